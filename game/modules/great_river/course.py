"""Where a river can run, and what lies on its banks."""

from __future__ import annotations

from game.board import Topology, spiral_starts
from game.core.land import ground_memo
from game.table import Island

SWAMP, HILLS, MOUNTAINS = "swamp", "river_hills", "river_mountains"
RIVER = (SWAMP, HILLS, MOUNTAINS)


def courses(graph: Topology) -> list[dict[int, str]]:
    """Mouth at a coast hex with two sea edges, hills inland beside it, the spring straight on or in the middle."""
    mouths = sorted(set(graph.rings[0]) - set(spiral_starts(graph)))
    inner = {hex for ring in graph.rings[1:] for hex in ring}
    return [
        {swamp: SWAMP, hills: HILLS, spring: MOUNTAINS}
        for swamp in mouths
        for hills in sorted(inner.intersection(graph.hex_neighbours[swamp]))
        for spring in sorted(inner.intersection(graph.hex_neighbours[hills]).difference(graph.hex_neighbours[swamp]))
        if spring == graph.hex_at(0, 0) or spring == _straight_on(graph, swamp, hills)
    ]


def _straight_on(graph: Topology, first: int, second: int) -> int | None:
    (aq, ar), (bq, br) = graph.hex_axial[first], graph.hex_axial[second]
    at = (2 * bq - aq, 2 * br - ar)
    return graph.hex_at(*at) if at in graph.hex_axial else None


def river(g: Island) -> list[int]:
    """The three hexes from the mouth to the spring."""
    return [g.table.terrain.index(kind) for kind in RIVER]


def banks(g: Island) -> tuple[frozenset[int], frozenset[int], int]:
    """Edges and corners of the river hexes, and the mouth: the swamp's corner between its two sea edges."""
    ground = ground_memo(g)
    if "river" not in ground:
        graph, hexes = g.rules.topology, river(g)
        edges = frozenset(e for hex in hexes for e in graph.hex_edges[hex])
        corners = frozenset(c for hex in hexes for c in graph.hex_corners[hex])
        mouth = next(c for c in graph.hex_corners[hexes[0]] if len(graph.corner_hexes[c]) == 1)
        ground["river"] = (edges, corners, mouth)
    found: tuple[frozenset[int], frozenset[int], int] = ground["river"]
    return found


def gold(g: Island, seat: int) -> int:
    """A pure function of the board: own roads and buildings on the banks, one more at the mouth (RIV-06)."""
    edges, corners, mouth = banks(g)
    t = g.table
    roads = sum(road.seat == seat for edge, road in t.roads.items() if edge in edges)
    buildings = [corner for corner, b in t.buildings.items() if b.seat == seat and corner in corners]
    return roads + len(buildings) + (mouth in buildings)


def brings(g: Island, item: str, place: int, how: str) -> int:
    """The gold of something just built; a city where a settlement stood brings no more."""
    edges, corners, mouth = banks(g)
    if item == "road":
        return int(place in edges)
    new = item == "settlement" or (item == "city" and how == "found")
    return int(new and place in corners) + int(new and place == mouth)
