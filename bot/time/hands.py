"""Who held which seat, from when to when, and by whose decision: written down with every change of hands.

Everybody can read it, and whoever comes back is told who had their cards before their eyes meanwhile.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.clock import DAY, SECOND
from bot.names import shown
from bot.seated import Change, Seated
from bot.speech import Speech
from game.engine import Refused

PASSING = ("own", "time_up", "back")
MOST = 60  # changes kept between a person and their own stand-in; those between people are all kept
LONG = 7 * DAY  # a seat stood in for so long waits for nobody any more


class Spell(NamedTuple):
    """A time during which a seat was in somebody's hands; `until` is 0 while it still is."""

    user: int
    name: str
    since: int
    until: int


def noted(table: Seated, change: Change) -> tuple[Change, ...]:
    """All changes of hands with one more; of those to a stand-in and back only the last."""
    changes = (*table.meta.changes, change)
    passing = [c for c in changes if 0 in (c.user, c.old_user) and c.why in PASSING]
    gone = set(map(id, passing[:-MOST]))
    return tuple(c for c in changes if id(c) not in gone)


def spells(table: Seated, seat: int) -> list[Spell]:
    """In whose hands a seat was, oldest first; of a seat that never changed hands none."""
    own = [c for c in table.meta.changes if c.seat == seat]
    if not own:
        return []
    first = Spell(own[0].old_user, own[0].old, table.record.started_at or table.record.created_at, own[0].at)
    ends = [*(c.at for c in own[1:]), 0]
    return [first, *(Spell(c.user, c.name, c.at, end) for c, end in zip(own, ends, strict=True))]


def held(table: Seated, user: int) -> set[int]:
    """The seats somebody has, or once had, in their hands."""
    now = table.seat_of(user)
    then = {c.seat for c in table.meta.changes if user in (c.user, c.old_user)}
    return then if now is None else then | {now}


def deserted(table: Seated, seat: int, now: int) -> bool:
    """No person sits there, or none has for long."""
    if table.user_at(seat) is None:
        return True
    last = next((c for c in reversed(table.meta.changes) if c.seat == seat), None)
    return table.is_automatic(seat) and last is not None and now - last.at >= LONG


def seat_for(table: Seated, user: int) -> int:
    """The seat of a person; Refused in words for those who only watch, or whose seat has changed hands."""
    seat = table.seat_of(user)
    if seat is not None:
        return seat
    lost = next((c for c in reversed(table.meta.changes) if c.old_user == user), None)
    if lost is None:
        raise Refused("not_seated")
    holder = spells(table, lost.seat)[-1]
    kind = "person" if holder.user else "automatic"
    raise Refused("seat_given", who=shown(holder.name), kind=kind, why=lost.why, since=moment(lost.at))


# --- in words --------------------------------------------------------------------------------------------------------


def moment(at: int) -> str:
    """A time as each reader's Discord writes it."""
    return f"<t:{at // SECOND}:f>"


def meanwhile(speech: Speech, table: Seated, seat: int, user: int) -> list[str]:
    """For somebody who is back: in whose hands the seat was since they had it before."""
    past = spells(table, seat)[:-1]
    mine = [i for i, spell in enumerate(past) if spell.user == user]
    return [_line(speech, "hands-yours", spell) for spell in past[mine[-1] + 1 :]] if mine else []


def changes(speech: Speech, table: Seated) -> list[str]:
    """For everybody: what went from hand to hand in this game."""
    lines = []
    for seat in range(len(table.seats)):
        lines += [_line(speech, "hands-seat", spell, seat=seat + 1) for spell in spells(table, seat)]
    return lines


def _line(speech: Speech, key: str, spell: Spell, seat: int = 0) -> str:
    given = {"who": shown(spell.name), "kind": "person" if spell.user else "automatic"}
    until = moment(spell.until) if spell.until else ""
    return speech.say(key, since=moment(spell.since), until=until, ended="yes" if until else "no", seat=seat, **given)
