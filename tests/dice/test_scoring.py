"""Boxes and the end on the basic side; points, awards and the win on the plus side (DICE-34 to DICE-54)."""

import pytest

from game.dice.building import Build
from game.dice.points import points_of, road_length
from game.dice.rolling import EndTurn, Roll
from game.dice.turn import dice_in
from game.engine import view
from game.engine.codec import pack
from tests.dice.kit import act, basic, boxes, have, plus, sheet, showing, turn_of
from tests.kit import asked, refused, told

KNIGHT = "ore wool grain wood wood wood"
CITY = "ore ore ore grain grain wood"
ROAD = "wood brick ore ore ore ore"
FIVE = ("R1", "R3", "R4", "R6", "R7")


def test_dice_34_the_points_of_a_turn_stand_in_the_next_free_box():
    g = boxes(have(basic(1), 0, "R1", "S3"), 0, 4)
    g = act(showing(g, 0, "wood brick ore wool grain wool"), Build(0, "R2"), Build(0, "K1"), EndTurn(0))
    assert sheet(g, 0).boxes == [4, 2]
    assert told(g, "turn_scored") == [{"seat": 0, "points": 2, "box": 2}]


def test_dice_35_and_dice_d5_a_turn_without_a_build_costs_two_points():
    g = act(showing(basic(), 0, "wood brick wool grain ore gold"), EndTurn(0))  # could have built
    assert sheet(g, 0).boxes == [-2]


def test_dice_e12_dice_that_allow_nothing():
    assert sheet(act(showing(basic(), 0, "wood wood wood ore ore gold"), EndTurn(0)), 0).boxes == [-2]


def test_dice_36_everybody_has_exactly_fifteen_turns():
    g = basic(2)
    for n in range(30):
        seat = n % 2
        assert asked(g) == [(seat, "first_roll")] and g.over is None
        g = act(g, Roll(seat), EndTurn(seat))
    assert g.over and [s.boxes for s in g.table.sheets] == [[-2] * 15] * 2
    assert refused(g, Roll(0)) == "game_over"


def test_dice_36_even_a_full_hand_of_points_ends_nothing_earlier():
    g = boxes(basic(2), 0, *[30] * 5)
    assert act(g, Roll(0), EndTurn(0)).over is None


@pytest.mark.parametrize(("scores", "winners"), [((5, 4, 3), (0,)), ((5, 5, 3), (0, 1)), ((3, 3, 3), (0, 1, 2))])
def test_dice_37_the_highest_sum_wins_and_equal_ones_share(scores, winners):
    g = basic(3)
    for seat, score in enumerate(scores):
        have(g, seat, *[f"R{n}" for n in range(1, score + 3)])  # each a point, and the empty last turn costs two
        boxes(g, seat, score + 2, *[0] * 13)
    for seat in range(3):
        g = act(showing(g, seat, KNIGHT), EndTurn(seat))
    assert g.over and g.over.winners == winners
    assert [told(g, "final_score")[seat]["points"] for seat in range(3)] == [sum(s.boxes) for s in g.table.sheets]


def test_dice_38_alone_the_score_is_the_result():
    g = boxes(have(basic(1), 0, "K1"), 0, 1, *[0] * 13)
    g = act(showing(g, 0, KNIGHT), Build(0, "K2"), EndTurn(0))
    assert g.over and g.over.winners == (0,) and told(g, "final_score") == [{"seat": 0, "points": 3}]
    assert points_of(g, 0) == sum(sheet(g, 0).boxes) == 3


# --- plus ------------------------------------------------------------------------------------------------------------


def test_dice_39_and_dice_42_plus_writes_no_boxes_and_an_empty_turn_costs_nothing():
    g = plus()
    for _ in range(20):
        g = act(g, Roll(0), EndTurn(0), Roll(1), EndTurn(1))
    assert g.over is None and all(s.boxes == [] for s in g.table.sheets)
    assert [points_of(g, seat) for seat in range(2)] == [0, 0]


def test_dice_41_settlements_count_one_cities_two_roads_and_knights_nothing_at_once():
    g = have(plus(), 0, "R1", "R2", "R3")
    g = act(showing(g, 0, "wood brick wool grain ore gold"), Build(0, "S1"))
    assert points_of(g, 0) == 1
    g = act(showing(g, 0, CITY), Build(0, "C1"))
    assert points_of(g, 0) == 3
    g = act(showing(g, 0, KNIGHT), Build(0, "K1"))
    assert points_of(g, 0) == 3


