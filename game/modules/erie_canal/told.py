"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact

# fmt: off

class CanalExchanged(Fact): seat: int; give: dict[str, int]; get: dict[str, int]; topic = "erie_canal"
class CanalLinked(Fact): seat: int; town: str; beyond: str; topic = "erie_canal"
class CanalUnpaid(Fact): seat: int; town: str; beyond: str; topic = "erie_canal"
class CanalUsed(Fact): seat: int; topic = "erie_canal"
