"""Robbery, plague and the robber that leaves; the order of event and roll (EVT-04, EVT-09, EVT-10, EVT-21, EVT-40)."""

import pytest

from game.engine import Undo
from game.modules.base.building import BuildRoad
from game.modules.base.discarding import Discard
from game.modules.base.offers import MakeOffer
from game.modules.base.picking import Pick
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn, Roll
from game.modules.base.settings import Leave
from game.modules.event_cards.answers import ChooseVictim, GiveCard, GiveHelp
from tests.kit import (
    act,
    asked,
    city,
    corner,
    end,
    hand,
    hex,
    hold,
    island,
    lots,
    refused,
    settlement,
    told,
    turn_of,
)
from tests.modules.atlantis.sea import NORTH, SOUTH, drowning
from tests.modules.event_cards.cards import before_roll, draw, turn_over, with_longest_road


def test_evt_09_and_evt_e3_a_robbery_is_one_ordinary_seven():
    g = before_roll(**{"0,0": "forest 8"})
    settlement(g, 0, "0,0 N")
    hold(g, 0, wood=9)
    g = draw(turn_of(g, 1), "robbery")
    assert asked(g) == [(0, "discard")] and refused(g, Discard(0, {"wood": 5})) == "bad_count"
    g = act(g, Discard(0, {"wood": 4}))
    assert asked(g) == [(1, "robber")]
    g = act(g, MoveRobber(1, hex(g, "0,0")), chance=lots(0))
    assert hand(g, 0) == {"wood": 4} and hand(g, 1) == {"wood": 1}
    assert asked(g) == [(1, "main")]


def test_evt_09_it_produces_nothing():
    g = before_roll(**{"0,0": "forest 7"})  # no hex has a 7; even then
    settlement(g, 0, "0,0 N")
    assert hand(draw(g, "robbery"), 0) == {}


def test_evt_10_and_evt_e4_in_a_plague_a_city_earns_one_and_the_next_six_two_again():
    g = before_roll(**{"0,0": "fields 6"})
    city(g, 1, "0,0 N")
    settlement(g, 2, "0,0 S")
    g = turn_over(g, "e06r1")
    assert hand(g, 1) == {"grain": 1} and hand(g, 2) == {"grain": 1}
    g = turn_over(end(g), "e06r4")
    assert hand(g, 1) == {"grain": 3} and hand(g, 2) == {"grain": 2}


def test_evt_10_each_city_at_each_hex_earns_one():
    g = before_roll(**{"0,0": "fields 6", "0,-1": "forest 6"})
    city(g, 1, "0,0 N", "0,0 S")
    assert hand(turn_over(g, "e06r1"), 1) == {"grain": 2, "wood": 1}


def test_evt_10_atx_25_a_city_at_the_jungle_takes_one_token():
    g = before_roll(4, "jungle", **{"0,0": "jungle 6"})
    city(g, 1, "0,0 N")
    assert hand(turn_over(g, "e06r1"), 1) == {"discovery": 1}


def test_evt_21_and_evt_e2_the_robber_leaves_before_production():
    g = before_roll(**{"0,0": "forest 4", "2,0": "desert"})
    g.table.home = hex(g, "2,0")
    g.table.robber = hex(g, "0,0")
    settlement(g, 0, "0,0 N")
    settlement(g, 1, corner(g, "2,0 SE"))
    hold(g, 1, ore=3)
    g = draw(g, "robber_leaves")
    assert g.table.robber == hex(g, "2,0") and hand(g, 0) == {"wood": 1} and hand(g, 1) == {"ore": 3}
    again = draw(end(g), "robber_leaves")
    assert not told(again, "robber_home") and again.table.robber == hex(g, "2,0")


@pytest.mark.parametrize("other", ["volcano", "magic_seven"])
def test_evt_21_atx_13_without_a_desert_it_goes_beside_the_board(other):
    g = before_roll(4, other, **{"0,0": "volcano 5" if other == "volcano" else "wizard_castle", "1,0": "forest 4"})
    g.table.robber = hex(g, "1,0")
    g = draw(g, "robber_leaves")
    assert g.table.robber == -1
    assert not told(draw(end(g), "robber_leaves"), "robber_home")  # ATX-16


def test_evt_21_atx_13_with_the_jungle_it_goes_to_the_desert():
    g = before_roll(4, "jungle", **{"0,0": "jungle 9", "2,0": "desert"})
    g.table.home, g.table.robber = hex(g, "2,0"), hex(g, "0,0")
    assert draw(g, "robber_leaves").table.robber == hex(g, "2,0")


