"""Who builds where on a map: spots, road spaces, where roads stop (GEO-07 to GEO-19, GEO-48)."""

import pytest

from game.core.places import legal_places
from game.core.roads import road_length
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement, GiveUp, PlaceFree
from game.modules.development.playing import PlayRoadBuilding
from tests.kit import act, asked, card, give, points, refused, settlement
from tests.modules.maps.country import MAPS, at, corsica, new_york, roads, settled, space


def rich(g, seat=0, times=3):
    give(g, seat, wood=2 * times, brick=2 * times, wool=times, grain=times)
    return g


def build_road(g, one, other, seat=0):
    return BuildRoad(seat, space(g, one, other))


def test_geo_07_with_four_only_named_sites_are_settled_even_when_the_token_is_gone():
    g = rich(corsica())
    settled(g, 0, "Corte")
    roads(g, 0, "Corte", "C15", "V04")
    assert refused(g, BuildSettlement(0, at(g, "V04"))) == "no_site"
    assert at(g, "V04") not in legal_places(g, 0, "settlement")
    roads(g, 0, "C15", "Calacuccia")
    g = act(g, BuildSettlement(0, at(g, "Calacuccia")))
    assert points(g, 0) == 2


def test_geo_08_with_five_crossings_with_a_point_are_spots_and_plain_ones_are_not():
    g = rich(corsica(5))
    settled(g, 0, "Corte")
    roads(g, 0, "Corte", "C15", "V04", "C20")
    assert refused(g, BuildSettlement(0, at(g, "C20"))) == "no_site"
    g = act(g, BuildSettlement(0, at(g, "V04")))
    assert g.table.buildings[at(g, "V04")].seat == 0


def test_geo_09_green_and_yellow_circles_are_alike():
    g = new_york(phase="main")
    legal = set(legal_places(g, 0, "settlement", "found"))
    circles = {site.circle for corner, site in g.rules.topology.sites.items() if corner in legal}
    assert circles == {"yellow", "green"} and len(legal) == 28


@pytest.mark.parametrize("name", MAPS)
def test_geo_10_no_spot_is_too_close_to_another(name):
    g = {"corsica": corsica, "new_york": new_york}[name](6)
    spots = set(legal_places(g, 0, "settlement", "found"))
    first = min(spots)
    settled(g, 1, g.rules.topology.sites[first].id)
    assert set(legal_places(g, 0, "settlement", "found")) == spots - {first}


def test_geo_10_the_distance_rule_holds_all_the_same():
    """A building that should not be there, beside a spot: too close as everywhere."""
    g = rich(corsica())
    settlement(g, 1, at(g, "C12"))
    roads(g, 0, "Calacuccia", "C15")
    assert refused(g, BuildSettlement(0, at(g, "Calacuccia"))) == "too_close"


def test_geo_11_a_settlement_needs_a_road_a_price_and_a_piece():
    g = corsica()
    assert refused(g, BuildSettlement(0, at(g, "Corte"))) == "not_connected"
    roads(g, 0, "Corte", "C15")
    assert refused(g, BuildSettlement(0, at(g, "Corte"))) == "cannot_pay"
    rich(g)
    g.table.pieces[0]["settlement"] = 0
    assert refused(g, BuildSettlement(0, at(g, "Corte"))) == "no_piece_left"


def test_geo_12_a_settlement_on_a_crossing_becomes_a_city():
    g = corsica(5)
    settled(g, 0, "V04")
    give(g, 0, grain=2, ore=3)
    g = act(g, BuildCity(0, at(g, "V04")))
    assert g.table.buildings[at(g, "V04")].kind == "city"


def test_geo_48_no_site_weighs_more_than_what_could_be_mended():
    """Neither connected, nor paid for, nor far enough from another building."""
    g = corsica()
    settled(g, 1, "Corte")
    assert refused(g, BuildSettlement(0, at(g, "C15"))) == "no_site"
    assert refused(g, BuildSettlement(0, 999)) == "not_on_board"


def test_geo_13_roads_lie_on_road_spaces_one_each():
    g = rich(corsica())
    settled(g, 0, "Corte")
    roads(g, 1, "Corte", "C15")
    assert refused(g, build_road(g, "Corte", "C15")) == "occupied"
    assert refused(g, BuildRoad(0, 97)) == "not_on_board"
    before = g.table.hands[0][:]
    g = act(g, build_road(g, "Corte", "C13"))
    assert sum(before) - sum(g.table.hands[0]) == 2


