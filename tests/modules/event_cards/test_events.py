"""The eleven events (EVT-09, EVT-10, EVT-17 to EVT-28, EVT-40)."""

import pytest

from game.engine import Undo, view
from game.modules.base.building import BuildRoad
from game.modules.base.discarding import Discard
from game.modules.base.offers import MakeOffer
from game.modules.base.picking import Pick
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn, Roll
from game.modules.base.settings import Leave
from game.modules.development.state import of as development
from game.modules.event_cards.answers import ChooseVictim, GiveCard, GiveHelp
from game.table import Harbour
from tests.kit import (
    act,
    asked,
    bank,
    card,
    city,
    corner,
    default,
    edge,
    end,
    hand,
    hex,
    hold,
    island,
    line,
    lots,
    refused,
    settle,
    settlement,
    told,
    turn_of,
)
from tests.modules.atlantis.sea import NORTH, SOUTH, drowning
from tests.modules.event_cards.cards import draw, turn_over
from tests.modules.ground import only


def before_roll(players=4, *modules, **hexes):
    return only(island(players, "event_cards", *modules, phase="before_roll"), **hexes)


def knights(g, *counts):
    development(g).knights = list(counts)
    g.memo.clear()


# --- robbery and plague ---------------------------------------------------------------------------------------------


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


# --- gifts ----------------------------------------------------------------------------------------------------------


def test_evt_17_and_evt_e8_everybody_with_a_card_gives_one_to_the_left():
    g = before_roll(3)
    hold(g, 0, wood=2, ore=1)
    hold(g, 2, wool=1, grain=1)
    g = draw(g, "good_neighbourhood")
    assert sorted(asked(g)) == [(0, "event_gift"), (2, "event_gift")]
    assert refused(g, GiveCard(1, "wood")) == "not_your_turn"
    assert refused(g, GiveCard(0, "brick")) == "cannot_pay"
    assert refused(g, GiveCard(0, "gold")) == "bad_count"
    g = act(g, GiveCard(2, "grain"))
    assert hand(g, 0) == {"wood": 2, "ore": 1}  # nothing moves before the last answer
    g = act(g, GiveCard(2, "wool"), GiveCard(0, "ore"))
    assert hand(g, 0) == {"wood": 2, "wool": 1} and hand(g, 1) == {"ore": 1} and hand(g, 2) == {"grain": 1}


def test_evt_17_choices_are_secret_and_a_card_just_received_cannot_be_given():
    g = before_roll(3)
    hold(g, 0, wood=1, ore=1)
    hold(g, 1, brick=2)
    g = draw(g, "good_neighbourhood")
    g = act(g, GiveCard(0, "ore"))
    assert view(g, 1).prompts_of(0)[0].answer == []
    assert refused(g, GiveCard(1, "ore")) == "cannot_pay"
    g = act(g, GiveCard(1, "brick"))
    public = [e.args for e in g.events if e.key == "gave_card" and e.only is None]
    private = {e.only: e.args["card"] for e in g.events if e.key == "gave_which_card"}
    assert public == [{"seat": 0, "taker": 1}, {"seat": 1, "taker": 2}]
    assert private == {(0, 1): "ore", (1, 2): "brick"}


def test_evt_17_a_hand_of_one_card_is_given_without_a_question_and_silence_gives_the_commonest():
    g = before_roll(3)
    hold(g, 0, ore=1)
    hold(g, 1, brick=2, ore=2, wool=1)
    g = draw(g, "good_neighbourhood")
    assert asked(g) == [(1, "event_gift")] and default(g) == GiveCard(1, "brick")
    g = act(g, default(g))
    assert hand(g, 1) == {"brick": 1, "ore": 3, "wool": 1} and hand(g, 2) == {"brick": 1}


def test_evt_22_and_evt_e9_leaders_give_to_somebody_with_fewer_visible_points():
    g = before_roll(3)
    city(g, 0, "0,0 N", "0,0 SE")
    settlement(g, 0, "0,0 SW")
    city(g, 1, "2,-2 N", "2,0 S")
    settlement(g, 1, "0,2 S")
    city(g, 2, "-2,2 S")
    settlement(g, 2, "-2,0 N")
    hold(g, 0, ore=2)
    g = draw(g, "neighbourly_help")
    assert asked(g) == [(0, "event_help")]
    assert refused(g, GiveHelp(0, "ore", 1)) == "bad_target"
    assert refused(g, GiveHelp(0, "ore", 0)) == "bad_target"
    assert refused(g, GiveHelp(0, "wood", 2)) == "cannot_pay"
    assert refused(g, GiveHelp(1, "ore", 2)) == "not_your_turn"
    g = act(g, GiveHelp(0, "ore", 2))
    assert hand(g, 2) == {"ore": 1} and asked(g) == [(0, "main")]