def test_evt_21_atx_13_of_two_deserts_it_takes_the_one_it_began_on_and_stays_on_either():
    g = island(5, "event_cards", phase="before_roll")
    first, second = (h for h, kind in enumerate(g.table.terrain) if kind == "desert")
    g.table.home = second
    g.table.robber = next(h for h in g.rules.topology.hexes if g.table.terrain[h] == "forest")
    assert draw(g, "robber_leaves").table.robber == second
    g.table.robber = first
    assert draw(g, "robber_leaves").table.robber == first


def test_atx_e7_with_atlantis_it_goes_home_then_four_produces_then_the_storm_comes():
    g = drowning(4, "event_cards", **{"2,0": "hills 4"})
    settlement(g, 1, corner(g, "2,0 SE"))
    g.table.robber = hex(g, SOUTH)  # the other desert is not its home
    g = draw(g, "robber_leaves")
    assert g.table.robber == hex(g, NORTH) and hand(g, 1) == {"brick": 1}
    keys = [e.key for e in g.events]
    assert keys.index("robber_home") < keys.index("produced") < keys.index("storm")


def test_the_owner_can_do_nothing_else_until_all_answers_are_in():
    g = before_roll()
    hold(g, 0, wood=3, brick=3)
    hold(g, 1, wool=2)
    g = act(draw(g, "good_neighbourhood"), GiveCard(0, "wood"))
    for action in (EndTurn(0), MakeOffer(0, {"wood": 1}, {"wool": 1}, [1]), BuildRoad(0, 0), Roll(0)):
        assert refused(g, action) == "choice_pending"


def test_evt_04_the_event_is_resolved_before_production():
    g = before_roll(**{"0,0": "forest 2"})
    settlement(g, 0, "0,0 N")
    g = draw(g, "fruitful_year")
    assert hand(g, 0) == {}  # the 2 waits for the choices
    for seat in g.seats:
        g = act(g, Pick(seat, {"ore": 1}))
    assert hand(g, 0) == {"ore": 1, "wood": 1}


def test_an_answer_cannot_be_taken_back_once_cards_moved():
    g = before_roll(3)
    hold(g, 0, ore=2)
    g = act(draw(g, "good_neighbourhood"), GiveCard(0, "ore"))
    assert refused(g, Undo(0)) == "cannot_undo"


def test_whoever_leaves_is_out_of_every_question():
    g = before_roll()
    city(g, 0, "0,0 N")
    city(g, 1, "0,0 SE")
    for seat in (0, 1):
        hold(g, seat, ore=2)
    settlement(g, 3, "2,0 S")
    settlement(g, 2, "0,2 S")
    g = draw(g, "neighbourly_help")
    g = act(g, Leave(2))
    assert refused(g, GiveHelp(0, "ore", 2)) == "bad_target"
    g = act(g, Leave(3))  # nobody is behind any more
    assert asked(g) == [(0, "main")] and hand(g, 0) == {"ore": 2}


def test_a_thief_who_leaves_takes_nothing_and_a_victim_who_leaves_is_out_of_it():
    g = with_longest_road(2)
    hold(g, 0, ore=1)
    hold(g, 1, ore=1)
    g = draw(g, "trade_advantage")
    gone = act(g, Leave(2))
    assert asked(gone) == [(0, "main")] and hand(gone, 2) == {}
    assert refused(act(g, Leave(1)), ChooseVictim(2, 1)) == "bad_target"


def test_evt_17_the_gift_passes_over_a_seat_that_left():
    g = before_roll()
    hold(g, 0, ore=2)
    hold(g, 3, wood=2)
    g = act(draw(g, "good_neighbourhood"), Leave(1))
    g = act(g, GiveCard(0, "ore"), GiveCard(3, "wood"))
    assert hand(g, 2) == {"ore": 1} and hand(g, 0) == {"ore": 1, "wood": 1}


def test_evt_40_answers_of_the_wrong_kind_are_refused():
    """The codes of wrong answers are tested with their events; a player who is not asked is refused `not_your_turn`."""
    g = before_roll()
    hold(g, 1, ore=2)
    g = draw(g, "good_neighbourhood")
    assert refused(g, GiveCard(2, "ore")) == "not_your_turn"
    assert refused(g, ChooseVictim(1, 0)) == "choice_pending"
