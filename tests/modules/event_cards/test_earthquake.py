"""Damaged roads and their repair (EVT-11 to EVT-16, EVT-39, EVT-40)."""

from game.core.building import build_problems
from game.core.loss import remove_road
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement, GiveUp, PlaceFree
from game.modules.base.rolling import EndTurn
from game.modules.development.playing import PlayRoadBuilding
from game.modules.event_cards.module import EventCards
from game.modules.event_cards.roads import DamageRoad, Repair
from game.modules.event_cards.state import of
from game.modules.five_six.phases import SpecialSignal
from tests.kit import (
    act,
    after_roll,
    asked,
    card,
    corner,
    default,
    edge,
    end,
    give,
    hand,
    hold,
    island,
    line,
    points,
    refused,
    road,
    settle,
    settlement,
    told,
    turn_of,
)
from tests.modules.event_cards.cards import draw
from tests.modules.ground import only, seen

RING = ("N", "NE", "SE", "S", "SW", "NW")


def before_roll(players=4, *modules, **hexes):
    return only(island(players, "event_cards", *modules, phase="before_roll"), **hexes)


def main(players=4, *modules, **hexes):
    return only(island(players, "event_cards", *modules), **hexes)


def damage(g, *places):
    of(g).damaged += [edge(g, place) for place in places]
    g.memo.clear()
    return g


def test_evt_11_everybody_with_a_road_damages_one_of_the_own():
    g = before_roll()
    road(g, 0, "0,0 NE", "0,0 E")
    road(g, 1, "2,0 E", "2,0 NE")
    road(g, 2, "0,2 E")
    g = draw(g, "earthquake")
    assert sorted(asked(g)) == [(0, "event_road"), (1, "event_road")]  # seat 2 has just one, seat 3 none
    assert refused(g, DamageRoad(0, edge(g, "2,0 E"))) == "not_your_intact_road"
    assert refused(g, DamageRoad(0, edge(g, "0,0 W"))) == "not_your_intact_road"
    assert refused(g, DamageRoad(0, 999)) == "not_on_board"
    assert refused(g, DamageRoad(3, edge(g, "0,0 E"))) == "not_your_turn"
    g = act(g, DamageRoad(1, edge(g, "2,0 NE")))
    assert of(g).damaged == []
    g = act(g, DamageRoad(0, edge(g, "0,0 NE")))
    assert set(of(g).damaged) == {edge(g, "2,0 NE"), edge(g, "0,0 NE"), edge(g, "0,2 E")}
    assert {e["seat"] for e in told(g, "road_damaged")} == {0, 1, 2} and asked(g) == [(0, "main")]


def test_evt_11_a_damaged_road_cannot_be_damaged_again_and_silence_takes_the_earliest():
    g = before_roll()
    road(g, 0, "0,0 NE", "0,0 E", "0,0 SE")
    damage(g, "0,0 NE")
    g = draw(g, "earthquake")
    assert refused(g, DamageRoad(0, edge(g, "0,0 NE"))) == "not_your_intact_road"
    assert default(g) == DamageRoad(0, edge(g, "0,0 E"))
    g = before_roll()
    road(g, 0, "0,0 NE")
    damage(g, "0,0 NE")
    assert asked(draw(g, "earthquake")) == [(0, "main")]


def test_evt_12_and_evt_e5_a_damaged_road_stays_connects_and_counts():
    g = main()
    line(g, 0, *(f"0,0 {side}" for side in RING))
    settlement(g, 0, "0,0 N")
    damage(g, "0,0 SE")
    assert settle(g).table.awards == {"longest_road": 0}
    give(g, 0, wood=3, brick=3, grain=2, ore=3)
    hold(g, 1, wood=3, brick=3)
    assert refused(g, BuildRoad(0, edge(g, "0,1 NE"))) == "repair_first"
    assert "occupied" in list(build_problems(g, 1, "road", edge(g, "0,0 SE")))
    g = act(g, BuildCity(0, corner(g, "0,0 N")))
    assert points(g, 0) == 4


def test_evt_13_no_road_from_any_source_while_one_is_damaged():
    g = main()
    road(g, 0, "0,0 NE", "0,0 E")
    settlement(g, 0, "0,0 N")
    give(g, 0, wood=3, brick=3)
    assert act(g, BuildRoad(0, edge(g, "0,0 SE")))
    damage(g, "0,0 E")
    assert refused(g, BuildRoad(0, edge(g, "0,0 SE"))) == "repair_first"
    for how in ("free", "moved", "card"):
        assert "repair_first" in list(build_problems(g, 0, "road", edge(g, "0,0 SE"), how))
    road(g, 1, "2,0 E")
    hold(g, 1, wood=1, brick=1)
    assert act(after_roll(end(g)), BuildRoad(1, edge(g, "2,0 NE")))  # others are free to build


def test_evt_14_a_repair_costs_wood_and_brick_and_no_piece():
    g = main()
    road(g, 0, "0,0 NE", "0,0 E")
    damage(g, "0,0 NE", "0,0 E")
    hold(g, 0, wood=2, brick=2)
    before = dict(g.table.pieces[0])
    g = act(g, Repair(0, edge(g, "0,0 NE")), Repair(0, edge(g, "0,0 E")))
    assert of(g).damaged == [] and hand(g, 0) == {} and g.table.pieces[0] == before
    assert told(g, "road_repaired") == [{"seat": 0, "edge": edge(g, "0,0 E")}]


