"""Building, activating and promoting knights, and what they block (CK-56 to CK-70)."""

import pytest

from game.core.roads import road_length
from game.modules.base.building import BuildRoad
from game.modules.cities_and_knights.knight_actions import Displace, MoveKnight
from game.modules.cities_and_knights.knights import ActivateKnight, BuildKnight, PromoteKnight, pieces_left
from tests.kit import act, after_roll, give, hand, line, points, refused, robber, settle, settlement, turn_of
from tests.modules.cities_and_knights.kit import awake, ck, coast, knight, levels, state, throw


def between(g, a, b):
    return g.rules.topology.edge_between[a, b]


def test_ck_56_a_knight_costs_ore_and_wool_and_stands_inactive_by_an_own_road():
    g = ck()
    line(g, 0, 18, 24)
    give(g, 0, ore=1, wool=1)
    assert refused(g, BuildKnight(0, 30)) == "not_connected"
    g = act(g, BuildKnight(0, 24))
    built = state(g).knights[24]
    assert (built.seat, built.strength, built.active) == (0, 1, False) and hand(g, 0) == {}


def test_ck_56_no_knight_on_a_building():
    g = ck()
    line(g, 0, 18, 24)
    settlement(g, 0, 18)
    give(g, 0, ore=1, wool=1)
    assert refused(g, BuildKnight(0, 18)) == "occupied"


def test_ck_57_knights_keep_no_distance_but_one_stands_on_a_corner():
    g = ck()
    line(g, 0, 18, 24, 30)
    settlement(g, 0, 18)
    give(g, 0, ore=2, wool=2)
    g = act(g, BuildKnight(0, 24))
    assert refused(g, BuildKnight(0, 24)) == "occupied"
    assert sorted(state(act(g, BuildKnight(0, 30))).knights) == [24, 30]


def test_ck_58_with_both_basic_pieces_out_one_is_promoted_before_another_is_built():
    g = ck()
    line(g, 0, 18, 24, 30, 35)
    knight(g, 0, 18)
    knight(g, 0, 24)
    give(g, 0, ore=2, wool=2)
    assert refused(g, BuildKnight(0, 30)) == "no_piece_left"
    g = act(g, PromoteKnight(0, 18), BuildKnight(0, 30))
    assert len(state(g).knights) == 3


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_ck_59_a_helmet_costs_one_grain_whatever_the_strength(strength):
    g = ck()
    knight(g, 0, 18, strength)
    give(g, 0, grain=2)
    g = act(g, ActivateKnight(0, 18))
    assert state(g).knights[18].active and hand(g, 0) == {"grain": 1}
    assert refused(g, ActivateKnight(0, 18)) == "bad_target"
    assert refused(g, ActivateKnight(0, 24)) == "bad_target"


def test_ck_59_a_knight_built_this_turn_may_be_activated_and_ck_60_takes_no_action():
    g = ck()
    line(g, 0, 18, 24)
    give(g, 0, ore=1, wool=1, grain=1)
    g = act(g, BuildKnight(0, 24), ActivateKnight(0, 24))
    assert refused(g, MoveKnight(0, 24, 18)) == "knight_spent"
    g = after_roll(turn_of(g, 0))
    assert 18 in state(act(g, MoveKnight(0, 24, 18))).knights


def test_ck_61_promotion_costs_ore_and_wool_and_changes_the_piece():
    g = ck()
    knight(g, 0, 18)
    give(g, 0, ore=1, wool=1)
    g = act(g, PromoteKnight(0, 18))
    assert state(g).knights[18].strength == 2 and hand(g, 0) == {}
    assert [pieces_left(g, 0, s) for s in (1, 2, 3)] == [2, 1, 2]


def test_ck_61_both_strong_pieces_out():
    g = ck()
    knight(g, 0, 18)
    knight(g, 0, 24, 2)
    knight(g, 0, 30, 2)
    give(g, 0, ore=1, wool=1)
    assert refused(g, PromoteKnight(0, 18)) == "no_piece_left"


def test_ck_62_mighty_needs_the_fortress_and_is_the_last_step():
    g = ck()
    knight(g, 0, 18, 2)
    give(g, 0, ore=2, wool=2)
    assert refused(g, PromoteKnight(0, 18)) == "need_fortress"
    levels(g, 0, politics=3)
    g = act(g, PromoteKnight(0, 18))
    assert state(g).knights[18].strength == 3
    g = after_roll(turn_of(g, 0))
    assert refused(g, PromoteKnight(0, 18)) == "bad_target"


