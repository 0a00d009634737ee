"""Building on the own sheet, paid with dice (DICE-12 to DICE-25)."""

import pytest

from game.dice.building import Build
from game.dice.rolling import EndTurn
from game.engine import why_not
from tests.dice.kit import act, basic, boxes, free, have, plus, sheet, showing, spent
from tests.kit import asked, refused, told

ALL = "wood brick wool grain ore ore"


def test_dice_12_a_spent_die_cannot_be_used_again():
    g = act(showing(basic(), 0, "wood brick brick wool grain ore"), Build(0, "R1"))
    assert spent(g, 0) == ["wood", "brick"] and free(g, 0) == {"brick": 1, "wool": 1, "grain": 1, "ore": 1}
    assert refused(g, Build(0, "R2")) == "cannot_pay"


def test_dice_13_any_mix_is_built_and_a_road_counts_for_the_settlement_it_reaches():
    g = have(plus(), 0, "R1")
    g = showing(g, 0, "wood brick wood brick wool grain")
    assert refused(g, Build(0, "S2")) == "not_connected"
    g = act(g, Build(0, "R3"), Build(0, "S2"))
    assert sheet(g, 0).built[-2:] == ["R3", "S2"]


def test_dice_14_each_symbol_is_built_once_and_only_those_there_are():
    g = showing(have(basic(), 0, "R1"), 0, ALL)
    assert refused(g, Build(0, "R0")) == refused(g, Build(0, "R1")) == "occupied"
    assert refused(g, Build(0, "R17")) == refused(g, Build(0, "")) == refused(g, Build(0, "n1")) == "no_such_symbol"


def test_dice_15_dice_left_over_are_lost():
    g = act(showing(basic(), 0, ALL), Build(0, "S3"), EndTurn(0))
    assert not sheet(g, 0).throw.dice
    g = showing(g, 1, "gold gold gold gold gold gold")
    assert refused(showing(act(g, EndTurn(1)), 0, "gold wood wood wood wood wood"), Build(0, "K1")) == "cannot_pay"


def test_dice_16_gold_pays_for_nothing():
    assert refused(showing(basic(), 0, "gold gold gold gold gold gold"), Build(0, "R1")) == "cannot_pay"
    assert refused(showing(basic(), 0, "wood gold gold gold gold gold"), Build(0, "R1")) == "cannot_pay"


def test_dice_17_a_road_costs_wood_and_brick_and_touches_a_built_one():
    g = showing(basic(), 0, "wood brick ore ore ore ore")
    assert refused(g, Build(0, "R2")) == "not_connected"
    g = act(g, Build(0, "R1"))
    assert "R1" in sheet(g, 0).built and free(g, 0) == {"ore": 4}


def test_dice_18_buildings_on_the_way_stop_no_road():
    g = have(basic(), 0, "R1", "R3", "R4")  # settlement 4 lies between R3 and R4, settlement 3 between R0 and R1
    g = act(showing(g, 0, "wood brick wood brick ore ore"), Build(0, "R6"), Build(0, "R7"))
    assert {"R6", "R7"} <= set(sheet(g, 0).built)


def test_dice_19_a_settlement_needs_four_dice_and_a_road_that_ends_there():
    g = showing(have(basic(), 0, "S3", "R1"), 0, "wood brick wool grain ore gold")
    assert refused(g, Build(0, "S4")) == "not_connected"
    g = act(showing(have(g, 0, "R3"), 0, "wood brick wool grain ore gold"), Build(0, "S4"))
    assert free(g, 0) == {"ore": 1, "gold": 1} and "S4" in sheet(g, 0).built


def test_dice_20_settlements_of_the_basic_side_rise_in_value():
    g = showing(have(basic(), 0, "R1", "R3", "R4", "R6", "S3"), 0, "wood brick wool grain ore gold")
    assert refused(g, Build(0, "S5")) == "wrong_order"
    assert "S4" in sheet(act(g, Build(0, "S4")), 0).built


def test_dice_21_a_city_costs_five_dice_stands_on_its_own_symbol_and_needs_its_road():
    g = have(basic(), 0, "R1", "S3")
    assert refused(showing(g, 0, "ore ore ore grain grain wood"), Build(0, "C7")) == "not_connected"
    g = act(showing(have(g, 0, "R2"), 0, "ore ore ore grain grain wood"), Build(0, "C7"))
    assert {"C7", "S3"} <= set(sheet(g, 0).built) and free(g, 0) == {"wood": 1}


def test_dice_22_cities_of_the_basic_side_rise_in_value_apart_from_the_settlements():
    g = have(basic(), 0, "R1", "R2", "R3", "R4", "R5")
    g = showing(g, 0, "ore ore ore grain grain wood")
    assert refused(g, Build(0, "C12")) == "wrong_order"
    assert "C7" in sheet(act(g, Build(0, "C7")), 0).built  # with no settlement at all


def test_dice_23_a_knight_needs_three_dice_and_nothing_beside_it():
    g = act(showing(have(basic(), 0, "K1", "K2"), 0, "ore wool grain wood wood wood"), Build(0, "K3"))
    assert "K3" in sheet(g, 0).built and free(g, 0) == {"wood": 3}


