"""Maps before the first turn: players, board, robber, founding, what goes with them (GEO-01 to GEO-06, GEO-47)."""

import pytest

from game.board import plan_of
from game.catalogue import catalogue
from game.core.places import legal_places
from game.core.robber import send_home
from game.create import new_game
from game.modules._maps.founding import way_length
from game.modules._maps.module import GOES_WITH
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.event_cards.events import calm_sea
from game.rules import compose, objections
from game.setup import Setup
from tests.kit import act, asked, default, founding, hand, refused, roll, seeded, settlement, setup
from tests.modules.ground import seen
from tests.modules.maps.country import MAPS, at, corsica, lying, new_york, settled, space

VARIANTS = {"event_cards", "specialists", "city_walls", "castles"}


def codes(players, *modules, **options):
    return [reason.key for reason in objections(Setup(players, modules, options, agreed=modules))]


@pytest.mark.parametrize("name", MAPS)
def test_geo_01_three_to_six_play_five_and_six_with_the_extension(name):
    assert codes(3, name) == codes(4, name) == codes(5, name, "five_six") == codes(6, name, "five_six") == []
    assert codes(2, name) == codes(5, name) == ["player_count"]
    assert codes(7, name, "five_six") == ["player_count"]


def test_geo_01_the_extension_brings_its_phase_and_its_cards():
    rules = compose(setup(6, "new_york"))
    assert "special_build" in rules.prompts
    assert rules.stock.kinds["wood"].count == 24 and compose(setup(4, "new_york")).stock.kinds["wood"].count == 19


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("players", [3, 6])
def test_geo_02_the_board_is_the_same_for_every_table_and_every_seed(name, players):
    tables = [new_game(setup(players, name), seeded(seed)).table for seed in (1, 2)]
    printed = plan_of(name)
    for table in tables:
        assert table.layout == name and table.harbours == []
        assert dict(enumerate(table.terrain)) == printed.fixed
        assert {h: n for h, n in enumerate(table.tokens) if n} == printed.fixed_tokens


@pytest.mark.parametrize(("name", "count"), [("corsica", 11), ("new_york", 9)])
def test_geo_03_a_token_on_every_crossing_at_small_tables_only(name, count):
    for players in (3, 4):
        g = founding(players, name)
        assert lying(g) == {f"V{k + 1:02}" for k in range(count)}
        assert sum(mark.layer == "token" and mark.sprite == "crossing" for mark in seen(g).marks) == count
    for players in (5, 6):
        assert lying(founding(players, name)) == set()


@pytest.mark.parametrize(("name", "region"), [("corsica", "Cinarca"), ("new_york", "Adirondack Wilderness")])
def test_geo_04_the_robber_starts_on_its_picture_and_calls_it_home(name, region):
    g = founding(4, name)
    assert g.rules.topology.regions[g.table.robber] == region
    assert g.table.home == g.table.robber


def test_geo_04_e9_its_number_brings_nothing_there_until_it_moves():
    g = corsica(phase="before_roll")
    settled(g, 0, "Ajaccio")
    assert hand(roll(g, 3), 0) == {}
    g.table.robber = 0
    g.memo.clear()
    assert hand(roll(g, 3), 0) == {"wool": 1}


def test_geo_05_two_rounds_and_the_second_settlement_pays():
    g = founding(3, "new_york")
    order = []
    while asked(g)[0][1].startswith("found"):
        order.append(asked(g)[0])
        g = act(g, default(g))
    seats = [seat for seat, kind in order if kind == "found_building"]
    assert seats == [0, 1, 2, 2, 1, 0]
    assert len(g.table.buildings) == len(g.table.roads) == 6
    assert all(1 <= sum(hand(g, seat).values()) <= 3 for seat in g.seats)


@pytest.mark.parametrize(("site", "cards"), [("Cargèse", {"wool": 1}), ("Ajaccio", {"wool": 1, "ore": 1, "grain": 1})])
def test_geo_05_e23_the_robbers_hex_pays_in_the_founding(site, cards):
    g = founding(4, "corsica")
    for seat, first in enumerate(("Bastia", "Calvi", "Corte", "Levie")):
        g = act(g, FoundBuilding(seat, at(g, first)))
        g = act(g, default(g))
    g = act(g, FoundBuilding(3, at(g, site)))
    assert hand(g, 3) == cards


def test_geo_05_the_desert_pays_nothing():
    g = founding(4, "new_york")
    g.prompts[0].round = 2
    g = act(g, FoundBuilding(0, at(g, "Glens Falls")))
    assert hand(g, 0) == {"ore": 2}


