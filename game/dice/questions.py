"""What a player is asked in a turn; what the silent do leads back to the actions, which ask again."""

from __future__ import annotations

from typing import ClassVar

from game.dice.best import best_set
from game.dice.table import DiceGame
from game.engine import Action, Question


class FirstRoll(Question, tag="first_roll"):
    turn: ClassVar[bool] = True

    def default(self, g: DiceGame) -> Action:
        from game.dice.rolling import Roll

        return Roll(self.seat)


class Rolling(Question, tag="rolling"):
    turn: ClassVar[bool] = True
    left: int

    def default(self, g: DiceGame) -> Action:
        from game.dice.rolling import Stop

        return Stop(self.seat)


class BuildingPhase(Question, tag="building"):
    turn: ClassVar[bool] = True

    def default(self, g: DiceGame) -> Action:
        """The next symbol of the best set that can be built with the dice as they lie, else the end of the turn."""
        from game.dice.building import Build
        from game.dice.rolling import EndTurn

        chosen = best_set(g, self.seat)
        return Build(self.seat, chosen[0]) if chosen else EndTurn(self.seat)
