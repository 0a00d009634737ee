"""What goes down with a hex and what stays (ATL-16 to ATL-26)."""

import pytest

from game.modules.atlantis.state import is_coastal, of
from game.modules.base.bank import rate_of
from game.modules.base.building import BuildRoad, BuildSettlement
from game.modules.event_cards.state import of as events
from game.table import Harbour
from tests.kit import (
    act,
    city,
    corner,
    edge,
    end,
    give,
    hand,
    hex,
    line,
    points,
    refused,
    road,
    roll,
    settle,
    settlement,
    told,
    turn_of,
)
from tests.modules.atlantis.sea import drowning, markers, sinks, sunken
from tests.modules.ground import seen


@pytest.mark.parametrize(("place", "limit"), [("2,0", 5), ("0,0", 3)])
def test_atl_16_a_coast_hex_sinks_at_five_and_one_from_inside_at_three(place, limit):
    g = drowning(3, **{place: "hills 9"})
    if limit == 3:
        sunken(g, "1,0", "2,0")
    for n in range(1, limit):
        g = roll(g, 9)
        assert of(g).markers[hex(g, place)] == n and g.table.alive[hex(g, place)]
        g = end(g)
    g = roll(g, 9)
    assert not g.table.alive[hex(g, place)] and told(g, "hex_sank") == [{"hex": hex(g, place)}]


def test_atl_17_the_number_goes_the_markers_return_and_the_count_grows():
    g = sinks(drowning(**{"2,0": "hills 9"}), "2,0")
    here = hex(g, "2,0")
    assert g.table.tokens[here] == 0 and of(g).markers[here] == 0 and of(g).sunk == [here]
    assert seen(g).ground.tiles[here].terrain == "sunken" and seen(g).ground.tiles[here].token == 0
    assert seen(g).tracks[0].position == 1
    settlement(g, 1, corner(g, "2,0 NW"))
    assert hand(roll(end(g), 9), 1) == {}


def test_atl_18_and_atl_e2_what_touches_no_land_is_lost_with_its_points():
    g = drowning(**{"2,0": "hills 9"})
    settlement(g, 0, corner(g, "2,0 SE"))
    settlement(g, 1, corner(g, "2,0 NW"))
    road(g, 0, "2,0 E", "2,0 SW")  # the sea side, and the side towards (1,1)
    before = points(g, 0)
    g = sinks(g, "2,0")
    assert corner(g, "2,0 SE") not in g.table.buildings and points(g, 0) == before - 1
    assert g.table.pieces[0] == {"road": 14, "settlement": 4, "city": 4}
    assert edge(g, "2,0 E") not in g.table.roads and edge(g, "2,0 SW") in g.table.roads
    assert corner(g, "2,0 NW") in g.table.buildings
    assert told(g, "road_lost") == [{"seat": 0, "edge": edge(g, "2,0 E")}]


def test_atl_19_a_desert_is_land_enough():
    g = drowning(**{"1,-2": "hills 9", "0,-1": "forest 3"})
    settlement(g, 1, corner(g, "1,-2 NW"))  # between the desert and the hills
    sunken(g, "0,-1", "-1,-1")
    g = sinks(g, "1,-2")
    assert g.table.buildings[corner(g, "1,-2 NW")].seat == 1


def test_atl_19_and_atl_e3_a_road_stays_until_both_sides_are_gone():
    g = drowning(**{"2,-1": "hills 9", "1,0": "forest 4"})
    road(g, 0, "2,-1 SW")
    assert edge(g, "2,-1 SW") == edge(g, "1,0 NE")
    g = sinks(g, "2,-1")
    assert edge(g, "1,0 NE") in g.table.roads
    g = sinks(end(g), "1,0")
    assert edge(g, "1,0 NE") not in g.table.roads and g.table.pieces[0]["road"] == 15


def test_atl_20_exposed_hexes_start_without_markers_and_count_from_the_next_roll():
    g = drowning(**{"2,0": "hills 9", "1,0": "forest 9"})
    assert not is_coastal(g, hex(g, "1,0"))
    g = sinks(g, "2,0")
    assert is_coastal(g, hex(g, "1,0")) and of(g).markers[hex(g, "1,0")] == 0
    g = roll(end(g), 9)
    assert of(g).markers[hex(g, "1,0")] == 1


def test_atl_21_nothing_is_built_where_all_land_has_sunk():
    g = sunken(drowning(phase="main"), "2,0")
    road(g, 0, "1,1 NE")  # at the edge of the land
    give(g, 0, wood=3, brick=3, wool=1, grain=1)
    assert refused(g, BuildRoad(0, edge(g, "2,0 SE"))) == "no_land"
    assert refused(g, BuildSettlement(0, corner(g, "2,0 SE"))) == "no_land"
    assert refused(g, BuildRoad(0, 999)) == "not_on_board"
    assert refused(g, BuildSettlement(0, -1)) == "not_on_board"
    assert act(g, BuildSettlement(0, corner(g, "1,1 N")))


