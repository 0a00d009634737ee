"""Building roads, settlements and cities (BASE-74 to BASE-87, BASE-E29, BASE-E30)."""

from game.engine import legal
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement
from game.modules.development.buying import BuyDevelopment
from tests.kit import (
    act,
    city,
    corner,
    edge,
    give,
    hand,
    hold,
    island,
    line,
    points,
    refused,
    road,
    roll,
    settlement,
    turn_of,
    way,
)  # fmt: skip


def rich(**options):
    g = island(**options)
    give(g, 0, wood=8, brick=8, wool=8, grain=8, ore=8)
    return g


def test_base_74_only_the_owner_after_the_roll():
    g = turn_of(rich(), 0)
    settlement(g, 0, "0,0 N")
    assert refused(g, BuildRoad(0, edge(g, "0,0 NE"))) == "wrong_phase"
    assert refused(g, BuildCity(0, corner(g, "0,0 N"))) == "wrong_phase"
    g = roll(g, 12)
    assert refused(g, BuildRoad(1, edge(g, "0,0 NE"))) == refused(g, BuyDevelopment(1)) == "not_your_turn"


def test_base_75_any_number_in_a_turn():
    g = rich()
    settlement(g, 0, "0,0 N")
    for place in ("0,0 NE", "0,0 E", "0,0 SE"):
        g = act(g, BuildRoad(0, edge(g, place)))
    g = act(g, BuildSettlement(0, corner(g, "0,0 SE")), BuyDevelopment(0), BuyDevelopment(0))
    assert len(g.table.roads) == 3 and points(g, 0) >= 2


def test_base_76_the_cost_goes_to_the_bank():
    for item, cost in [
        ("road", {"wood": 1, "brick": 1}),
        ("settlement", {"wood": 1, "brick": 1, "wool": 1, "grain": 1}),
        ("city", {"grain": 2, "ore": 3}),
        ("card", {"wool": 1, "grain": 1, "ore": 1}),
    ]:
        g = island()
        settlement(g, 0, "0,0 S")
        road(g, 0, "0,0 NE")
        action = {
            "road": BuildRoad(0, edge(g, "0,0 SE")),
            "settlement": BuildSettlement(0, corner(g, "0,0 N")),
            "city": BuildCity(0, corner(g, "0,0 S")),
            "card": BuyDevelopment(0),
        }[item]
        assert refused(g, action) == "cannot_pay"
        for kind in cost:  # one card short
            hold(g, 0, **{**cost, kind: cost[kind] - 1})
            assert refused(g, action) == "cannot_pay"
        hold(g, 0, **cost)
        g = act(g, action)
        assert hand(g, 0) == {} and g.table.bank == [19] * 5


def test_base_77_nothing_is_moved_or_taken_back_but_the_settlement_under_a_city():
    g = rich()
    settlement(g, 0, "0,0 N")
    road(g, 0, "0,0 NE")
    before = dict(g.table.roads)
    g = act(g, BuildCity(0, corner(g, "0,0 N")), BuildRoad(0, edge(g, "0,0 E")))
    assert before.items() <= g.table.roads.items()
    assert [b.kind for b in g.table.buildings.values()] == ["city"]


def test_base_78_one_road_on_a_free_land_edge():
    g = rich()
    settlement(g, 0, "0,0 N")
    road(g, 1, "0,0 NE")
    assert refused(g, BuildRoad(0, edge(g, "0,0 NE"))) == "occupied"
    assert refused(g, BuildRoad(0, 72)) == refused(g, BuildRoad(0, -1)) == "not_on_board"
    coast = way(g, "0,-2 N", "0,-2 NW")[0]
    settlement(g, 0, "0,-2 N")
    assert coast in act(g, BuildRoad(0, coast)).table.roads


def test_base_79_a_road_starts_at_an_own_building_or_an_own_road():
    g = rich()
    assert refused(g, BuildRoad(0, edge(g, "0,0 NE"))) == "not_connected"
    city(g, 0, "0,0 N")
    g = act(g, BuildRoad(0, edge(g, "0,0 NE")), BuildRoad(0, edge(g, "0,0 E")))
    assert refused(g, BuildRoad(0, edge(g, "0,0 SW"))) == "not_connected"
    settlement(g, 1, "0,0 S")
    road(g, 1, "0,0 SW")
    assert refused(g, BuildRoad(0, edge(g, "0,0 W"))) == "not_connected"  # a road of others does not help


