"""The volcano: where it lies, what it pays, what it destroys (VOL-01 to VOL-17)."""

from collections import Counter

import pytest

from game.board import spiral, spiral_starts
from game.create import new_game
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement
from game.modules.base.founding import FoundBuilding, FoundBuildingQuestion, FoundRoad
from game.modules.base.picking import Pick
from game.modules.base.robbing import MoveRobber
from game.modules.development.playing import PlayKnight
from game.modules.volcano.state import of
from game.setup import Setup
from tests.kit import (
    act,
    around,
    asked,
    bank,
    card,
    city,
    corner,
    default,
    founding,
    give,
    hand,
    hex,
    island,
    line,
    lots,
    points,
    refused,
    road,
    roll,
    seeded,
    settle,
    settlement,
    told,
)
from tests.modules.ground import only, seen

VOLCANO = {"0,0": "volcano 5"}
N, NE, SE, S, SW, NW = range(6)


def smoking(players=4, *modules, phase="before_roll", **further):
    """The volcano in the middle; nothing else has a number but what is asked for."""
    return only(island(players, "volcano", *modules, phase=phase), **VOLCANO, **further)


def lava(number):
    """What chance gives so that the lava die shows this number."""
    return number - 1


# --- the hex --------------------------------------------------------------------------------------------------------


def test_vol_01_it_is_dealt_instead_of_the_desert_and_takes_no_token():
    for seed in range(20):
        g = new_game(Setup(4, ("volcano",)), seeded(seed))
        t, graph = g.table, g.rules.topology
        assert Counter(t.terrain) == Counter(forest=4, pasture=4, fields=4, hills=3, mountains=3, volcano=1)
        here = t.terrain.index("volcano")
        assert t.tokens[here] == 5 and t.printed == [here]
        assert t.tokens.count(5) == 3 and 0 not in t.tokens
        laid = [[t.tokens[h] for h in spiral(graph, start) if h != here] for start in spiral_starts(graph)]
        assert g.rules.plan.tokens in laid
    assert g.table.target == 10


@pytest.mark.parametrize("building", ["settlement", "city"])
def test_vol_02_nobody_starts_at_its_corners_but_a_road_may_lead_there(building):
    g = founding(3, "volcano", second_founding=building)
    g = only(g, **VOLCANO)
    for spot in around(g, "0,0"):
        assert refused(g, FoundBuilding(0, spot)) == "no_start_at_volcano"
    g = act(g, FoundBuilding(0, corner(g, "0,-1 N")), FoundRoad(0, g.rules.topology.edge_at(hex(g, "0,-1"), "NE")))
    g = act(g, FoundBuilding(1, corner(g, "1,1 S")), FoundRoad(1, g.rules.topology.edge_at(hex(g, "1,1"), "SE")))
    g = act(g, FoundBuilding(2, corner(g, "-1,0 NW")), FoundRoad(2, g.rules.topology.edge_at(hex(g, "-1,0"), "W")))
    assert g.prompts[0].args["building"] == building and g.prompts[0].args["round"] == 2
    assert refused(g, FoundBuilding(2, around(g, "0,0")[SE])) == "no_start_at_volcano"
    beside = corner(g, "1,-1 SE")  # one road away from the volcano's corner
    g = act(g, FoundBuilding(2, beside))
    to_it = next(
        e
        for e in g.rules.topology.corner_edges[beside]
        if set(g.rules.topology.edge_corners[e]) & set(around(g, "0,0"))
    )
    assert act(g, FoundRoad(2, to_it)).table.roads[to_it].seat == 2


def test_vol_02_refused_in_the_second_round_too_vol_e5():
    g = only(founding(3, "volcano"), **VOLCANO)
    g.agenda, g.prompts = [], []
    g.ask(0, FoundBuildingQuestion(building="settlement", round=2))
    assert refused(g, FoundBuilding(0, around(g, "0,0")[N])) == "no_start_at_volcano"


