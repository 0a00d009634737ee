"""Islands that lie as printed: the beginner island with its pieces, the one for 5-6, the one of Cities & Knights."""

from collections import Counter

import pytest

from game.board import RESOURCE_OF, Island, IslandOptions, island_plan, lay, plan_of, shape, starting_pieces, topology
from game.board.layouts import layout, names

from .lots import islands, seeded, touching

BEGINNER = """
mountains 10, pasture 2, forest 9
fields 12, hills 6, pasture 4, hills 10
fields 9, forest 11, desert 0, forest 3, mountains 8
forest 8, mountains 3, fields 4, pasture 5
hills 5, fields 6, pasture 11
"""
LARGE = """
hills 10, pasture 6, desert 0
hills 6, fields 2, mountains 9, hills 11
forest 3, mountains 11, forest 5, fields 10, pasture 4
desert 0, pasture 5, fields 4, mountains 6, pasture 3, fields 8
forest 12, mountains 10, pasture 2, hills 4, forest 11
forest 8, fields 3, forest 9, fields 5
hills 9, pasture 12, mountains 8
"""
KNIGHTS = """
hills 6, mountains 2, hills 5
forest 3, mountains 9, desert 0, forest 10
forest 8, fields 4, hills 11, pasture 3, fields 8
pasture 10, fields 5, mountains 6, pasture 4
fields 9, pasture 12, forest 11
"""
BASE_HARBOURS = (
    "0,-2 NW any|1,-2 NE grain|2,-1 NE ore|2,0 E any|1,1 SE wool|-1,2 SE any|-2,2 SW any|-2,1 W brick|-1,-1 W wood"
)
LARGE_HARBOURS = (
    "0,-3 NW any|1,-3 NE wool|2,-2 NE any|2,0 E any|1,1 SE brick|-1,3 E wool|-2,3 SE wood|-3,3 SW any"
    "|-3,2 W grain|-3,0 SW any|-2,-1 W ore"
)
KNIGHTS_HARBOURS = (
    "0,-2 NW brick|1,-2 NE ore|2,-1 NE wood|2,0 E grain|1,1 SE any|-1,2 SE any|-2,2 SW any|-2,1 W wool|-1,-1 W any"
)
# colour, corner, what it touches, road, what it pays
START = """
red    | 0,-1 N | mountains 10, pasture 2, hills 6   | 0,-1 NE |
red    | -2,1 N | fields 9, forest 11, forest 8      | -2,1 NE | grain wood wood
blue   | 0,2 N  | fields 4, pasture 5, pasture 11    | 0,1 E   |
blue   | -2,2 N | forest 8, mountains 3, hills 5     | -2,2 NE | brick ore wood
orange | 2,-2 S | forest 9, pasture 4, hills 10      | 2,-2 SW |
orange | -1,2 N | mountains 3, fields 4, fields 6    | -1,2 NE | grain grain ore
white  | -1,0 N | fields 12, hills 6, forest 11      | -1,0 NW |
white  | 1,1 N  | forest 3, mountains 8, pasture 5   | 1,0 E   | ore wood wool
"""


def read(rows: str) -> list[str]:
    return [text.strip() for row in rows.strip().splitlines() for text in row.split(",")]


def lands(island: Island) -> list[str]:
    return [f"{terrain} {token}" for terrain, token in zip(island.terrain, island.tokens, strict=True)]


def harbours(name: str, listed: str) -> list[tuple[int, str]]:
    graph = topology(name)
    found = []
    for text in listed.split("|"):
        at, side, kind = text.split()
        q, r = map(int, at.split(","))
        found.append((graph.edge_at(graph.hex_at(q, r), side), kind))
    return found


@pytest.mark.parametrize(
    ("name", "rows", "listed"),
    [
        ("beginner", BEGINNER, BASE_HARBOURS),
        ("five_six_beginner", LARGE, LARGE_HARBOURS),
        ("ck_beginner", KNIGHTS, KNIGHTS_HARBOURS),
    ],
)
def test_base_08_and_fs_o3_printed_islands_lie_exactly_as_in_the_tables(name, rows, listed):
    for island in islands(plan_of(name), 3):
        assert lands(island) == read(rows)
        assert [(harbour.edge, harbour.kind) for harbour in island.harbours] == harbours(name, listed)
        assert island.terrain[island.robber] == "desert"
        assert not touching(topology(name), island, {6, 8})


