"""Hexes and places off the coast that pay on several numbers: production, chances, luck, places, fairness, pictures and
automatic players all know them."""

from __future__ import annotations

import pytest

from bot.widgets.places import ranked
from game.automa.sight import yields_at
from game.core.land import chances, chances_of, numbers
from game.core.production import fair_share
from game.engine import view
from game.engine.codec import pack, unpack
from game.engine.view import SPECTATOR
from game.island import FAMILY
from game.lookout import look
from game.rules import Rules
from game.table import Shore
from game.words import speaking
from renderer import board_png, render_text
from tests.kit import city, hand, island, robber, roll, settlement

LAKE, PAYS = (2, 3, 11, 12), 1 + 2 + 2 + 1  # of 36 throws


def lake_island():
    """The printed island on which one forest pays on four numbers; nothing else stands at its first corner's hexes."""
    g = island(4, phase="before_roll")
    hex = g.table.terrain.index("forest")
    rules = Rules(g.rules.setup)
    rules.silent -= {"numbers"}
    rules.numbers = lambda g, at, printed: LAKE if at == hex else () if at >= 0 else printed
    return unpack(pack(g), rules), hex, rules.topology.hex_corners[hex][0]


@pytest.mark.parametrize("number", [2, 3, 11, 12, 4, 8])
def test_it_pays_on_each_of_them_and_on_no_other(number):
    g, _, corner = lake_island()
    settlement(g, 0, corner)
    assert hand(roll(g, number), 0) == ({"wood": 1} if number in LAKE else {})


def test_the_robber_stops_all_of_them():
    g, hex, corner = lake_island()
    settlement(g, 0, corner)
    robber(g, hex)
    assert all(hand(roll(g, number), 0) == {} for number in LAKE)


def test_whoever_values_places_counts_them():
    g, hex, corner = lake_island()
    assert numbers(g, hex) == LAKE and chances_of(g, hex) == chances(g, corner) == PAYS
    assert yields_at(g, corner)[g.rules.index["wood"]] == pytest.approx(PAYS / 36)
    poor = next(c for c in g.rules.topology.corners if not chances(g, c))
    assert ranked(g, 0, "corner", [poor, corner])[0] == corner
    settlement(g, 0, corner)
    assert fair_share(g)[0] == pytest.approx(PAYS / 36)


def coast_island(numbers=(4, 10), kind="ore"):
    """The printed island with one place off the coast that pays ore; no hex pays anything."""
    g = island(4, phase="before_roll")
    rules, coast = Rules(g.rules.setup), coast_of(g)
    rules.silent -= {"numbers", "shores"}
    rules.numbers = lambda g, at, printed: ()
    rules.shores = lambda g: (Shore(coast, numbers, kind),)
    return unpack(pack(g), rules), coast


def coast_of(g):
    """Three corners in a row on the rim."""
    topology = g.rules.topology
    rim = {c for e, hexes in enumerate(topology.edge_hexes) if len(hexes) == 1 for c in topology.edge_corners[e]}
    middle = next(c for c in sorted(rim) if len(topology.corner_hexes[c]) == 1)
    one, other = (n for n in topology.corner_neighbours[middle] if n in rim)
    return one, middle, other


@pytest.mark.parametrize("number", [4, 10, 5])
def test_a_place_off_the_coast_pays_all_its_corners_on_each_of_its_numbers(number):
    g, (one, _, other) = coast_island()
    settlement(g, 0, one)
    city(g, 1, other)
    g = roll(g, number)
    paid = ({"ore": 1}, {"ore": 2}) if number in (4, 10) else ({}, {})
    assert (hand(g, 0), hand(g, 1)) == paid


def test_what_is_owed_in_all_may_be_capped():
    g, (one, _, _) = coast_island()
    settlement(g, 0, one)
    g.rules.silent -= {"dues"}
    g.rules.dues = lambda g, due: [[0] * len(cards) for cards in due]
    assert hand(roll(g, 4), 0) == {}


def test_whoever_values_places_counts_the_coast():
    g, (one, middle, other) = coast_island()
    assert [chances(g, c) for c in (one, middle, other)] == [6, 6, 6]
    assert yields_at(g, middle)[g.rules.index["ore"]] == pytest.approx(6 / 36)
    poor = next(c for c in g.rules.topology.corners if not chances(g, c))
    assert ranked(g, 0, "corner", [poor, middle])[0] == middle
    settlement(g, 0, middle)
    assert fair_share(g)[0] == pytest.approx(6 / 36)


def test_fairness_counts_what_pays_beside_the_hexes():
    def judged(*shores):
        g = island(4, phase="before_roll", island="variable")
        rules = Rules(g.rules.setup)
        rules.silent -= {"shores"}
        rules.shores = lambda g: shores
        return FAMILY.evenness(unpack(pack(g), rules)), coast_of(g)

    even, coast = judged()
    assert judged(Shore(coast, (6, 8, 5, 9), "ore"))[0] != even


def test_the_picture_and_its_words_show_the_numbers():
    words = speaking("en")
    g, coast = coast_island()
    shown = look(view(g, SPECTATOR), ["A", "B", "C", "D"])
    (mark,) = shown.ground.shores
    assert mark.corners == coast and mark.numbers == (4, 10)
    named = ", ".join(g.rules.topology.corner_names[c] for c in coast)
    assert f"Ore 4/10: {named}" in render_text(shown, words)
    lake, hex, _ = lake_island()
    seen = look(view(lake, SPECTATOR), ["A", "B", "C", "D"])
    assert seen.ground.tiles[hex].numbers == LAKE and "forest 2/3/11/12" in render_text(seen, words)
    plain = look(view(island(4, phase="before_roll"), SPECTATOR), ["A", "B", "C", "D"])
    assert len({board_png(one, words).data for one in (shown, seen, plain)}) == 3
