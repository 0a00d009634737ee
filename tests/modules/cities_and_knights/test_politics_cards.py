"""Blue cards about knights and roads (CK-147 to CK-162)."""

import pytest

from game.core.roads import road_length
from game.modules.cities_and_knights.cards.politics import Bishop, Intrigue
from game.modules.cities_and_knights.cards.secrets import Spy
from game.modules.cities_and_knights.cards.turncoats import (
    Deserter,
    Diplomat,
    GiveUpKnight,
    KeepRoad,
    PlaceDeserter,
    RebuildRoad,
    TurnAwayDeserter,
    open_roads,
)
from game.modules.cities_and_knights.knight_actions import MoveKnight, Retreat
from game.modules.cities_and_knights.knights import pieces_left
from tests.kit import (
    act,
    after_roll,
    asked,
    city,
    default,
    give,
    hand,
    hex,
    line,
    points,
    refused,
    settle,
    settlement,
    told,
    turn_of,
)
from tests.modules.cities_and_knights.kit import coast, holding, knight, legal_with, progress, state


def between(g, a, b):
    return g.rules.topology.edge_between[a, b]


# --- Bishop -----------------------------------------------------------------------------------------------------------


def test_ck_147_example_52_the_bishop_takes_one_card_from_everybody_beside_the_new_hex():
    g = holding("bishop")
    settlement(g, 1, 20, 32)
    city(g, 2, 25)
    settlement(g, 3, 37)
    give(g, 1, coin=3)
    give(g, 3, wood=1)
    g = act(g, Bishop(0, hex(g, "2,0")))
    assert hand(g, 0) == {"wood": 1, "coin": 1}
    assert hand(g, 1) == {"coin": 2} and hand(g, 3) == {}
    assert g.table.robber == hex(g, "2,0") and asked(g) == [(0, "main")]


def test_ck_147_the_robber_has_to_move_to_a_land_hex():
    g = holding("bishop")
    assert refused(g, Bishop(0, g.table.robber)) == "must_move"
    assert refused(g, Bishop(0, 99)) == "not_on_board"


def test_ck_148_not_before_the_first_attack():
    g = holding("bishop")
    state(g).attacks = 0
    assert refused(g, Bishop(0, 4)) == "robber_asleep"


# --- Deserter ---------------------------------------------------------------------------------------------------------


def desertion(strength=1, active=False):
    g = holding("deserter")
    line(g, 0, 18, 24)
    knight(g, 1, 36, strength, active)
    return g


def test_ck_150_the_opponent_named_chooses_one_of_their_knights():
    g = desertion(2, active=True)
    knight(g, 1, 45, 1, active=True)
    knight(g, 1, 44, 1)
    assert refused(g, Deserter(0, 2)) == "bad_target"
    assert refused(g, Deserter(0, 0)) == "bad_target"
    g = act(g, Deserter(0, 1))
    assert asked(g) == [(1, "give_up_knight")]
    assert refused(g, GiveUpKnight(1, 18)) == "bad_target"
    assert default(g) == GiveUpKnight(1, 44)  # weakest, inactive first
    g = act(g, GiveUpKnight(1, 36))
    assert 36 not in state(g).knights and asked(g) == [(0, "place_deserter")]


def test_ck_150_nobody_has_a_knight():
    assert refused(holding("deserter"), Deserter(0, 1)) == "no_effect"


def test_ck_151_ck_152_ck_153_example_43_a_mighty_knight_comes_over_active_and_may_act():
    g = act(desertion(3, active=True), Deserter(0, 1))  # the only knight: not asked
    assert asked(g) == [(0, "place_deserter")]
    g = act(g, PlaceDeserter(0, 24))
    newcomer = state(g).knights[24]
    assert (newcomer.seat, newcomer.strength, newcomer.active) == (0, 3, True)
    assert 18 in state(act(g, MoveKnight(0, 24, 18))).knights


def test_ck_151_example_44_the_strongest_weaker_piece_if_there_is_none_of_that_strength():
    g = desertion(2)
    knight(g, 0, 45, 2)
    knight(g, 0, 44, 2)
    g = act(g, Deserter(0, 1), PlaceDeserter(0, 24))
    assert state(g).knights[24].strength == 1 and not state(g).knights[24].active
    g = desertion(1)
    knight(g, 0, 45)
    knight(g, 0, 44)
    g = act(g, Deserter(0, 1))
    assert asked(g) == [(0, "main")] and pieces_left(g, 1, 1) == 2  # no piece: nothing is placed


def test_ck_152_example_45_without_a_free_corner_the_knight_is_lost_all_the_same():
    g = holding("deserter")
    knight(g, 1, 36)
    g = act(g, Deserter(0, 1))
    assert state(g).knights == {} and asked(g) == [(0, "main")] and g.held == 0


def test_ck_152_the_corner_just_vacated_may_be_used_and_others_are_refused():
    g = holding("deserter")
    line(g, 0, 18, 24)
    knight(g, 1, 24)
    settlement(g, 0, 18)
    g = act(g, Deserter(0, 1))
    assert refused(g, PlaceDeserter(0, 18)) == "occupied"
    assert refused(g, PlaceDeserter(0, 45)) == "not_connected"
    assert state(act(g, PlaceDeserter(0, 24))).knights[24].seat == 0


def test_ck_151_placing_may_be_declined_and_the_silent_decline():
    g = act(desertion(), Deserter(0, 1))
    assert default(g) == TurnAwayDeserter(0)
    g = act(g, TurnAwayDeserter(0))
    assert state(g).knights == {} and asked(g) == [(0, "main")]


# --- Diplomat ---------------------------------------------------------------------------------------------------------


