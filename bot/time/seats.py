"""Who plays a seat while its person is away, and whether anybody plays at all."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from bot.names import clean, distinct
from bot.seated import Seated, packed
from bot.store import Action as Transaction
from bot.store import Seat
from game.engine import Event, Refused

STAND_IN = "cautious"
INSTEAD = "steady"


def stand_in(tx: Transaction, table: Seated, seat: int, why: str) -> Seated:
    """An automatic player sits in for a person until they return; one line says so."""
    if table.user_at(seat) is None or table.is_automatic(seat):
        raise Refused("nobody_there")
    after = _with_seat(tx, table, structs.replace(table.seats[seat], stand_in=STAND_IN))
    return tell(tx, after, "stand_in", seat=seat, why=why)


def return_to(tx: Transaction, table: Seated, seat: int) -> Seated:
    """The person plays again."""
    if table.seats[seat].stand_in is None:
        raise Refused("nobody_stands_in")
    after = _with_seat(tx, table, structs.replace(table.seats[seat], stand_in=None))
    return tell(tx, after, "came_back", seat=seat)


def arrive(tx: Transaction, table: Seated, user_id: int | None) -> Seated:
    """Whoever makes a move is back: their stand-in goes in the same transaction."""
    seat = table.seat_of(user_id) if user_id is not None else None
    if seat is None or table.seats[seat].stand_in is None:
        return table
    return return_to(tx, table, seat)


def dismiss(tx: Transaction, table: Seated, seat: int) -> Seated:
    """Somebody is asked to leave; an automatic player takes the seat until a substitute comes."""
    if table.user_at(seat) is None:
        raise Refused("nobody_there")
    after = _without_plans(tx, _with_seat(tx, table, Seat(seat, automatic=INSTEAD)), seat)
    return tell(tx, after, "dismissed", seat=seat)


def substitute(tx: Transaction, table: Seated, seat: int, user_id: int, name: str) -> Seated:
    """Somebody else takes a seat over for good, in the middle of a game."""
    if table.seat_of(user_id) is not None:
        raise Refused("already_seated")
    if seat in table.island.gone:
        raise Refused("nobody_there")
    old, new = table.names[seat], distinct(clean(name), table.names)
    names = tuple(new if i == seat else n for i, n in enumerate(table.names))
    after = _without_plans(tx, agree(tx, table, names=names), seat)
    return tell(tx, _with_seat(tx, after, Seat(seat, user_id)), "substituted", seat=seat, old=old)


def pause(tx: Transaction, table: Seated) -> Seated:
    """Nobody plays and nothing is due until the game goes on."""
    if table.paused:
        raise Refused("paused")
    return tell(tx, agree(tx, table, paused=True), "paused")


def resume(tx: Transaction, table: Seated) -> Seated:
    """The game goes on, every wait begins anew."""
    if not table.paused:
        raise Refused("not_paused")
    return tell(tx, agree(tx, table, paused=False), "resumed")


# --- writing ---------------------------------------------------------------------------------------------------------


def agree(tx: Transaction, table: Seated, **changes: Any) -> Seated:
    """Write down something the table has agreed on."""
    meta = structs.replace(table.meta, **changes)
    tx.save(meta=packed(meta))
    return table.after(table.record.version, meta=meta, record={"meta": packed(meta)})


def tell(tx: Transaction, table: Seated, key: str, **args: Any) -> Seated:
    """A line of the table message, though no part of the rules."""
    chronicle = table.chronicle.adding(table.turn_key, [Event(key, args)])
    tx.save(history=packed(chronicle))
    return table.after(table.record.version, chronicle=chronicle)


def _with_seat(tx: Transaction, table: Seated, seat: Seat) -> Seated:
    seats = tuple(seat if s.seat == seat.seat else s for s in table.seats)
    tx.seats(list(seats))
    return table.after(table.record.version, seats=seats)


def _without_plans(tx: Transaction, table: Seated, seat: int) -> Seated:
    return agree(tx, table, plans={s: plans for s, plans in table.meta.plans.items() if s != str(seat)})
