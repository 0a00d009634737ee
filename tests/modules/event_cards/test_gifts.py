"""Cards given by event: good neighbourhood and neighbourly help (EVT-17, EVT-22)."""

from game.engine import view
from game.modules.event_cards.answers import GiveCard, GiveHelp
from tests.kit import (
    act,
    asked,
    card,
    city,
    default,
    hand,
    hold,
    refused,
    settlement,
    turn_of,
)
from tests.modules.event_cards.cards import before_roll, draw


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