def test_geo_06_e5_founding_is_for_spots_and_its_road_touches_it():
    g = founding(4, "corsica")
    assert refused(g, FoundBuilding(0, at(g, "V04"))) == "no_site"
    assert refused(g, FoundBuilding(0, at(g, "C15"))) == "no_site"
    g = act(g, FoundBuilding(0, at(g, "Corte")))
    assert refused(g, FoundRoad(0, space(g, "V04", "C15"))) == "not_connected"
    assert (0, "found_road") in asked(g)
    g = founding(5, "corsica")
    g = act(g, FoundBuilding(0, at(g, "V04")), FoundRoad(0, space(g, "V04", "C15")))
    assert refused(g, FoundBuilding(1, at(g, "C17"))) == "no_site"


def test_geo_06_a_founding_city_stands_on_spots_too():
    g = founding(4, "corsica", second_founding="city")
    g.prompts[0].building = "city"
    assert refused(g, FoundBuilding(0, at(g, "V04"))) == "no_site"


@pytest.mark.parametrize("name", MAPS)
def test_geo_47_options_that_shape_an_island_change_nothing(name):
    shaped = {"tokens": "random", "terrain_group": 2, "desert": "coast", "harbours": "frame", "island": "beginner"}
    g = founding(4, name, **shaped)
    plain = founding(4, name)
    assert (g.table.terrain, g.table.tokens, g.table.harbours) == (plain.table.terrain, plain.table.tokens, [])
    assert g.table.buildings == {} and asked(g) == [(0, "found_building")]


def test_geo_47_the_starting_player_is_found_as_everywhere():
    first = {new_game(Setup(4, ("corsica",)), seeded(seed)).table.first for seed in range(12)}
    assert len(first) > 1
    assert new_game(Setup(4, ("corsica",), {"start": "3"}), seeded()).table.first == 2


@pytest.mark.parametrize("name", MAPS)
def test_combining_four_variants_go_with_a_map_and_nothing_else_does(name):
    for key in sorted(catalogue().keys() - {name, *GOES_WITH}):
        assert {"fixed_board", "no_harbours"} & set(codes(4, name, key)), key
    for key in VARIANTS:
        assert codes(4, name, key) == []
    assert codes(4, name, *VARIANTS) == []
    assert codes(6, name, "five_six", "event_cards", "specialists") == []
    assert codes(6, name, "five_six", "castles") == codes(6, name, "five_six", "city_walls") == ["players_3_4_only"]


def test_combining_a_pair_is_refused_once():
    assert codes(4, "corsica", "new_york") == ["fixed_board"]
    assert codes(4, "corsica", "volcano") == ["fixed_board"]


def test_combining_to_the_desert_means_the_printed_place():
    for g in (corsica(4, "event_cards"), new_york(4, "event_cards")):
        home = g.table.robber
        g.table.robber = next(h for h in g.rules.topology.hexes if h != home)
        send_home(g)
        assert g.table.robber == home


def test_combining_calm_sea_finds_no_harbour():
    g = corsica(4, "event_cards")
    settled(g, 0, "Bastia")
    calm_sea(g)
    assert g.queued == [] and asked(g) == [(0, "main")]


def test_the_default_founds_on_most_chances():
    g = founding(4, "corsica")
    assert default(g) == FoundBuilding(0, at(g, "Belgodère"))  # twelve of them, as Porto has


def test_the_default_road_is_a_red_one_first():
    g = act(founding(4, "corsica"), FoundBuilding(0, at(founding(4, "corsica"), "Bastia")))
    assert default(g) == FoundRoad(0, space(g, "Bastia", "C06"))


def test_the_default_road_else_begins_the_shortest_way_to_a_free_spot():
    """From Corte two roads lead over C15 to Calacuccia and over C18 to Aléria; when both are settled C13 remains."""
    g = founding(4, "corsica")
    settled(g, 1, "Calacuccia", "Aléria")
    g = act(g, FoundBuilding(0, at(g, "Corte")))
    assert default(g) == FoundRoad(0, space(g, "Corte", "C13"))


def test_the_default_prefers_a_named_site_to_a_crossing_with_equal_chances():
    g = founding(5, "corsica")
    for site in g.rules.topology.sites.values():
        if site.id not in ("V04", "S14"):
            g.table.pieces[1]["settlement"] = 5
            settled(g, 1, site.id)
    assert default(g) == FoundBuilding(0, at(g, "Aléria"))  # nine chances, as Col de Vergio has further north


def test_geo_06_the_way_from_a_first_settlement_is_counted_from_its_far_end():
    g = founding(4, "corsica")
    topology = g.rules.topology
    free = legal_places(g, 0, "settlement", "found")
    start = free[0]
    settlement(g, 0, start)
    free = set(legal_places(g, 0, "settlement", "found"))
    found = {edge: way_length(g, 0, start, edge) for edge in topology.corner_edges[start]}
    for edge, length in found.items():
        [far] = set(topology.edge_corners[edge]) - {start}
        beyond = {n for n in topology.corner_neighbours[far] if n != start}
        assert length >= 2 and (length == 2) is bool(beyond & free)