def test_vol_03_the_robber_starts_beside_the_board_and_a_seven_or_a_knight_brings_it_onto_any_hex():
    g = new_game(Setup(4, ("volcano",)), seeded())
    assert g.table.robber == -1 and g.table.home == -1
    g = roll(smoking(), 7)
    assert g.table.robber == -1 and asked(g) == [(0, "robber")]
    for place in g.rules.topology.hexes:
        assert act(g, MoveRobber(0, place)).table.robber == place
    g = smoking()
    card(g, 0, "knight")
    g = act(g, PlayKnight(0))
    assert act(g, MoveRobber(0, hex(g, "0,0"))).table.robber == hex(g, "0,0")


def test_vol_04_after_founding_everything_is_built_there_by_the_normal_rules():
    g = smoking(phase="main")
    road(g, 0, "0,0 NE")
    end = around(g, "0,0")[NE]
    give(g, 0, wood=2, brick=2, wool=1, grain=3, ore=3)
    g = act(g, BuildSettlement(0, end), BuildCity(0, end), BuildRoad(0, g.rules.topology.edge_at(hex(g, "0,0"), "E")))
    assert g.table.buildings[end].kind == "city"


# --- what it pays ---------------------------------------------------------------------------------------------------


def test_told_12_vol_05_a_settlement_chooses_one_resource_and_a_city_two_and_other_fives_produce():
    g = smoking(**{"2,0": "hills 5"})
    settlement(g, 1, around(g, "0,0")[N])
    city(g, 2, around(g, "0,0")[SE])
    settlement(g, 3, corner(g, "2,0 S"))
    g = roll(g, 5)
    assert hand(g, 3) == {"brick": 1}
    assert sorted(asked(g)) == [(1, "pick"), (2, "pick")]
    assert {(p.seat, p.number, p.why, p.fewer) for p in g.prompts} == {(1, 1, "hex", True), (2, 2, "hex", True)}
    g = act(g, Pick(2, {"ore": 2}), Pick(1, {"wood": 1}))
    assert hand(g, 2) == {"ore": 2} and hand(g, 1) == {"wood": 1}
    g = roll(smoking(), 6)
    assert asked(g) == [(0, "main")]


def test_vol_05_the_two_of_a_city_may_differ_and_count_as_got_by_the_roll():
    g = smoking()
    city(g, 0, around(g, "0,0")[N])
    g = act(roll(g, 5), Pick(0, {"ore": 1, "wool": 1}))
    assert hand(g, 0) == {"ore": 1, "wool": 1} and g.table.turn.got[0] == 2


def test_vol_06_only_what_the_bank_has_and_not_more_than_due():
    g = smoking()
    city(g, 0, around(g, "0,0")[N])
    bank(g, ore=1)
    g = roll(g, 5)
    assert refused(g, Pick(0, {"ore": 2})) == "bank_empty"
    assert refused(g, Pick(0, {"wood": 3})) == "bad_count"
    assert hand(act(g, Pick(0, {"wood": 1})), 0) == {"wood": 1}  # fewer by choice
    assert hand(act(g, Pick(0, {})), 0) == {}
    assert default(g) == Pick(0, {"wood": 1, "brick": 1})  # the silent take all


def test_vol_06_with_an_empty_bank_nobody_is_asked():
    g = smoking()
    settlement(g, 0, around(g, "0,0")[S])
    bank(g, wood=0, brick=0, wool=0, grain=0, ore=0)
    g = roll(g, 5, lava(1))
    assert asked(g) == [(0, "main")] and told(g, "erupted")


def test_vol_07_a_short_bank_serves_in_turn_order_from_the_owner():
    g = smoking()
    for seat, spot in ((3, N), (1, SE), (0, SW)):
        settlement(g, seat, around(g, "0,0")[spot])
    bank(g, wood=1, brick=1, wool=1, grain=0, ore=0)
    g = roll(g, 5)
    assert asked(g) == [(0, "pick_in_turn")]
    g = act(g, Pick(0, {"wood": 1}))
    assert asked(g) == [(1, "pick_in_turn")] and refused(g, Pick(1, {"wood": 1})) == "bank_empty"
    g = act(g, Pick(1, {"brick": 1}))
    assert asked(g) == [(3, "pick_in_turn")]


