"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact

# fmt: off

class FishCaught(Fact): seat: int; n: int; topic = "fish"; only_for = ("seat",)
class FishFirst(Fact): seat: int; n: int; topic = "fish"
class BootDrawn(Fact): seat: int; topic = "old_boot"; thing = "look-boot"
class BootGiven(Fact): seat: int; other: int; topic = "old_boot"
class FishSpent(Fact): seat: int; n: int; lost: int; topic = "using_fish"
class RobberFished(Fact): seat: int; topic = "using_fish"
class FishResource(Fact): seat: int; card: str; topic = "using_fish"
