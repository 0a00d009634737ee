"""The longest road (BASE-107 to BASE-115, BASE-129)."""

from itertools import permutations
from random import Random

import pytest

from game.core.awards import decide
from game.core.roads import road_length
from game.modules.base.building import BuildRoad, BuildSettlement
from tests.kit import (
    act,
    around,
    corner,
    end,
    give,
    hold,
    island,
    line,
    points,
    refused,
    road,
    roll,
    settle,
    settlement,
    told,
    way,
)  # fmt: skip

ROWS = {
    -1: ["-1,-1 NW", "-1,-1 N", "-1,-1 NE", "0,-1 N", "0,-1 NE", "1,-1 N", "1,-1 NE", "2,-1 N", "2,-1 NE"],
    0: ["-2,0 NW", "-2,0 N", "-2,0 NE", "-1,0 N", "-1,0 NE", "0,0 N", "0,0 NE", "1,0 N", "1,0 NE", "2,0 N", "2,0 NE"],
    1: ["-2,1 NW", "-2,1 N", "-2,1 NE", "-1,1 N", "-1,1 NE", "0,1 N", "0,1 NE", "1,1 N", "1,1 NE"],
    2: ["-2,2 NW", "-2,2 N", "-2,2 NE", "-1,2 N", "-1,2 NE", "0,2 N", "0,2 NE"],
}


def row(g, seat, r, roads, first=0):
    """So many roads along a row of hexes, from the west."""
    line(g, seat, *ROWS[r][first : first + roads + 1])


def spoke(g, place):
    """The third neighbour of a corner inside a row: where an opponent comes from."""
    row_corners = {corner(g, p) for p in ROWS[0]}
    return next(c for c in g.rules.topology.corner_neighbours[corner(g, place)] if c not in row_corners)


def holder(g):
    return g.table.awards.get("longest_road", -1)


def build(g, seat, *corners):
    """Build roads along a walk in the own turn."""
    for edge in way(g, *corners):
        give(g, seat, wood=1, brick=1)
        g = act(g, BuildRoad(seat, edge))
    return g


def test_base_107_a_line_without_its_branches():
    g = island()
    row(g, 0, 0, 6)
    line(g, 0, ROWS[0][3], spoke(g, ROWS[0][3]))
    assert len(g.table.roads) == 7 and road_length(g, 0) == 6


def test_base_107_base_e34_a_loop_with_a_tail():
    g = island()
    line(g, 0, *around(g, "0,0"), "0,0 N")
    assert road_length(g, 0) == 6
    line(g, 0, "0,0 N", "0,-1 NE", "0,-1 N")
    assert road_length(g, 0) == 8
    settlement(g, 1, "0,0 S")
    assert road_length(g, 0) == 6


def test_base_107_base_e35_a_loop_begins_and_ends_at_an_opponents_settlement():
    g = island()
    line(g, 0, *around(g, "0,0"), "0,0 N")
    settlement(g, 1, "0,0 SE")
    assert road_length(g, 0) == 6


def test_base_107_base_d21_base_e36_three_arms_meeting_in_a_corner():
    g = island()
    line(g, 0, "0,0 N", "0,0 NW", "-1,0 N", "-1,0 NW", "-2,0 N")
    line(g, 0, "0,0 N", "0,0 NE", "1,0 N", "1,0 NE")
    line(g, 0, "0,0 N", "0,-1 NE", "0,-1 N")
    assert road_length(g, 0) == 7
    settlement(g, 1, "0,0 N")
    assert road_length(g, 0) == 4


def test_base_108_base_e37_only_opponents_buildings_in_the_middle_interrupt():
    g = island()
    row(g, 0, 0, 6)
    settlement(g, 0, ROWS[0][2])
    line(g, 1, "0,0 N", "0,-1 NE")
    assert road_length(g, 0) == 6
    settlement(g, 1, ROWS[0][0])  # at the very end
    assert road_length(g, 0) == 6
    settlement(g, 1, ROWS[0][4])
    assert road_length(g, 0) == 4


def longest_by_force(g, seat):
    """Every order of every set of roads, the slow way: walk all trails."""
    ends = {e: g.rules.topology.edge_corners[e] for e, r in g.table.roads.items() if r.seat == seat}
    foes = {c for c, b in g.table.buildings.items() if b.seat != seat}

    def walk(at, used):
        onward = [0]
        if at not in foes or not used:
            for e, (a, b) in ends.items():
                if e not in used and at in (a, b):
                    onward.append(1 + walk(b if at == a else a, used | {e}))
        return max(onward)

    return max((walk(c, frozenset()) for pair in ends.values() for c in pair), default=0)


@pytest.mark.parametrize("seed", range(60))
def test_base_107_base_108_any_net_of_roads_is_measured_like_by_walking_all_of_it(seed):
    rng, g = Random(seed), island()
    topology = g.rules.topology
    edges = {rng.choice(topology.edges)}
    while len(edges) < rng.randrange(3, 14):
        near = {e for own in edges for c in topology.edge_corners[own] for e in topology.corner_edges[c]} - edges
        edges.add(rng.choice(sorted(near)) if rng.random() < 0.9 else rng.choice(topology.edges))
    road(g, 0, *edges)
    corners = sorted({c for e in edges for c in topology.edge_corners[e]})
    for c in rng.sample(corners, min(len(corners), rng.randrange(0, 3))):
        settlement(g, rng.choice((0, 1)), c)
    assert road_length(g, 0) == longest_by_force(g, 0)


