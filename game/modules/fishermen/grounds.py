"""Where the fishing grounds lie (FSH-02, FSH-03, FSH-D2)."""

from __future__ import annotations

from game.modules.fishermen.state import FACTS, Ground
from game.table import Island

PURPOSE = "fishing_grounds"


def lay_grounds(g: Island) -> list[Ground]:
    """Free stretches of coast by lot, and a number by lot on each."""
    free, numbers, laid = stretches(g), list(FACTS.grounds), list[Ground]()
    while free and numbers:
        corners = free[g.chance.below(len(free), PURPOSE)]
        laid.append(Ground(corners, numbers.pop(g.chance.below(len(numbers), PURPOSE))))
        free = [other for other in free if not set(other) & set(corners)]
    return laid


def stretches(g: Island) -> list[tuple[int, int, int]]:
    """Three corners in a row on the coast whose two edges have no harbour; the second edge after a harbour first.

    Of longer stretches only every second one is taken, so that as many grounds as possible find a place.
    """
    topology, harbours = g.rules.topology, {harbour.edge for harbour in g.table.harbours}
    coast = [edge for edge, hexes in enumerate(topology.edge_hexes) if len(hexes) == 1 and edge not in harbours]
    left, found = set(coast), list[tuple[int, int, int]]()
    for edge in sorted(coast, key=lambda edge: (sum(n in left for n in _next(g, edge)), edge)):
        beside = sorted(n for n in _next(g, edge) if n in left)
        if edge in left and beside:
            (a, b), (c, d) = topology.edge_corners[edge], topology.edge_corners[beside[0]]
            (middle,) = {a, b} & {c, d}
            found.append((a + b - middle, middle, c + d - middle))
            left -= {edge, beside[0], *_next(g, edge), *_next(g, beside[0])}
    return found


def _next(g: Island, edge: int) -> list[int]:
    """The edges of the coast that go on from an edge."""
    topology = g.rules.topology
    ends = topology.edge_corners[edge]
    beside = {other for corner in ends for other in topology.corner_edges[corner]}
    return [other for other in beside if other != edge and len(topology.edge_hexes[other]) == 1]
