"""Harbours and the robber's first place."""

from collections import Counter
from math import factorial

import pytest

from game.board import IslandOptions, island_plan, plan_of, topology
from game.board.layouts import layout

from .lots import assert_even, islands

KINDS = {
    4: Counter(any=4, wood=1, brick=1, wool=1, grain=1, ore=1),
    6: Counter(any=5, wool=2, wood=1, brick=1, grain=1, ore=1),
}
COAST = {4: [0, 3, 7, 10, 13, 17, 20, 23, 27], 6: [0, 3, 7, 12, 15, 18, 21, 24, 27, 30, 33]}
PRINTED = {
    4: ["any", "grain", "ore", "any", "wool", "any", "any", "brick", "wood"],
    6: ["any", "wool", "any", "any", "brick", "wool", "wood", "any", "grain", "any", "ore"],
}


def coast_indices(island):
    graph = topology(island.layout)
    return [graph.coast.index(harbour.edge) for harbour in island.harbours]


def kinds(island):
    return [harbour.kind for harbour in island.harbours]


@pytest.mark.parametrize("seats", [4, 6])
def test_base_14_and_fs_09_the_places_stay_and_the_kinds_are_shuffled(seats):
    dealt = list(islands(island_plan(seats), 30))
    for island in dealt:
        assert coast_indices(island) == COAST[seats]
        assert Counter(kinds(island)) == KINDS[seats]
    assert len({tuple(kinds(island)) for island in dealt}) > 25


@pytest.mark.parametrize("seats", [4, 6])
def test_base_14_and_fs_09_every_kind_is_equally_likely_at_every_place(seats):
    dealt = list(islands(island_plan(seats), 1200))
    total = KINDS[seats].total()
    for place in range(total):
        assert_even((kinds(island)[place] for island in dealt), {k: n / total for k, n in KINDS[seats].items()})


@pytest.mark.parametrize("seats", [4, 6])
def test_base_o13_and_fs_o4_fixed_harbours_lie_as_printed(seats):
    for island in islands(island_plan(seats, options=IslandOptions(harbours="fixed")), 5):
        assert kinds(island) == PRINTED[seats]
        assert coast_indices(island) == COAST[seats]


def gaps(island):
    places, around = coast_indices(island), len(topology(island.layout).coast)
    return [(b - a) % around for a, b in zip(places, [*places[1:], places[0]], strict=True)]


def test_base_o13_shuffled_frame_pieces_lie_in_any_order_and_no_harbours_share_a_corner():
    dealt = list(islands(island_plan(4, options=IslandOptions(harbours="frame")), 1500))
    pieces = {(0, 3): "D", (2,): "S"}
    for island in dealt:
        assert Counter(kinds(island)) == KINDS[4]
        segments = [tuple(i % 5 for i in coast_indices(island) if i // 5 == n) for n in range(6)]
        assert sorted(pieces[segment] for segment in segments) == list("DDDSSS")
    assert min(gap for island in dealt for gap in gaps(island)) == 2
    ore = [
        i // 5
        for island in dealt
        for i, kind in zip(coast_indices(island), kinds(island), strict=True)
        if kind == "ore"
    ]
    assert_even(ore, dict.fromkeys(range(6), 1 / 6))
    # D1, D2, D3 and S1, S3 differ by their 2:1 harbour: all 720 orders give different frames
    orders = {tuple(zip(coast_indices(island), kinds(island), strict=True)) for island in dealt}
    assert 580 < len(orders) <= factorial(6)


def test_base_o13_a_two_to_one_harbour_keeps_its_place_on_its_piece():
    for island in islands(island_plan(4, options=IslandOptions(harbours="frame")), 50):
        offset = {kind: i % 5 for i, kind in zip(coast_indices(island), kinds(island), strict=True)}
        assert (offset["grain"], offset["wool"], offset["brick"], offset["ore"], offset["wood"]) == (3, 3, 3, 2, 2)


def test_fs_o4_large_pieces_change_places_with_those_of_their_shape_only():
    dealt = list(islands(island_plan(6, options=IslandOptions(harbours="frame")), 600))
    for island in dealt:
        assert coast_indices(island) == COAST[6]
        assert min(gaps(island)) == 3
        at = dict(zip(COAST[6], kinds(island), strict=True))
        assert at[18] == "wool" and at[30] == "any"
        assert sorted((at[3], at[15], at[27])) == ["brick", "grain", "wool"]
        assert sorted((at[7], at[21], at[33])) == ["any", "ore", "wood"]
    orders = [tuple(kinds(island)) for island in dealt]
    assert_even(orders, dict.fromkeys(set(orders), 1 / 36))
    assert len(set(orders)) == 36


@pytest.mark.parametrize(("name", "length"), [("base", 30), ("five_six", 38)])
def test_the_frame_pieces_cover_the_coast_and_carry_the_printed_harbours(name, length):
    pieces, graph, plan = layout(name).pieces, topology(name), plan_of(name)
    assert [i for piece in pieces for i in range(piece.start, piece.start + piece.length)] == list(range(length))
    carried = [(graph.coast[piece.start + offset], kind) for piece in pieces for offset, kind in piece.harbours]
    assert carried == [(harbour.edge, harbour.kind) for harbour in plan.harbours]


@pytest.mark.parametrize("name", ["base", "five_six", "ck_beginner"])
def test_no_two_harbours_share_a_corner(name):
    ends = [corner for h in plan_of(name).harbours for corner in topology(name).edge_corners[h.edge]]
    assert len(ends) == len(set(ends))


def test_base_15_the_robber_starts_on_the_desert():
    for island in islands(island_plan(4), 30):
        assert island.terrain[island.robber] == "desert"


def test_fs_08_the_robber_starts_on_one_of_the_two_deserts_by_lot():
    firsts = []
    for island in islands(island_plan(6), 400):
        deserts = [hex for hex, kind in enumerate(island.terrain) if kind == "desert"]
        firsts.append(deserts.index(island.robber))
    assert_even(firsts, {0: 0.5, 1: 0.5})
