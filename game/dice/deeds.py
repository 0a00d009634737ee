"""What is done with dice that lie open for everybody."""

from __future__ import annotations

from game.dice.table import DiceGame
from game.engine import Action


class Deed(Action, frozen=True, array_like=True):
    """Something the dice allow or not: as everybody sees them, even public menus leave out what cannot be done."""

    @classmethod
    def concerns(cls, g: DiceGame, seat: int) -> bool:
        return any(cls.available(g, seat, prompt) for prompt in g.prompts_of(seat) if prompt.kind in cls.during)