def test_atl_22_a_road_that_hangs_on_nothing_is_still_built_from():
    g = drowning(**{"2,0": "hills 9"})
    settlement(g, 0, corner(g, "2,0 SE"))
    road(g, 0, "2,0 SE", "2,0 SW")
    g = sinks(g, "2,0")
    assert edge(g, "2,0 SW") in g.table.roads
    give(g, 0, wood=2, brick=2, wool=1, grain=1)
    g = act(g, BuildRoad(0, edge(g, "1,1 NW")))
    assert act(g, BuildSettlement(0, corner(g, "1,1 N"))).table.buildings[corner(g, "1,1 N")].seat == 0


def test_atl_23_and_atl_e10_the_longest_road_is_looked_at_again_at_once():
    g = drowning(**{"2,0": "hills 9"})
    line(g, 0, *(f"2,0 {side}" for side in ("NW", "N", "NE", "SE", "S", "SW")))
    assert settle(g).table.awards == {"longest_road": 0}
    line(g, 1, *(f"-2,1 {side}" for side in ("NE", "SE", "S", "SW")))
    g = sinks(g, "2,0")
    assert g.table.awards == {} and told(g, "award_set_aside") == [{"award": "longest_road"}]


def test_atl_23_another_may_take_it():
    g = drowning(**{"2,0": "hills 9"})
    line(g, 0, *(f"2,0 {side}" for side in ("NW", "N", "NE", "SE", "S", "SW", "NW")))
    line(g, 1, *(f"-2,1 {side}" for side in ("N", "NE", "SE", "S", "SW", "NW")))
    assert settle(g).table.awards == {"longest_road": 0}
    assert sinks(g, "2,0").table.awards == {"longest_road": 1}


def test_atl_24_and_atl_e1_the_roll_that_sinks_a_hex_is_paid_first():
    g = markers(drowning(**{"2,0": "fields 9"}), **{"2,0": 4})
    city(g, 0, corner(g, "2,0 SE"))
    g = act_roll_as(g, 1, 9)
    assert hand(g, 0) == {"grain": 2} and not g.table.alive[hex(g, "2,0")]
    assert corner(g, "2,0 SE") not in g.table.buildings


def act_roll_as(g, seat, number):
    """The same position in another player's turn."""
    return roll(turn_of(g, seat), number)


def test_atl_25_and_atl_26_a_harbour_lives_as_long_as_one_of_its_corners():
    """ATL-E7, first half: both corners of the east side of (2,0) touch only that hex."""
    g = drowning(**{"2,0": "hills 9"})
    g.table.harbours = [Harbour(edge(g, "2,0 E"), "ore"), Harbour(edge(g, "-2,0 W"), "any")]
    settlement(g, 0, "-2,0 NE")
    settlement(g, 1, corner(g, "2,0 SE"))
    g = sinks(g, "2,0")
    assert [h.kind for h in g.table.harbours] == ["any"] and rate_of(g, 1, "ore") == 4
    assert len(seen(g).ground.harbours) == 1


def test_atl_25_and_atl_26_at_the_other_corner_it_serves_on_until_that_land_goes_too():
    """ATL-E7, second half: the harbour on the north-east side of (2,-1)."""
    g = drowning(**{"2,-1": "hills 9", "2,-2": "forest 4"})
    g.table.harbours = [Harbour(edge(g, "2,-1 NE"), "ore")]
    settlement(g, 1, corner(g, "2,-1 N"))
    g = sinks(g, "2,-1")
    assert g.table.buildings[corner(g, "2,-1 N")].seat == 1 and rate_of(g, 1, "ore") == 2
    g = sinks(end(g), "2,-2")
    assert g.table.harbours == [] and corner(g, "2,-1 N") not in g.table.buildings


def test_atl_e7_a_settlement_on_the_dead_corner_goes_and_a_new_one_gains_the_harbour():
    g = drowning(**{"2,-1": "hills 9"})
    g.table.harbours = [Harbour(edge(g, "2,-1 NE"), "ore")]
    settlement(g, 1, corner(g, "2,-1 NE"))
    road(g, 0, "2,-2 SE")
    g = sinks(g, "2,-1")
    assert corner(g, "2,-1 NE") not in g.table.buildings and [h.kind for h in g.table.harbours] == ["ore"]
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    g = act(g, BuildSettlement(0, corner(g, "2,-1 N")))
    assert rate_of(g, 0, "ore") == 2


def test_atl_d10_a_vanished_settlement_interrupts_and_blocks_no_more():
    g = drowning(**{"2,0": "hills 9"})
    settlement(g, 1, corner(g, "2,0 SE"))
    road(g, 0, "2,0 SW")
    g = sinks(g, "2,0")
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    assert act(g, BuildSettlement(0, corner(g, "2,0 S")))


def test_atl_e11_the_city_piece_returns_and_nothing_is_built_there_any_more():
    g = drowning(**{"2,0": "hills 9"})
    city(g, 0, corner(g, "2,0 SE"))
    road(g, 0, "2,0 SW")
    g = sinks(g, "2,0")
    assert g.table.pieces[0] == {"road": 14, "settlement": 4, "city": 4}
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    assert refused(g, BuildSettlement(0, corner(g, "2,0 SE"))) == "no_land"


def test_a_damaged_road_that_sinks_takes_its_duty_to_repair_along():
    g = drowning(4, "event_cards", phase="main", **{"2,0": "hills 9"})
    road(g, 0, "2,0 E")
    events(g).damaged = [edge(g, "2,0 E")]
    sunken(g, "2,0")
    assert events(g).damaged == [] and not g.rules.repairs(g, 0)
