"""Yngvi pays roads otherwise, Högani moves them (HLP-31, HLP-32, HLP-36 to HLP-39)."""

import pytest

from game.core.roads import road_length
from game.engine import legal
from game.modules.base.building import BuildRoad, GiveUp, PlaceFree
from game.modules.development.playing import PlayRoadBuilding
from game.modules.helpers.roads import Hogani, Yngvi, un_ended
from tests.kit import (
    act,
    asked,
    card,
    city,
    corner,
    edge,
    give,
    hand,
    hold,
    line,
    points,
    refused,
    road,
    settle,
    settlement,
    told,
    way,
)  # fmt: skip
from tests.modules.helpers.kit import table, turned

S, A, B, C, D = "0,0 N", "0,0 NE", "0,0 SE", "0,0 S", "0,0 SW"


def yngvi(**cards):
    g = table("yngvi")
    settlement(g, 0, S)
    hold(g, 0, **cards)
    return g


def first(g):
    return way(g, S, A)[0]


@pytest.mark.parametrize(
    ("replaced", "substitute", "cards"),
    [
        ("brick", "grain", {"wood": 1, "grain": 1}),  # HLP-E15: no brick in the hand
        ("wood", "brick", {"brick": 2}),
        ("brick", "wood", {"wood": 2}),
        ("wood", "ore", {"brick": 1, "ore": 1}),
    ],
)
def test_hlp_31_and_e15_one_part_of_a_road_is_replaced_by_any_other_resource(replaced, substitute, cards):
    g = yngvi(**cards)
    g = act(g, Yngvi(0, first(g), replaced, substitute))
    assert hand(g, 0) == {} and g.table.roads[first(g)].seat == 0 and asked(g) == [(0, "turn_or_swap")]
    assert g.table.pieces[0]["road"] == 14


def test_hlp_31_everything_else_is_a_normal_road():
    g = yngvi(wood=1, grain=1)
    assert refused(g, Yngvi(0, way(g, C, D)[0], "brick", "grain")) == "not_connected"
    assert refused(g, Yngvi(0, 999, "brick", "grain")) == "not_on_board"
    road(g, 1, first(g))
    assert refused(g, Yngvi(0, first(g), "brick", "grain")) == "occupied"
    g = yngvi(wood=1, grain=1)
    g.table.pieces[0]["road"] = 0
    assert refused(g, Yngvi(0, first(g), "brick", "grain")) == "no_piece_left"
    assert refused(yngvi(grain=2), Yngvi(0, first(g), "brick", "grain")) == "cannot_pay"


def test_hlp_d10_the_replacement_must_really_be_made_and_may_be_made_without_need():
    g = yngvi(wood=1, brick=1, grain=1)
    assert refused(g, Yngvi(0, first(g), "brick", "brick")) == "no_effect"
    assert refused(g, Yngvi(0, first(g), "wool", "grain")) == "bad_target"
    assert refused(g, Yngvi(0, first(g), "brick", "gold")) == "bad_target"
    assert hand(act(g, Yngvi(0, first(g), "brick", "grain")), 0) == {"brick": 1}


def test_hlp_32_and_e16_no_help_with_free_roads():
    g = yngvi(wood=1, grain=1)
    card(g, 0, "road_building")
    g = act(g, PlayRoadBuilding(0))
    assert refused(g, Yngvi(0, first(g), "brick", "grain")) == "no_effect"
    g = act(g, PlaceFree(0, first(g)), GiveUp(0))
    assert refused(table("kaja"), Yngvi(0, 0, "brick", "grain")) == "not_your_helper"
    assert asked(g) == [(0, "main")]


def test_hlp_32_for_one_road_only():
    g = yngvi(wood=2, grain=2)
    g = turned(act(g, Yngvi(0, first(g), "brick", "grain")))
    assert refused(g, Yngvi(0, way(g, A, B)[0], "brick", "grain")) == "helper_not_ready"
    assert refused(g, BuildRoad(0, way(g, A, B)[0])) == "cannot_pay"


# --- Högani -----------------------------------------------------------------------------------------------------------


def chain(*corners, seat=0):
    """A settlement at S and roads along a walk from there."""
    g = table("hogani")
    settlement(g, seat, S)
    line(g, seat, *(corners or (S, A, B)))
    return g


