"""What is done with dice that lie open for everybody."""

from __future__ import annotations

from game.dice.table import DiceGame
from game.engine import Action


class Deed(Action, frozen=True, array_like=True):
    """Something the dice allow or not: as everybody sees them, even public menus leave out what cannot be done."""

    @classmethod
    def concerns(cls, g: DiceGame, seat: int) -> bool:
        asked = [prompt for prompt in g.prompts if prompt.seat == seat and prompt.kind in cls.during]
        return any(cls.available(g, seat, prompt) for prompt in asked)
