"""Rolling up to three times (DICE-05 to DICE-11)."""

import pytest

from game.dice.building import Build
from game.dice.changing import Exchange, UseJoker
from game.dice.rolling import EndTurn, Reroll, Roll, Stop
from game.dice.table import Die
from game.engine import Refused, submit
from tests.dice.kit import act, basic, faces, have, plus, sheet, showing
from tests.kit import asked, refused, seeded

SIX = "ore ore grain wool wood gold"


def shown(g, seat=0):
    return " ".join(die.face for die in sheet(g, seat).throw.dice)


def test_dice_05_the_first_roll_is_with_all_dice_and_comes_before_everything_else():
    g = basic()
    for action in (
        Stop(0),
        EndTurn(0),
        Build(0, "R1"),
        UseJoker(0, "J1", "ore", 1),
        Exchange(0, "ore"),
        Reroll(0, [1]),
    ):
        assert refused(g, action) == "wrong_phase"
    g = act(g, Roll(0), chance=faces(SIX))
    assert shown(g) == SIX and asked(g) == [(0, "rolling")]


def test_dice_06_any_dice_are_kept_and_the_others_rolled():
    g = act(act(basic(), Roll(0), chance=faces(SIX)), Reroll(0, [3, 4, 5, 6]), chance=faces("ore brick brick wool"))
    assert shown(g) == "ore ore ore brick brick wool"
    assert shown(act(g, Roll(0), chance=faces("gold gold gold gold gold gold"))) == " ".join(["gold"] * 6)


@pytest.mark.parametrize("dice", [[0], [7], [1, 1], [-1, 2]])
def test_dice_06_a_die_that_is_not_in_this_turn_cannot_be_rolled(dice):
    assert refused(act(basic(), Roll(0)), Reroll(0, dice)) == "bad_die"


def test_dice_06_a_turn_with_three_dice_has_no_fourth():
    assert refused(act(plus(), Roll(0)), Reroll(0, [4])) == "bad_die"


def test_dice_07_a_die_kept_after_the_first_roll_may_be_rolled_again():
    g = act(act(basic(), Roll(0), chance=faces(SIX)), Reroll(0, [3, 4, 5, 6]), chance=faces("gold gold gold gold"))
    g = act(g, Reroll(0, [1, 3]), chance=faces("wood brick"))
    assert shown(g) == "wood ore brick gold gold gold"


def test_dice_e4_one_of_two_kept_dice_is_picked_up_again():
    g = act(act(basic(), Roll(0), chance=faces(SIX)), Reroll(0, [3, 4, 5, 6]), chance=faces("gold gold gold gold"))
    g = act(g, Reroll(0, [2, 3, 4, 5, 6]), chance=faces("wood wool wood wool wood"))
    assert shown(g).startswith("ore wood") and asked(g) == [(0, "building")]


def test_dice_08_after_the_third_roll_there_is_none_left():
    g = act(basic(), Roll(0), Reroll(0, [1]), Roll(0))
    assert asked(g) == [(0, "building")]
    assert refused(g, Roll(0)) == refused(g, Reroll(0, [1])) == "no_roll_left"


@pytest.mark.parametrize("rolls", [1, 2])
def test_dice_09_one_may_stop_after_the_first_or_second_roll_and_rolling_none_is_the_same(rolls):
    g = showing(basic(), 0, SIX, rolls=rolls)
    for action in (Stop(0), Reroll(0, [])):
        after = act(g, action)
        assert asked(after) == [(0, "building")] and shown(after) == SIX
        assert refused(after, Roll(0)) == "wrong_phase"


@pytest.mark.parametrize(
    "action", [Stop(0), Build(0, "K1"), UseJoker(0, "J2", "grain", 1), Exchange(0, "ore")], ids=lambda a: a.key
)
def test_dice_10_rolling_ends_with_a_stop_a_build_a_joker_or_an_exchange(action):
    g = showing(have(basic(), 0, "K2"), 0, "ore wool grain wood gold gold", rolls=1)
    g = act(g, action)
    assert asked(g) == [(0, "building")]
    assert refused(g, Roll(0)) == refused(g, Reroll(0, [1])) == "wrong_phase"


def test_dice_11_after_rolling_only_jokers_and_gold_change_a_die():
    g = act(showing(have(basic(), 0, "K1"), 0, "wool wool gold gold brick brick", rolls=2), Stop(0))
    assert refused(g, Roll(0)) == refused(g, Reroll(0, [5])) == "wrong_phase"
    assert shown(act(g, UseJoker(0, "J1", "ore", 1))) == "ore wool gold gold brick brick"
    assert sheet(act(g, Exchange(0, "wood")), 0).throw.dice[2:4] == [Die("wood"), Die("gold", "out")]


def test_dice_e22_too_late_and_no_roll_left_are_told_apart():
    stopped = act(showing(basic(), 0, SIX, rolls=2), Stop(0))
    assert refused(stopped, Roll(0)) == "wrong_phase"
    assert refused(showing(basic(), 0, SIX, rolls=3), Roll(0)) == "no_roll_left"


def test_dice_e23_nothing_goes_before_the_first_roll():
    g = basic()
    assert [refused(g, a) for a in (Stop(0), EndTurn(0), Build(0, "S3"))] == ["wrong_phase"] * 3


def test_a_refused_roll_uses_no_random_number():
    g, chance = showing(basic(), 0, SIX), seeded()
    with pytest.raises(Refused):
        submit(g, Roll(0), chance)
    assert chance.drawn == []


def test_every_face_is_rolled_as_often_as_any_other():
    g = basic(1)
    counts = dict.fromkeys(g.rules.box.faces, 0)
    for seed in range(600):
        for die in sheet(act(g, Roll(0), chance=seeded(seed)), 0).throw.dice:
            counts[die.face] += 1
    assert all(500 < n < 700 for n in counts.values())
