"""Who is at the table: the one place that everything asks (automatic players, messages, reminders, clocks, votes).

A table advances only while at least one present person sits at it; else it rests: nothing is played, drawn or due until
somebody comes back. What a table is about to do is never decided by looking at seats anywhere else.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bot.clock import MINUTE

if TYPE_CHECKING:
    from bot.seated import Seated


LATELY = 3 * MINUTE
EVERYBODY = -1  # among those somebody has muted: the whole table


class Presence(StrEnum):
    """How a seat is taken."""

    HERE = "here"
    AWAY = "away"  # on vacation
    STOOD_IN = "stood_in"  # its limit passed, or the table voted, or its person asked for it
    AUTOMATIC = "automatic"
    LEFT = "left"


def presence(table: Seated, seat: int) -> Presence:
    """How a seat is taken now."""
    if table.game is not None and seat in table.game.gone:
        return Presence.LEFT
    who = table.seats[seat]
    if who.user_id is None:
        return Presence.AUTOMATIC
    if who.stand_in is not None:
        return Presence.STOOD_IN
    return Presence.AWAY if str(seat) in table.meta.away else Presence.HERE


def present(table: Seated) -> list[int]:
    """The seats of those who are here."""
    return [s.seat for s in table.seats if presence(table, s.seat) is Presence.HERE]


def active(table: Seated, seat: int, now: int) -> bool:
    """Is somebody here who has done something at this table in the last minutes?"""
    return presence(table, seat) is Presence.HERE and now - table.chronicle.heard.get(str(seat), -LATELY) < LATELY


def hears(table: Seated, user: int, by: int | None) -> bool:
    """May somebody be called to this table, by what a seat has offered or by anything else?"""
    muted = table.meta.muted.get(str(table.seat_of(user)), ())
    return EVERYBODY not in muted and by not in muted


def resting(table: Seated) -> bool:
    """Nobody is here, so nothing happens."""
    return table.playing and table.game is not None and not present(table)


def still(table: Seated) -> bool:
    """Nothing may happen by itself: the game has not begun or is over, is paused, or rests."""
    return not table.playing or table.paused or resting(table)
