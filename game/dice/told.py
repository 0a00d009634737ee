"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact

# fmt: off

class SymbolBuilt(Fact): seat: int; item: str; symbol: str; topic = "dice_building"; thing = "item"
class FinalScore(Fact): seat: int; points: int; topic = "dice_game"
class TurnScored(Fact): seat: int; points: int; box: int; built: bool = True; topic = "dice_game"
class JokerUsed(Fact): seat: int; joker: str; give: str; get: str; topic = "dice_joker"
class DiceRolled(Fact): seat: int; cards: dict[str, int]; n: int; roll: int; size: int; topic = "dice_rolling"
class GoldExchanged(Fact): seat: int; get: str; topic = "dice_gold"
