"""Settlement networks: what hangs together, what meets, and which have been linked (BF-24 to BF-31)."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple, TypeAlias

from game.modules.best_friends.state import of
from game.table import Island

Pair: TypeAlias = tuple[int, int]
"""Two building corners of different colours, the lower one first."""


class Network(NamedTuple):
    """Roads of a seat that hang together, with the buildings on them and all corners they reach.

    Roads without a building are no network: there is no pair they could be linked by (BF-E18).
    """

    seat: int
    edges: frozenset[int]
    buildings: frozenset[int]
    touch: frozenset[int]


def networks(g: Island) -> list[Network]:
    """All networks, and roads cut off from every building."""
    t, unseen, found = g.table, set(g.table.roads), list[Network]()
    for edge in t.roads:
        if edge in unseen:
            found.append(_grown(g, edge, unseen))
    alone = t.buildings.keys() - {corner for network in found for corner in network.buildings}
    for corner in sorted(alone):
        here = frozenset((corner,))
        found.append(Network(t.buildings[corner].seat, frozenset(), here, here))
    return found


def _grown(g: Island, first: int, unseen: set[int]) -> Network:
    """Everything that hangs together with a road; a building of somebody else stops it (BF-D3)."""
    topology, roads, buildings = g.rules.topology, g.table.roads, g.table.buildings
    seat, edges, touch, mine = roads[first].seat, [first], set[int](), set[int]()
    unseen.remove(first)
    for edge in edges:
        for corner in topology.edge_corners[edge]:
            if corner in touch:
                continue
            touch.add(corner)
            building = buildings.get(corner)
            if building is not None and building.seat != seat:
                continue
            if building is not None:
                mine.add(corner)
            for other in topology.corner_edges[corner]:
                if other in unseen and roads[other].seat == seat:
                    unseen.remove(other)
                    edges.append(other)
    return Network(seat, frozenset(edges), frozenset(mine), frozenset(touch))


def pairs(one: Network, other: Network) -> set[Pair]:
    """Every building of one with every building of the other."""
    return {(min(a, b), max(a, b)) for a in one.buildings for b in other.buildings}


def close(g: Island, found: list[Network] | None = None) -> None:
    """Remember as linked whatever meets or was linked in part; after every change of roads or buildings."""
    state = of(g)
    links = set(state.links)
    whole = [network for network in found or networks(g) if network.buildings]
    for one, other in combinations(whole, 2):
        if one.seat != other.seat:
            both = pairs(one, other)
            if not both <= links and (one.touch & other.touch or both & links):
                links |= both
    if len(links) != len(state.links):
        state.links = sorted(links)


def forget(g: Island, corner: int) -> None:
    """A building is gone: its pairs are deleted."""
    state = of(g)
    state.links = [pair for pair in state.links if corner not in pair]


def newly_linked(g: Island, seat: int, edge: int) -> list[int]:
    """Opponents whose networks a road just put is the first to link with the builder's, in turn order."""
    found, links = networks(g), set(of(g).links)
    mine = next(network for network in found if edge in network.edges)
    met = {n.seat for n in found if n.seat != seat and n.touch & mine.touch and _unlinked(mine, n, links)}
    close(g, found)
    return [other for other in g.from_seat(seat)[1:] if other in met]


def _unlinked(one: Network, other: Network, links: set[Pair]) -> bool:
    both = pairs(one, other)
    return bool(both) and not both & links
