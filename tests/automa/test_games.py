"""Whole games of every rule system, all levels together, without an illegal action, a stall or an exception."""

import os
from random import Random

import pytest

from game.automa.arena import play
from game.automa.levels import LEVELS
from game.catalogue import catalogue
from game.rules import objections
from game.setup import Setup
from tests.invariants.setups import any_setup

LONG = int(os.environ.get("AUTOMA_GAMES", "5000" if os.environ.get("SOAK") == "full" else "200"))
QUICK = 0.01  # seconds that sharp thinks
NAMES = ("steady", "gentle", "sharp", "cautious", "gentle", "steady")
SYSTEMS = [key for key in catalogue() if key not in ("base", "development")]
EVERY_TIME = ("cities_and_knights", "five_six", "atlantis", "jungle")


def players(count, first):
    return [LEVELS[NAMES[(first + seat) % len(NAMES)]] for seat in range(count)]


def setups_of(system, **options):
    for count in (4, 3, 5, 6):
        more = ("five_six",) if count > 4 and system != "five_six" else ()
        setup = Setup(count, (system, *more), {"seats": "chosen", **options})
        if not objections(setup):
            yield setup


@pytest.mark.parametrize(
    "system", [pytest.param(s, marks=() if s in EVERY_TIME else pytest.mark.slow) for s in SYSTEMS]
)
def test_every_rule_system_is_played_to_its_end(system):
    setup = next(setups_of(system, target=8 if system == "cities_and_knights" else 7))
    g = play(setup, players(setup.players, 0), 5, box=QUICK)
    assert g.over is not None


def test_six_players_build_between_the_turns():
    g = play(Setup(6, ("five_six",), {"target": 7}), players(6, 1), 6, box=QUICK)
    assert g.over is not None
    assert set(g.settings.signals["five_six"].values()) == {"always_build"}


@pytest.mark.parametrize("seed", [0, 1, 2, *(pytest.param(s, marks=pytest.mark.slow) for s in (3, 4, 5))])
def test_options_of_the_host_do_not_confuse_anybody(seed):
    g = play(any_setup(seed, quick=True), players(4, seed) + players(4, seed), 60 + seed, box=QUICK)
    assert g.over is not None


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_thousands_of_games_of_all_levels_and_systems(block):
    for number in range(block * LONG // 20, (block + 1) * LONG // 20):
        rng = Random(number)
        pool = [s for key in rng.sample(SYSTEMS, 2) for s in setups_of(key)]
        setup = rng.choice(pool) if pool and rng.random() < 0.7 else any_setup(number, quick=True)
        g = play(setup, players(setup.players, number), number, box=QUICK)
        assert g.over is not None, f"game {number} of {setup} has no end"
