"""Stand-ins: by the clock, by a vote of the others, by the host; and the way back with one tap."""

from __future__ import annotations

import msgspec

from bot.router import Call, Router
from bot.seated import Seated, Silence, packed
from bot.store import Action as Transaction
from bot.store import Seat
from game.engine import Event, Refused

STAND_IN = "cautious"


def register(router: Router) -> None:
    """Answer for the buttons of votes and returns."""
    router.verbs |= {"back": back, "vote": vote}


def stand_in(tx: Transaction, table: Seated, seat: int, why: str) -> Seated:
    """An automatic player sits in for a person until they return; one line says so."""
    if table.user_at(seat) is None or table.is_automatic(seat):
        raise Refused("stale_button")
    after = _with_seat(tx, table, msgspec.structs.replace(table.seats[seat], stand_in=STAND_IN))
    silence = {s: vote for s, vote in after.meta.silence.items() if s != str(seat)}
    return _tell(tx, _with_silence(tx, after, silence), Event("stand_in", {"seat": seat, "why": why}))


def return_to(tx: Transaction, table: Seated, seat: int) -> Seated:
    """The person plays again."""
    if table.seats[seat].stand_in is None:
        raise Refused("nobody_stands_in")
    after = _with_seat(tx, table, msgspec.structs.replace(table.seats[seat], stand_in=None))
    return _tell(tx, after, Event("came_back", {"seat": seat}))


def substitute(tx: Transaction, table: Seated, seat: int, user_id: int, name: str) -> Seated:
    """Somebody else takes a seat over for good, in the middle of a game."""
    if table.seat_of(user_id) is not None:
        raise Refused("already_seated")
    old = table.names[seat]
    names = tuple(name if i == seat else n for i, n in enumerate(table.names))
    meta = msgspec.structs.replace(table.meta, names=names)
    tx.save(meta=packed(meta))
    after = _with_seat(tx, table.after(table.record.version, meta=meta), Seat(seat, user_id=user_id))
    return _tell(tx, after, Event("substituted", {"seat": seat, "old": old}))


# --- the vote --------------------------------------------------------------------------------------------------------


def open_vote(tx: Transaction, table: Seated, seat: int, prompt: int) -> Seated:
    """The others may vote from now on, until the question is answered."""
    return _with_silence(tx, table, {**table.meta.silence, str(seat): Silence(prompt)})


def vote_about(table: Seated, seat: int) -> Silence | None:
    """The vote about a seat, if its question is still open."""
    silence = table.meta.silence.get(str(seat))
    if silence is None or not table.playing or table.is_automatic(seat):
        return None
    return silence if any(p.id == silence.prompt for p in table.island.waiting_for()) else None


def voters(table: Seated, seat: int) -> list[int]:
    """The people who may vote about a silent seat."""
    return [s.user_id for s in table.seats if s.user_id is not None and s.seat != seat and s.stand_in is None]


def cast(tx: Transaction, table: Seated, seat: int, user_id: int) -> Seated:
    """One voice for a stand-in; with more than half of the others it sits down."""
    silence, allowed = vote_about(table, seat), voters(table, seat)
    if silence is None:
        raise Refused("stale_button")
    if user_id not in allowed:
        raise Refused("not_your_vote")
    voices = tuple(dict.fromkeys((*silence.voices, user_id)))
    missing = len(allowed) // 2 + 1 - len([v for v in voices if v in allowed])
    if missing <= 0:
        return stand_in(tx, table, seat, "vote")
    after = _with_silence(tx, table, {**table.meta.silence, str(seat): Silence(silence.prompt, voices)})
    return _tell(tx, after, Event("voted_stand_in", {"seat": seat, "n": missing}))


def _with_silence(tx: Transaction, table: Seated, silence: dict[str, Silence]) -> Seated:
    meta = msgspec.structs.replace(table.meta, silence=silence)
    tx.save(meta=packed(meta))
    return table.after(table.record.version, meta=meta)


# --- what the buttons do ---------------------------------------------------------------------------------------------


async def back(call: Call) -> None:
    """I am back."""
    table, seat = await call.seat()
    await call.answer.hold()
    await call.bot.sessions.change(
        table.id, lambda tx, now: return_to(tx, now, seat), interaction_id=call.interaction.id
    )
    await call.answer.done()


async def vote(call: Call) -> None:
    """Let a stand-in play for the seat named by the button."""
    table, _ = await call.seat()
    text = call.press.extra
    seat = int(text) if text.isascii() and text.isdigit() and int(text) < len(table.seats) else -1
    if seat < 0:
        raise Refused("stale_button")
    await call.answer.hold()
    await call.bot.sessions.change(
        table.id, lambda tx, now: cast(tx, now, seat, call.user), interaction_id=call.interaction.id
    )
    await call.answer.done()


def _with_seat(tx: Transaction, table: Seated, seat: Seat) -> Seated:
    seats = tuple(seat if s.seat == seat.seat else s for s in table.seats)
    tx.seats(list(seats))
    return table.after(table.record.version, seats=seats)


def _tell(tx: Transaction, table: Seated, event: Event) -> Seated:
    """A line of the table message, though no part of the rules."""
    chronicle = table.chronicle.adding(table.turn_key, [event])
    tx.save(history=packed(chronicle))
    return table.after(table.record.version, chronicle=chronicle)