def test_vol_07_with_enough_for_everybody_all_choose_at_once_and_in_any_order():
    g = smoking()
    for seat, spot in ((3, N), (1, SE), (0, SW)):
        settlement(g, seat, around(g, "0,0")[spot])
    g = roll(g, 5)
    assert sorted(asked(g)) == [(0, "pick"), (1, "pick"), (3, "pick")]
    g = act(g, Pick(3, {"ore": 1}), Pick(3, {"wool": 1}))  # changed before the last answer
    assert hand(g, 3) == {}
    g = act(g, Pick(1, {"ore": 1}), Pick(0, {"ore": 1}))
    assert [hand(g, s) for s in (0, 1, 3)] == [{"ore": 1}, {"ore": 1}, {"wool": 1}]


def test_vol_e6_brick_is_paid_before_anybody_chooses():
    g = smoking(**{"2,0": "hills 5"})
    city(g, 1, corner(g, "2,0 S"))
    settlement(g, 0, around(g, "0,0")[N])
    bank(g, brick=2)
    g = roll(g, 5)
    assert hand(g, 1) == {"brick": 2}
    assert refused(g, Pick(0, {"brick": 1})) == "bank_empty"


# --- what it destroys -----------------------------------------------------------------------------------------------


def test_vol_08_and_vol_e3_the_robber_stops_the_choices_but_not_the_eruption():
    g = smoking()
    settlement(g, 1, around(g, "0,0")[NE])
    g.table.robber = hex(g, "0,0")
    g = roll(g, 5, lava(2))
    assert asked(g) == [(0, "main")] and hand(g, 1) == {}
    assert not g.table.buildings and told(g, "erupted")[0]["die"] == 2
    assert g.table.robber == hex(g, "0,0")


def test_vol_09_the_die_is_rolled_after_all_choices_and_even_if_nobody_is_there():
    g = smoking()
    assert told(roll(g, 5, lava(4)), "erupted") == [{"die": 4, "corner": around(g, "0,0")[S]}]
    assert told(roll(g, 5, lava(4)), "lava_harmless") == [{"corner": around(g, "0,0")[S]}]
    settlement(g, 0, around(g, "0,0")[N])
    g = roll(g, 5)  # no lava die before the choice
    assert asked(g) == [(0, "pick")] and not told(g, "erupted")
    g = act(g, Pick(0, {"ore": 1}), chance=lots(lava(6)))
    assert told(g, "erupted")[0]["die"] == 6
    assert not told(roll(smoking(), 9), "erupted")


def test_vol_09_corners_are_numbered_clockwise_from_the_top():
    g = smoking()
    for number, side in enumerate(("N", "NE", "SE", "S", "SW", "NW"), 1):
        assert told(roll(g, 5, lava(number)), "erupted")[0]["corner"] == corner(g, f"0,0 {side}")


def test_vol_10_a_settlement_is_removed_and_goes_back_to_the_supply():
    g = smoking()
    settlement(g, 1, around(g, "0,0")[SW])
    g.table.robber = hex(g, "0,0")
    assert points(g, 1) == 1 and g.table.pieces[1]["settlement"] == 4
    g = roll(g, 5, lava(5))
    assert points(g, 1) == 0 and g.table.pieces[1]["settlement"] == 5
    assert told(g, "building_lost")[0]["cause"] == "lava"


def test_vol_11_and_vol_e1_a_city_becomes_a_settlement():
    g = smoking()
    city(g, 0, around(g, "0,0")[SE])
    settlement(g, 1, around(g, "0,0")[SW])
    g = roll(g, 5)
    g = act(g, Pick(0, {"ore": 2}))
    g = act(g, Pick(1, {"grain": 1}), chance=lots(lava(3)))
    hit = g.table.buildings[around(g, "0,0")[SE]]
    assert (hit.seat, hit.kind, hit.size) == (0, "settlement", 1)
    assert (g.table.pieces[0]["city"], g.table.pieces[0]["settlement"]) == (4, 4)
    assert points(g, 0) == 1 and g.table.buildings[around(g, "0,0")[SW]].seat == 1


