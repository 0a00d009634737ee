"""Places of maps as the rule document calls them: sites by name, V04 a crossing with a point, C15 a plain one."""

from __future__ import annotations

from game.modules._maps.tokens import of
from game.table import Island
from tests.kit import city, island, line, settlement

MAPS = ("corsica", "new_york")


def corsica(players=4, *modules, **options) -> Island:
    return island(players, "corsica", *modules, **options)


def new_york(players=4, *modules, **options) -> Island:
    return island(players, "new_york", *modules, **options)


def at(g: Island, name: str) -> int:
    """A corner by its name; plain crossings are numbered in reading order."""
    topology = g.rules.topology
    if name[0] == "C" and name[1:].isdigit():
        return [corner for corner in topology.corners if corner not in topology.sites][int(name[1:]) - 1]
    found = topology.find_corner(name)
    assert found is not None, name
    return found


def space(g: Island, one: str, other: str) -> int:
    """The road space between two neighbours."""
    return g.rules.topology.edge_between[at(g, one), at(g, other)]


def settled(g: Island, seat: int, *names: str) -> None:
    settlement(g, seat, *(at(g, name) for name in names))


def cities(g: Island, seat: int, *names: str) -> None:
    city(g, seat, *(at(g, name) for name in names))


def roads(g: Island, seat: int, *names: str) -> None:
    """Roads laid long ago along a walk; no token is taken for them."""
    line(g, seat, *(at(g, name) for name in names))


def taken(g: Island) -> list[int]:
    return of(g).taken


def lying(g: Island) -> set[str]:
    return {g.rules.topology.sites[corner].id for corner in of(g).lying}
