"""Building between the turns (FS-11 to FS-27, FS-29, FS-30, FS-O2, FS-O7)."""

import pytest

from game.engine import Undo, view
from game.modules.base.bank import BankTrade, rate_of
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement
from game.modules.base.offers import Call, MakeOffer
from game.modules.base.rolling import EndTurn, Roll
from game.modules.base.settings import DeclineAll, Embargo, Leave, StoreDiscard
from game.modules.base.standing import StandingOffer, TakeStanding
from game.modules.development.buying import BuyDevelopment
from game.modules.development.playing import PlayKnight, PlayMonopoly
from game.modules.development.state import of
from game.modules.five_six.phases import AnswerWish, Done, SpecialSignal, said
from tests.kit import (
    act,
    asked,
    card,
    city,
    corner,
    default,
    edge,
    end,
    founding,
    give,
    hand,
    hold,
    island,
    line,
    points,
    refused,
    road,
    roll,
    settle,
    settlement,
    way,
)  # fmt: skip

P1, P2, P3, P4, P5, P6 = range(6)
FAR = ("0,-3 N", "2,-3 N", "2,0 NE", "-1,3 S", "-3,3 S")


def signalling(players=6, after=P2, build=(), passing=(), **options):
    """The turn of `after`, past the roll; who wants to build or passes has said so."""
    g = island(players, turn=after, **options)
    g = act(g, *(SpecialSignal(seat, "build") for seat in build), *(SpecialSignal(seat, "pass") for seat in passing))
    return g


def phase(players=6, after=P2, build=(), **options):
    """The special build phase after the turn of `after`."""
    return end(signalling(players, after, build, **options))


def opportunities(g):
    """Who builds, one after the other."""
    order = []
    while asked(g)[0][1] == "special_build":
        order.append(asked(g)[0][0])
        g = act(g, Done(order[-1]))
    return order, asked(g)


def test_fs_11_the_owner_plays_a_normal_turn():
    g = island(6)
    settlement(g, 0, "0,0 N")
    hold(g, 0, wood=5, brick=1)
    card(g, 0, "monopoly")
    g = act(g, BuildRoad(0, edge(g, "0,0 NE")), BankTrade(0, "wood", 4, {"ore": 1}), PlayMonopoly(0, "wool"))
    assert refused(g, PlayKnight(0)) == "no_such_card" and asked(g) == [(0, "main")]


def test_fs_12_fs_13_fs_14_fs_e1_clockwise_from_the_left_neighbour_then_the_next_turn():
    g = phase(6, after=P2, build=[P1, P3, P4, P5, P6])
    assert opportunities(g) == ([P3, P4, P5, P6, P1], [(P3, "before_roll")])


def test_fs_14_fs_25_fs_e2_with_five_players():
    g = phase(5, after=P5, build=[P1, P2, P3, P4])
    assert opportunities(g) == ([P1, P2, P3, P4], [(P1, "before_roll")])


def test_fs_13_fs_d6_fs_e8_the_player_whose_turn_has_ended_takes_no_part():
    g = phase(6, after=P1, build=[P3])
    settlement(g, P1, "0,0 N")
    give(g, P1, wood=1, brick=1)
    assert refused(g, BuildRoad(P1, edge(g, "0,0 NE"))) == "not_your_turn"
    assert refused(g, SpecialSignal(P1, "build")) == "not_your_turn"


def test_fs_14_each_finishes_before_the_next_begins():
    g = phase(6, after=P2, build=[P3, P5])
    settlement(g, P5, "0,0 N")
    give(g, P5, wood=1, brick=1)
    assert asked(g) == [(P3, "special_build")]
    assert refused(g, BuildRoad(P5, edge(g, "0,0 NE"))) == refused(g, Done(P5)) == "not_your_turn"
    g = act(g, Done(P3))
    assert edge(g, "0,0 NE") in act(g, BuildRoad(P5, edge(g, "0,0 NE"))).table.roads