def test_evt_22_several_leaders_give_in_turn_order_from_the_owner():
    g = before_roll()
    for seat, place in ((1, "0,0 N"), (3, "0,0 SE")):
        city(g, seat, place)
        hold(g, seat, wool=2)
    settlement(g, 0, "0,0 SW")
    g = draw(turn_of(g, 2), "neighbourly_help")
    assert asked(g) == [(3, "event_help")]
    assert default(g) == GiveHelp(3, "wool", 2)  # the lowest visible score
    g = act(g, GiveHelp(3, "wool", 0))
    assert asked(g) == [(1, "event_help")]
    g = act(g, GiveHelp(1, "wool", 2))
    assert hand(g, 0) == {"wool": 1} and hand(g, 2) == {"wool": 1} and asked(g) == [(2, "main")]


def test_evt_e10_without_anybody_behind_nothing_happens():
    g = before_roll()
    for seat, place in enumerate(("0,0 N", "0,0 SE", "0,0 SW", "2,-2 N")):
        settlement(g, seat, place)
        hold(g, seat, wool=2)
    assert asked(draw(g, "neighbourly_help")) == [(0, "main")]


def test_evt_22_hidden_points_do_not_count():
    g = before_roll(3)
    for seat, place in enumerate(("0,0 N", "0,0 SE", "0,0 SW")):
        settlement(g, seat, place)
        hold(g, seat, wool=2)
    card(g, 1, "victory_point")
    assert asked(draw(g, "neighbourly_help")) == [(0, "main")]


def test_evt_22_one_receiver_and_one_card_need_no_question():
    g = before_roll(3)
    settlement(g, 0, "0,0 N")
    settlement(g, 1, "0,0 SE")
    hold(g, 0, ore=1)
    g = draw(g, "neighbourly_help")
    assert hand(g, 2) == {"ore": 1} and asked(g) == [(0, "main")]


# --- rewards --------------------------------------------------------------------------------------------------------


def test_evt_18_and_evt_e11_most_knights_take_a_resource_all_who_tie():
    g = before_roll()
    knights(g, 2, 2, 1, 0)
    g = draw(g, "tournament")
    assert sorted(asked(g)) == [(0, "pick"), (1, "pick")]
    g = act(g, Pick(1, {"ore": 1}), Pick(0, {"wool": 1}))
    assert hand(g, 0) == {"wool": 1} and hand(g, 1) == {"ore": 1}


def test_evt_18_no_knights_no_tournament():
    assert asked(draw(before_roll(), "tournament")) == [(0, "main")]


def test_evt_20_and_evt_e13_most_buildings_at_harbours_a_city_counts_one():
    g = before_roll()
    g.table.harbours = [Harbour(edge(g, "0,-2 NW"), "any"), Harbour(edge(g, "2,0 E"), "ore")]
    city(g, 0, "0,-2 NW")
    settlement(g, 1, "2,0 NE", "2,0 SE")
    g = draw(g, "calm_sea")
    assert asked(g) == [(1, "pick")]
    assert hand(act(g, Pick(1, {"wood": 1})), 1) == {"wood": 1}


def test_evt_20_ties_all_take_and_nobody_at_a_harbour_takes_nothing():
    g = before_roll()
    g.table.harbours = [Harbour(edge(g, "0,-2 NW"), "any"), Harbour(edge(g, "2,0 E"), "ore")]
    assert asked(draw(g, "calm_sea")) == [(0, "main")]
    city(g, 2, "0,-2 NW")
    settlement(g, 1, "2,0 NE")
    assert sorted(asked(draw(g, "calm_sea"))) == [(1, "pick"), (2, "pick")]


def test_evt_24_in_a_fruitful_year_everybody_takes_one():
    g = draw(before_roll(), "fruitful_year")
    assert [seat for seat, _ in asked(g)] == [0, 1, 2, 3]
    assert refused(g, Pick(0, {})) == "bad_count"  # carried out when possible (EVT-D8)
    assert refused(g, Pick(0, {"ore": 2})) == "bad_count"
    assert default(g, 2) == Pick(2, {"wood": 1})
    for seat in g.seats:
        g = act(g, Pick(seat, {"ore": 1}))
    assert [hand(g, s) for s in g.seats] == [{"ore": 1}] * 4


def test_evt_26_and_evt_e15_the_bank_gives_what_it_has_in_turn_order():
    g = before_roll()
    bank(g, wood=0, wool=0, grain=0, ore=0, brick=1)
    g = draw(turn_of(g, 2), "fruitful_year")  # the one brick needs no question
    assert hand(g, 2) == {"brick": 1} and [hand(g, s) for s in (0, 1, 3)] == [{}] * 3
    assert asked(g) == [(2, "main")]


