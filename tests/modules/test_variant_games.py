"""Random games with five variants and their legal combinations keep every promise, and some of their own."""

import pytest

from game.core.land import is_corner, is_edge
from game.modules.atlantis.state import about_to_sink, sinks_at
from game.modules.atlantis.state import of as atlantis
from game.modules.event_cards.state import of as events
from game.setup import Setup
from game.table import Island
from tests.invariants.harness import check_game

EVENTS = "event_cards"
DECKS = ((), (EVENTS,))
DESERTS = (("volcano",), ("magic_seven",))
GROUNDS = ((), ("atlantis",), ("jungle",), *DESERTS, *(("jungle", *desert) for desert in DESERTS))
SETS = [(*ground, *deck) for ground in GROUNDS for deck in DECKS if ground or deck]
CK = [("cities_and_knights", *ground, *deck) for ground in ((), *DESERTS) for deck in DECKS]


def land_under_everything(g: Island) -> None:
    """Nothing stands where there is only water, and no hex has more storm than it bears."""
    if "atlantis" in g.ext:
        t, state = g.table, atlantis(g)
        assert all(is_corner(g, c) for c in t.buildings) and all(is_edge(g, e) for e in t.roads)
        assert sorted(state.sunk) == [h for h, alive in enumerate(t.alive) if not alive]
        assert all(n < sinks_at(g, h) for h, n in enumerate(state.markers)) and sum(state.markers) <= 60
        assert t.alive[t.robber] and not about_to_sink(g, t.robber)
        assert all(any(is_corner(g, c) for c in g.rules.topology.edge_corners[h.edge]) for h in t.harbours)


def damage_lies_on_roads(g: Island) -> None:
    if EVENTS in g.ext:
        state = events(g)
        assert len(set(state.damaged)) == len(state.damaged) and set(state.damaged) <= set(g.table.roads)
        assert len(set(state.drawn)) == len(state.drawn) <= 31


def the_robber_keeps_away_from_the_wizard(g: Island) -> None:
    t = g.table
    assert t.robber < 0 or t.terrain[t.robber] != "wizard_castle"


OWN = (land_under_everything, damage_lies_on_roads, the_robber_keeps_away_from_the_wizard)


@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_random_games_keep_every_promise(modules):
    for seed in (1, 2):
        check_game(Setup(3 + seed % 2, modules), seed, moves=160, every=20, also=OWN)


@pytest.mark.parametrize("modules", [s for s in SETS if len(s) > 1], ids="+".join)
def test_random_games_come_to_an_end(modules):
    game, _ = check_game(Setup(3, modules, {"target": 4}), 5, moves=3_000, every=80, also=OWN)
    assert game.over is not None


@pytest.mark.parametrize("modules", CK, ids="+".join)
def test_random_games_of_cities_and_knights_keep_every_promise(modules):
    check_game(Setup(4, modules), 3, moves=160, every=20, also=OWN)


@pytest.mark.slow
@pytest.mark.parametrize("modules", [*SETS, *CK], ids="+".join)
def test_many_whole_games(modules):
    for seed in range(6):
        check_game(
            Setup(3 + seed % 2, modules), seed, moves=1_500, every=60, also=OWN, leaving=0.0005 * (seed % 3 == 0)
        )
