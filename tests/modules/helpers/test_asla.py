"""Asla demands (HLP-26 to HLP-30)."""

from game.modules.base.settings import Leave
from game.modules.helpers.asla import Asla, DemandAgain, GiveReturn, StopAsking
from tests.kit import act, asked, default, hand, hold, refused, told
from tests.modules.helpers.kit import table

RED, BLUE = 1, 2


def asla(mine=None, red=None, blue=None):
    g = table("asla")
    for seat, cards in ((0, mine), (RED, red), (BLUE, blue)):
        hold(g, seat, **(cards or {}))
    return g


def test_hlp_26_one_resource_for_both_demands():
    g = asla({"grain": 2}, {"ore": 1}, {"ore": 1, "wool": 1})
    g = act(g, Asla(0, "ore", RED), GiveReturn(0, "grain"), DemandAgain(0, BLUE), GiveReturn(0, "grain"))
    assert hand(g, 0) == {"ore": 2} and hand(g, RED) == {"grain": 1} and hand(g, BLUE) == {"wool": 1, "grain": 1}


def test_hlp_27_the_second_is_chosen_when_the_first_answer_is_known():
    g = act(asla({"grain": 1}, {"ore": 1}), Asla(0, "ore", RED))
    assert asked(g) == [(0, "asla_return")]  # the card in return comes before the second demand
    g = act(g, GiveReturn(0, "grain"))
    assert asked(g) == [(0, "asla_next")]
    assert refused(g, DemandAgain(0, RED)) == refused(g, DemandAgain(0, 0)) == refused(g, DemandAgain(0, 9))
    assert refused(g, DemandAgain(0, RED)) == "bad_target"
    assert asked(act(g, StopAsking(0))) == [(0, "turn_or_swap")]


def test_hlp_27_nobody_is_asked_a_third_time():
    g = act(asla(), Asla(0, "ore", RED), DemandAgain(0, BLUE))
    assert asked(g) == [(0, "turn_or_swap")]


def test_hlp_28_who_has_the_resource_gives_exactly_one_and_is_not_asked():
    g = act(asla({"grain": 1}, {"ore": 3}, {"wool": 2}), Asla(0, "ore", RED))
    assert hand(g, 0) == {"grain": 1, "ore": 1} and hand(g, RED) == {"ore": 2}
    assert all(seat == 0 for seat, _ in asked(g))
    g = act(g, GiveReturn(0, "grain"), DemandAgain(0, BLUE))
    assert hand(g, BLUE) == {"wool": 2} and told(g, "asla_in_vain")


def test_hlp_29_any_card_goes_back_even_the_one_received():
    g = act(asla({"grain": 1}, {"ore": 1}), Asla(0, "ore", RED))
    assert refused(g, GiveReturn(0, "wool")) == "cannot_pay"
    assert refused(g, GiveReturn(0, "gold")) == "bad_target"
    g = act(g, GiveReturn(0, "ore"))
    assert hand(g, 0) == {"grain": 1} and hand(g, RED) == {"ore": 1}


def test_hlp_30_and_18_if_nobody_has_it_she_is_used_all_the_same():
    g = act(asla({"grain": 1}), Asla(0, "ore", RED), DemandAgain(0, BLUE))
    assert asked(g) == [(0, "turn_or_swap")] and hand(g, 0) == {"grain": 1}


def test_hlp_e5_red_gives_ore_for_grain_and_blue_has_none():
    g = asla({"grain": 1}, {"ore": 1}, {"brick": 1})
    g = act(g, Asla(0, "ore", RED), GiveReturn(0, "grain"), DemandAgain(0, BLUE))
    assert hand(g, 0) == {"ore": 1} and hand(g, RED) == {"grain": 1} and hand(g, BLUE) == {"brick": 1}
    assert asked(g) == [(0, "turn_or_swap")]


def test_hlp_e6_with_an_empty_hand_the_card_goes_straight_back():
    g = act(asla({}, {"wool": 2}), Asla(0, "wool", RED))
    assert asked(g) == [(0, "asla_next")] and hand(g, 0) == {} and hand(g, RED) == {"wool": 2}
    assert told(g, "asla_returned")


def test_refusals_and_what_a_silent_player_does():
    g = asla({"grain": 1}, {"ore": 1})
    assert refused(g, Asla(0, "ore", 0)) == refused(g, Asla(0, "ore", 7)) == refused(g, Asla(0, "gold", RED))
    assert refused(g, Asla(0, "ore", 0)) == "bad_target"
    g = act(g, Asla(0, "ore", RED))
    assert default(g) == GiveReturn(0, "ore")
    g = act(g, default(g))
    assert default(g) == StopAsking(0)


def test_what_came_to_light_is_not_taken_back():
    g = act(asla(), Asla(0, "ore", RED))
    assert g.undo == ()


def test_who_left_is_not_asked():
    g = act(asla(), Leave(RED))
    assert refused(g, Asla(0, "ore", RED)) == "bad_target"


def test_hlp_d17_demand_answer_and_return_are_told_to_everybody():
    g = act(asla({"grain": 1}, {"ore": 1}), Asla(0, "ore", RED))
    assert told(g, "asla_got") == [{"seat": 0, "target": RED, "card": "ore"}]
    g = act(g, GiveReturn(0, "grain"))
    assert all(event.only is None for event in g.events)