def test_vol_12_and_vol_e2_without_a_settlement_in_the_supply_the_city_is_gone():
    g = smoking()
    city(g, 0, around(g, "0,0")[SE])
    settlement(g, 0, "0,-2 N", "2,-2 N", "2,0 S", "0,2 S", "-2,2 S")
    g.table.robber = hex(g, "0,0")
    before = points(g, 0)
    g = roll(g, 5, lava(3))
    assert around(g, "0,0")[SE] not in g.table.buildings
    assert points(g, 0) == before - 2 and g.table.pieces[0] == {"road": 15, "settlement": 0, "city": 4}


def test_vol_13_and_vol_14_an_empty_corner_changes_nothing_and_roads_stay():
    g = smoking()
    for side in ("NE", "E", "SE", "SW", "W", "NW"):
        road(g, 0, f"0,0 {side}")
    settlement(g, 1, around(g, "0,0")[N])
    g.table.robber = hex(g, "0,0")
    for number in (2, 3, 4, 5, 6):
        after = roll(g, 5, lava(number))
        assert after.table.buildings.keys() == g.table.buildings.keys() and len(after.table.roads) == 6
    after = roll(g, 5, lava(1))
    assert not after.table.buildings and len(after.table.roads) == 6
    assert after.table.robber == hex(g, "0,0")


def test_vol_15_and_vol_e4_the_longest_road_is_looked_at_again_at_once():
    g = smoking()
    topology, ring = g.rules.topology, around(g, "0,0")
    north = next(c for c in topology.corner_neighbours[ring[N]] if c not in ring)
    path = [ring[SE], ring[S], ring[SW], ring[NW], *_walk(g, ring[N], 5, set(ring), via=north)]
    line(g, 0, *path)
    assert len(g.table.roads) == 8
    settlement(g, 1, ring[N])
    line(g, 1, *_walk(g, corner(g, "-2,2 S"), 6, set(path)))
    g.table.robber = hex(g, "0,0")
    settle(g)
    assert g.table.awards["longest_road"] == 1
    g = roll(g, 5, lava(1))
    assert g.table.awards["longest_road"] == 0


def _walk(g, start, corners, avoid, via=None):
    """So many corners in a row, by any way that avoids some."""
    path = [start] if via is None else [start, via]
    while len(path) < corners:
        onward = g.rules.topology.corner_neighbours[path[-1]]
        path.append(next(c for c in onward if c not in path and c not in avoid))
    return path


def test_vol_16_anybody_may_build_on_a_destroyed_corner_again():
    g = smoking()
    spot = around(g, "0,0")[NE]
    settlement(g, 1, spot)
    g.table.robber = hex(g, "0,0")
    road(g, 0, "0,0 E")
    g = roll(g, 5, lava(2))
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    assert act(g, BuildSettlement(0, spot)).table.buildings[spot].seat == 0


def test_vol_17_who_lost_the_last_building_plays_on_from_an_own_road():
    g = smoking()
    spot = around(g, "0,0")[NE]
    settlement(g, 0, spot)
    road(g, 0, "0,0 E")
    g.table.robber = hex(g, "0,0")
    g = roll(g, 5, lava(2))
    assert not g.table.buildings and g.over is None and asked(g) == [(0, "main")]
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    assert act(g, BuildSettlement(0, around(g, "0,0")[SE])).table.buildings


# --- what is seen ---------------------------------------------------------------------------------------------------


def test_the_picture_numbers_the_corners_and_shows_where_the_lava_ran():
    g = smoking()
    marks = [m for m in seen(g).marks if m.at == "hex" and m.place == hex(g, "0,0") and m.layer == "badge"]
    assert [(m.label, m.spot) for m in marks] == [(str(n + 1), n) for n in range(6)]
    assert not [m for m in seen(g).marks if m.layer == "highlight"]
    g = roll(g, 5, lava(3))
    assert [m.place for m in seen(g).marks if m.layer == "highlight"] == [around(g, "0,0")[SE]]
    assert of(g).lava == 3
    tile = seen(g).ground.tiles[hex(g, "0,0")]
    assert (tile.terrain, tile.token) == ("volcano", 5)
