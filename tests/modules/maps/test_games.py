"""Random games on maps keep every promise and come to an end; automatic players play them with sense."""

from itertools import combinations
from random import Random

import pytest

from game.automa.arena import play
from game.automa.economy import economy
from game.automa.levels import LEVELS
from game.automa.plans import PRIZE, plans
from game.automa.sight import free_corners, prizes, ways
from game.automa.taste import STEADY
from game.engine import view
from game.modules._maps.sites import SMALL_TABLE, crossings, spots
from game.modules._maps.tokens import of
from game.modules._maps.trade_roads import trade_rights
from game.modules.base.building import BuildRoad
from game.modules.erie_canal.state import of as canal
from game.setup import Setup
from game.table import Island
from tests.invariants.harness import check_game
from tests.kit import founding, hold
from tests.modules.maps.country import MAPS, at, corsica, roads, settled, space

BOARDS = (("corsica",), ("new_york",), ("new_york", "erie_canal"))
FOUR = ("event_cards", "specialists", "city_walls", "castles")
LARGE = ("event_cards", "specialists")


def setup(players: int, *modules: str, **options) -> Setup:
    return Setup(players, (*modules, *(("five_six",) if players > 4 else ())), options, agreed=("erie_canal",))


def everything_on_its_spot(g: Island) -> None:
    assert set(g.table.buildings) <= spots(g.table.layout, g.rules.players)


def tokens_lie_or_are_taken(g: Island) -> None:
    state, marked = of(g), crossings(g.table.layout)
    assert len(state.lying) + sum(state.taken) == (len(marked) if g.rules.players <= SMALL_TABLE else 0)
    reached = {c for edge in g.table.roads for c in g.rules.topology.edge_corners[edge]}
    assert not reached.intersection(state.lying)


def pairs_are_paid_once(g: Island) -> None:
    if "erie_canal" in g.ext:
        assert all(len(set(paid)) == len(paid) for paid in canal(g).paid)
        assert canal(g).in_use == -1 or g.table.turn.actor == canal(g).in_use


OWN = (everything_on_its_spot, tokens_lie_or_are_taken, pairs_are_paid_once)


@pytest.mark.parametrize("modules", BOARDS, ids="+".join)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_games_keep_every_promise(modules, players):
    mode = ("combined", "split")[players % 2]
    check_game(setup(players, *modules, turn_mode=mode), 1, moves=220, every=25, also=OWN, leaving=0.001)


@pytest.mark.parametrize("modules", BOARDS, ids="+".join)
@pytest.mark.parametrize("further", [*((one,) for one in FOUR), FOUR], ids="+".join)
def test_random_games_with_variants_keep_every_promise(modules, further):
    check_game(setup(4, *modules, *further), 3, moves=120, every=30, also=OWN)


@pytest.mark.slow
@pytest.mark.parametrize("modules", BOARDS, ids="+".join)
@pytest.mark.parametrize("further", list(combinations(FOUR, 2)), ids="+".join)
def test_so_do_those_with_two_variants(modules, further):
    check_game(setup(4, *modules, *further), 3, moves=400, every=30, also=OWN)


@pytest.mark.parametrize("modules", BOARDS, ids="+".join)
@pytest.mark.parametrize("players", [3, pytest.param(6, marks=pytest.mark.slow)])
def test_random_games_come_to_an_end(modules, players):
    further = LARGE if players > 4 else FOUR
    game, _ = check_game(setup(players, *modules, *further, target=4), 5, moves=5_000, every=150, also=OWN)
    assert game.over is not None


def test_paired_turns_on_a_map():
    game, _ = check_game(setup(6, "new_york", "erie_canal", paired_turns=True), 4, moves=400, every=40, also=OWN)
    assert game.moves


# --- automatic players -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [4, 5])
def test_they_only_dream_of_spots(players):
    g = founding(players, "corsica")
    assert free_corners(g) == spots("corsica", players)


def test_they_know_that_a_free_site_ends_a_way():
    g = corsica()
    settled(g, 0, "Corte")
    roads(g, 0, "Corte", "C15")
    reached = ways(g, 0)
    assert reached[at(g, "Calacuccia")][0] == 1 and at(g, "C12") not in reached


def test_they_plan_to_be_first_at_a_crossing():
    g = corsica()
    settled(g, 0, "Corte")
    roads(g, 0, "Corte", "C15")
    assert (at(g, "V04"), 1, space(g, "C15", "V04")) in prizes(g, 0)
    planned = plans(g, 0, economy(g, 0, STEADY), 30.0, 10, STEADY)
    assert PRIZE in [plan.what for plan in planned]
    assert prizes(corsica(5), 0) == []


@pytest.mark.parametrize("level", ["gentle", "steady", "sharp"])
def test_they_take_a_point_that_lies_at_the_end_of_a_road(level):
    g = corsica()
    settled(g, 0, "Corte", "Aléria")
    roads(g, 0, "Corte", "C15")
    hold(g, 0, wood=1, brick=1)
    assert LEVELS[level].choose(view(g, 0), 0, Random(1)) == BuildRoad(0, space(g, "C15", "V04"))


@pytest.mark.parametrize("name", MAPS)
def test_a_whole_game_of_theirs_uses_what_the_map_offers(name):
    systems = (name, "erie_canal") if name == "new_york" else (name,)
    g = play(setup(4, *systems, seats="chosen"), [LEVELS[x] for x in ("steady", "gentle", "steady", "gentle")], 5)
    assert g.over is not None and g.over.why == "points"
    assert sum(of(g).taken) >= 4
    assert any(trade_rights(g, seat) for seat in g.seats)
