"""The great river: its course, its gold, its points (RIV-01 to RIV-17)."""

from collections import Counter

import pytest

from game.board import topology
from game.core.loss import lose, remove_road
from game.create import new_game
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.base.offers import MakeOffer
from game.modules.great_river.course import banks, courses, gold, river
from game.rules import compose
from tests.kit import (
    act,
    asked,
    city,
    corner,
    edge,
    founding,
    give,
    hold,
    island,
    points,
    refused,
    road,
    roll,
    seeded,
    settlement,
)
from tests.kit import setup as agreed
from tests.modules.ground import only, seen

# the example of the rule book: swamp (2,-1), hills (1,-1), mountains (0,0); the mouth is the swamp's NE corner
COURSE = {"2,-1": "swamp", "1,-1": "river_hills 8", "0,0": "river_mountains 4"}
MOUTH = "2,-1 NE"


def delta(players=4, *modules, phase="main", **options):
    return only(island(players, "great_river", *modules, phase=phase, **options), "fields", **COURSE)


def test_riv_01_the_river_is_laid_first_in_one_of_24_ways():
    graph = topology("base")
    assert len(courses(graph)) == 24
    for seed in range(20):
        t = new_game(agreed(4, "great_river"), seeded(seed)).table
        box = Counter(forest=4, pasture=4, fields=4, hills=2, mountains=2, swamp=1, river_hills=1, river_mountains=1)
        assert Counter(t.terrain) == box
        mouth, hills, spring = (t.terrain.index(k) for k in ("swamp", "river_hills", "river_mountains"))
        assert hills in graph.hex_neighbours[mouth] and spring in graph.hex_neighbours[hills]
        assert spring not in graph.hex_neighbours[mouth]
        assert sum(len(graph.edge_hexes[e]) == 1 for e in graph.hex_edges[mouth]) == 2


def test_riv_02_all_tokens_but_none_on_the_swamp():
    t = new_game(agreed(4, "great_river"), seeded(3)).table
    assert [t.terrain[h] for h, token in enumerate(t.tokens) if not token] == ["swamp"]


def test_riv_03_river_hexes_yield_and_the_swamp_does_not():
    g = delta(phase="before_roll")
    g.table.tokens[river(g)[0]] = 5
    settlement(g, 0, "1,-1 SE")  # swamp and hills
    settlement(g, 1, "0,0 SW")
    assert roll(g, 8).table.hands[0] == g.rules.cards({"brick": 1})
    assert roll(g, 4).table.hands[1][g.rules.index["ore"]] == 1
    assert sum(roll(g, 5).table.hands[0]) == 0


def test_riv_04_the_robber_starts_on_the_swamp():
    g = new_game(agreed(4, "great_river"), seeded())
    assert g.table.terrain[g.table.robber] == "swamp"
    assert g.rules.robber_home(g, 0) == g.table.robber


def test_riv_05_e5_nobody_starts_at_the_swamp_though_roads_may_lead_there():
    g = only(founding(4, "great_river"), "fields", **COURSE)
    assert refused(g, FoundBuilding(0, corner(g, "2,-1 NW"))) == "no_start_at_swamp"
    g = act(g, FoundBuilding(0, corner(g, "1,-1 S")))
    assert gold(g, 0) == 1
    g = act(g, FoundRoad(0, edge(g, "1,-1 SE")))
    assert gold(g, 0) == 2


def test_riv_06_e1_roads_and_buildings_on_the_banks_and_one_more_at_the_mouth():
    g = delta()
    edges, corners, mouth = banks(g)
    assert (len(edges), len(corners), mouth) == (16, 14, corner(g, MOUTH))
    road(g, 0, "0,0 W", "0,0 SW", "0,0 SE", "1,-1 NW")
    settlement(g, 0, "0,0 SW", "1,-1 N")
    assert gold(g, 0) == 6
    assert points(g, 0) == 2 + 2
    road(g, 0, "0,0 NW")
    assert gold(g, 0) == 7
    assert points(g, 0) == 2 + 2


def test_riv_06_e3_the_mouth_brings_two():
    g = delta()
    road(g, 0, "2,-1 NE")
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    assert gold(g, 0) == 1
    g = act(g, BuildSettlement(0, corner(g, MOUTH)))
    assert gold(g, 0) == 3


