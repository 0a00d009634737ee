"""Where settlements may stand on a map, and where roads stop: named sites, crossings with a point, plain crossings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.board.topology import topology
from game.engine import Problem
from game.table import Island

SMALL_TABLE = 4  # up to so many players crossings carry tokens; with more they are building spots


@cache
def named_sites(layout: str) -> frozenset[int]:
    """The corners with a circle and a name."""
    return frozenset(corner for corner, site in topology(layout).sites.items() if site.circle)


@cache
def crossings(layout: str) -> tuple[int, ...]:
    """The victory point crossings, in the order of their numbers."""
    return tuple(sorted(topology(layout).sites.keys() - named_sites(layout)))


@cache
def spots(layout: str, players: int) -> frozenset[int]:
    """Where settlements may be founded and built (GEO-07, GEO-08)."""
    return named_sites(layout) if players <= SMALL_TABLE else frozenset(topology(layout).sites)


def site_problems(g: Island, item: str, place: int, how: str) -> Iterator[Problem]:
    """Settlements, and cities that are founded, stand on spots only."""
    new_building = item == "settlement" or (item == "city" and how == "found")
    if new_building and place not in spots(g.table.layout, g.rules.players):
        yield "no_site"


def start_problems(g: Island, corner: int) -> Iterator[Problem]:
    """From an empty named site no road goes on before there is a settlement (GEO-15)."""
    if corner in named_sites(g.table.layout) and corner not in g.table.buildings:
        yield "stop_at_site"