def test_dice_43_the_number_of_dice_grows_over_the_first_turns_of_the_game():
    g = plus(2)
    sizes = []
    for n in range(6):
        sizes.append(sheet(g, n % 2).throw.size)
        g = act(g, Roll(n % 2))
        assert len(sheet(g, n % 2).throw.dice) == sizes[-1]
        g = act(g, EndTurn(n % 2))
    assert sizes == [3, 4, 5, 6, 6, 6]  # DICE-D16
    assert dice_in(basic(), 1) == 6


def test_dice_e13_with_three_players():
    g, sizes = plus(3), []
    for n in range(4):
        sizes.append(sheet(g, n % 3).throw.size)
        g = act(g, Roll(n % 3), EndTurn(n % 3))
    assert sizes == [3, 4, 5, 6]


def test_dice_44_the_first_with_three_knights_takes_the_largest_army():
    g = act(showing(have(plus(), 0, "K1"), 0, "ore wool grain ore wool grain"), Build(0, "K2"))
    assert "largest_army" not in g.table.awards
    g = act(g, Build(0, "K5"))
    assert g.table.awards["largest_army"] == 0 and points_of(g, 0) == 2


def test_dice_45_it_passes_only_to_strictly_more_and_the_points_go_at_once():
    g = have(have(plus(), 0, "K1", "K2", "K3"), 1, "K1", "K2")
    g.table.awards["largest_army"] = 0
    g = showing(g, 1, "ore wool grain ore wool grain")
    g = act(g, Build(1, "K3"))
    assert g.table.awards["largest_army"] == 0
    g = act(g, Build(1, "K4"))
    assert g.table.awards["largest_army"] == 1 and [points_of(g, s) for s in (0, 1)] == [0, 2]


def test_dice_46_desert_knights_count_each_and_used_jokers_do_not_matter():
    g = have(plus(), 0, "K6a", "K7a")
    sheet(g, 0).used += ["J1", "J6", "J7"]
    assert act(showing(g, 0, KNIGHT), Build(0, "K6b")).table.awards["largest_army"] == 0


def test_dice_47_the_first_to_build_the_marked_road_takes_the_longest_road():
    g = have(plus(), 0, "R1", "R2", "R3", "R4", "R5", "R6")
    assert "longest_road" not in act(showing(g, 0, KNIGHT), Build(0, "K1")).table.awards
    g = act(showing(g, 0, ROAD), Build(0, "R7"))
    assert g.table.awards["longest_road"] == 0 and points_of(g, 0) == 2


def test_dice_48_the_start_road_and_branches_do_not_count():
    side = plus().rules.side
    assert road_length(side, ["R0", "R1"]) == 1 and road_length(side, ["R0"]) == 0
    assert road_length(side, ["R0", "R1", "R2", "R3"]) == 2
    assert road_length(side, ["R0", "R1", "R2", "R3", "R4", "R5", "R6"]) == 4


def test_dice_49_the_longest_road_passes_only_to_a_longer_one():
    g = have(have(plus(), 0, *FIVE), 1, *FIVE[:-1])
    g.table.awards["longest_road"] = 0
    g = act(showing(g, 1, "wood brick wood brick ore ore"), Build(1, "R7"))
    assert g.table.awards["longest_road"] == 0
    g = act(g, Build(1, "R8"))
    assert g.table.awards["longest_road"] == 1 and [points_of(g, s) for s in (0, 1)] == [0, 2]


def test_dice_50_awards_are_settled_after_every_build_before_the_win():
    g = have(have(plus(), 0, *FIVE), 1, *FIVE, "S1", "S2", "C1", "C2", "C3")
    g.table.awards["longest_road"] = 0
    assert points_of(g, 1) == 8
    g = act(showing(g, 1, "wood brick wood brick ore ore"), Build(1, "R8"))
    assert g.over and g.over.winners == (1,)


def test_dice_52_ten_points_win_in_the_middle_of_the_turn():
    g = have(plus(), 0, "R1", "R2", "R3", "R4", "R5", "R6", "S1", "S2", "C1", "C2", "C3", "S7")  # 9 points
    g = act(showing(g, 0, "wood brick wool grain wood brick"), Build(0, "S3"))
    assert points_of(g, 0) == 10 and g.over and g.over.winners == (0,)
    assert refused(g, Build(0, "R7")) == "game_over" and not g.prompts


