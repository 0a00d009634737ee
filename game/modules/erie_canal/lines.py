"""Lines of own roads between canal towns, and the tokens they earn (GEO-35 to GEO-41)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations

from game.board.printed import chart
from game.board.topology import topology
from game.core.cards import take_bank
from game.core.roads import own_edges
from game.modules.erie_canal.state import TOKEN, of
from game.modules.erie_canal.told import CanalLinked, CanalUnpaid
from game.table import Island


@cache
def canal_towns(layout: str) -> frozenset[int]:
    """The named sites along the printed canal."""
    return frozenset(chart(layout).canal).intersection(topology(layout).sites)


def linked_pairs(g: Island, seat: int, edge: int) -> list[tuple[int, int]]:
    """Every two canal towns at the ends of the own roads that hang together with this one."""
    return list(combinations(sorted(reached(g, seat, edge) & canal_towns(g.table.layout)), 2))


def reached(g: Island, seat: int, edge: int) -> set[int]:
    """Corners that a line through an own road comes to: it ends at named sites and where it is cut."""
    roads, topology = g.table.roads, g.rules.topology
    found = set(topology.edge_corners[edge])
    queue = list(found)
    for corner in queue:
        if _ends_line(g, seat, corner):
            continue
        for other in topology.corner_neighbours[corner]:
            road = roads.get(topology.edge_between[corner, other])
            if road is not None and road.seat == seat and other not in found:
                found.add(other)
                queue.append(other)
    return found


def _ends_line(g: Island, seat: int, corner: int) -> bool:
    """At any named site, built on or not; a crossing only ends it where others have built (GEO-35, GEO-37)."""
    site = g.rules.topology.sites.get(corner)
    return bool(site and site.circle) or bool(g.rules.cuts(g, seat, corner))


def pay_for_links(g: Island, seat: int, edge: int) -> None:
    """One token for each new pair while there are any; all of them count as paid (GEO-38, GEO-41)."""
    paid, token, sites = of(g).paid[seat], g.rules.index[TOKEN], g.rules.topology.sites
    for pair in _new(linked_pairs(g, seat, edge), paid):
        paid.append(pair)
        if g.table.bank[token]:
            take_bank(g, seat, g.rules.cards({TOKEN: 1}))
            g.tell(CanalLinked(seat=seat, town=sites[pair[0]].name, beyond=sites[pair[1]].name))
        else:
            g.tell(CanalUnpaid(seat=seat, town=sites[pair[0]].name, beyond=sites[pair[1]].name))


def use_up_founded(g: Island) -> None:
    """Lines complete when the founding ends are paid neither now nor later (GEO-40)."""
    for seat in g.seats:
        paid = of(g).paid[seat]
        for edge in own_edges(g, seat):
            paid += _new(linked_pairs(g, seat, edge), paid)


def _new(pairs: Iterable[tuple[int, int]], paid: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [pair for pair in pairs if pair not in paid]