def test_ck_63_once_a_turn_also_for_a_knight_built_in_it():
    g = ck()
    line(g, 0, 18, 24)
    levels(g, 0, politics=3)
    give(g, 0, ore=3, wool=3)
    g = act(g, BuildKnight(0, 24), PromoteKnight(0, 24))
    assert refused(g, PromoteKnight(0, 24)) == "already_promoted"


@pytest.mark.parametrize("active", [True, False])
def test_ck_64_promotion_keeps_the_helmet_and_uses_up_no_action(active):
    g = ck()
    line(g, 0, 18, 24)
    knight(g, 0, 18, active=active)
    give(g, 0, ore=1, wool=1)
    g = act(g, PromoteKnight(0, 18))
    assert state(g).knights[18].active == active
    if active:
        assert 24 in state(act(g, MoveKnight(0, 18, 24))).knights


def test_ck_65_a_knight_that_leaves_is_in_the_supply_again():
    g = ck()
    line(g, 0, 18, 24)
    knight(g, 0, 18, 2, active=True)
    knight(g, 1, 24)
    before = pieces_left(g, 1, 1)
    g = act(g, Displace(0, 18, 24))
    assert pieces_left(g, 1, 1) == before + 1 and hand(g, 1) == {}


def test_ck_66_a_knight_earns_nothing_and_is_not_touched_by_the_robber():
    g = ck(phase="before_roll")
    awake(g)
    knight(g, 0, 31, active=True)
    robber(g, "2,0")
    assert points(g, 0) == 0
    g = throw(g, 1, 2, "trade")  # forest 3
    assert hand(g, 0) == {} and 31 in state(g).knights


# --- blocking ---------------------------------------------------------------------------------------------------------


def test_ck_67_example_25_a_knight_at_the_end_of_a_road_stops_it_and_in_the_middle_cuts_it():
    g = ck()
    line(g, 1, 24, 30, 36)
    line(g, 0, 18, 24)
    line(g, 0, 35, 30)
    give(g, 0, ore=2, wool=2, wood=1, brick=1)
    give(g, 1, wood=1, brick=1)
    g = act(g, BuildKnight(0, 24))
    assert road_length(g, 1) == 2
    blue = after_roll(turn_of(g, 1))
    assert refused(blue, BuildRoad(1, between(g, 24, 19))) == "blocked"
    red = after_roll(turn_of(g, 0))
    assert between(g, 24, 19) in act(red, BuildRoad(0, between(g, 24, 19))).table.roads
    assert road_length(act(red, BuildKnight(0, 30)), 1) == 1


def test_ck_68_an_own_knight_never_interrupts_the_own_route():
    g = ck()
    line(g, 0, *coast(g, 0, 5))
    for corner in coast(g, 0, 5)[1:3]:
        knight(g, 0, corner)
    assert road_length(g, 0) == 5


def knight_on_the_line(rival):
    """A has 7 roads and the card, C has `rival`; B's knight comes to stand where A's line falls into 4 and 3."""
    g = ck()
    line(g, 0, *coast(g, 0, 7))
    line(g, 2, *coast(g, 10, rival))
    g.table.awards["longest_road"] = 0
    line(g, 1, 16, 22)
    g = after_roll(turn_of(settle(g), 1))
    assert g.table.awards == {"longest_road": 0}
    give(g, 1, ore=1, wool=1, grain=1)
    return act(g, BuildKnight(1, 16), ActivateKnight(1, 16))


def test_ck_69_ck_70_example_36_the_card_goes_when_the_line_is_cut_and_comes_back_when_it_is_whole():
    g = knight_on_the_line(rival=5)
    assert g.table.awards == {"longest_road": 2}
    g = act(after_roll(turn_of(g, 1)), MoveKnight(1, 16, 22))
    assert g.table.awards == {"longest_road": 0}


def test_ck_70_example_37_who_has_as_many_roads_keeps_the_card():
    g = knight_on_the_line(rival=7)
    assert g.table.awards == {"longest_road": 2}
    g = act(after_roll(turn_of(g, 1)), MoveKnight(1, 16, 22))
    assert g.table.awards == {"longest_road": 2}
