"""Where something may be built is found by a short cut: it must find the same places as asking everywhere."""

from random import Random

import pytest

from game.core.places import legal_places, place_problems
from game.create import new_game
from game.engine import Chance, advance, legal
from game.setup import Setup
from game.table import Island
from tests.kit import corner, island, line, settlement

SETS = [(), ("atlantis",), ("great_river",), ("volcano",), ("event_cards",), ("cities_and_knights",)]
WAYS = [(item, how) for item in ("road", "settlement", "city") for how in ("paid", "free", "found")]


@pytest.mark.parametrize("modules", SETS, ids=lambda m: "+".join(m) or "base")
def test_the_short_cut_finds_what_asking_everywhere_finds(modules):
    """BASE-78 to BASE-85: no legal place is missed and none is invented, at any point of a game."""
    rng = Random(7)
    chance = Chance(rng.randrange)
    g = new_game(Setup(4, modules, {"trade": "none"}), chance)
    for move in range(700):
        if g.over is not None:
            break
        if move % 35 == 0:
            check_places(g)
        advance(g, rng.choice(legal(g, g.waiting_for()[0].seat)), chance)
    assert g.table.roads


def check_places(g: Island) -> None:
    topology = g.rules.topology
    for item, how in WAYS:
        everywhere = topology.edges if item == "road" else topology.corners
        for seat in g.seats:
            found = [p for p in range(len(everywhere)) if not any(place_problems(g, seat, item, p, how))]
            assert list(legal_places(g, seat, item, how)) == found, (item, how, seat)


def test_base_80_a_settlement_on_the_end_of_somebody_elses_road_ends_their_way_at_once():
    """What is known of open places is brought up to date, not found anew, when something is built."""
    g = island(4)
    line(g, 1, "0,0 NW", "0,0 N", "0,0 NE")
    line(g, 0, "0,0 SE", "0,0 S")
    beyond = set(legal_places(g, 1, "road")) & set(g.rules.topology.corner_edges[corner(g, "0,0 NE")])
    assert len(beyond) == 2
    check_places(g)
    settlement(g, 0, "0,0 NE")
    assert not beyond & set(legal_places(g, 1, "road")) and beyond <= set(legal_places(g, 0, "road"))
    check_places(g)