def test_dice_24_knights_of_the_basic_side_rise_in_value():
    g = showing(have(basic(), 0, "K1"), 0, "ore wool grain wood wood wood")
    assert refused(g, Build(0, "K3")) == "wrong_order"


def test_dice_25_no_distance_rule_and_no_trade():
    g = have(plus(), 0, "R1", "R2", "S1")
    g = act(showing(g, 0, "ore ore ore grain grain wood"), Build(0, "C1"))  # one corner from R1's settlement away
    assert "C1" in sheet(g, 0).built
    assert set(g.rules.actions) == {
        "undo", "roll", "reroll", "stop_rolling", "build_symbol", "use_joker", "exchange_gold", "end_turn", "leave",
    }  # fmt: skip


def test_what_is_missing_is_told():
    reason = why_not(showing(basic(), 0, "wood wood ore ore ore grain"), Build(0, "S3"))
    assert reason and reason.details == {"missing": {"brick": 1, "wool": 1}}


def test_dice_40_on_the_plus_side_everything_goes_in_any_order_but_needs_its_road():
    g = have(plus(), 0, "R1", "R3", "R4", "R6")
    g = showing(g, 0, "wood brick wool grain ore gold")
    assert "S3" in sheet(act(g, Build(0, "S3")), 0).built
    assert refused(g, Build(0, "S4")) == "not_connected"
    assert "K7b" in sheet(act(showing(plus(), 0, "ore wool grain"), Build(0, "K7b")), 0).built


# --- examples of the rule book ---------------------------------------------------------------------------------------


def test_dice_e1_a_road_and_the_first_knight_fill_the_third_box_with_two():
    g = boxes(have(basic(), 0, "S3", "R1", "R2"), 0, 3, 2)
    g = act(showing(g, 0, "wood brick wool grain ore gold"), Build(0, "R3"), Build(0, "K1"), EndTurn(0))
    assert sheet(g, 0).boxes == [3, 2, 2]


def test_dice_e5_settlement_3_and_a_road_in_the_first_turn():
    g = act(showing(basic(), 0, "wood wood brick brick wool grain"), Build(0, "S3"), Build(0, "R1"))
    assert sheet(g, 0).boxes == [4] and asked(g) == [(1, "first_roll")]


@pytest.mark.parametrize(
    ("example", "built", "dice", "symbol", "code"),
    [
        ("DICE-E6", "R1 R3", "wood brick wool grain ore ore", "S4", "wrong_order"),
        ("DICE-E7", "R1 R2 R3 R4 R5", "ore ore ore grain grain wood", "C12", "wrong_order"),
        ("DICE-E8", "", "ore ore ore grain grain wood", "C7", "not_connected"),
    ],
)
def test_examples_that_are_refused(example, built, dice, symbol, code):
    assert refused(showing(have(basic(), 0, *built.split()), 0, dice), Build(0, symbol)) == code


def test_dice_e9_an_unbuilt_settlement_does_not_block():
    g = act(showing(have(basic(), 0, "R1"), 0, "wood brick ore ore ore ore"), Build(0, "R3"))
    assert "R3" in sheet(g, 0).built


def test_dice_e14_three_dice_pay_no_settlement_but_a_road_or_a_knight():
    g = showing(plus(), 0, "wood brick wool")
    assert refused(g, Build(0, "S1")) == "cannot_pay"
    assert "R1" in sheet(act(g, Build(0, "R1")), 0).built
    assert "K1" in sheet(act(showing(plus(), 0, "ore wool grain"), Build(0, "K1")), 0).built


def test_dice_e24_knights_one_after_the_other_and_the_turn_ends_with_the_last_die():
    g = showing(basic(), 0, "ore ore wool wool grain grain")
    assert refused(g, Build(0, "K2")) == "wrong_order"
    g = act(g, Build(0, "K1"), Build(0, "K2"))
    assert sheet(g, 0).boxes == [3] and asked(g) == [(1, "first_roll")]


def test_dice_55_the_turn_ends_by_itself_when_no_die_is_left():
    g = act(showing(plus(), 0, "ore wool grain"), Build(0, "K1"))
    assert asked(g) == [(1, "first_roll")] and told(g, "turn_ended") == [{"seat": 0}]


# --- which code comes first ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("built", "dice", "symbol", "code"),
    [
        ("R1", "gold", "R1", "occupied"),  # before cannot_pay
        ("", "gold", "S5", "wrong_order"),  # before not_connected and cannot_pay
        ("", "gold", "R5", "not_connected"),  # before cannot_pay
    ],
)
def test_of_several_reasons_the_first_of_the_list_is_given(built, dice, symbol, code):
    assert refused(showing(have(basic(), 0, *built.split()), 0, dice), Build(0, symbol)) == code


def test_not_your_turn_comes_before_everything_but_the_end_of_the_game():
    g = basic(2)
    assert refused(g, Build(1, "nonsense")) == "not_your_turn"
    assert refused(g, Build(0, "nonsense")) == "wrong_phase"
