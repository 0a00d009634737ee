"""Building beside knights, walls, cities laid over (CK-48 to CK-55, CK-107 to CK-109)."""

import pytest

from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement
from game.modules.base.discarding import owed
from game.modules.cities_and_knights.cards.science import Medicine
from game.modules.cities_and_knights.improvements import Improve
from game.modules.cities_and_knights.knight_actions import MoveKnight
from game.modules.cities_and_knights.knights import ActivateKnight
from game.modules.cities_and_knights.walls import BuildWall
from tests.kit import act, after_roll, city, give, hand, line, points, refused, settlement, told, turn_of
from tests.modules.cities_and_knights.kit import attack, ck, knight, metropolis, progress, state, wall

FIVE = (18, 30, 29, 12, 25)  # corners for five settlements


def between(g, a, b):
    return g.rules.topology.edge_between[a, b]


def laid_over_city():
    """Seat 0 with five settlements and a city that the barbarians have laid over."""
    g = ck(phase="before_roll")
    settlement(g, 0, *FIVE)
    city(g, 0, 48)
    return attack(g)


def test_ck_48_roads_settlements_and_cities_cost_what_they_cost_in_the_base_game():
    g = ck()
    line(g, 0, 18, 24, 30)
    give(g, 0, wood=1, brick=1, wool=1, grain=3, ore=3)
    g = act(g, BuildSettlement(0, 30), BuildCity(0, 30))
    assert hand(g, 0) == {} and points(g, 0) == 2


def test_ck_49_ck_50_example_35_no_settlement_on_a_corner_with_a_knight_not_even_an_own_inactive_one():
    g = ck()
    line(g, 0, 18, 24, 30)
    knight(g, 0, 30)
    give(g, 0, wood=1, brick=1, wool=1, grain=2)
    assert refused(g, BuildSettlement(0, 30)) == "occupied"
    g = act(g, ActivateKnight(0, 30))
    assert refused(g, MoveKnight(0, 30, 24)) == "knight_spent"
    g = turn_of(g, 0)
    g = act(after_roll(g), MoveKnight(0, 30, 24), BuildSettlement(0, 30))
    assert g.table.buildings[30].seat == 0


@pytest.mark.parametrize("active", [True, False])
def test_ck_51_no_road_is_continued_through_another_players_knight(active):
    g = ck()
    line(g, 0, 18, 24)
    knight(g, 1, 24, active=active)
    give(g, 0, wood=1, brick=1)
    assert refused(g, BuildRoad(0, between(g, 24, 30))) == "blocked"
    line(g, 0, 35, 30)
    g = act(g, BuildRoad(0, between(g, 24, 30)))  # reached from its other end
    assert g.table.roads[between(g, 24, 30)].seat == 0


def test_ck_51_behind_a_building_the_base_code_stays():
    g = ck()
    line(g, 0, 18, 24)
    settlement(g, 1, 24)
    give(g, 0, wood=1, brick=1)
    assert refused(g, BuildRoad(0, between(g, 24, 30))) == "not_connected"


def test_ck_52_knights_do_not_count_for_the_distance():
    g = ck()
    line(g, 0, 18, 24, 30)
    knight(g, 1, 24)
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    assert act(g, BuildSettlement(0, 30)).table.buildings[30].seat == 0


def test_ck_53_a_wall_costs_two_brick_one_under_a_city_three_for_each_player():
    g = ck()
    city(g, 0, 18, 30, 29, 12)
    give(g, 0, brick=8)
    g = act(g, BuildWall(0, 18))
    assert hand(g, 0) == {"brick": 6} and told(g, "built")[0]["item"] == "wall"
    assert refused(g, BuildWall(0, 18)) == "wall_limit"
    g = act(g, BuildWall(0, 30), BuildWall(0, 29))
    assert refused(g, BuildWall(0, 12)) == "wall_limit"
    assert state(g).walls == [18, 30, 29]


def test_ck_53_a_metropolis_may_have_a_wall_and_a_city_of_others_not():
    g = ck()
    city(g, 0, 18)
    city(g, 1, 30)
    metropolis(g, "trade", 18)
    give(g, 0, brick=2)
    assert refused(g, BuildWall(0, 30)) == "need_city"
    assert state(act(g, BuildWall(0, 18))).walls == [18]


def test_ck_53_two_brick_have_to_be_there():
    g = ck()
    city(g, 0, 18)
    give(g, 0, brick=1)
    assert refused(g, BuildWall(0, 18)) == "cannot_pay"


def test_ck_54_neither_settlement_nor_laid_over_city_has_a_wall():
    g = laid_over_city()
    give(g, 0, brick=2)
    assert refused(g, BuildWall(0, 48)) == "need_city"
    assert refused(g, BuildWall(0, 18)) == "need_city"


def test_ck_55_ck_107_a_reduced_city_loses_its_wall_and_the_limit_falls_at_once():
    g = ck(phase="before_roll")
    city(g, 0, 18)
    wall(g, 18)
    g = attack(g)
    assert g.table.buildings[18].kind == "settlement" and state(g).walls == []
    assert g.table.pieces[0] == {"settlement": 4, "city": 4, "road": 15}
    give(g, 0, wood=8)
    assert owed(g, 0) == 4 and points(g, 0) == 1
    city(g, 0, 30)
    give(g, 0, brick=2)
    assert state(act(g, BuildWall(0, 30))).walls == [30]


def test_ck_108_ck_89_example_21_without_a_settlement_piece_the_city_is_laid_over():
    g = laid_over_city()
    assert told(g, "building_laid_over")[0]["place"] == 48
    assert g.table.pieces[0] == {"settlement": 0, "city": 3, "road": 15}
    assert points(g, 0) == 6
    give(g, 0, cloth=1)
    assert refused(g, Improve(0, "trade")) == "need_city"


def test_ck_109_example_21_the_next_city_restores_the_one_laid_over():
    g = laid_over_city()
    give(g, 0, ore=3, grain=2)
    assert refused(g, BuildCity(0, 18)) == "restore_first"
    g = act(g, BuildCity(0, 48))
    assert points(g, 0) == 7 and g.table.pieces[0] == {"settlement": 0, "city": 3, "road": 15}
    give(g, 0, ore=3, grain=2)
    assert points(act(g, BuildCity(0, 18)), 0) == 8


def test_ck_109_a_restoration_needs_no_further_city_piece():
    g = laid_over_city()
    g.table.pieces[0]["city"] = 0
    give(g, 0, ore=3, grain=2)
    assert BuildCity.choices(g, 0, g.prompts[0], {}) == [48]
    assert points(act(g, BuildCity(0, 48)), 0) == points(g, 0) + 1


def test_ck_109_ck_141_example_71_medicine_restores_first_too():
    g = laid_over_city()
    progress(g, 0, "medicine")
    give(g, 0, ore=2, grain=1)
    assert refused(g, Medicine(0, 18)) == "restore_first"
    g = act(g, Medicine(0, 48))
    assert g.table.buildings[48].size == 2 and hand(g, 0) == {}
