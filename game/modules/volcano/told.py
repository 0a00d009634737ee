"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact

# fmt: off

class LavaHarmless(Fact): corner: int; topic = "volcano"
class Erupted(Fact): die: int; corner: int; topic = "volcano"; shows = "corner"
