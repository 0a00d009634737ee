"""What the canal keeps: which pairs of towns were paid to whom, and whose token is in use."""

from __future__ import annotations

from msgspec import Struct

from game.table import Island

TOKEN = "canal"
GIVEN = 2  # cards for one
NOBODY = -1


class State(Struct):
    """Paid pairs of towns by seat, the lower corner first; the seat whose token is in use in this part of the game."""

    paid: list[list[tuple[int, int]]] = []
    in_use: int = NOBODY
    exchanged: int = 0  # how often it was exchanged with it


def of(g: Island) -> State:
    state: State = g.ext["erie_canal"]  # type: ignore[assignment]
    return state


def held(g: Island, seat: int) -> int:
    """Canal tokens before a seat, one in use included: it goes back when the turn ends."""
    return g.table.hands[seat][g.rules.index[TOKEN]]


def unused(g: Island, seat: int) -> int:
    return held(g, seat) - (of(g).in_use == seat)
