"""Cards taken by event: from the bank, or from each other (EVT-18 to EVT-20, EVT-23 to EVT-27)."""

from game.modules.base.picking import Pick
from game.modules.development.state import of as development
from game.modules.event_cards.answers import ChooseVictim
from game.table import Harbour
from tests.kit import (
    act,
    asked,
    bank,
    card,
    city,
    default,
    edge,
    hand,
    hold,
    lots,
    refused,
    settle,
    settlement,
    told,
    turn_of,
)
from tests.modules.event_cards.cards import before_roll, draw, knights, with_longest_road


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
    g = draw(g, "calm_sea")
    assert sorted(asked(g)) == [(1, "pick"), (2, "pick")]
    assert {(p.why, p.fewer) for p in g.prompts} == {("event", False)}, "TOLD-12: it is asked why"


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
