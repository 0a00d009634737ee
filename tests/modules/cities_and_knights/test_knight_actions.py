"""Moving, driving away, chasing (CK-71 to CK-84, CK-185)."""

import pytest

from game.engine import Undo
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn
from game.modules.base.settings import Leave
from game.modules.cities_and_knights.knight_actions import Chase, Displace, MoveKnight, Retreat
from game.modules.cities_and_knights.knights import ActivateKnight
from tests.kit import (
    act,
    after_roll,
    asked,
    default,
    give,
    hand,
    hex,
    line,
    points,
    refused,
    robber,
    settle,
    settlement,
    told,
    turn_of,
)
from tests.modules.cities_and_knights.kit import attack, awake, ck, coast, knight, legal_with, state


def goals(g, kind, start):
    return sorted(a.goal for a in legal_with(g, 0, kind) if a.knight == start)


# --- acting at all ----------------------------------------------------------------------------------------------------


def test_ck_71_only_an_active_own_knight_that_has_not_acted_acts():
    g = ck()
    line(g, 0, 18, 24, 30)
    knight(g, 0, 18)
    knight(g, 1, 30, active=True)
    assert refused(g, MoveKnight(0, 18, 24)) == "knight_inactive"
    assert refused(g, MoveKnight(0, 30, 24)) == "bad_target"
    assert refused(g, MoveKnight(0, 23, 24)) == "bad_target"
    assert refused(g, Displace(0, 18, 30)) == "knight_inactive"
    awake(g)
    assert refused(g, Chase(0, 30)) == "bad_target"


def test_ck_72_ck_73_example_32_after_acting_it_rests_and_a_new_helmet_lets_it_defend_but_not_act():
    g = ck()
    line(g, 0, 18, 24, 30)
    knight(g, 0, 18, active=True)
    give(g, 0, grain=1)
    g = act(g, MoveKnight(0, 18, 24))
    assert not state(g).knights[24].active
    g = act(g, ActivateKnight(0, 24))
    assert refused(g, MoveKnight(0, 24, 30)) == "knight_spent"
    g = attack(act(g, EndTurn(0)))
    assert told(g, "defender") == [{"seat": 0}]


# --- moving -----------------------------------------------------------------------------------------------------------


def test_ck_74_example_26_to_any_free_corner_of_its_route_and_to_no_other():
    g = ck()
    line(g, 0, 18, 24, 30, 36)
    line(g, 0, 39, 44)
    knight(g, 0, 18, active=True)
    assert goals(g, MoveKnight, 18) == [24, 30, 36]
    assert refused(g, MoveKnight(0, 18, 39)) == "not_connected"
    assert refused(g, MoveKnight(0, 18, 44)) == "not_connected"


def test_ck_75_own_pieces_are_passed_foreign_ones_bar_the_way():
    g = ck()
    line(g, 0, 18, 24, 30, 36)
    knight(g, 0, 18, active=True)
    settlement(g, 0, 24)
    knight(g, 0, 30)
    assert goals(g, MoveKnight, 18) == [36]
    for bar in (lambda g: knight(g, 1, 30), lambda g: settlement(g, 1, 30)):
        g = ck()
        line(g, 0, 18, 24, 30, 36)
        knight(g, 0, 18, active=True)
        bar(g)
        assert goals(g, MoveKnight, 18) == [24]
        assert refused(g, MoveKnight(0, 18, 36)) == "blocked"


def test_ck_76_ck_79_ck_185_example_74_an_own_knight_is_in_the_way_and_never_driven():
    g = ck()
    line(g, 0, 18, 24, 30)
    knight(g, 0, 18, 2, active=True)
    knight(g, 0, 24)
    settlement(g, 0, 30)
    assert refused(g, MoveKnight(0, 18, 24)) == "occupied"
    assert refused(g, MoveKnight(0, 18, 30)) == "occupied"
    assert refused(g, Displace(0, 18, 24)) == "bad_target"


def test_ck_185_moving_onto_a_knight_is_refused_and_driving_an_empty_corner_too():
    g = ck()
    line(g, 0, 18, 24, 30)
    knight(g, 0, 18, 2, active=True)
    knight(g, 1, 24)
    assert refused(g, MoveKnight(0, 18, 24)) == "occupied"
    assert refused(g, Displace(0, 18, 30)) == "bad_target"


# --- driving away -----------------------------------------------------------------------------------------------------


def duel(attacker=2, defender=1, active=False):
    """Red at 18 with a road to blue's knight at 24; blue's own route goes on to 30 and 36, another one lies apart."""
    g = ck()
    line(g, 0, 18, 24)
    line(g, 1, 24, 30, 36)
    line(g, 1, 44, 48)
    knight(g, 0, 18, attacker, active=True)
    knight(g, 1, 24, defender, active=active)
    return g


@pytest.mark.parametrize("active", [True, False])
def test_ck_77_ck_80_ck_82_example_27_the_owner_chooses_where_it_goes_and_the_helmet_stays(active):
    g = act(duel(active=active), Displace(0, 18, 24))
    assert asked(g) == [(1, "retreat")]
    assert refused(g, EndTurn(0)) == "choice_pending"
    assert [a.goal for a in legal_with(g, 1, Retreat)] == [30, 36]
    assert refused(g, Retreat(1, 48)) == "not_connected"
    assert refused(g, Retreat(1, 24)) == "occupied"
    g = act(g, Retreat(1, 36))
    assert state(g).knights[36].active == active and state(g).knights[36].seat == 1
    assert state(g).knights[24].seat == 0 and not state(g).knights[24].active
    assert 18 not in state(g).knights and asked(g) == [(0, "main")]