def test_fs_15_fs_e9_no_second_opportunity():
    g = phase(6, after=P2, build=[P3, P5])
    g = act(g, Done(P3))
    assert refused(g, Done(P3)) == refused(g, SpecialSignal(P3, "build")) == "not_your_turn"
    assert refused(g, SpecialSignal(P4, "build")) == "not_your_turn"  # gone past


def test_fs_16_building_and_buying_at_the_normal_costs():
    g = phase(6, after=P2, build=[P4])
    settlement(g, P4, "0,0 N")
    line(g, P4, "0,0 S", "0,0 SE")
    give(g, P4, wood=3, brick=3, wool=2, grain=4, ore=4)
    g = act(g, BuildRoad(P4, edge(g, "0,0 NE")), BuildRoad(P4, edge(g, "0,0 NW")))
    g = act(g, BuildSettlement(P4, corner(g, "0,0 S")), BuildCity(P4, corner(g, "0,0 N")), BuyDevelopment(P4))
    assert hand(g, P4) == {} and asked(g) == [(P4, "special_build")]
    assert refused(g, BuildRoad(P4, edge(g, "0,0 E"))) == "cannot_pay"
    assert refused(g, BuildSettlement(P4, corner(g, "0,0 SE"))) == "too_close"


def test_fs_17_fs_18_fs_19_fs_e3_no_trade_no_card_no_dice():
    g = phase(6, after=P2, build=[P3])
    hold(g, P3, wood=4)
    card(g, P3, "knight")
    g = act(g, StandingOffer(P4, {"ore": 1}, {"wood": 1}))
    for action in (
        MakeOffer(P3, {"wood": 1}, {"ore": 1}), Call(P3, {"wood": 1}), BankTrade(P3, "wood", 4, {"ore": 1}),
        TakeStanding(P3, 1), PlayKnight(P3), Roll(P3), EndTurn(P3),
    ):  # fmt: skip
        assert refused(g, action) == "wrong_phase", action
    assert refused(g, MakeOffer(P4, {"ore": 1}, {"wood": 1})) == "not_your_turn"


def test_fs_19_nothing_is_produced():
    g = signalling(6, after=P2, build=[P3])
    settlement(g, P3, "0,0 N")
    before = g.table.hands
    assert opportunities(end(g))[1] == [(P3, "before_roll")]
    assert end(g).table.hands == before


def test_fs_20_fs_d9_fs_e4_a_card_bought_in_the_phase_can_be_played_in_the_next_own_turn():
    for buyer, turns in ((P3, 0), (P4, 1)):
        g = phase(6, after=P2, build=[buyer])
        give(g, buyer, wool=1, grain=1, ore=1)
        of(g).deck.mixed = {"knight": 5}
        g = act(g, BuyDevelopment(buyer), Done(buyer))
        for _ in range(turns):
            g = end(roll(g, 12))
        assert asked(g) == [(buyer, "before_roll")]
        assert asked(act(g, PlayKnight(buyer))) == [(buyer, "robber")]


ROW = ["-3,0 NW", "-3,0 N", "-3,0 NE", "-2,0 N", "-2,0 NE", "-1,0 N", "-1,0 NE", "0,0 N", "0,0 NE"]


def test_fs_21_fs_22_longest_road_and_points_count_at_once():
    g = phase(6, after=P2, build=[P4])
    line(g, P4, *ROW[:5])
    give(g, P4, wood=1, brick=1, wool=1, grain=1, ore=1)
    of(g).deck.mixed = {"victory_point": 1}
    g = act(g, BuildRoad(P4, way(g, *ROW[4:6])[0]))
    assert g.table.awards == {"longest_road": P4} and points(g, P4) == 2
    assert points(act(g, BuyDevelopment(P4)), P4) == 3