@pytest.mark.parametrize("name", ["beginner", "ck_beginner", "five_six_beginner"])
def test_printed_islands_are_made_of_the_pieces_of_the_box(name):
    island, box = lay(plan_of(name), seeded(1)), plan_of(topology(name).layout)
    assert Counter(island.terrain) == box.terrain
    assert sorted(token for token in island.tokens if token) == sorted(box.tokens)
    assert Counter(h.kind for h in island.harbours) == Counter(h.kind for h in box.harbours)


def test_base_08_the_beginner_pieces_stand_where_the_table_says():
    graph, island = topology("beginner"), lay(plan_of("beginner"), seeded(1))
    pieces = starting_pieces("beginner")
    rows = [[cell.strip() for cell in row.split("|")] for row in START.strip().splitlines()]
    assert len(pieces) == len(rows) == 8
    for piece, (colour, corner, touches, road, pays) in zip(pieces, rows, strict=True):
        assert piece.colour == colour
        assert piece.corner == place(graph.corner_at, corner)
        assert piece.road == place(graph.edge_at, road)
        assert piece.corner in graph.edge_corners[piece.road]
        assert sorted(lands(island)[hex] for hex in graph.corner_hexes[piece.corner]) == sorted(read(touches))
        assert bool(piece.letter) == bool(pays)


def test_base_08_no_two_beginner_settlements_are_neighbours_and_no_road_lies_twice():
    graph, pieces = topology("beginner"), starting_pieces("beginner")
    corners = {piece.corner for piece in pieces}
    assert len(corners) == len({piece.road for piece in pieces}) == 8
    assert not any(corners.intersection(graph.corner_neighbours[corner]) for corner in corners)


def test_base_09_with_three_players_the_red_pieces_are_left_out():
    assert {piece.colour for piece in starting_pieces("beginner", 3)} == {"blue", "orange", "white"}
    assert {piece.colour for piece in starting_pieces("beginner", 4)} == {"red", "blue", "orange", "white"}


def test_the_lettered_settlements_touch_the_hexes_whose_cards_the_table_lists():
    graph, island = topology("beginner"), lay(plan_of("beginner"), seeded(1))
    rows = [[cell.strip() for cell in row.split("|")] for row in START.strip().splitlines()]
    paying = [piece for piece in starting_pieces("beginner") if piece.letter]
    assert [(piece.letter, piece.colour) for piece in paying] == list(
        zip("ABCD", ["red", "blue", "orange", "white"], strict=True)
    )
    cards = [sorted(RESOURCE_OF[island.terrain[hex]] for hex in graph.corner_hexes[piece.corner]) for piece in paying]
    assert cards == [row[4].split() for row in rows if row[4]]


def test_only_the_beginner_island_has_starting_pieces():
    assert [name for name in names() if starting_pieces(name)] == ["beginner"]
    assert {name: plan_of(name).starts for name in names() if plan_of(name).starts} == {"beginner": "beginner"}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_base_o22_and_fs_o3_on_the_beginner_island_the_island_options_are_ignored(seats):
    chosen = IslandOptions(
        tokens="random", equal_apart=True, terrain_group=2, desert="coast", harbours="frame", ends_apart=True
    )
    plan = island_plan(seats, beginner=True, options=chosen)
    assert plan == island_plan(seats, beginner=True)
    dealt = list(islands(plan, 4))
    assert all(lands(island) == read(BEGINNER if seats < 5 else LARGE) for island in dealt)
    assert all(island.harbours == dealt[0].harbours for island in dealt)
    assert shape(plan, chosen) == plan


@pytest.mark.parametrize(("seats", "name"), [(3, "base"), (4, "base"), (5, "five_six"), (6, "five_six")])
def test_base_o22_variable_is_what_lies_there_when_nobody_chooses(seats, name):
    assert island_plan(seats) == plan_of(name)
    first, second = islands(island_plan(seats), 2)
    assert first.terrain != second.terrain


def test_layouts_name_the_players_they_are_for():
    assert {name: layout(name).players for name in names()} == {
        "atlantis": (3, 4),
        "base": (3, 4),
        "beginner": (3, 4),
        "ck_beginner": (3, 4),
        "corsica": (3, 6),
        "five_six": (5, 6),
        "five_six_beginner": (5, 6),
        "new_york": (3, 6),
    }


def place(lookup, text: str) -> int:
    at, name = text.split()
    q, r = map(int, at.split(","))
    return lookup(topology("beginner").hex_at(q, r), name)
