"""How far pieces reach, as bits of edges and corners: a piece that is put changes a few of them, nothing is searched.

Only what stands on the board counts here; what rule systems add against a place is asked in `places`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from game.board.topology import Topology
from game.core.land import live_corners, live_edges
from game.table import Island

SIZES = {"settlement": 1, "city": 2}
MANY = 12  # places, from which on all are gone through


class Bits(NamedTuple):
    """What touches what on a layout, as bits."""

    around: tuple[int, ...]  # by corner: the edges at it
    near: tuple[int, ...]  # by corner: itself and its neighbours
    ends: tuple[int, ...]  # by edge: its corners
    links: tuple[tuple[tuple[int, int], ...], ...]  # by corner: each edge as a bit, and the corner at its other end


class Reach(NamedTuple):
    """Never changed, only replaced: games that think share it. What stands by seat is a tuple of bits."""

    free_edges: int  # on land, without a road
    free_corners: int  # on land, no building there or beside
    roads: tuple[int, ...]  # edges of own roads
    ends: tuple[int, ...]  # corners at own roads
    standing: int  # corners of all buildings
    buildings: tuple[int, ...]  # corners of own ones
    small: tuple[int, ...]  # those of them that can still grow
    edges: tuple[int, ...]  # edges at an own building, or at an own road's end that no other building cuts off

    def foreign(self, seat: int) -> int:
        """Corners of other people's buildings."""
        return self.standing & ~self.buildings[seat]


@cache
def bits_of(topology: Topology) -> Bits:
    around = tuple(marked(edges) for edges in topology.corner_edges)
    near = tuple(marked((corner, *beside)) for corner, beside in enumerate(topology.corner_neighbours))
    links = tuple(
        tuple((1 << edge, sum(topology.edge_corners[edge]) - corner) for edge in edges)
        for corner, edges in enumerate(topology.corner_edges)
    )
    return Bits(around, near, tuple(map(marked, topology.edge_corners)), links)


@lru_cache(maxsize=8_192)
def listed(bits: int) -> tuple[int, ...]:
    """The places of some bits in order."""
    if bits.bit_count() > MANY:
        return tuple([place for place, bit in enumerate(reversed(f"{bits:b}")) if bit == "1"])
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)


def reach(g: Island) -> Reach:
    """How far everybody's pieces reach now."""
    found: Reach | None = g.memo.get("reach")
    if found is None:
        found = g.memo["reach"] = _survey(g)
    return found


def with_road(g: Island, old: Reach, seat: int, edge: int) -> Reach:
    """The same after a road was laid: nobody else can put one there, and its owner can go on from both ends."""
    bits, foreign, edges = g.rules.bits, old.foreign(seat), old.edges[seat]
    for corner in g.rules.topology.edge_corners[edge]:
        if not foreign >> corner & 1:
            edges |= bits.around[corner]
    roads, ends = old.roads[seat] | 1 << edge, old.ends[seat] | bits.ends[edge]
    return Reach(
        old.free_edges & ~(1 << edge), old.free_corners, _at(old.roads, seat, roads), _at(old.ends, seat, ends),
        old.standing, old.buildings, old.small, _at(old.edges, seat, edges),
    )  # fmt: skip


def without_road(g: Island, old: Reach, seat: int, edge: int) -> Reach:
    """The same after a road was taken up."""
    bits, here = g.rules.bits, 1 << edge
    roads = old.roads[seat] & ~here
    ends = _union(bits.ends, roads)
    onward = _onward(bits, ends, old.buildings[seat], old.standing)
    return old._replace(
        free_edges=old.free_edges | here if edge in live_edges(g) else old.free_edges,
        roads=_at(old.roads, seat, roads),
        ends=_at(old.ends, seat, ends),
        edges=_at(old.edges, seat, onward),
    )


def with_building(g: Island, old: Reach, seat: int, corner: int) -> Reach:
    """The same after a building was put, where there was none or a smaller one of the same seat."""
    bits, here = g.rules.bits, 1 << corner
    can_grow = g.table.buildings[corner].size < SIZES["city"] and corner in live_corners(g)
    small = _at(old.small, seat, old.small[seat] | here if can_grow else old.small[seat] & ~here)
    if old.buildings[seat] & here:
        return old._replace(small=small)
    buildings, standing = _at(old.buildings, seat, old.buildings[seat] | here), old.standing | here
    edges = list(old.edges)
    edges[seat] |= bits.around[corner]
    for other, ends in enumerate(old.ends):
        if other != seat and ends & here:
            edges[other] = _onward(bits, ends, buildings[other], standing)
    free = old.free_corners & ~bits.near[corner]
    return old._replace(free_corners=free, standing=standing, buildings=buildings, small=small, edges=tuple(edges))


def _survey(g: Island) -> Reach:
    t, bits, players = g.table, g.rules.bits, g.rules.players
    roads, buildings, small = [0] * players, [0] * players, [0] * players
    taken, land = 0, live_corners(g)
    for edge, road in t.roads.items():
        roads[road.seat] |= 1 << edge
    for corner, building in t.buildings.items():
        buildings[building.seat] |= 1 << corner
        taken |= bits.near[corner]
        if building.size < SIZES["city"] and corner in land:
            small[building.seat] |= 1 << corner
    ends = [_union(bits.ends, own) for own in roads]
    standing = marked(t.buildings)
    edges = [_onward(bits, *own, standing=standing) for own in zip(ends, buildings, strict=True)]
    free_edges = marked(edge for edge in live_edges(g) if edge not in t.roads)
    return Reach(
        free_edges, marked(land) & ~taken, tuple(roads), tuple(ends), standing, tuple(buildings), tuple(small),
        tuple(edges),
    )  # fmt: skip


def _onward(bits: Bits, ends: int, buildings: int, standing: int) -> int:
    return _union(bits.around, ends & ~standing | buildings)


def _union(table: tuple[int, ...], bits: int) -> int:
    found = 0
    for place in listed(bits):
        found |= table[place]
    return found


def marked(places: Iterable[int]) -> int:
    found = 0
    for place in places:
        found |= 1 << place
    return found


def _at(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
