"""The spiral in which tokens are laid by letter: counter-clockwise from a corner hex inwards."""

from functools import cache
from math import atan2

from .topology import Topology


@cache
def spiral_starts(topology: Topology) -> tuple[int, ...]:
    """The corner hexes of the island: those with three sides at the sea."""
    shore = set(topology.coast)
    return tuple(hex for hex in topology.rings[0] if len(shore.intersection(topology.hex_edges[hex])) == 3)


@cache
def spiral(topology: Topology, start: int) -> tuple[int, ...]:
    """All hexes in spiral order; each inner ring begins between the last and the first hex of the ring around it."""
    order: list[int] = []
    for ring in topology.rings:
        walk = _counter_clockwise(topology, ring)
        if order:
            around = set(topology.hex_neighbours[order[-1]]).intersection(topology.hex_neighbours[start])
            start = next(hex for hex in walk if hex in around)
        at = walk.index(start)
        order += walk[at:] + walk[:at]
    return tuple(order)


def _counter_clockwise(topology: Topology, ring: tuple[int, ...]) -> list[int]:
    places = {hex: topology.hex_xy[hex] for hex in ring}
    middle_x = sum(x for x, _ in places.values()) / len(ring)
    middle_y = sum(y for _, y in places.values()) / len(ring)
    return sorted(ring, key=lambda hex: atan2(places[hex][1] - middle_y, places[hex][0] - middle_x), reverse=True)
