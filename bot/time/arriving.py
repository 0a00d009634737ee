"""Somebody is here again: by a tap that says so, or simply by making a move."""

from __future__ import annotations

from msgspec import structs

from bot.seated import Chronicle, Seated
from bot.store import Action as Transaction
from bot.time.seats import OWN, agree, return_to
from bot.time.vacation import back
from game.engine import Refused


def welcome(tx: Transaction, table: Seated, seat: int) -> Seated:
    """They say so: their stand-in goes, or their vacation ends."""
    if table.seats[seat].stand_in is not None:
        return return_to(tx, table, seat)
    if str(seat) in table.meta.away:
        return back(tx, table, seat)
    raise Refused("nobody_stands_in")


def arrive(tx: Transaction, table: Seated, user_id: int | None) -> Seated:
    """Whoever makes a move is back: their stand-in, and votes about their silence, go in the same transaction."""
    seat = table.seat_of(user_id) if user_id is not None else None
    if seat is None:
        return table
    if str(seat) in table.chronicle.silent:
        table = table.after(table.record.version, chronicle=_heard(table.chronicle, seat))
    if table.seats[seat].stand_in is not None:
        return return_to(tx, table, seat)
    if str(seat) in table.meta.away:
        table = back(tx, table, seat)
    kept = tuple(b for b in table.meta.ballots if b.seat != seat or b.what == "kick" or b.word == OWN.why)
    return table if kept == table.meta.ballots else agree(tx, table, ballots=kept)


def noticed(tx: Transaction, table: Seated, user_id: int | None) -> Seated:
    """They have just done something at this table."""
    seat = table.seat_of(user_id) if user_id is not None else None
    if seat is None:
        return table
    chronicle = structs.replace(table.chronicle, heard={**table.chronicle.heard, str(seat): tx.now})
    return table.after(table.record.version, chronicle=chronicle)


def _heard(chronicle: Chronicle, seat: int) -> Chronicle:
    return structs.replace(chronicle, silent={s: turn for s, turn in chronicle.silent.items() if s != str(seat)})
