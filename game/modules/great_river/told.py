"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact

# fmt: off

class RiverGold(Fact): seat: int; cards: dict[str, int]; total: int; points: int; each: int; topic = "great_river"
