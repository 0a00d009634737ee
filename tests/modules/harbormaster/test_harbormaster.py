"""The harbourmaster: harbour points, the card, and losing it (HBM-01 to HBM-09)."""

import pytest

from game.core.loss import lose
from game.modules.base.building import BuildCity, BuildSettlement
from game.modules.base.rolling import EndTurn
from game.modules.harbormaster.module import harbour_points
from game.rules import compose, objections
from tests.kit import act, city, give, island, points, road, settle, settlement, setup, turn_of
from tests.modules.ground import seen

# corners of the beginner island's harbours
ANY_NW, GRAIN, ORE, ANY_E, WOOL, ANY_S = "0,-2 NW", "1,-2 N", "2,-1 NE", "2,0 SE", "1,1 S", "-1,2 S"
HARBOURS = (ANY_NW, GRAIN, ORE, ANY_E, WOOL, ANY_S)
INLAND = "0,0 N"


def port(players=4, *modules, **options):
    return island(players, "harbormaster", *modules, **options)


def holder(g):
    return settle(g).table.awards.get("harbormaster")


def test_hbm_01_the_card_lies_beside_the_board_with_the_other_awards():
    g = port()
    assert holder(g) is None
    assert [a.key for a in g.rules.awards] == ["longest_road", "largest_army", "harbormaster"]
    assert "harbormaster" in [a.icon for a in seen(g).awards]


def test_hbm_02_settlements_count_one_and_cities_two_at_harbours_only():
    g = port()
    settlement(g, 0, ANY_NW)
    city(g, 0, GRAIN)
    settlement(g, 0, INLAND)
    assert harbour_points(g, 0) == 3


def test_hbm_02_e4_the_kind_of_harbour_does_not_matter():
    g = port()
    settlement(g, 0, ANY_NW, ANY_E, ANY_S)
    assert harbour_points(g, 0) == 3


def test_hbm_02_e6_beside_a_harbour_is_not_at_it():
    g = port()
    settlement(g, 0, "0,-2 SW")
    assert harbour_points(g, 0) == 0


def test_hbm_03_e1_the_first_with_three_points_takes_the_card():
    g = port()
    settlement(g, 0, ANY_NW, GRAIN)
    assert holder(g) is None
    give(g, 0, grain=2, ore=3)
    g = act(g, BuildCity(0, g.rules.topology.corner_at(g.rules.topology.hex_at(1, -2), "N")))
    assert g.table.awards["harbormaster"] == 0


def test_hbm_04_e2_a_tie_leaves_it_and_more_takes_it():
    g = port()
    city(g, 0, ANY_NW)
    settlement(g, 0, GRAIN)
    assert holder(g) == 0
    before = points(g, 0)
    city(g, 1, ORE)
    settlement(g, 1, WOOL)
    assert holder(g) == 0
    settlement(g, 1, ANY_S)
    assert holder(g) == 1
    assert points(g, 0) == before - 2


def test_hbm_05_the_card_is_worth_two_and_harbour_points_nothing():
    g = port()
    city(g, 0, ANY_NW)
    settlement(g, 0, GRAIN)
    settle(g)
    assert points(g, 0) == 2 + 1 + 2


def lava(g, place):
    lose(g, g.rules.topology.corner_at(g.rules.topology.hex_at(*map(int, place.split()[0].split(","))), place[-2:].strip()), "settlement", "lava")  # noqa: E501  # fmt: skip


def test_hbm_06_e3_a_holder_who_loses_points_keeps_it_while_nobody_has_more():
    g = port()
    city(g, 0, ANY_NW, ORE)
    city(g, 1, ANY_E)
    settlement(g, 1, WOOL)
    assert holder(g) == 0
    lava(g, ANY_NW)
    assert (harbour_points(g, 0), harbour_points(g, 1)) == (3, 3)
    assert holder(g) == 0


def test_hbm_06_e3_set_aside_when_several_others_share_the_most():
    g = port()
    city(g, 0, ANY_NW)
    settlement(g, 0, GRAIN)
    assert holder(g) == 0
    city(g, 1, ORE)
    settlement(g, 1, ANY_E)
    city(g, 2, WOOL)
    settlement(g, 2, ANY_S)
    lava(g, ANY_NW)
    assert holder(g) is None
    settlement(g, 2, "-2,2 SW")
    assert holder(g) == 2


def test_hbm_07_it_moves_the_moment_a_settlement_is_built():
    g = port()
    settlement(g, 0, ANY_NW, GRAIN)
    road(g, 0, "2,-1 NE")
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    g = act(g, BuildSettlement(0, g.rules.topology.corner_at(g.rules.topology.hex_at(2, -1), "NE")))
    assert g.table.awards["harbormaster"] == 0


def test_hbm_07_d4_founding_is_looked_at_once_when_it_is_done():
    """Two founders with three points each: nobody has it, though one of them was first."""
    g = port(second_founding="city")
    g.table.turn.part = "founding"
    for seat, corners in ((0, (ANY_NW, GRAIN)), (1, (ORE, ANY_E))):
        settlement(g, seat, corners[0])
        city(g, seat, corners[1])
        settle(g)
    assert "harbormaster" not in g.table.awards
    g = turn_of(g, 0)
    assert "harbormaster" not in g.table.awards


def test_hbm_08_no_action_concerns_the_card():
    with_card, without = compose(setup(4, "harbormaster")), compose(setup(4))
    assert with_card.actions == without.actions


@pytest.mark.parametrize(("modules", "target"), [((), 11), (("cities_and_knights",), 14)])
def test_hbm_09_the_target_is_one_higher(modules, target):
    assert compose(setup(4, "harbormaster", *modules)).target == target


def test_hbm_09_e5_points_from_another_turn_win_when_the_own_begins():
    g = port(target=3)
    assert g.table.target == 4
    city(g, 1, ANY_NW)
    g = settle(g)
    settlement(g, 1, GRAIN)
    g = settle(g)
    assert points(g, 1) == 5
    assert g.over is None
    g = act(g, EndTurn(0))
    assert g.over is not None
    assert g.over.winners == (1,)


def test_hbm_d3_a_city_lying_on_its_side_counts_one():
    g = port()
    city(g, 0, ANY_NW)
    g.table.buildings[next(iter(g.table.buildings))].size = 1
    assert harbour_points(g, 0) == 1


def test_hbm_d5_five_and_six_play_with_it_and_fixed_boards_do_not():
    assert objections(setup(6, "harbormaster")) == []
