"""Cards turned over this year, and roads that an earthquake damaged."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from game.core.turn import next_present
from game.table import Island


class State(Struct):
    """`drawn` is the open pile in its order; `damaged` are edges."""

    drawn: list[str] = []
    year: int = 1
    damaged: list[int] = []


def of(g: Island) -> State:
    return cast(State, g.ext["event_cards"])


def own_damaged(g: Island, seat: int) -> list[int]:
    """Edges of a seat's damaged roads."""
    damaged = of(g).damaged
    return [edge for edge in damaged if g.table.roads[edge].seat == seat] if damaged else []


def own_intact(g: Island, seat: int) -> list[int]:
    """Edges of a seat's undamaged roads, the earliest built first."""
    damaged = of(g).damaged
    return [edge for edge, road in g.table.roads.items() if road.seat == seat and edge not in damaged]


def left_neighbour(g: Island, seat: int) -> int:
    """The next in turn order who is still there (EVT-D11)."""
    return next_present(g, (seat + 1) % g.rules.players)
