"""Jokers of knights and exchange of gold (DICE-26 to DICE-33, DICE-51)."""

import pytest

from game.dice.building import Build
from game.dice.changing import Exchange, UseJoker
from game.dice.rolling import EndTurn
from game.engine import Undo, legal
from tests.dice.kit import act, basic, boxes, free, have, plus, sheet, showing
from tests.kit import asked, refused

MIXED = "wood brick wool grain ore gold"


def test_dice_26_a_built_knight_turns_one_die_once():
    g = showing(basic(), 0, MIXED)
    assert refused(g, UseJoker(0, "J1", "ore", 1)) == "knight_missing"
    assert refused(g, UseJoker(0, "J7", "ore", 1)) == refused(g, UseJoker(0, "K1", "ore", 1)) == "no_such_symbol"
    g = act(showing(have(g, 0, "K1"), 0, MIXED), UseJoker(0, "J1", "ore", 1))
    assert free(g, 0) == {"ore": 2, "brick": 1, "wool": 1, "grain": 1, "gold": 1} and sheet(g, 0).used == ["J1"]


def test_dice_27_the_last_joker_gives_any_face_the_others_only_their_own():
    g = showing(have(basic(), 0, "K1", "K2", "K3", "K4", "K5", "K6"), 0, MIXED)
    assert free(act(g, UseJoker(0, "J6", "brick", 1)), 0)["brick"] == 2
    assert refused(g, UseJoker(0, "J1", "brick", 1)) == "bad_face"
    assert refused(g, UseJoker(0, "J6", "any", 1)) == refused(g, UseJoker(0, "J6", "stone", 1)) == "bad_face"


def test_dice_d9_any_may_be_gold_and_dice_d19_it_can_be_exchanged():
    g = showing(have(basic(), 0, "K1", "K2", "K3", "K4", "K5", "K6"), 0, "gold wool wool wool wool wool")
    g = act(g, UseJoker(0, "J6", "gold", 2), Exchange(0, "ore"))
    assert free(g, 0) == {"ore": 1, "wool": 4}


def test_dice_28_the_die_is_free_and_shows_something_else():
    g = showing(have(basic(), 0, "K1"), 0, MIXED)
    assert free(act(g, UseJoker(0, "J1", "ore", 6)), 0)["ore"] == 2  # gold is turned like any other
    assert refused(g, UseJoker(0, "J1", "ore", 5)) == "bad_die"
    assert refused(g, UseJoker(0, "J1", "ore", 0)) == refused(g, UseJoker(0, "J1", "ore", 7)) == "bad_die"
    g = act(g, Build(0, "R1"))
    assert refused(g, UseJoker(0, "J1", "ore", 1)) == "bad_die"  # spent on the road
    out = act(showing(have(basic(), 0, "K1"), 0, "gold gold wool wool wool wool"), Exchange(0, "wood"))
    assert refused(out, UseJoker(0, "J1", "ore", 2)) == "bad_die"  # out of the turn


@pytest.mark.parametrize(("game", "jokers"), [(basic, 6), (plus, 7)])
def test_dice_29_several_jokers_serve_one_turn(game, jokers):
    g = game()
    assert len(g.rules.side.jokers) == jokers
    g = showing(have(g, 0, *(k.id for k in g.rules.side.knights)), 0, "wood wood wood wood wood wood")
    faces = ["ore", "grain", "wool", "wood", "brick"]
    for die, face in enumerate(faces, 1):
        g = act(g, UseJoker(0, f"J{die}", face, die)) if face != "wood" else g
    assert free(g, 0) == {"ore": 1, "grain": 1, "wool": 1, "wood": 2, "brick": 1}


def test_dice_30_a_used_joker_is_crossed_out_for_good_and_its_knight_stays():
    g = boxes(have(basic(1), 0, "K1"), 0, 1)
    g = act(showing(g, 0, MIXED), UseJoker(0, "J1", "ore", 1), EndTurn(0))
    g = showing(g, 0, MIXED)
    assert refused(g, UseJoker(0, "J1", "ore", 1)) == "joker_used"
    assert "K1" in sheet(g, 0).built and sum(sheet(g, 0).boxes) == 1 - 2


def test_dice_31_and_dice_d7_a_joker_serves_in_the_turn_its_knight_is_built():
    g = act(showing(basic(), 0, "ore wool grain wood wood wood"), Build(0, "K1"), UseJoker(0, "J1", "ore", 4))
    assert free(g, 0) == {"ore": 1, "wood": 2}


def test_dice_32_of_two_gold_one_is_turned_and_the_other_is_out():
    g = showing(basic(), 0, "gold gold wood ore ore ore")
    assert refused(g, Exchange(0, "gold")) == refused(g, Exchange(0, "any")) == "bad_face"
    g = act(g, Exchange(0, "brick"))
    assert free(g, 0) == {"brick": 1, "wood": 1, "ore": 3}
    assert "R1" in sheet(act(g, Build(0, "R1")), 0).built