def test_ck_154_a_road_is_open_if_nothing_of_its_colour_is_at_one_end():
    g = holding("diplomat")
    line(g, 1, 18, 24, 30)
    settlement(g, 1, 18)
    assert open_roads(g) == [between(g, 24, 30)]
    assert refused(g, Diplomat(0, between(g, 18, 24))) == "bad_target"
    assert refused(g, Diplomat(0, between(g, 30, 36))) == "bad_target"
    knight(g, 1, 30)
    assert refused(g, Diplomat(0, between(g, 24, 30))) == "no_effect"


def test_ck_155_example_47_pieces_of_other_colours_do_not_close_a_road():
    g = holding("diplomat")
    line(g, 1, 18, 24)
    settlement(g, 1, 18)
    settlement(g, 0, 24)
    line(g, 2, 24, 30)
    assert between(g, 18, 24) in open_roads(g)
    g = act(g, Diplomat(0, between(g, 18, 24)))
    assert between(g, 18, 24) not in g.table.roads


def test_ck_156_an_opponents_road_goes_back_and_nothing_is_built():
    g = holding("diplomat")
    line(g, 1, 18, 24)
    settlement(g, 1, 18)
    g = act(g, Diplomat(0, between(g, 18, 24)))
    assert g.table.pieces[1]["road"] == 15 and asked(g) == [(0, "main")] and g.held == 0


def test_ck_157_an_own_road_may_be_built_elsewhere_or_kept():
    g = holding("diplomat")
    line(g, 0, 18, 24)
    settlement(g, 0, 18)
    old, new = between(g, 18, 24), between(g, 18, 23)
    g = act(g, Diplomat(0, old))
    assert asked(g) == [(0, "rebuild_road")]
    assert refused(g, RebuildRoad(0, old)) == "bad_target"
    assert refused(g, RebuildRoad(0, between(g, 30, 36))) == "not_connected"
    assert default(g) == KeepRoad(0)
    kept = act(g, KeepRoad(0))
    assert kept.table.pieces[0]["road"] == 15 and kept.table.roads == {}
    moved = act(g, RebuildRoad(0, new))
    assert list(moved.table.roads) == [new] and moved.table.pieces[0]["road"] == 14


def test_ck_158_a_road_whose_knight_would_be_left_alone_is_not_open():
    g = holding("diplomat")
    line(g, 1, 18, 24)
    knight(g, 1, 18)
    assert open_roads(g) == []
    line(g, 1, 18, 23)
    assert between(g, 18, 24) in open_roads(g)


def test_ck_159_example_46_the_longest_road_is_looked_at_after_the_rebuilding():
    g = holding("diplomat")
    mine, theirs = coast(g, 0, 7), coast(g, 12, 6)
    line(g, 0, *mine[:7])
    line(g, 1, *theirs)
    g.table.awards["longest_road"] = 0
    g = settle(g)
    g = act(g, Diplomat(0, between(g, *mine[:2])))
    assert road_length(g, 0) == 5 and g.table.awards == {"longest_road": 0}
    g = act(g, RebuildRoad(0, between(g, *mine[6:8])))
    assert road_length(g, 0) == 6 and g.table.awards == {"longest_road": 0}


# --- Intrigue ---------------------------------------------------------------------------------------------------------


def plot(*blue):
    """A mighty active knight of blue at 24, at the end of a red road; blue's own route goes along these corners."""
    g = holding("intrigue")
    line(g, 0, 18, 24)
    line(g, 1, *blue)
    knight(g, 1, 24, 3, active=True)
    return g


def test_ck_160_ck_161_a_knight_of_any_strength_is_driven_from_an_own_road():
    g = act(plot(24, 30, 36), Intrigue(0, 24))
    assert asked(g) == [(1, "retreat")]
    g = act(g, Retreat(1, 36))
    assert state(g).knights[36].active and list(state(g).knights) == [36]


def test_ck_160_no_own_road_there_or_an_own_knight():
    g = plot(24, 30)
    knight(g, 1, 45)
    knight(g, 0, 18)
    assert refused(g, Intrigue(0, 45)) == "bad_target"
    assert refused(g, Intrigue(0, 18)) == "bad_target"
    assert refused(holding("intrigue"), Intrigue(0, 24)) == "no_effect"


def test_ck_161_ck_162_example_65_never_back_and_with_no_way_off_the_board():
    g = act(plot(24, 30), Intrigue(0, 24))
    assert list(state(g).knights) == [30]  # the one further corner, though 24 is empty now
    g = act(plot(44, 48), Intrigue(0, 24))
    assert state(g).knights == {} and told(g, "knight_lost") == [{"seat": 1, "place": 24}]


def test_ck_187_example_64_points_reached_on_anothers_turn_win_at_the_start_of_the_own():
    g = holding("intrigue")
    line(g, 2, *coast(g, 0, 7))
    line(g, 0, 16, 22)
    knight(g, 1, 16)
    state(g).defenders[2] = 11
    g = settle(g)
    assert g.table.awards == {}
    g = act(g, Intrigue(0, 16))
    assert g.table.awards == {"longest_road": 2} and points(g, 2) == 13 and g.over is None
    assert turn_of(g, 1).over is None
    assert turn_of(g, 2).over.winners == (2,)


@pytest.mark.parametrize("kind", [Intrigue, Diplomat, Bishop, Deserter, Spy])
def test_menus_offer_only_what_is_accepted(kind):
    g = holding(kind.card)
    line(g, 0, 18, 24)
    line(g, 1, 24, 30, 36)
    knight(g, 1, 24)
    progress(g, 1, "crane", "smith")
    offered = legal_with(after_roll(turn_of(g, 0)), 0, kind)
    assert offered
    for action in offered:
        act(g, action)