def test_geo_14_an_end_attaches_by_a_building_or_a_road_at_a_crossing():
    g = rich(corsica())
    settled(g, 0, "Corte")
    assert refused(g, build_road(g, "V04", "C15")) == "not_connected"
    g = act(g, build_road(g, "Corte", "C15"), build_road(g, "C15", "V04"), build_road(g, "V04", "C17"))
    g = corsica(5)
    rich(g)
    roads(g, 0, "Corte", "C15", "V04")
    settled(g, 1, "V04")
    assert refused(g, build_road(g, "V04", "C20")) == "not_connected"


def test_geo_15_e1_a_road_stops_at_an_empty_site_until_it_is_settled():
    g = rich(corsica())
    settled(g, 0, "Corte")
    roads(g, 0, "Corte", "C15", "Calacuccia")
    onward = build_road(g, "Calacuccia", "C12")
    assert refused(g, onward) == "stop_at_site"
    assert onward.edge not in legal_places(g, 0, "road")
    g = act(g, BuildSettlement(0, at(g, "Calacuccia")), onward)
    assert g.table.roads[onward.edge].seat == 0


def test_geo_15_also_with_no_settlement_left():
    g = rich(corsica())
    settled(g, 0, "Corte")
    roads(g, 0, "Corte", "C15", "Calacuccia")
    g.table.pieces[0]["settlement"] = 0
    assert refused(g, build_road(g, "Calacuccia", "C12")) == "stop_at_site"


def test_geo_15_stop_at_site_only_if_neither_end_attaches():
    g = rich(corsica())
    settled(g, 0, "Corte")
    roads(g, 0, "Corte", "C15", "Calacuccia", "C12")
    g = act(g, build_road(g, "C12", "Porto"))
    settled(g, 0, "Calvi")
    roads(g, 1, "C10", "Calacuccia")
    assert refused(g, build_road(g, "Belgodère", "C10")) == "not_connected"


def test_geo_16_e2_past_a_foreign_settlement_nobody_goes():
    g = rich(corsica())
    settled(g, 0, "Corte")
    settled(g, 1, "Calacuccia")
    roads(g, 0, "Corte", "C15", "Calacuccia")
    assert refused(g, build_road(g, "Calacuccia", "C12")) == "not_connected"
    g = act(g, build_road(g, "C15", "V04"))
    assert space(g, "C15", "V04") in g.table.roads


@pytest.mark.parametrize("owner", [None, 0, 1])
def test_geo_17_towards_a_site_anybody_may_build(owner):
    g = rich(corsica())
    settled(g, 0, "Corte")
    roads(g, 0, "Corte", "C15")
    if owner is not None:
        settled(g, owner, "Calacuccia")
    g = act(g, build_road(g, "C15", "Calacuccia"))
    assert space(g, "C15", "Calacuccia") in g.table.roads


def test_geo_18_e12_free_roads_stop_as_well():
    g = corsica()
    settled(g, 0, "Corte")
    roads(g, 0, "Corte", "C15")
    card(g, 0, "road_building")
    g = act(g, PlayRoadBuilding(0), PlaceFree(0, space(g, "C15", "Calacuccia")))
    assert refused(g, PlaceFree(0, space(g, "Calacuccia", "C12"))) == "stop_at_site"
    assert asked(act(g, GiveUp(0))) == [(0, "main")]
    g = act(g, PlaceFree(0, space(g, "C15", "V04")))
    assert asked(g) == [(0, "main")]


def test_geo_19_e13_roads_that_meet_at_an_empty_site_count_together():
    g = corsica()
    roads(g, 0, "C20", "V04", "C15", "Calacuccia")
    roads(g, 0, "Calacuccia", "C12", "Porto", "C17")
    assert road_length(g, 0) == 6
    settled(g, 1, "Calacuccia")
    assert road_length(g, 0) == 3


def test_geo_e26_nothing_at_a_crossing_one_has_not_reached():
    g = rich(corsica())
    settled(g, 0, "Corte")
    roads(g, 0, "Corte", "C15")
    assert refused(g, BuildSettlement(0, at(g, "C15"))) == "no_site"
    assert refused(g, BuildSettlement(0, at(g, "V04"))) == "no_site"
    assert refused(g, build_road(g, "V04", "C17")) == "not_connected"