def test_base_80_base_e8_an_opponents_building_stops_own_roads_there():
    g = rich()
    line(g, 0, "0,0 N", "0,0 NE", "0,0 SE")
    settlement(g, 1, "0,0 SE")
    onward = way(g, "0,0 SE", "0,0 S")[0]
    assert refused(g, BuildRoad(0, onward)) == "not_connected"
    g = act(g, BuildRoad(0, edge(g, "0,0 NW")))
    assert edge(g, "0,0 NW") in g.table.roads and edge(g, "0,0 E") in g.table.roads
    road(g, 0, onward)  # both parts can be continued from their other corners
    assert edge(g, "0,0 SW") in act(g, BuildRoad(0, edge(g, "0,0 SW"))).table.roads


def test_base_e45_an_edge_is_legal_through_its_other_end():
    g = rich()
    city(g, 1, "0,0 SE")
    line(g, 0, "0,0 N", "0,0 NE")
    assert edge(g, "0,0 E") in act(g, BuildRoad(0, edge(g, "0,0 E"))).table.roads


def test_base_81_a_settlement_needs_a_free_land_corner():
    g = rich()
    line(g, 0, "0,0 N", "0,0 NE")
    settlement(g, 1, "0,0 N")
    assert refused(g, BuildSettlement(0, corner(g, "0,0 N"))) == "occupied"
    assert refused(g, BuildSettlement(0, 54)) == refused(g, BuildSettlement(0, -1)) == "not_on_board"


def test_base_82_the_distance_rule_whoever_owns_the_neighbour():
    for owner in (0, 1):
        for put in (settlement, city):
            g = rich()
            put(g, owner, "0,0 N")
            line(g, 0, "0,0 N", "0,0 NE", "0,0 SE")
            assert refused(g, BuildSettlement(0, corner(g, "0,0 NE"))) == "too_close"
            assert corner(g, "0,0 SE") in act(g, BuildSettlement(0, corner(g, "0,0 SE"))).table.buildings


def test_base_83_base_e44_an_own_road_must_touch_the_corner_and_others_do_not_matter():
    g = rich()
    road(g, 0, "0,0 NE")
    road(g, 1, "0,0 E", "0,0 SE")
    assert corner(g, "0,0 NE") in act(g, BuildSettlement(0, corner(g, "0,0 NE"))).table.buildings
    assert refused(g, BuildSettlement(0, corner(g, "0,0 S"))) == "not_connected"


def test_base_84_base_e30_with_five_settlements_only_after_an_upgrade():
    g = rich()
    settlement(g, 0, "0,-2 N", "2,-2 N", "2,0 NE", "0,2 S", "-2,2 S")
    road(g, 0, "0,0 NE")
    assert refused(g, BuildSettlement(0, corner(g, "0,0 N"))) == "no_piece_left"
    g = act(g, BuildCity(0, corner(g, "0,-2 N")), BuildSettlement(0, corner(g, "0,0 N")))
    assert g.table.pieces[0]["settlement"] == 0 and points(g, 0) == 7


def test_base_85_a_city_replaces_an_own_settlement():
    g = rich()
    settlement(g, 1, "0,0 N")
    city(g, 0, "0,0 S")
    assert refused(g, BuildCity(0, corner(g, "0,0 N"))) == "no_settlement"
    assert refused(g, BuildCity(0, corner(g, "0,0 SE"))) == "no_settlement"
    assert refused(g, BuildCity(0, corner(g, "0,0 S"))) == "no_settlement"
    assert refused(g, BuildCity(0, 99)) == "not_on_board"


def test_base_86_the_settlement_goes_back_to_the_supply():
    g = rich()
    settlement(g, 0, "0,0 N")
    g = act(g, BuildCity(0, corner(g, "0,0 N")))
    assert g.table.pieces[0] == {"road": 15, "settlement": 5, "city": 3}
    assert g.table.buildings[corner(g, "0,0 N")].kind == "city" and points(g, 0) == 2


def test_base_87_settlement_and_city_in_one_turn():
    g = rich()
    road(g, 0, "0,0 NE")
    g = act(g, BuildSettlement(0, corner(g, "0,0 N")), BuildCity(0, corner(g, "0,0 N")))
    assert points(g, 0) == 2


def test_base_e30_with_four_cities_the_settlement_stays():
    g = rich()
    city(g, 0, "0,-2 N", "2,-2 N", "2,0 NE", "0,2 S")
    settlement(g, 0, "0,0 N")
    assert refused(g, BuildCity(0, corner(g, "0,0 N"))) == "no_piece_left"
    assert g.table.buildings[corner(g, "0,0 N")].kind == "settlement"


def test_base_e29_the_sixteenth_road():
    g = rich()
    settlement(g, 0, "0,0 N")
    g.table.pieces[0]["road"] = 0
    assert refused(g, BuildRoad(0, edge(g, "0,0 NE"))) == "no_piece_left"
    assert [a for a in legal(g, 0) if isinstance(a, BuildRoad)] == []