def test_hlp_36_and_e17_only_a_road_with_a_free_end_can_be_moved():
    g = chain()
    inner, outer = way(g, S, A, B)
    elsewhere = way(g, S, "0,0 NW")[0]
    assert refused(g, Hogani(0, inner, elsewhere)) == "bad_target"
    g = act(g, Hogani(0, outer, elsewhere))
    assert outer not in g.table.roads and g.table.roads[elsewhere].seat == 0
    assert asked(g) == [(0, "turn_or_swap")] and g.table.pieces[0]["road"] == 13


def test_hlp_36_pieces_of_others_do_not_matter():
    g = chain()
    outer = way(g, A, B)[0]
    settlement(g, 1, B)
    road(g, 1, way(g, B, C)[0])
    assert un_ended(g, 0, outer)
    settlement(g, 1, "0,-1 NW")
    assert refused(g, Hogani(1, outer, 0)) == "not_your_turn"


def test_hlp_36_a_road_of_somebody_else_cannot_be_moved():
    g = chain()
    road(g, 1, way(g, C, D)[0])
    assert refused(g, Hogani(0, way(g, C, D)[0], way(g, S, "0,0 NW")[0])) == "bad_target"
    assert refused(g, Hogani(0, 999, way(g, S, "0,0 NW")[0])) == "bad_target"


def test_hlp_d20_an_own_road_beyond_a_foreign_building_ends_a_road():
    g = chain(S, A, B, C)
    settlement(g, 1, B)
    assert not un_ended(g, 0, way(g, A, B)[0]) and un_ended(g, 0, way(g, B, C)[0])


def test_hlp_37_the_place_is_judged_without_the_road_and_must_be_another():
    g = chain()
    outer = way(g, A, B)[0]
    assert refused(g, Hogani(0, outer, outer)) == "bad_target"
    beyond = way(g, B, C)[0]  # connected by nothing but the road that is lifted
    assert refused(g, Hogani(0, outer, beyond)) == "not_connected"
    assert refused(g, Hogani(0, outer, way(g, S, A)[0])) == "occupied"
    assert outer in g.table.roads


def test_hlp_37_with_no_other_place_to_go_there_is_no_way():
    g = table("hogani")
    assert not [a for a in legal(g, 0) if a.key == "helper_hogani"]


def test_hlp_38_nothing_is_paid():
    g = chain()
    give(g, 0, wood=1, brick=1)
    g = act(g, Hogani(0, way(g, A, B)[0], way(g, S, "0,0 NW")[0]))
    assert hand(g, 0) == {"wood": 1, "brick": 1}
    assert told(g, "road_moved") and not told(g, "built")


def test_hlp_38_and_e18_the_longest_road_is_never_lost_on_the_way():
    walk = ("0,0 N", "0,0 NE", "0,0 SE", "0,0 S", "0,0 SW", "0,0 NW")
    g = table("hogani")
    line(g, 0, *walk)
    settlement(g, 0, "0,-1 N")
    settle(g)
    assert g.table.awards["longest_road"] == 0 and road_length(g, 0) == 5
    last, front = way(g, *walk)[-1], edge(g, "0,0 NW")  # closes the ring before its first piece
    g = act(g, Hogani(0, last, front))
    assert road_length(g, 0) == 5 and g.table.awards["longest_road"] == 0
    assert not told(g, "award_set_aside") and not told(g, "award_taken")
    assert points(g, 0) == 3


def test_hlp_39_the_first_road_too_though_a_settlement_is_left_without_one():
    g = table("hogani")
    settlement(g, 0, S)
    city(g, 0, "0,0 S")
    road(g, 0, way(g, S, A)[0])
    onto = way(g, "0,0 S", B)[0]
    g = act(g, Hogani(0, way(g, S, A)[0], onto))
    assert list(g.table.roads) == [onto]


def test_hlp_39_a_road_built_in_the_same_turn():
    g = chain(S, A)
    give(g, 0, wood=1, brick=1)
    new, onto = way(g, A, B)[0], way(g, S, "0,0 NW")[0]
    g = act(g, BuildRoad(0, new), Hogani(0, new, onto))
    assert onto in g.table.roads and new not in g.table.roads


def test_a_longest_road_that_is_broken_up_is_lost():
    walk = ("0,0 N", "0,0 NE", "0,0 SE", "0,0 S", "0,0 SW", "0,0 NW")
    g = table("hogani")
    line(g, 0, *walk)
    settle(g)
    branch = next(e for e in g.rules.topology.corner_edges[corner(g, A)] if e not in way(g, *walk))
    g = act(g, Hogani(0, way(g, *walk)[-1], branch))
    assert road_length(g, 0) == 4 and "longest_road" not in g.table.awards
