"""Who plays, on which side, who begins, and how turns follow each other (DICE-01 to DICE-05, DICE-O1, DICE-O2)."""

import pytest

from game.dice.building import Build
from game.dice.create import new_game
from game.dice.leaving import Leave
from game.dice.rolling import EndTurn, Roll
from game.dice.rules import objections
from game.engine import Refused, legal
from game.setup import Setup
from tests.dice.kit import act, basic, boxes, have, plus, setup, sheet, showing
from tests.kit import asked, refused, seeded, told


@pytest.mark.parametrize(("variant", "allowed"), [("basic", {1, 2, 3, 4}), ("plus", {2, 3, 4})], ids=["basic", "plus"])
def test_dice_01_basic_takes_one_to_four_and_plus_two_to_four(variant, allowed):
    for players in range(7):
        wanted = Setup(players, (), {"variant": variant}, (), family="dice")
        reasons = [reason.key for reason in objections(wanted)]
        assert reasons == ([] if players in allowed else ["bad_player_count"])
        if players not in allowed:
            with pytest.raises(Refused, match="bad_player_count"):
                new_game(wanted, seeded())


@pytest.mark.parametrize("start", [basic, plus])
def test_dice_02_everybody_begins_with_the_start_road_alone_which_scores_nothing(start):
    g = start(4)
    assert [s.built for s in g.table.sheets] == [["R0"]] * 4
    assert g.rules.side.symbols["R0"].points == 0
    assert len(set(g.table.colours)) == 4


def test_dice_03_turns_go_clockwise_from_the_starting_player():
    g = basic(3, start="2")
    order = []
    for _ in range(6):
        order.append(g.waiting_for()[0].seat)
        g = act(g, Roll(order[-1]), EndTurn(order[-1]))
    assert order == [1, 2, 0, 1, 2, 0]


def test_dice_o2_the_starting_player_comes_by_lot_unless_named():
    firsts = {new_game(Setup(4, (), {}, (), family="dice"), seeded(seed)).table.first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    assert {new_game(setup(4, start="3"), seeded(seed)).table.first for seed in range(5)} == {2}
    assert [r.details["option"] for r in objections(setup(2, start="3"))] == ["start"]


def test_dice_04_only_the_turn_owner_acts():
    g = basic(3)
    assert asked(g) == [(0, "first_roll")]
    for action in (Roll(1), EndTurn(2)):
        assert refused(g, action) == "not_your_turn"
    assert legal(g, 1) == []


def test_dice_55_the_turn_ends_after_the_first_roll_at_any_time_but_not_before():
    g = basic()
    assert refused(g, EndTurn(0)) == "wrong_phase"
    g = act(g, Roll(0), EndTurn(0))
    assert asked(g) == [(1, "first_roll")] and told(g, "turn_scored") == [{"seat": 0, "points": -2, "box": 1}]


def test_unknown_options_and_values_are_refused():
    for options in ({"variant": "deluxe"}, {"harbours": "fixed"}, {"independent": 1}):
        reasons = objections(Setup(2, (), options, (), family="dice"))
        assert [r.key for r in reasons] == ["bad_option"]


def test_dice_o1_independent_turns_wait_for_nobody():
    g = basic(3, independent=True)
    assert sorted(asked(g)) == [(0, "first_roll"), (1, "first_roll"), (2, "first_roll")]
    g = act(g, Roll(2), EndTurn(2), Roll(2), EndTurn(2), Roll(1))
    assert [len(s.boxes) for s in g.table.sheets] == [0, 0, 2]
    assert sorted(asked(g)) == [(0, "first_roll"), (1, "rolling"), (2, "first_roll")]


def test_dice_o1_who_has_had_fifteen_turns_has_no_more_and_the_last_one_ends_the_game():
    g = boxes(boxes(basic(2, independent=True), 0, *[3] * 14), 1, *[3] * 14)
    g = act(g, Roll(1), EndTurn(1))
    assert refused(g, Roll(1)) == "not_your_turn" and asked(g) == [(0, "first_roll")]
    g = act(g, Roll(0), EndTurn(0))
    assert g.over and g.over.winners == (0, 1)


def test_dice_o1_is_for_basic_alone():
    assert [r.details["option"] for r in objections(setup(2, "plus", independent=True))] == ["independent"]


# --- leaving (DICE-D18) ----------------------------------------------------------------------------------------------


def test_dice_d18_turns_of_somebody_who_left_are_skipped_and_do_not_count_for_the_dice():
    g = act(plus(3), Leave(1), Roll(0), EndTurn(0))
    assert asked(g) == [(2, "first_roll")] and sheet(g, 2).throw.size == 4


def test_dice_d18_a_turn_left_before_its_roll_was_none():
    g = act(plus(3), Leave(0))
    assert asked(g) == [(1, "first_roll")] and sheet(g, 1).throw.size == 3
    g = act(act(plus(3), Roll(0)), Leave(0))
    assert asked(g) == [(1, "first_roll")] and sheet(g, 1).throw.size == 4


def test_dice_d18_in_basic_the_others_finish_and_the_one_who_left_has_no_place():
    g = basic(3)
    for seat, knights in enumerate((["K1", "K2"], ["K1", "K2", "K3"], ["K1"])):
        boxes(have(g, seat, *knights), seat, *[0] * 14)
    g = act(g, Leave(1), Roll(0), EndTurn(0), Roll(2), EndTurn(2))
    assert g.over and g.over.winners == (0,)


def test_dice_d18_basic_goes_on_for_one_alone_and_ends_when_nobody_is_left():
    g = act(basic(2), Leave(0))
    assert asked(g) == [(1, "first_roll")] and g.over is None
    g = act(g, Leave(1))
    assert g.over and g.over.winners == ()


def test_dice_d18_in_plus_the_last_one_at_the_table_wins():
    g = act(plus(2), Leave(0))
    assert g.over and (g.over.winners, g.over.why) == ((1,), "last_one")


def test_dice_d18_an_award_stays_with_the_sheet_until_somebody_has_more():
    g = plus(3)
    g.table.sheets[1].built += ["K1", "K2", "K3"]
    g.table.sheets[2].built += ["K1", "K2"]
    g.table.awards["largest_army"] = 1
    g = act(g, Leave(1))
    g = showing(g, 2, "ore wool grain ore wool grain")
    g = act(g, Build(2, "K3"))
    assert g.table.awards["largest_army"] == 1
    assert act(g, Build(2, "K4")).table.awards["largest_army"] == 2


def test_dice_d18_leaving_independent_turns_keeps_nobody_waiting():
    g = act(basic(3, independent=True), Leave(1))
    assert sorted(seat for seat, _ in asked(g)) == [0, 2]
    assert refused(g, Roll(1)) == "not_your_turn"
