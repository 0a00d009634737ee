"""What the dice game chooses: a die, several of them, a symbol or a joker of the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bot.arguments.base import ArgumentType, Listed, Numbered, Offered, parts, read_number
from game.engine import Argument

if TYPE_CHECKING:
    from bot.seated import Seated
    from bot.speech import Speech
    from bot.widgets.wish import Wish


class Dice(Listed):
    """Dice to keep, by number."""

    several: ClassVar[bool] = True

    def typed(self, speech: Speech, table: Seated, text: str) -> list[int]:
        return [read_number(part) for part in parts(text)]

    def offered(self, speech: Speech, wish: Wish, argument: Argument) -> list[Offered]:
        dice = wish.table.family.dice(wish.table.view(wish.seat), wish.seat)
        return [Offered(speech.value("die", die, seat=wish.seat), str(die)) for die in dice]


class Symbol(ArgumentType[str]):
    """A place of the sheet by its label."""

    def typed(self, speech: Speech, table: Seated, text: str) -> str:
        return text[:8].replace(" ", "").capitalize()


TYPES = (Numbered("die"), Dice("dice"), Symbol("symbol"), Symbol("joker"))
