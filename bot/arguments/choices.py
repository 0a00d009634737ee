"""Words: one of a few, or any; numbers; offers by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from discord import PartialEmoji

from bot.arguments import type_of
from bot.arguments.base import ArgumentType, Numbered, Offered
from bot.names import folded
from game.engine import Action, Argument, Refused
from game.table import Island, Offer, Standing

if TYPE_CHECKING:
    from bot.seated import Seated
    from bot.speech import Speech
    from bot.widgets.wish import Wish


class Option(ArgumentType[str]):
    """One of a few words, which the argument declares."""

    def said(self, speech: Speech, value: str, action: type[Action] | None) -> str:
        return speech.say(f"value-{value}")

    def sign(self, speech: Speech, value: str) -> PartialEmoji | None:
        return speech.icons.emoji(value)

    def offered(self, speech: Speech, wish: Wish, argument: Argument) -> list[Offered]:
        """Those that are legal with something blank for each argument before this one."""
        earlier = wish.kind.arguments()[: wish.kind.argument_names().index(argument.name)]
        before = {a.name: wish.args.get(a.name, type_of(a.type).blank) for a in earlier}
        known = wish.kind.choices(wish.table.view(wish.seat), wish.seat, wish.prompt, before) or ()
        return [Offered(speech.value(self.name, value), str(value)) for value in known]


class Until(ArgumentType[str]):
    """When a standing offer ends: in the words that are suggested, or as the number of a turn."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.hint = "text"

    def typed(self, speech: Speech, table: Seated, text: str) -> str:
        own, withdrawn = folded(speech.say("until-own-turn")), folded(speech.say("until-withdrawn"))
        known = {own: "own_turn", "own turn": "own_turn", withdrawn: "", "": ""}
        number = text.removeprefix("#")
        if folded(text) in known:
            return known[folded(text)]
        if number.isascii() and number.isdigit() and len(number) <= 4:
            return number
        raise Refused("unclear_end", text=text[:20])


class Number(Numbered):
    """A plain number."""

    blank: ClassVar[object] = 1
    inflected: ClassVar[bool] = True


class OfferNumber(Numbered):
    """An open offer by its number, told by its sides."""

    in_forms: ClassVar[bool] = False

    def said(self, speech: Speech, value: int, action: type[Action] | None) -> str:
        assert speech.table is not None
        for offer in self.open(speech.table.isle):
            if offer.id == value:
                line = "call-line" if getattr(offer, "closing", "") == "call" else "offer-line"
                return speech.say(line, name=speech.name(offer.maker), give=offer.give, get=offer.get)
        return speech.say("offer-gone")

    def open(self, game: Island) -> Sequence[Offer | Standing]:
        return game.table.offers


class StandingNumber(OfferNumber):
    """A standing offer by its number."""

    def open(self, game: Island) -> Sequence[Offer | Standing]:
        return game.settings.standing


TYPES = (
    Until("until"),
    Option("option"),
    ArgumentType[str]("text"),
    Number("number"),
    OfferNumber("offer"),
    StandingNumber("standing"),
)