def nine(g, seat, *, with_road=False):
    """Nine points for a seat, and what a further settlement costs."""
    city(g, seat, *FAR[:3])
    settlement(g, seat, FAR[3])
    if with_road:
        line(g, seat, *ROW[:6])
    else:
        card(g, seat, "victory_point", "victory_point")
    road(g, seat, "-2,2 NE")
    hold(g, seat, wood=1, brick=1, wool=1, grain=1)
    return settle(g)


def test_fs_23_fs_24_fs_d7_fs_e5_nobody_wins_in_the_phase_but_at_the_start_of_the_own_turn():
    g = nine(phase(6, after=P2, build=[P3, P4, P1]), P3)
    assert points(g, P3) == 9
    g = act(g, BuildSettlement(P3, corner(g, "-2,2 N")))
    assert points(g, P3) == 10 and g.over is None
    g = act(g, Done(P3), Done(P4))
    assert asked(g) == [(P1, "special_build")]
    g = act(g, Done(P1))
    assert g.over.winners == (P3,) and not g.table.turn.rolled


def test_fs_23_fs_e6_points_taken_away_in_the_same_phase_do_not_win():
    g = nine(phase(6, after=P2, build=[P3, P5]), P3, with_road=True)
    g = act(g, BuildSettlement(P3, corner(g, "-2,2 N")), Done(P3))
    assert points(g, P3) == 10
    middle = corner(g, ROW[3])
    inside = {corner(g, p) for p in ROW}
    start = next(c for c in g.rules.topology.corner_neighbours[middle] if c not in inside)
    line(g, P5, start, middle)
    hold(g, P5, wood=1, brick=1, wool=1, grain=1)
    g = act(g, BuildSettlement(P5, middle), Done(P5))
    assert points(g, P3) == 8 and asked(g) == [(P3, "before_roll")]


def test_fs_e7_the_first_with_ten_in_an_own_turn_wins():
    g = phase(6, after=P2, build=[P6])
    g = nine(g, P6)
    g = act(g, BuildSettlement(P6, corner(g, "-2,2 N")), Done(P6))
    assert points(g, P6) == 10 and asked(g) == [(P3, "before_roll")]
    g = end(roll(g, 12))
    for place in ("0,0 N", "0,0 S", "-2,0 S", "1,-2 N"):
        city(g, P4, place)
    card(g, P4, "victory_point", "victory_point")
    assert settle(g).over.winners == (P4,)


def test_fs_e10_the_nearer_neighbour_gets_the_corner():
    g = phase(6, after=P2, build=[P4, P6])
    for seat, place in ((P4, "0,0 NE"), (P6, "0,0 NW")):
        road(g, seat, place)
        hold(g, seat, wood=1, brick=1, wool=1, grain=1)
    g = act(g, BuildSettlement(P4, corner(g, "0,0 N")), Done(P4))
    assert refused(g, BuildSettlement(P6, corner(g, "0,0 N"))) == "occupied"


def test_fs_25_the_next_player_is_owner_before_the_roll():
    g = act(phase(6, after=P6, build=[P4]), Done(P4))
    assert asked(g) == [(P1, "before_roll")] and g.table.turn.owner == P1 and g.table.turn.part == "turn"


def test_fs_26_no_phase_after_founding_or_the_turn_of_one_who_left():
    g = founding(5)
    g = act(g, SpecialSignal(P3, "always_build"))
    while asked(g)[0][1] not in ("before_roll", "special_build"):
        g = act(g, default(g))
    assert asked(g) == [(P1, "before_roll")]
    g = signalling(6, after=P2, build=[P4])
    assert asked(act(g, Leave(P2))) == [(P3, "before_roll")]


def test_fs_26_who_left_has_no_opportunity():
    g = act(phase(6, after=P2, build=[P3, P4]), Leave(P4))
    assert opportunities(g)[0] == [P3]
    g = act(phase(6, after=P2, build=[P3, P4]), Leave(P3))
    assert asked(g) == [(P4, "special_build")]


