"""Corsica and New York: boards printed as a whole, with named sites and trade roads instead of harbours."""

import itertools
from collections import Counter

import pytest

from game.board import RESOURCE_OF, Island, IslandOptions, chance_of, chart, lay, plan_of, shape, topology

from .lots import islands, seeded

# site: what it draws from
CORSICA = """
S01 Macinaggio: hills 8
S02 L'Île-Rousse: fields 6
S03 Bastia: hills 8, mountains 9
S04 Saint-Florent: mountains 9, pasture 5
S05 Belgodère: fields 6, pasture 5, mountains 10
S06 Vescovato: mountains 9, fields 12
S07 Calvi: mountains 10, forest 9
S08 Ponte Leccia: pasture 5, fields 12, hills 4
S09 Galéria: forest 9
S10 Calacuccia: mountains 10, hills 4, pasture 6
S11 Cervione: fields 12, forest 6
S12 Porto: forest 9, pasture 6, hills 10
S13 Corte: hills 4, forest 6, mountains 3
S14 Aléria: forest 6, fields 9
S15 Cargèse: pasture 3
S16 Bocognano: forest 11, forest 4, mountains 8
S17 Ghisonaccia: fields 9, hills 5
S18 Ajaccio: pasture 3, mountains 8, fields 4
S19 Zicavo: forest 4, hills 5, pasture 2
S20 Solenzara: hills 5, forest 10
S21 Propriano: fields 4, hills 3
S22 Levie: pasture 2, forest 10, mountains 11
S23 Sartène: hills 3, mountains 11, fields 5
S24 Porto-Vecchio: mountains 11, pasture 8
S25 Bonifacio: pasture 8
V01 Pino coast: hills 8
V02 La Revellata: fields 6
V03 Scandola: hills 10
V04 Col de Vergio: pasture 6, mountains 3, forest 11
V05 Col de Sevi: hills 10, forest 11, pasture 3
V06 Défilé de l'Inzecca: mountains 3, fields 9, forest 4
V07 Capo di Muro: fields 4
V08 Filitosa: mountains 8, pasture 2, hills 3
V09 Pinarellu: forest 10
V10 Campomoro: fields 5
V11 Roccapina: fields 5, pasture 8
"""
NEW_YORK = """
S01 Ogdensburg: pasture 3
S02 Watertown: pasture 3, forest 5
S03 Lake Placid: pasture 3, forest 8, desert 0
S04 Plattsburgh: forest 8, mountains 5
S05 Oswego: forest 9
S06 Rome: forest 5, hills 4
S07 Glens Falls: desert 0, mountains 5, mountains 6
S08 Ticonderoga: mountains 5, fields 4
S09 Buffalo: pasture 8, hills 10
S10 Lockport: pasture 8, fields 2, fields 3
S11 Rochester: fields 2, forest 9, pasture 6
S12 Syracuse: forest 9, hills 4, mountains 12
S13 Utica: hills 4, forest 3, fields 10
S14 Schenectady: forest 3, mountains 6, pasture 12
S15 Albany: mountains 6, fields 4, hills 11
S16 Dunkirk: hills 10, fields 9
S17 Geneva: fields 3, pasture 6, mountains 9
S18 Ithaca: pasture 6, mountains 12, hills 5
S19 Cooperstown: fields 10, pasture 12, pasture 4
S20 Jamestown: fields 9, forest 2
S21 Olean: forest 2, mountains 9
S22 Elmira: hills 5, forest 11
S23 Binghamton: forest 11, pasture 4
S24 Monticello: pasture 4, mountains 10
S25 Kingston: mountains 10, hills 8
S26 White Plains: hills 8, pasture 11
S27 New York City: pasture 11, fields 6
S28 Montauk: fields 6
V01 Chateaugay: forest 8
V02 Lake Ontario shore: fields 2
V03 Blue Mountain Lake: forest 5, desert 0, forest 3
V04 Letchworth Gorge: hills 10, fields 3, forest 2
V05 Chenango Valley: mountains 12, fields 10, forest 11
V06 Howe Caverns: pasture 12, hills 11, mountains 10
V07 Corning Gap: mountains 9, hills 5
V08 Shawangunk Ridge: hills 8
V09 Long Island Sound: fields 6
"""
TABLES = {"corsica": CORSICA, "new_york": NEW_YORK}
TERRAIN = {
    "corsica": Counter(forest=5, hills=5, pasture=5, fields=5, mountains=5),
    "new_york": Counter(forest=6, hills=5, pasture=6, fields=6, mountains=5, desert=1),
}
TOKENS = {
    "corsica": Counter({2: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10), 3), 11: 2, 12: 1}),
    "new_york": Counter({2: 2, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 3), 12: 2, 0: 1}),
}
TRADE = {
    "corsica": "Bastia any|Calvi any|Ajaccio any|Bonifacio any|Saint-Florent grain|Galéria ore|Propriano wood"
    "|Solenzara wool|Aléria brick",
    "new_york": "Buffalo any|Oswego any|Albany any|New York City any|Ogdensburg ore|Plattsburgh wool|Dunkirk wood"
    "|Kingston grain|Montauk brick",
}
CANAL = ["Buffalo", "Lockport", "Rochester", "Syracuse", "Rome", "Utica", "Schenectady", "Albany"]