def test_dice_52_also_with_the_last_die_of_the_turn():
    g = have(plus(), 0, "R1", "R2", "R3", "R4", "R5", "S1", "S2", "C1", "C3", "C4")
    g = act(showing(g, 0, "ore ore ore grain grain"), Build(0, "C2"))
    assert g.over and g.over.winners == (0,) and g.table.turn.owner == 0


def test_dice_53_nobody_else_can_win_in_a_turn():
    g = have(plus(), 1, "S1", "S2", "S3", "C1", "C2", "C3", "C4")  # 11 points, as no game could bring about
    g = act(showing(g, 0, KNIGHT), Build(0, "K1"))
    assert points_of(g, 1) == 11 and g.over is None


def test_dice_54_everything_is_public_on_both_sides():
    for g in (showing(basic(3), 0, KNIGHT), showing(plus(3), 0, KNIGHT)):
        assert all(pack(view(g, seat)) == pack(g) for seat in (-1, 0, 1, 2))


# --- examples of the rule book ---------------------------------------------------------------------------------------


def test_dice_e15_a_road_of_six_with_a_branch():
    built = ("R1", "R2", "R3", "R4", "R6", "R7", "R8")
    assert road_length(plus().rules.side, built) == 6
    g = act(showing(have(plus(), 0, *(b for b in built if b not in ("R7", "R8"))), 0, ROAD), Build(0, "R7"))
    assert g.table.awards["longest_road"] == 0


def test_dice_e16_equal_roads_stay_with_the_holder():
    g = have(have(plus(), 0, *FIVE), 1, *FIVE[:-1])
    g.table.awards["longest_road"] = 0
    g = act(showing(g, 1, "wood brick wood brick ore ore"), Build(1, "R7"))
    assert g.table.awards["longest_road"] == 0
    assert act(g, Build(1, "R8")).table.awards["longest_road"] == 1


def test_dice_e18_nine_points_become_seven():
    g = have(plus(), 0, "K1", "K2", "K3", "S1", "C1", "C2", "C3")
    have(g, 1, "K1", "K2", "K3")
    g.table.awards["largest_army"] = 0
    assert points_of(g, 0) == 9
    g = act(showing(g, 1, KNIGHT), Build(1, "K4"))
    assert [points_of(g, s) for s in (0, 1)] == [7, 2]


def test_dice_e19_a_city_on_eight_points_ends_the_game():
    g = have(plus(), 0, "R1", "R2", "R3", "R4", "R5", "S1", "S2", "C1", "C3", "C4")
    assert points_of(g, 0) == 8
    g = act(showing(g, 0, CITY), Build(0, "C2"))
    assert g.over and g.over.winners == (0,) and told(g, "turn_ended") == []


def test_dice_e20_used_jokers_leave_the_army_as_it_is():
    g = have(plus(), 0, "K1", "K2")
    sheet(g, 0).used += ["J1", "J2"]
    g = act(showing(g, 0, KNIGHT), Build(0, "K3"))
    assert g.table.awards["largest_army"] == 0


def test_dice_e26_and_dice_d15_the_army_moves_to_and_fro():
    three = ("K1", "K2", "K3")
    g = have(have(plus(), 0, *three), 1, *three)
    g.table.awards["largest_army"] = 0
    g = act(showing(g, 1, KNIGHT), Build(1, "K4"))
    assert g.table.awards["largest_army"] == 1
    g = act(showing(turn_of(g, 0), 0, "ore wool grain ore wool grain"), Build(0, "K4"))
    assert g.table.awards["largest_army"] == 1
    assert act(g, Build(0, "K5")).table.awards["largest_army"] == 0


def test_dice_e27_taking_the_longest_road_wins():
    g = have(have(plus(), 0, *FIVE, "C1", "C2", "C3"), 1, *FIVE, "C1", "C2", "C3", "C4")
    g.table.awards["longest_road"] = 0
    assert [points_of(g, s) for s in (0, 1)] == [8, 8]
    g = act(showing(g, 1, ROAD), Build(1, "R8"))
    assert [points_of(g, s) for s in (0, 1)] == [6, 10] and g.over and g.over.winners == (1,)