@pytest.mark.parametrize("mode", ["combined", "split"])
def test_fs_27_the_phase_is_the_same_in_both_modes(mode):
    g = phase(6, after=P2, build=[P3, P4], turn_mode=mode)
    harbour = g.table.harbours[0]
    place, far = g.rules.topology.edge_corners[harbour.edge]
    line(g, P3, place, far)
    hold(g, P3, wood=1, brick=1, wool=1, grain=1)
    g = act(g, BuildSettlement(P3, place))
    assert asked(g) == [(P3, "special_build")]
    g = roll(act(g, Done(P3), Done(P4)), 12)
    kind = harbour.kind if harbour.kind != "any" else "wood"
    assert rate_of(g, P3, kind) == (3 if harbour.kind == "any" else 2)


def test_fs_29_signals_are_settings_can_be_changed_and_are_hidden():
    g = signalling(6, after=P2, build=[P4])
    for seat in (-1, P1, P3):
        assert not any(P4 in signals for signals in view(g, seat).settings.signals.values())
    assert said(view(g, P4), P4) == "build"
    assert refused(g, SpecialSignal(P2, "build")) == "not_your_turn"  # the turn owner has no say
    g = act(g, SpecialSignal(P4, "pass"))
    assert opportunities(end(g)) == ([], [(P3, "before_roll")])
    assert refused(g, SpecialSignal(P4, "perhaps")) == "bad_input"


def test_fs_29_a_signal_for_once_takes_nothing_back_that_stands_for_good():
    g = signalling(6, after=P2)
    g = act(g, SpecialSignal(P5, "always_pass"), SpecialSignal(P5, "build"))
    g = end(g)
    assert asked(g) == [(P5, "special_build")]
    g = end(roll(act(g, Done(P5)), 12))
    assert said(g, P5) == "pass" and asked(g) == [(P4, "before_roll")]
    assert said(act(g, SpecialSignal(P5, "none")), P5) == ""


def test_fs_29_a_signal_holds_for_one_phase_a_standing_order_for_all():
    g = signalling(6, after=P2)
    g = act(g, SpecialSignal(P5, "always_build"), SpecialSignal(P6, "build"))
    order, turn = opportunities(end(g))
    assert order == [P5, P6] and turn == [(P3, "before_roll")]
    g = act(end(g), Done(P5), Done(P6))
    assert opportunities(end(roll(g, 12)))[0] == [P5]
    g = act(g, SpecialSignal(P5, "none"))
    assert opportunities(end(roll(g, 12)))[0] == []


def test_fs_29_what_stands_for_good_is_set_and_taken_back_at_any_time():
    """RULE-6: also in the own turn, and in the phase by those gone past."""
    g = signalling(6, after=P2)
    g = act(g, SpecialSignal(P2, "always_build"), SpecialSignal(P2, "none"))
    assert said(g, P2) == ""
    g = end(act(g, SpecialSignal(P4, "build")))
    assert asked(g) == [(P4, "special_build")]
    g = act(g, SpecialSignal(P3, "always_pass"), SpecialSignal(P2, "always_build"))
    assert opportunities(g) == ([P4], [(P3, "before_roll")]), "those gone past are not asked again in this phase"
    assert (said(g, P3), said(g, P2)) == ("pass", "build")


@pytest.mark.parametrize("turn", [P2, P4])
def test_whoever_sits_down_next_begins_with_nothing_set(turn):
    g = act(signalling(6, after=turn), SpecialSignal(P2, "always_build"), DeclineAll(P2, "on"), Embargo(P2, P3))
    g = act(g, StoreDiscard(P2, [("ore", 1)]), StandingOffer(P2, {"wool": 1}, {"ore": 1}), Embargo(P3, P2))
    g = act(g, SpecialSignal(P5, "always_pass"), DeclineAll(P5, "on"))
    back = [action for kind in g.rules.anyone_actions for action in kind.taken_back(g, P2)]
    g = act(g, *back)
    assert len(back) == 5 and not said(g, P2) and (g.settings.decline_all, g.settings.discards) == ([P5], {})
    assert (g.settings.standing, g.settings.embargoes) == ([], [(P3, P2)])
    assert said(g, P5) == "pass", "what others have set is theirs"
    assert not [action for kind in g.rules.anyone_actions for action in kind.taken_back(g, P2)]