def test_base_109_five_roads_take_the_card():
    g = island()
    row(g, 0, 0, 4)
    assert holder(settle(g)) == -1 and points(g, 0) == 0
    g = build(g, 0, ROWS[0][4], ROWS[0][5])
    assert holder(g) == 0 and points(g, 0) == 2
    assert told(g, "award_taken") == [{"award": "longest_road", "seat": 0}]


def test_base_110_base_e39_only_a_longer_road_takes_it():
    g = island()
    row(g, 1, 0, 5)
    row(g, 0, 1, 4)
    assert holder(settle(g)) == 1
    g = build(g, 0, *ROWS[1][4:6])
    assert holder(g) == 1
    g = build(g, 0, *ROWS[1][5:7])
    assert holder(g) == 0 and (points(g, 0), points(g, 1)) == (2, 0)


def cut(g, seat, place, start):
    """Seat builds a settlement on this corner, coming from `start`."""
    line(g, seat, start, place)
    hold(g, seat, wood=1, brick=1, wool=1, grain=1)
    return act(g, BuildSettlement(seat, corner(g, place)))


def test_base_111_base_e10_a_settlement_moves_the_card_at_once_whoever_builds_it():
    g = island()
    row(g, 2, 0, 7)
    row(g, 0, 1, 5)
    assert holder(settle(g)) == 2
    g = cut(g, 0, ROWS[0][3], spoke(g, ROWS[0][3]))
    assert (road_length(g, 2), holder(g)) == (4, 0)
    assert (points(g, 0), points(g, 2)) == (3, 0)


def test_base_112_base_e38_a_shortened_holder_keeps_it_in_a_tie():
    g = island()
    row(g, 2, 0, 7)
    row(g, 1, 1, 5)
    assert holder(settle(g)) == 2
    g = cut(g, 0, ROWS[0][5], spoke(g, ROWS[0][5]))
    assert road_length(g, 2) == 5 and holder(g) == 2


def test_base_113_the_only_longest_takes_it_from_a_shortened_holder():
    g = island()
    row(g, 2, 0, 7)
    row(g, 1, 1, 5)
    settle(g)
    g = cut(g, 0, ROWS[0][3], spoke(g, ROWS[0][3]))
    assert road_length(g, 2) == 4 and holder(g) == 1


def test_base_114_base_115_base_e38_set_aside_in_a_tie_of_others_and_taken_by_the_first_alone():
    g = island()
    row(g, 2, 0, 7)
    row(g, 1, 1, 5)
    row(g, 3, -1, 5)
    settle(g)
    g = cut(g, 0, ROWS[0][3], spoke(g, ROWS[0][3]))
    assert holder(g) == -1 and told(g, "award_set_aside") == [{"award": "longest_road"}]
    assert points(g, 2) == 0
    longer = roll(end(g), 12)
    longer = build(longer, 1, *ROWS[1][5:7])
    assert holder(longer) == 1


def test_base_115_base_e38_or_when_the_other_is_cut():
    g = island()
    row(g, 1, 1, 5)
    row(g, 3, -1, 5)
    assert holder(settle(g)) == -1
    place = ROWS[1][4]
    inside = {corner(g, p) for p in ROWS[1]}
    start = next(c for c in g.rules.topology.corner_neighbours[corner(g, place)] if c not in inside)
    g = cut(g, 0, place, start)
    assert road_length(g, 1) == 4 and holder(g) == 3


def test_base_114_nobody_with_five_sets_it_aside():
    g = island()
    row(g, 2, 0, 5)
    settle(g)
    g = cut(g, 0, ROWS[0][2], spoke(g, ROWS[0][2]))
    assert road_length(g, 2) == 3 and holder(g) == -1


def test_base_e9_a_cut_road_counts_by_its_longer_part():
    for at, parts in ((4, (4, 3)), (5, (5, 2))):
        g = island()
        row(g, 0, 1, 6)
        row(g, 2, 0, 7)
        settlement(g, 0, ROWS[0][at])
        assert road_length(g, 2) == max(parts)
        assert holder(settle(g)) == 0


def test_base_129_base_e47_one_function_for_all_of_it():
    assert decide(-1, [6, 6, 4], 5, "holder") == -1
    assert decide(-1, [6, 5, 4], 5, "holder") == 0
    assert decide(0, [5, 5, 6, 6], 5, "holder") == -1
    assert decide(0, [5, 5, 4], 5, "holder") == 0
    assert decide(1, [4, 4, 4], 5, "holder") == -1
    assert decide(1, [6, 5, 4], 5, "holder") == 0
    for lengths in permutations([6, 5, 3]):
        assert decide(-1, list(lengths), 5, "holder") == lengths.index(6)


def test_base_d16_founding_roads_count_for_the_length():
    g = island()
    line(g, 0, *ROWS[0][0:2])
    assert road_length(g, 0) == 1
    assert refused(g, BuildRoad(0, way(g, *ROWS[0][3:5])[0])) == "not_connected"
