"""How high the water stands at each hex."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from game.core.facts import facts
from game.core.land import DESERTS, live_hexes
from game.table import Island


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """Storm markers in the box, how many sink a hex, and how many sunken hexes end the game."""

    markers: int
    coast_sinks_at: int
    inner_sinks_at: int
    ends_at: dict[int, int]  # by players


FACTS = facts("atlantis", Facts)


class State(Struct):
    """Markers of each hex, sunken hexes in their order, and all that are or were coastal, the first ones first."""

    markers: list[int] = []
    sunk: list[int] = []
    coastal: list[int] = []


def of(g: Island) -> State:
    return cast(State, g.ext["atlantis"])


def sinks_at(g: Island, hex: int) -> int:
    """Markers that sink a hex: fewer for one that lay inside at the start (ATL-16)."""
    return FACTS.coast_sinks_at if hex in g.rules.topology.rings[0] else FACTS.inner_sinks_at


def about_to_sink(g: Island, hex: int) -> bool:
    """One marker short of it (ATL-27)."""
    return of(g).markers[hex] == sinks_at(g, hex) - 1


def is_coastal(g: Island, hex: int) -> bool:
    """One of its sides lies at the frame or at a sunken space (ATL-09)."""
    topology, alive = g.rules.topology, g.table.alive
    around = topology.hex_neighbours[hex]
    return len(around) < len(topology.hex_edges[hex]) or not all(alive[other] for other in around)


def note_coast(g: Island) -> None:
    """Add the hexes that became coastal."""
    known = of(g).coastal
    known += [hex for hex in live_hexes(g) if hex not in known and is_coastal(g, hex)]


def peril(g: Island, corner: int) -> float:
    """How far the water has come to take a corner: 0 at a desert, 1 where the next storm does it."""
    t, share = g.table, 1.0
    for hex in g.rules.topology.corner_hexes[corner]:
        if t.alive[hex]:
            share *= 0.0 if t.terrain[hex] in DESERTS else (of(g).markers[hex] + 1) / sinks_at(g, hex)
    return share