@pytest.mark.parametrize("active", [True, False])
def test_ck_77_ck_78_only_a_strictly_weaker_knight_whether_active_or_not(active):
    assert refused(duel(1, 1, active), Displace(0, 18, 24)) == "not_weaker"
    assert legal_with(duel(1, 1, active), 0, Displace) == []
    assert refused(duel(2, 3, active), Displace(0, 18, 24)) == "not_weaker"
    assert asked(act(duel(3, 2, active), Displace(0, 18, 24))) == [(1, "retreat")]


def test_ck_77_the_way_has_to_be_free():
    g = duel()
    g.table.roads.clear()
    line(g, 1, 24, 30)
    assert refused(g, Displace(0, 18, 24)) == "not_connected"
    g = ck()
    line(g, 0, 18, 24, 30)
    knight(g, 0, 18, 2, active=True)
    knight(g, 1, 24)
    knight(g, 1, 30)
    assert refused(g, Displace(0, 18, 30)) == "blocked"


def test_ck_81_example_28_with_every_corner_taken_the_knight_leaves_the_board():
    g = duel()
    settlement(g, 2, 30)  # and 36 lies behind it
    g = act(g, Displace(0, 18, 24))
    assert told(g, "knight_lost") == [{"seat": 1, "place": 24}]
    assert [k.seat for k in state(g).knights.values()] == [0] and asked(g) == [(0, "main")]


def test_ck_80_example_29_the_corner_the_attacker_came_from_is_free():
    g = ck()
    line(g, 0, 18, 23, 29, 35, 30, 24)
    line(g, 1, 18, 24)
    knight(g, 0, 18, 2, active=True)
    knight(g, 1, 24, active=True)
    g = act(g, Displace(0, 18, 24))
    assert state(g).knights[18].seat == 1 and state(g).knights[18].active  # the only corner: not asked
    assert told(g, "knight_retreated") == [{"seat": 1, "place": 24, "corner": 18}]


def test_ck_82_the_marks_of_the_turn_go_with_the_knight():
    g = duel(active=True)
    state(g).knights[24].promoted = state(g).knights[24].acted = g.table.turn.part_number
    g = act(act(g, Displace(0, 18, 24)), Retreat(1, 30))
    assert state(g).knights[30].promoted == state(g).knights[30].acted == g.table.turn.part_number


def test_ck_185_nothing_can_be_taken_back_while_a_retreat_is_open():
    g = act(duel(), Displace(0, 18, 24))
    assert refused(g, Undo(0)) == "cannot_undo"


def test_the_silent_retreat_to_the_nearest_corner():
    g = act(duel(), Displace(0, 18, 24))
    assert default(g) == Retreat(1, 30)


def cut_line():
    """Red's six roads are cut by blue's knight into 4 and 2; driven away it can go back onto the line or off it."""
    g = ck()
    line(g, 0, *coast(g, 0, 6))  # 0 3 7 11 16 21 27
    line(g, 1, 16, 22, 17, 12, 7)
    knight(g, 1, 16)
    knight(g, 0, 21, 2, active=True)
    state(g).defenders[0] = 11
    return settle(g)


def test_ck_69_ck_187_example_64_roads_and_points_are_looked_at_after_the_retreat():
    g = cut_line()
    assert g.table.awards == {} and points(g, 0) == 11
    g = act(g, Displace(0, 21, 16))
    assert g.over is None and g.table.awards == {}  # the line is whole, but the retreat is still open
    on_the_line = act(g, Retreat(1, 7))
    assert on_the_line.table.awards == {} and on_the_line.over is None
    off_the_line = act(g, Retreat(1, 12))
    assert off_the_line.table.awards == {"longest_road": 0}
    assert off_the_line.over is not None and off_the_line.over.winners == (0,)


# --- chasing ----------------------------------------------------------------------------------------------------------


def test_ck_83_a_knight_beside_the_robber_drives_it_away_and_robs_and_nobody_discards():
    g = ck()
    awake(g)
    knight(g, 0, 18, active=True)
    settlement(g, 1, 32)
    give(g, 1, coin=9)
    g = act(g, Chase(0, 18))
    assert asked(g) == [(0, "robber")]
    g = act(g, MoveRobber(0, hex(g, "2,0")))
    assert hand(g, 0) == {"coin": 1} and hand(g, 1) == {"coin": 8}
    assert not state(g).knights[18].active and asked(g) == [(0, "main")]


def test_ck_83_out_of_reach_or_off_the_board():
    g = ck()
    awake(g)
    knight(g, 0, 31, active=True)
    assert refused(g, Chase(0, 31)) == "robber_out_of_reach"
    g.table.robber = -1
    assert refused(g, Chase(0, 31)) == "robber_off_board"


def test_ck_84_example_30_moving_and_chasing_takes_two_turns():
    g = ck()
    awake(g)
    line(g, 0, 25, 19, 24)
    robber(g, "0,0")
    knight(g, 0, 25, active=True)
    give(g, 0, grain=1)
    g = act(g, MoveKnight(0, 25, 24), ActivateKnight(0, 24))
    assert refused(g, Chase(0, 24)) == "knight_spent"
    g = after_roll(turn_of(g, 0))
    assert asked(act(g, Chase(0, 24))) == [(0, "robber")]


def test_a_seat_that_left_retreats_by_itself():
    g = act(duel(), Leave(1), Displace(0, 18, 24))
    assert state(g).knights[30].seat == 1 and asked(g) == [(0, "main")]