def test_dice_33_every_further_pair_can_be_exchanged_but_one_alone_cannot():
    g = act(showing(basic(), 0, "gold gold gold gold gold ore"), Exchange(0, "wood"), Exchange(0, "brick"))
    assert free(g, 0) == {"wood": 1, "brick": 1, "gold": 1, "ore": 1}
    assert refused(g, Exchange(0, "ore")) == "bad_count"
    assert refused(showing(basic(), 0, MIXED), Exchange(0, "gold")) == "bad_count"  # before bad_face


def test_dice_51_a_desert_joker_needs_both_knights_of_its_desert():
    g = showing(have(plus(), 0, "K6a", "K7a"), 0, MIXED)
    assert refused(g, UseJoker(0, "J6", "ore", 1)) == refused(g, UseJoker(0, "J7", "ore", 1)) == "knight_missing"
    g = showing(have(g, 0, "K6b"), 0, MIXED)
    g = act(g, UseJoker(0, "J6", "ore", 1))
    assert refused(g, UseJoker(0, "J6", "ore", 2)) == "joker_used"
    assert refused(g, UseJoker(0, "J7", "ore", 2)) == "knight_missing"


# --- examples of the rule book ---------------------------------------------------------------------------------------

TO_CITY = ("R1", "R2")


def test_dice_e2_a_joker_completes_a_city():
    g = showing(have(basic(), 0, *TO_CITY, "K1"), 0, "ore ore grain grain wool gold")
    g = act(g, UseJoker(0, "J1", "ore", 5), Build(0, "C7"))
    assert "C7" in sheet(g, 0).built and sheet(g, 0).used == ["J1"]


def test_dice_e3_gold_completes_a_city_and_no_die_is_left():
    g = showing(have(basic(), 0, *TO_CITY), 0, "ore ore grain grain gold gold")
    g = act(g, Exchange(0, "ore"), Build(0, "C7"))
    assert sheet(g, 0).boxes == [7] and asked(g) == [(1, "first_roll")]


def test_dice_e10_two_exchanges_pay_a_road():
    g = showing(basic(), 0, "gold gold gold gold gold wool")
    g = act(g, Exchange(0, "wood"), Exchange(0, "brick"), Build(0, "R1"))
    assert free(g, 0) == {"gold": 1, "wool": 1}
    assert sheet(act(g, EndTurn(0)), 0).boxes == [1]


def test_dice_e11_the_new_knights_joker_does_not_suffice_for_a_city():
    g = showing(have(basic(), 0, *TO_CITY), 0, "ore wool grain ore grain gold")
    g = act(g, Build(0, "K1"), UseJoker(0, "J1", "ore", 6))
    assert free(g, 0) == {"ore": 2, "grain": 1} and refused(g, Build(0, "C7")) == "cannot_pay"
    assert sheet(act(g, EndTurn(0)), 0).boxes == [1]


def test_dice_e17_two_halves_are_no_pair():
    g = showing(have(plus(), 0, "K6a", "K7a"), 0, MIXED)
    assert {refused(g, UseJoker(0, joker, "ore", 1)) for joker in ("J6", "J7")} == {"knight_missing"}


def test_dice_e21_six_gold_make_a_knight():
    g = showing(basic(), 0, "gold gold gold gold gold gold")
    g = act(g, Exchange(0, "ore"), Exchange(0, "wool"), Exchange(0, "grain"), Build(0, "K1"))
    assert sheet(g, 0).boxes == [1]


def test_dice_e25_what_a_joker_and_gold_can_and_cannot():
    g = showing(have(basic(), 0, "K1"), 0, "ore gold gold wool wool wood")
    assert refused(g, UseJoker(0, "J1", "ore", 1)) == "bad_die"
    assert refused(g, Exchange(0, "gold")) == "bad_face"
    assert free(act(g, Exchange(0, "ore")), 0) == {"ore": 2, "wool": 2, "wood": 1}


# --- menus and taking back -------------------------------------------------------------------------------------------


def test_menus_show_equal_dice_once():
    g = showing(have(basic(), 0, "K1"), 0, "wool wool wool wood wood ore")
    jokers = [a for a in legal(g, 0) if isinstance(a, UseJoker)]
    assert jokers == [UseJoker(0, "J1", "ore", 4), UseJoker(0, "J1", "ore", 1)]


def test_builds_jokers_and_exchanges_can_be_taken_back_until_dice_are_thrown():
    g = showing(have(basic(), 0, "K1"), 0, "gold gold ore wool grain wood")
    after = act(g, Exchange(0, "brick"), Build(0, "R1"), EndTurn(0))
    back = act(after, Undo(0), Undo(0), Undo(0))
    assert free(back, 0) == free(g, 0) and sheet(back, 0).built == ["R0", "K1"] and asked(back) == asked(g)


def test_menus_name_what_the_dice_allow():
    poor = showing(basic(), 0, "wood wood wool wool ore gold")
    assert not Exchange.concerns(poor, 0) and not UseJoker.concerns(poor, 0) and not Build.concerns(poor, 0)
    rich = showing(have(basic(), 0, "K1"), 0, "gold gold wood brick wool ore")
    assert Exchange.concerns(rich, 0) and UseJoker.concerns(rich, 0) and Build.concerns(rich, 0)
    assert not Build.concerns(rich, 1)
