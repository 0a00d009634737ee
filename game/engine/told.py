"""What every family of games tells."""

from __future__ import annotations

from game.engine.fact import Fact

# fmt: off

class Won(Fact):
    winners: list[int]; why: str; points: int = 0; goal: int = 0; other: int = -1; tie: str = ""; topic = "game"
class Left(Fact): seat: int; topic = "leaving"
class TurnBegan(Fact): seat: int; turn: int; topic = "turn"
class TurnEnded(Fact): seat: int; topic = "turn"
class TakenBack(Fact): seat: int; topic = "undo"
class AwardTaken(Fact):
    seat: int; award: str; other: int = -1; n: int = 0; counts: list[int] = []; topic = "game"; thing = "award"
