"""Questions about the island: what is land, what stands where. Derived facts are remembered until the board changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.table import Building, Island, Site

DESERTS = ("desert", "swamp")


def touch(g: Island, roads_of: Iterable[int] = (), *, roads_only: bool = False) -> None:
    """The board changed: forget what was derived from it, and road lengths of these seats.

    Facts of the ground alone are kept for as long as no hex sinks, facts of buildings if only roads changed.
    """
    g.table.version += 1
    g.unsettled = True
    lengths, ground, sited = g.memo.get("lengths", {}), ground_memo(g), g.memo.get("sited")
    for seat in roads_of:
        lengths.pop(seat, None)
    g.memo.clear()
    g.memo["lengths"] = lengths
    if ground["alive"] == sum(g.table.alive):
        g.memo["ground"] = ground
        if roads_only and sited is not None:
            g.memo["sited"] = sited


def points_changed(g: Island) -> None:
    """Points or what awards measure changed, but nothing on the board: awards and win are looked at again."""
    g.memo.pop("awarded", None)
    g.memo.pop("points", None)
    g.unsettled = True


def ground_memo(g: Island) -> dict[str, Any]:
    """What is derived from the living hexes alone."""
    ground: dict[str, Any] | None = g.memo.get("ground")
    if ground is None:
        ground = g.memo["ground"] = {"alive": sum(g.table.alive)}
    return ground


def sited_memo(g: Island) -> dict[Any, Any]:
    """What is derived from hexes and buildings, whatever roads there are."""
    sited: dict[Any, Any] | None = g.memo.get("sited")
    if sited is None:
        sited = g.memo["sited"] = {}
    return sited


def is_hex(g: Island, hex: int) -> bool:
    return 0 <= hex < len(g.table.alive) and g.table.alive[hex]


def is_corner(g: Island, corner: int) -> bool:
    return 0 <= corner < len(g.rules.topology.corners) and corner in live_corners(g)


def is_edge(g: Island, edge: int) -> bool:
    return 0 <= edge < len(g.rules.topology.edges) and edge in live_edges(g)


def live_hexes(g: Island) -> list[int]:
    return [hex for hex, alive in enumerate(g.table.alive) if alive]


def live_corners(g: Island) -> frozenset[int]:
    return _live(g, "corners", g.rules.topology.hex_corners)


def live_edges(g: Island) -> frozenset[int]:
    return _live(g, "edges", g.rules.topology.hex_edges)


def _live(g: Island, name: str, of_hex: tuple[tuple[int, ...], ...]) -> frozenset[int]:
    ground = ground_memo(g)
    if name not in ground:
        ground[name] = frozenset(place for hex in live_hexes(g) for place in of_hex[hex])
    found: frozenset[int] = ground[name]
    return found


def deserts(g: Island) -> list[int]:
    """The hexes every rule means by "the desert"."""
    return [hex for hex in live_hexes(g) if g.table.terrain[hex] in DESERTS]


def buildings_at(g: Island, hex: int) -> list[tuple[int, Building]]:
    buildings = g.table.buildings
    return [(c, buildings[c]) for c in g.rules.topology.hex_corners[hex] if c in buildings]


def sites(g: Island, number: int) -> list[Site]:
    """One entry per building beside an unrobbed hex with this number."""
    t = g.table
    hexes = [h for h, token in enumerate(t.tokens) if token == number and t.alive[h] and h != t.robber]
    return [Site(h, c, b.seat, b.size) for h in hexes for c, b in buildings_at(g, h)]


def harbour_corners(g: Island) -> dict[int, str]:
    """The corners of all harbours and their kinds; one that lost its land is gone from the table."""
    ground = ground_memo(g)
    if "harbours" not in ground:
        ground["harbours"] = _harbour_corners(g)
    corners: dict[int, str] = ground["harbours"]
    return corners


def _harbour_corners(g: Island) -> dict[int, str]:
    ends = g.rules.topology.edge_corners
    return {corner: harbour.kind for harbour in g.table.harbours for corner in ends[harbour.edge]}


CHANCES = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


def chances(g: Island, corner: int) -> int:
    """How many of 36 throws bring something to a corner."""
    t = g.table
    return sum(CHANCES[t.tokens[hex]] for hex in g.rules.topology.corner_hexes[corner] if t.alive[hex])