def test_fs_30_fs_e15_passed_and_silent_are_gone_past_who_wants_builds():
    g = end(signalling(6, after=P2, build=[P4, P5], passing=[P1, P3]))
    assert asked(g) == [(P4, "special_build")]
    assert refused(g, SpecialSignal(P3, "build")) == "not_your_turn"
    g = act(g, SpecialSignal(P6, "build"))
    assert opportunities(g) == ([P4, P5, P6], [(P3, "before_roll")])


def test_fs_30_fs_e16_with_nobody_speaking_the_next_turn_starts_at_once():
    assert asked(end(signalling(6, after=P2))) == [(P3, "before_roll")]


def test_fs_30_fs_o7_fs_e16_with_a_window_the_silent_are_asked_until_they_have_spoken():
    g = end(signalling(6, after=P2, signal_window=30))
    assert asked(g) == [(seat, "special_wish") for seat in (P3, P4, P5, P6, P1)]  # all at the same time
    assert default(g) == AnswerWish(P3, "pass")
    g = act(g, *(SpecialSignal(seat, "pass") for seat in (P4, P5, P6, P1)))
    g = act(g, AnswerWish(P3, "pass"))
    assert asked(g) == [(P3, "before_roll")]


@pytest.mark.parametrize(("pace", "window"), [("live", 30), ("day", 0), ("week", 0), ("none", 0)])
def test_fs_o7_by_itself_there_is_a_window_at_a_pace_of_minutes_only(pace, window):
    g = end(signalling(6, after=P2, pace=pace))
    waits = [p.patience(g) for p in g.prompts if p.kind == "special_wish"]
    assert waits == [window] * (5 if window else 0)


def test_fs_30_fs_o7_a_wish_in_the_window():
    g = end(signalling(6, after=P2, passing=[P1], signal_window=30))
    g = act(g, AnswerWish(P3, "build"))
    assert refused(g, AnswerWish(P3, "pass")) == "not_your_turn"
    g = act(g, SpecialSignal(P4, "pass"))  # a signal answers the question too
    assert asked(g) == [(P5, "special_wish"), (P6, "special_wish")]
    assert refused(g, AnswerWish(P5, "perhaps")) == "bad_input"
    g = act(g, AnswerWish(P6, "build"), AnswerWish(P5, "pass"))
    assert asked(g) == [(P3, "special_build")]
    assert opportunities(g) == ([P3, P6], [(P3, "before_roll")])


def test_fs_d8_nobody_is_skipped_because_of_the_hand():
    g = signalling(6, after=P2, build=[P4])
    hold(g, P4)
    assert asked(end(g)) == [(P4, "special_build")]


def test_fs_o2_the_phase_can_be_switched_off():
    g = island(6, turn=P2, special_build=False)
    assert refused(g, SpecialSignal(P4, "build")) == "not_in_this_game"
    assert asked(end(g)) == [(P3, "before_roll")]


def test_ending_the_turn_can_be_taken_back_before_anybody_has_built():
    g = phase(6, after=P2, build=[P4])
    assert asked(act(g, Undo(P2))) == [(P2, "main")]
    settlement(g, P4, "0,0 N")
    give(g, P4, wood=1, brick=1)
    g = act(g, BuildRoad(P4, edge(g, "0,0 NE")))
    assert refused(g, Undo(P2)) == "cannot_undo" and not act(g, Undo(P4)).table.roads
