"""What else is printed on a layout: starting pieces of the beginner island, trade roads and outlines of maps."""

from functools import cache

import msgspec

from . import layouts
from .parts import Harbour
from .topology import topology


class StartPiece(msgspec.Struct, frozen=True):
    """A settlement with its road; one with a letter pays a card for each hex it touches."""

    colour: str
    corner: int
    road: int
    letter: str = ""


class Chart(msgspec.Struct, frozen=True):
    """The picture of a map: roads with a trade right, the canal from corner to corner, the coast to be drawn."""

    trade_roads: tuple[Harbour, ...]
    canal: tuple[int, ...]
    outline: tuple[tuple[float, float], ...]


@cache
def starting_pieces(layout: str, seats: int = 0) -> tuple[StartPiece, ...]:
    """The printed starting pieces of all colours that play with so many seats; most layouts have none."""
    own, graph = layouts.layout(layout), topology(layout)
    return tuple(
        StartPiece(
            spot.colour,
            graph.corner_at(graph.hex_at(*spot.corner[:2]), spot.corner[2]),
            graph.edge_at(graph.hex_at(*spot.road[:2]), spot.road[2]),
            spot.letter,
        )
        for spot in own.start
        if spot.colour not in own.left_out.get(seats, [])
    )


@cache
def chart(layout: str) -> Chart:
    """What the map of this name shows beyond its hexes and sites; empty for islands."""
    own, graph = layouts.layout(layout), topology(layout)
    return Chart(
        tuple(Harbour(graph.edge_at(graph.hex_at(q, r), side), kind) for q, r, side, kind in own.trade),
        tuple(graph.corner_at(graph.hex_at(q, r), name) for q, r, name in own.canal),
        tuple(own.outline),
    )