def test_evt_14_refusals_of_a_repair():
    g = main()
    road(g, 0, "0,0 NE", "0,0 E")
    road(g, 1, "2,0 E")
    damage(g, "0,0 NE", "2,0 E")
    assert refused(g, Repair(0, edge(g, "0,0 NE"))) == "cannot_pay"
    hold(g, 0, wood=2, brick=2)
    for place in ("0,0 E", "2,0 E", "0,0 W"):
        assert refused(g, Repair(0, edge(g, place))) == "not_damaged"  # EVT-40
    assert refused(g, Repair(0, -1)) == "not_on_board"
    assert refused(g, Repair(1, edge(g, "2,0 E"))) == "not_your_turn"
    assert refused(turn_of(g, 0), Repair(0, edge(g, "0,0 NE"))) == "wrong_phase"


def test_evt_14_evt_d12_it_is_a_build_action_of_the_special_build_phase_too():
    g = island(5, "event_cards")
    road(g, 1, "0,0 NE")
    damage(g, "0,0 NE")
    hold(g, 1, wood=1, brick=1)
    g = act(g, SpecialSignal(1, "build"), EndTurn(0))
    assert asked(g) == [(1, "special_build")]
    assert of(act(g, Repair(1, edge(g, "0,0 NE")))).damaged == []


def test_evt_15_and_evt_e6_no_settlement_where_only_damaged_roads_lead():
    g = main()
    road(g, 0, "0,0 NE", "0,0 E")
    damage(g, "0,0 NE")
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    assert refused(g, BuildSettlement(0, corner(g, "0,0 N"))) == "damaged_road"
    assert act(g, BuildSettlement(0, corner(g, "0,0 NE")))  # one intact road is enough
    damage(g, "0,0 E")
    assert refused(g, BuildSettlement(0, corner(g, "0,0 NE"))) == "damaged_road"


def test_evt_e7_with_two_damaged_roads_one_repair_is_not_enough():
    g = main()
    road(g, 0, "0,0 NE", "0,0 E", "0,0 SE")
    damage(g, "0,0 NE", "0,0 E")
    hold(g, 0, wood=3, brick=3)
    g = act(g, Repair(0, edge(g, "0,0 NE")))
    assert refused(g, BuildRoad(0, edge(g, "0,0 SW"))) == "repair_first"
    g = act(g, Repair(0, edge(g, "0,0 E")))
    assert act(g, BuildRoad(0, edge(g, "0,0 SW")))


def test_evt_16_a_free_road_repairs_first_and_then_builds():
    g = main()
    road(g, 0, "0,0 NE", "0,0 E")
    damage(g, "0,0 NE")
    card(g, 0, "road_building")
    g = act(g, PlayRoadBuilding(0))
    assert refused(g, PlaceFree(0, edge(g, "0,0 SE"))) == "repair_first"
    assert refused(g, GiveUp(0)) == "choice_pending"
    g = act(g, PlaceFree(0, edge(g, "0,0 NE")))
    assert of(g).damaged == [] and asked(g) == [(0, "free_road")] and g.table.pieces[0]["road"] == 13
    g = act(g, PlaceFree(0, edge(g, "0,0 SE")))
    assert g.table.pieces[0]["road"] == 12 and asked(g) == [(0, "main")]


def test_evt_16_a_repair_is_reason_enough_even_with_no_road_left():
    g = main()
    road(g, 0, "0,0 NE")
    damage(g, "0,0 NE")
    g.table.pieces[0]["road"] = 0
    card(g, 0, "road_building")
    g = act(act(g, PlayRoadBuilding(0)), PlaceFree(0, edge(g, "0,0 NE")))
    assert of(g).damaged == [] and asked(g) == [(0, "main")]  # the second road is lost
    g.table.pieces[0]["road"] = 0
    card(g, 0, "road_building")
    assert refused(turn_of(g, 0), PlayRoadBuilding(0)) == "no_effect"


def test_evt_39_a_damaged_road_is_not_taken_away_and_its_owner_moves_no_other():
    g = main()
    road(g, 0, "0,0 NE", "0,0 E")
    road(g, 1, "2,0 E")
    damage(g, "0,0 NE")
    assert list(g.rules.bars_removal(g, 0, edge(g, "0,0 NE"), 0)) == ["damaged_road"]
    assert list(g.rules.bars_removal(g, 0, edge(g, "0,0 NE"), 1)) == ["damaged_road"]
    assert list(g.rules.bars_removal(g, 0, edge(g, "0,0 E"), 0)) == ["repair_first"]
    assert list(g.rules.bars_removal(g, 0, edge(g, "0,0 E"), 1)) == []  # an opponent removes an intact road freely
    assert list(g.rules.bars_removal(g, 1, edge(g, "2,0 E"), 0)) == []


def test_a_road_that_leaves_the_board_is_damaged_no_more():
    g = main()
    road(g, 0, "0,0 NE")
    damage(g, "0,0 NE")
    remove_road(g, edge(g, "0,0 NE"))
    assert of(g).damaged == []


def test_damaged_roads_lie_turned_in_the_picture():
    g = main()
    road(g, 0, "0,0 NE", "0,0 E")
    damage(g, "0,0 NE")
    roads = {m.place: m.active for m in seen(g).marks if m.sprite == "road"}
    assert roads == {edge(g, "0,0 NE"): False, edge(g, "0,0 E"): True}


def test_automatic_players_would_rather_have_their_roads_whole():
    g, module = main(), EventCards()
    road(g, 0, "0,0 NE")
    whole = module.worth(g, 0, 0.0)
    of(g).damaged.append(edge(g, "0,0 NE"))
    assert module.worth(g, 0, 0.0) < whole == module.worth(g, 1, 0.0)
