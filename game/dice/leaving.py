"""Leaving for good: turns are skipped, the sheet stays (DICE-D18)."""

from __future__ import annotations

from typing import ClassVar

from game.dice.points import end
from game.dice.table import DiceGame, Throw
from game.dice.turn import next_turn
from game.engine import Action, Question
from game.engine.game import Result
from game.engine.told import Left


class Leave(Action, frozen=True, array_like=True):
    """Leave the game for good; the sheet stays, with any award on it."""

    key: ClassVar[str] = "leave"
    by: ClassVar[str] = "anyone"
    final: ClassVar[bool] = True
    group: ClassVar[str] = "game"
    listed: ClassVar[bool] = False

    def apply(self, g: DiceGame, prompt: Question | None) -> None:
        g.gone.append(self.seat)
        g.tell(Left(seat=self.seat))
        remaining = [seat for seat in g.seats if seat not in g.gone]
        if not remaining or (len(remaining) == 1 and g.rules.side.target):
            end(g, Result(tuple(remaining), "last_one" if remaining else "nobody_left"))
        elif own := g.prompts_of(self.seat):
            g.prompts.remove(own[0])
            _break_off(g, self.seat)


def _break_off(g: DiceGame, seat: int) -> None:
    """The turn of somebody who left; without a roll it was none and does not count (DICE-43)."""
    sheet = g.table.sheets[seat]
    if not sheet.throw.rolls:
        g.table.turn.number -= 1
    sheet.throw = Throw()
    next_turn(g, seat)