def test_evt_26_an_empty_resource_is_refused():
    g = before_roll()
    bank(g, wood=0, brick=3)
    g = draw(g, "fruitful_year")
    assert asked(g) == [(0, "pick_in_turn")] and refused(g, Pick(0, {"wood": 1})) == "bank_empty"
    g = act(g, Pick(0, {"brick": 1}))
    assert asked(g) == [(1, "pick_in_turn")]


def test_evt_27_gains_of_events_are_no_production():
    g = draw(before_roll(), "fruitful_year")
    for seat in g.seats:
        g = act(g, Pick(seat, {"ore": 1}))
    assert g.table.turn.got == [0, 0, 0, 0]


# --- thieves --------------------------------------------------------------------------------------------------------


def with_longest_road(seat):
    g = before_roll()
    line(g, seat, *(f"0,0 {side}" for side in ("N", "NE", "SE", "S", "SW", "NW")))
    settle(g)
    assert g.table.awards == {"longest_road": seat}
    return g


def test_evt_19_the_longest_road_may_take_a_card_or_leave_it():
    g = with_longest_road(2)
    hold(g, 0, ore=1)
    hold(g, 1, wood=1)
    g = draw(g, "trade_advantage")
    assert asked(g) == [(2, "event_victim")] and default(g) == ChooseVictim(2, 0)
    assert refused(g, ChooseVictim(2, 2)) == "bad_target" and refused(g, ChooseVictim(2, 3)) == "bad_target"
    assert refused(g, ChooseVictim(0, 1)) == "not_your_turn"
    taken = act(g, ChooseVictim(2, 1), chance=lots(0))
    assert hand(taken, 2) == {"wood": 1} and asked(taken) == [(0, "main")]
    left = act(g, ChooseVictim(2, -1))
    assert hand(left, 2) == {} and asked(left) == [(0, "main")] and told(left, "event_declined")


def test_evt_19_even_a_single_victim_is_asked_about_and_without_holder_or_cards_nothing_happens():
    g = with_longest_road(2)
    assert asked(draw(g, "trade_advantage")) == [(0, "main")]
    hold(g, 0, ore=1)
    assert asked(draw(g, "trade_advantage")) == [(2, "event_victim")]
    g = before_roll()
    hold(g, 0, ore=1)
    assert asked(draw(g, "trade_advantage")) == [(0, "main")]


def test_evt_23_and_evt_e12_the_holder_of_the_largest_army_acts_whoever_turned_the_card():
    g = before_roll()
    knights(g, 3, 3, 0, 0)
    g.table.awards["largest_army"] = 1
    settle(g)
    assert g.table.awards == {"largest_army": 1}
    hold(g, 0, ore=1)
    hold(g, 2, wool=1)
    g = draw(g, "conflict")
    assert asked(g) == [(1, "event_victim")]
    assert refused(g, ChooseVictim(1, -1)) == "bad_target"  # not declined (EVT-D8)
    assert hand(act(g, ChooseVictim(1, 2), chance=lots(0)), 1) == {"wool": 1}


def test_evt_23_without_a_holder_only_who_alone_has_most_knights():
    g = before_roll()
    knights(g, 0, 2, 1, 0)
    hold(g, 0, ore=1)
    hold(g, 2, wool=1)
    assert asked(draw(g, "conflict")) == [(1, "event_victim")]
    knights(g, 2, 2, 0, 0)
    assert asked(draw(g, "conflict")) == [(0, "main")]  # EVT-E11
    knights(g, 0, 0, 0, 0)
    assert asked(draw(g, "conflict")) == [(0, "main")]


def test_evt_23_a_single_victim_is_robbed_without_a_question():
    g = before_roll()
    knights(g, 0, 2, 1, 0)
    hold(g, 0, ore=1)
    g = draw(g, "conflict", 0)
    assert hand(g, 1) == {"ore": 1} and asked(g) == [(0, "main")]


def test_evt_25_development_cards_are_neither_given_nor_taken_nor_counted():
    g = before_roll(3)
    card(g, 0, "knight", "victory_point")
    assert asked(draw(g, "good_neighbourhood")) == [(0, "main")]
    knights(g, 0, 2, 0)
    assert asked(draw(g, "conflict")) == [(0, "main")]
    assert len(development(draw(g, "conflict")).cards[0]) == 2


# --- the robber -----------------------------------------------------------------------------------------------------


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


# --- waiting --------------------------------------------------------------------------------------------------------


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
