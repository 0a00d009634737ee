"""Where a road leads: the corner one could settle next, never the one it comes from."""

from __future__ import annotations

from game.core.land import chances, harbour_corners, live_edges
from game.core.places import place_problems
from game.core.roads import connects
from game.table import Island

FURTHER = 0.75  # what a corner counts that takes one road more


def leads_to(seen: Island, seat: int, edge: int) -> tuple[int, float] | None:
    """The best corner to settle at the far end of an edge or one road further, and what it is worth."""
    topology = seen.rules.topology
    ends = topology.edge_corners[edge]
    ahead = [corner for corner in ends if not connects(seen, seat, corner)]
    found: list[tuple[int, float]] = []
    for corner in ahead:
        if _settled(seen, seat, corner):
            found.append((corner, _worth(seen, corner)))
        for way in topology.corner_edges[corner]:
            if way != edge and way in live_edges(seen) and way not in seen.table.roads:
                far = next(c for c in topology.edge_corners[way] if c != corner)
                if far not in ends and not connects(seen, seat, far) and _settled(seen, seat, far):
                    found.append((far, FURTHER * _worth(seen, far)))
    return max(found, key=lambda entry: entry[1], default=None)


def _settled(seen: Island, seat: int, corner: int) -> bool:
    """A settlement could stand there if a road led to it."""
    return next(place_problems(seen, seat, "settlement", corner, "found"), None) is None


def _worth(seen: Island, corner: int) -> float:
    return chances(seen, corner) + 0.5 * (corner in harbour_corners(seen))
