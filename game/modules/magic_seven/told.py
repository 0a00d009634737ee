"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact
from game.modules.development.told import BySeat

# fmt: off

class WizardInvites(Fact): seat: int; n: int; topic = "magic_seven"
class MagicTooFew(Fact): topic = "magic_seven"
class MagicCard(BySeat): topic = "magic_seven"