@pytest.fixture(params=["corsica", "new_york"])
def name(request: pytest.FixtureRequest) -> str:
    return request.param


def the_island(name: str) -> Island:
    return lay(plan_of(name), seeded(1))


def test_geo_02_the_board_is_the_same_every_time(name):
    first, second = islands(plan_of(name), 2)
    assert first == second
    assert Counter(first.terrain) == TERRAIN[name]
    assert Counter(first.tokens) == TOKENS[name]


def test_geo_02_every_site_and_crossing_touches_the_hexes_of_its_table(name):
    graph, island = topology(name), the_island(name)
    found = {}
    for corner, site in graph.sites.items():
        hexes = graph.corner_hexes[corner]
        found[f"{site.id} {site.name}"] = sorted(f"{island.terrain[hex]} {island.tokens[hex]}" for hex in hexes)
    rows = [row.split(": ") for row in TABLES[name].strip().splitlines()]
    assert found == {site: sorted(hexes.split(", ")) for site, hexes in rows}


def test_geo_04_the_robber_starts_on_the_hex_with_its_picture():
    assert topology("corsica").regions[the_island("corsica").robber] == "Cinarca"
    assert topology("new_york").regions[the_island("new_york").robber] == "Adirondack Wilderness"


def test_sites_have_circles_and_victory_point_crossings_have_none(name):
    graph = topology(name)
    circles = Counter((site.id[0], site.circle) for site in graph.sites.values())
    expected = {
        "corsica": {("S", "yellow"): 25, ("V", ""): 11},
        "new_york": {("S", "yellow"): 8, ("S", "green"): 20, ("V", ""): 9},
    }
    assert circles == expected[name]


def test_no_two_spots_are_adjacent(name):
    graph = topology(name)
    assert not any(set(graph.sites).intersection(graph.corner_neighbours[corner]) for corner in graph.sites)


def test_nine_trade_roads_start_at_their_ports(name):
    graph = topology(name)
    rights = []
    for road in chart(name).trade_roads:
        (port,) = [graph.sites[end] for end in graph.edge_corners[road.edge] if end in graph.sites]
        rights.append(f"{port.name} {road.kind}")
    assert rights == TRADE[name].split("|")


def test_no_port_touches_the_resource_of_its_own_right(name):
    graph, island = topology(name), the_island(name)
    for road in chart(name).trade_roads:
        (port,) = [end for end in graph.edge_corners[road.edge] if end in graph.sites]
        assert road.kind not in {RESOURCE_OF.get(island.terrain[hex]) for hex in graph.corner_hexes[port]}


def test_geo_24_there_are_no_harbours(name):
    assert the_island(name).harbours == []


def test_a_site_at_sea_still_draws_from_its_hex():
    graph, island = topology("corsica"), the_island("corsica")
    galeria = graph.find_corner("Galéria")
    assert sum(chance_of(island.tokens[hex]) for hex in graph.corner_hexes[galeria]) == 4


def test_the_canal_runs_from_town_to_town_along_road_spaces():
    graph, line = topology("new_york"), chart("new_york").canal
    assert all((a, b) in graph.edge_between for a, b in itertools.pairwise(line))
    assert [graph.sites[corner].name for corner in line if corner in graph.sites] == CANAL
    assert {site.name for site in graph.sites.values() if site.circle == "yellow"} == set(CANAL)
    assert chart("corsica").canal == ()


def test_geo_47_the_options_that_shape_an_island_are_not_used(name):
    chosen = IslandOptions(tokens="random", terrain_group=2, desert="coast", harbours="frame")
    assert shape(plan_of(name), chosen) == plan_of(name)


def test_the_outline_encloses_the_middle_of_every_hex(name):
    graph, outline = topology(name), chart(name).outline
    assert all(inside(point, outline) for point in graph.hex_xy)
    assert chart("base").outline == ()


def inside(point: tuple[float, float], outline: tuple[tuple[float, float], ...]) -> bool:
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        crossings += (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax
    return crossings % 2 == 1
