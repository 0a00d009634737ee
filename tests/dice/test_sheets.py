"""What is printed: the two sides of the sheet agree with the tables of the rule book (DICE-D1, DICE-D2)."""

from math import dist

import pytest

from game.dice.points import road_length
from game.dice.sheets import box, side

BOTH = pytest.mark.parametrize("name", ["basic", "plus"])
TERRAIN = {
    "mountains": "ore",
    "fields": "grain",
    "pasture": "wool",
    "forest": "wood",
    "hills": "brick",
    "desert": "any",
}


def test_six_dice_with_six_faces_and_what_things_cost():
    assert box().dice == len(set(box().faces)) == 6 and box().rolls == 3
    assert {kind: sum(cost.values()) for kind, cost in box().costs.items()} == {
        "road": 2, "knight": 3, "settlement": 4, "city": 5,
    }  # fmt: skip
    assert "gold" not in {face for cost in box().costs.values() for face in cost}


@BOTH
def test_roads_are_a_tree_numbered_away_from_the_start(name):
    s = side(name)
    reached = set()
    for road in s.roads:
        assert dist(s.nodes[road.a], s.nodes[road.b]) == pytest.approx(1, abs=1e-3)
        assert road.start or road.a in reached
        reached |= {road.a, road.b}
    assert reached == set(s.nodes) and len(s.roads) == len(s.nodes) - 1
    assert [road.id for road in s.roads] == [f"R{n}" for n in range(len(s.roads))]
    assert s.start == "R0"


@BOTH
def test_buildings_have_a_corner_each_and_knights_a_hex(name):
    s = side(name)
    spots = [b.node for b in (*s.settlements, *s.cities)]
    assert len(set(spots)) == len(spots) and set(spots) <= set(s.nodes)
    terrain = {h.id: h.terrain for h in s.hexes}
    knights = {k.id: terrain[k.hex] for k in s.knights}
    assert len(terrain) == 7
    assert all(TERRAIN[knights[k]] == joker.face for joker in s.jokers for k in joker.needs)
    assert sorted(k for joker in s.jokers for k in joker.needs) == sorted(knights)


def test_the_basic_side():
    s = side("basic")
    assert [b.points for b in s.settlements] == [3, 4, 5, 7, 9, 11] and [b.points for b in s.cities] == [7, 12, 20, 30]
    assert [k.points for k in s.knights] == [1, 2, 3, 4, 5, 6]
    assert [j.face for j in s.jokers] == ["ore", "grain", "wool", "wood", "brick", "any"]
    assert sum(symbol.points for symbol in s.symbols.values()) == 145
    costs = {kind: sum(cost.values()) for kind, cost in box().costs.items()}
    assert sum(costs[symbol.kind] for symbol in s.symbols.values() if symbol.id != "R0") == 94 > s.turns * box().dice
    at = {b.node: b.id for b in (*s.settlements, *s.cities)}
    assert {road.id: at[road.b] for road in s.roads if road.b in at} == {
        "R0": "S3", "R2": "C7", "R3": "S4", "R5": "C12", "R6": "S5", "R8": "S7", "R10": "S9", "R12": "S11",
        "R14": "C20", "R16": "C30",
    }  # fmt: skip


def test_the_plus_side():
    s = side("plus")
    assert (len(s.roads), len(s.settlements), len(s.cities), len(s.knights), len(s.jokers)) == (18, 7, 4, 9, 7)
    assert {b.points for b in s.settlements} == {1} and {b.points for b in s.cities} == {2}
    assert s.target == 10 and s.awards == {"longest_road": (5, 2), "largest_army": (3, 2)}
    at = {b.node: b.id for b in (*s.settlements, *s.cities)}
    assert {road.id: at[road.b] for road in s.roads if road.b in at} == {
        "R0": "S1", "R2": "C1", "R3": "S2", "R5": "C2", "R6": "S3", "R8": "C3", "R10": "S4", "R12": "C4", "R13": "S5",
        "R15": "S6", "R17": "S7",
    }  # fmt: skip


def test_dice_47_no_line_of_five_exists_without_the_marked_road():
    s = side("plus")
    assert [road.id for road in s.roads if road.marked] == ["R7"]
    reach = ["R0", "R1", "R2", "R3", "R4", "R5", "R6"]  # all that hangs together without it
    assert road_length(s, reach) == 4
    assert road_length(s, [*reach, "R7"]) == 5
    assert road_length(s, [road.id for road in s.roads]) == 14
