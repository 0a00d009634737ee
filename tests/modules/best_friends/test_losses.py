"""Buildings and roads that are lost: links of what is left stay, pairs of what is gone do not."""

from itertools import combinations

from game.core.land import is_corner
from game.core.loss import lose, remove_road, sink
from game.modules.best_friends.networks import close, networks
from game.modules.best_friends.state import of
from tests.kit import corner, hex, line, road, settlement
from tests.modules.atlantis.sea import HOMES, drowning
from tests.modules.best_friends.kit import counts
from tests.modules.best_friends.roads import built, played


def test_a_building_that_is_gone_takes_its_pairs_and_the_others_stay_linked():
    """Blue's network keeps its link through the building that is left."""
    g, where = played("BF-E17", 3)
    gone, stays, red = where.at["b1"], where.at["b2"], where.at["r1"]
    pairs = {(min(a, red), max(a, red)) for a in (gone, stays)}
    assert set(of(g).links) == pairs
    lose(g, gone, "", "lava")
    assert set(of(g).links) == {(min(stays, red), max(stays, red))}
    assert counts(built(g, where, "red road r1-g"))[1] == 1


def test_a_city_that_shrinks_keeps_its_links():
    g, where = played("BF-E10", 2)
    before = list(of(g).links)
    lose(g, where.at["b1"], "settlement", "lava")
    assert of(g).links == before


def test_bf_d4_a_link_is_handed_on_when_own_networks_join_though_its_road_is_gone():
    """Red's first network was linked with blue and touches it no more; the second joins it, and is linked as well."""
    g, where = played("BF-E12", 3)
    remove_road(g, where.edge("q-b1"))
    first, second, blue = (where.at[letter] for letter in ("r1", "r2", "b1"))
    assert of(g).links == [(min(first, blue), max(first, blue))]
    g = built(g, where, "red road w-p")
    assert (min(second, blue), max(second, blue)) in of(g).links
    before = counts(g)
    for text in ("red road u-v", "red road v-b1"):
        g = built(g, where, text)
    assert counts(g) == before


def test_a_lost_road_cuts_a_network_and_both_parts_stay_linked():
    g, where = played("BF-E17", 3)
    before = list(of(g).links)
    remove_road(g, where.edge("c0-c"))
    assert of(g).links == before
    assert len([n for n in networks(g) if n.seat == 1 and n.buildings]) == 2


def kept_apart(g, first, second):
    """Two roads of red end at a building of blue; the network beyond the first is linked with white's home far away.

    The pairs that white forms with both of them.
    """
    topology = g.rules.topology
    (middle,) = set(topology.edge_corners[first]) & set(topology.edge_corners[second])
    settlement(g, 1, middle)
    pairs, far = [], corner(g, HOMES[2])
    for last in (first, second):
        (end,) = set(topology.edge_corners[last]) - {middle}
        taken = {c for e in (first, second) for c in topology.edge_corners[e]}
        home = next(c for c in topology.corner_neighbours[end] if c not in taken and is_corner(g, c))
        settlement(g, 0, home)
        line(g, 0, middle, end, home)
        pairs.append((min(home, far), max(home, far)))
    close(g)
    of(g).links = sorted({*of(g).links, pairs[0]})
    return pairs


def test_what_sinks_goes_in_one_go():
    """Where a building sinks together with the roads it kept apart, these are never taken for one network."""
    g = drowning(3, "best_friends", phase="main")
    topology, gone = g.rules.topology, hex(g, "2,0")
    edges = topology.hex_edges[gone]
    first, second = next(
        (edges[i - 1], edges[i])
        for i in range(6)
        if len(topology.edge_hexes[edges[i - 1]]) == len(topology.edge_hexes[edges[i]]) == 1
    )
    one, other = kept_apart(g, first, second)
    sink(g, gone)
    assert one in of(g).links and other not in of(g).links


def test_what_sinks_goes_in_one_go_with_water_on_two_sides():
    """The road that is washed away first lies elsewhere: the others are still there when it goes."""
    g = drowning(3, "best_friends", phase="main")
    topology, gone = g.rules.topology, hex(g, "0,0")
    edges = topology.hex_edges[gone]
    for side in (0, 1, 3, 4):
        sink(g, next(h for h in topology.edge_hexes[edges[side]] if h != gone))
    road(g, 2, edges[0])
    one, other = kept_apart(g, edges[3], edges[4])
    sink(g, gone)
    assert edges[0] not in g.table.roads and edges[3] not in g.table.roads
    assert one in of(g).links and other not in of(g).links


def test_a_settlement_never_pays_and_gives_roads_without_a_building_one():
    g, where = played("BF-E18", 5)
    before = counts(g)
    lonely = [n for n in networks(g) if n.seat == 0 and not n.buildings]
    assert len(lonely) == 1
    settlement(g, 0, where.at["l"])
    g.rules.placed(g, 0, "settlement", where.at["l"], "paid")
    assert counts(g) == before and g.queued == []
    a, b = where.at["l"], where.at["b1"]
    assert (min(a, b), max(a, b)) in of(g).links


def test_networks_by_the_book():
    """Every road and building is in exactly one, none of two colours, and each holds together as the rules say."""
    g, _ = played("BF-E25", 8)
    found = networks(g)
    edges = [e for n in found for e in n.edges]
    assert sorted(edges) == sorted(g.table.roads)
    assert sorted(c for n in found for c in n.buildings) == sorted(g.table.buildings)
    for one, other in combinations([n for n in found if n.seat == 0], 2):
        for shared in one.touch & other.touch:
            assert g.table.buildings[shared].seat != 0
