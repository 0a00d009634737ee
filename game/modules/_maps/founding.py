"""What is founded for somebody silent on a map."""

from __future__ import annotations

from game.board.printed import chart
from game.core.land import chances
from game.core.places import legal_places
from game.engine import Action
from game.modules._maps.sites import named_sites
from game.modules.base.founding import FoundBuilding, FoundBuildingQuestion, FoundRoad, FoundRoadQuestion
from game.table import Island

NOWHERE = 99  # roads to a place that cannot be reached


class FoundOnSite(FoundBuildingQuestion, tag="found_building"):
    """The spot with the most chances; among equals a named site, then the lowest."""

    def default(self, g: Island) -> Action:
        named = named_sites(g.table.layout)
        places = legal_places(g, self.seat, self.building, "found")
        return FoundBuilding(self.seat, max(places, key=lambda c: (chances(g, c), c in named, -c)))


class FoundRoadOnMap(FoundRoadQuestion, tag="found_road"):
    """A red road space first, else the beginning of the shortest way to another free spot."""

    def default(self, g: Island) -> Action:
        red = {space.edge for space in chart(g.table.layout).trade_roads}
        here = self.corner
        edges = FoundRoad.choices(g, self.seat, self, {}) or ()
        return FoundRoad(self.seat, min(edges, key=lambda e: (e not in red, way_length(g, self.seat, here, e), e)))


def way_length(g: Island, seat: int, start: int, edge: int) -> int:
    """Roads to the nearest free spot, this edge the first of them."""
    topology, named = g.rules.topology, named_sites(g.table.layout)
    free = set(legal_places(g, seat, "settlement", "found"))
    a, b = topology.edge_corners[edge]
    far = b if a == start else a
    steps, queue = {start: 0, far: 1}, [far]
    for corner in queue:
        if corner in free:
            return steps[corner]
        if corner in g.table.buildings or corner in named:
            continue
        for other in topology.corner_neighbours[corner]:
            if other not in steps and topology.edge_between[corner, other] not in g.table.roads:
                steps[other] = steps[corner] + 1
                queue.append(other)
    return NOWHERE
