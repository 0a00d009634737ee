"""Players: one of them, several of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar

from discord import PartialEmoji

from bot.arguments.base import Listed, Numbered, Offered
from bot.names import folded
from game.engine import Action, Argument, Refused

if TYPE_CHECKING:
    from bot.seated import Seated
    from bot.speech import Speech
    from bot.widgets.wish import Wish

ALL = -1


class Seat(Numbered):
    """One player; -1 is everybody, or nobody."""

    blank: ClassVar[object] = ALL

    def typed(self, speech: Speech, table: Seated, text: str) -> int:
        everybody = ("all", "nobody", speech.say("everybody").casefold(), speech.say("nobody").casefold(), "-1")
        if text.casefold() in everybody:
            return ALL
        seats = read_seats(table, text)
        if len(seats) != 1:
            raise Refused("bad_target")
        return seats[0]

    def said(self, speech: Speech, value: int, action: type[Action] | None) -> str:
        if value == ALL:
            return speech.say("everybody" if action is not None and action.by == "anyone" else "nobody")
        return speech.name(value)

    def sign(self, speech: Speech, value: int) -> PartialEmoji | None:
        return speech.icons.emoji(f"seat_{speech.colour(value)}") if value >= 0 else None

    def offered(self, speech: Speech, wish: Wish, argument: Argument) -> list[Offered]:
        return others(wish)


class Seats(Listed):
    """Several players; none are all."""

    several: ClassVar[bool] = True

    def typed(self, speech: Speech, table: Seated, text: str) -> list[int]:
        return [] if folded(text) in ("all", folded(speech.say("everybody"))) else read_seats(table, text)

    def said(self, speech: Speech, value: Collection[int], action: type[Action] | None) -> str:
        return speech.words.listed([speech.name(seat) for seat in value]) or speech.say("everybody")

    def offered(self, speech: Speech, wish: Wish, argument: Argument) -> list[Offered]:
        return others(wish)


def others(wish: Wish) -> list[Offered]:
    game = wish.table.island
    return [Offered(wish.table.names[s], str(s)) for s in game.seats if s != wish.seat and s not in game.gone]


def read_seats(table: Seated, text: str) -> list[int]:
    """Players by name, beginning of a name, colour, mention or number of their seat."""
    found = []
    for part in (p.strip() for p in text.replace(";", ",").split(",")):
        seat = _one_seat(table, part)
        if seat is None:
            raise Refused("unknown_player", text=part[:20])
        if seat not in found:
            found.append(seat)
    return found


def _one_seat(table: Seated, text: str) -> int | None:
    wanted = text.casefold().removeprefix("@")
    if wanted.isascii() and wanted.isdigit() and int(wanted) < len(table.names):
        return int(wanted)
    mentioned = wanted.strip("<@!>")
    if mentioned.isascii() and mentioned.isdigit():
        return table.seat_of(int(mentioned))
    names = [name.casefold() for name in table.names]
    if wanted in names:
        return names.index(wanted)
    colours = list(table.island.table.colours)
    if wanted in colours:
        return colours.index(wanted)
    begins = [i for i, name in enumerate(names) if wanted and name.startswith(wanted)]
    return begins[0] if len(begins) == 1 else None


TYPES = (Seat("seat"), Seats("seats"))