def test_riv_07_e2_between_two_river_hexes_counts_once():
    g = delta()
    road(g, 0, "1,-1 E")
    assert gold(g, 0) == 1
    settlement(g, 0, "1,-1 SW")
    assert gold(g, 0) == 2


def test_riv_08_founding_pieces_count():
    g = only(founding(4, "great_river"), "fields", **COURSE)
    g = act(g, FoundBuilding(0, corner(g, "0,0 S")), FoundRoad(0, edge(g, "0,0 SE")))
    assert gold(g, 0) == 2


def test_riv_09_e4_a_city_brings_no_more():
    g = delta()
    settlement(g, 0, MOUTH)
    give(g, 0, grain=2, ore=3)
    assert gold(act(g, BuildCity(0, corner(g, MOUTH))), 0) == gold(g, 0) == 2


def test_riv_10_e7_what_leaves_the_bank_takes_its_gold_along():
    g = delta()
    road(g, 0, "0,0 W", "0,0 SW", "0,0 SE", "1,-1 NW", "1,-1 NE", "0,0 NW")
    assert points(g, 0) == 2
    remove_road(g, edge(g, "0,0 W"))
    assert gold(g, 0) == 5
    assert points(g, 0) == 1
    settlement(g, 0, "0,0 N")
    lose(g, corner(g, "0,0 N"), "", "lava")
    assert gold(g, 0) == 5


def test_riv_11_roads_cross_the_river_like_any_other():
    g = delta()
    settlement(g, 0, "1,-1 SE")
    give(g, 0, wood=1, brick=1)
    assert (
        edge(act(g, BuildRoad(0, edge(g, "1,-1 E"))), "1,-1 E") in act(g, BuildRoad(0, edge(g, "1,-1 E"))).table.roads
    )


def test_riv_12_e8_gold_is_no_resource():
    g = delta(phase="before_roll")
    road(g, 0, "0,0 W", "0,0 SW", "0,0 SE", "1,-1 NW", "1,-1 NE", "0,0 NW", "2,-1 NE", "2,-1 E")
    hold(g, 0, wood=7)
    assert gold(g, 0) == 8
    assert asked(roll(g, 7)) == [(0, "robber")]
    g = delta()
    give(g, 0, wood=1)
    assert refused(g, MakeOffer(0, {"gold": 1}, {"ore": 1})) == "not_a_resource"
    assert refused(g, MakeOffer(0, {"wood": 1}, {"gold": 1})) == "not_a_resource"


def test_riv_13_every_three_are_a_point_for_all_to_see():
    g = delta()
    road(g, 1, "0,0 W", "0,0 SW", "0,0 SE")
    assert points(g, 1, hidden=False) == 1
    row = seen(g).rows[1]
    assert row.points == 1
    assert ("gold", "3") in [(chip.icon, chip.text) for chip in row.chips]


@pytest.mark.parametrize(
    ("players", "modules", "target"), [(4, (), 12), (3, (), 13), (4, ("cities_and_knights",), 15), (3, ("cities_and_knights",), 15)]  # noqa: E501
)  # fmt: skip
def test_riv_14_e6_the_target_depends_on_table_and_main_system(players, modules, target):
    assert compose(agreed(players, "great_river", *modules)).target == target


def test_riv_15_no_rule_system_with_ships_is_in_the_house():
    """A ship would count through the same function of the board; nothing here builds one."""
    rules = compose(agreed(4, "great_river"))
    assert "ship" not in rules.stock.pieces


def test_riv_16_knights_at_the_river_earn_nothing():
    from game.modules.cities_and_knights.state import Knight
    from game.modules.cities_and_knights.state import of as knights

    g = only(island(4, "great_river", "cities_and_knights"), "fields", **COURSE)
    knights(g).knights[corner(g, "0,0 N")] = Knight(0, 1)
    assert gold(g, 0) == 0


def test_riv_17_the_founding_city_counts_one_and_may_not_stand_at_the_swamp():
    g = only(island(4, "great_river", "cities_and_knights"), "fields", **COURSE)
    city(g, 0, "0,0 S")
    assert gold(g, 0) == 1
    assert g.rules.bars_building(g, 0, "city", corner(g, "2,-1 NW"), "found") == ["no_start_at_swamp"]
