"""Whole games of every rule system, all levels together, without an illegal action, a stall or an exception."""

import os
from random import Random

import pytest

from game.automa.arena import play
from game.automa.levels import LEVELS
from game.catalogue import catalogue
from game.contest import Match
from game.rules import objections
from game.setup import Setup
from tests.invariants.setups import any_setup, company_of

LONG = int(os.environ.get("AUTOMA_GAMES", "5000" if os.environ.get("SOAK") == "full" else "200"))
QUICK = 0.01  # seconds that sharp thinks
OVER = 0.05  # and may take beyond that, of the processor
NAMES = ("steady", "gentle", "sharp", "cautious", "gentle", "steady")
WEIGHTS = (2, 20, 1, 2, 20, 2)  # of a soak: mostly gentle, so that thousands of games can really be played
SYSTEMS = [key for key in catalogue() if key not in ("base", "development")]
EVERY_TIME = ("cities_and_knights", "jungle")


def players(count, first):
    return [LEVELS[NAMES[(first + seat) % len(NAMES)]] for seat in range(count)]


def in_time(setup, levels, seed, box):
    """A game to its end, in which sharp never thought longer than it may."""
    match = Match()
    g = play(setup, levels, seed, match, box)
    assert max(match.seconds["sharp"], default=0.0) <= box + OVER
    return g


def setups_of(*systems, **options):
    for count in (4, 3, 5, 6):
        more = ("five_six",) if count > 4 and "five_six" not in systems else ()
        setup = Setup(count, (*systems, *more), {"seats": "chosen", **options}, agreed=systems)
        if not objections(setup):
            yield setup


@pytest.mark.parametrize(
    "system", [pytest.param(s, marks=() if s in EVERY_TIME else pytest.mark.slow) for s in SYSTEMS]
)
def test_every_rule_system_is_played_to_its_end(system):
    setup = next(setups_of(*company_of(system), target=8 if system == "cities_and_knights" else 7))
    g = in_time(setup, players(setup.players, 0), 5, QUICK)
    assert g.over is not None


def test_six_players_build_between_the_turns():
    g = play(Setup(6, ("five_six",), {"target": 7}), players(6, 1), 6, box=QUICK)
    assert g.over is not None
    assert set(g.settings.signals["five_six"].values()) == {"always_build"}


@pytest.mark.parametrize("seed", [0, *(pytest.param(s, marks=pytest.mark.slow) for s in range(1, 6))])
def test_options_of_the_host_do_not_confuse_anybody(seed):
    g = play(any_setup(seed, quick=True), players(4, seed) + players(4, seed), 60 + seed, box=QUICK)
    assert g.over is not None


def crowd(rng, count):
    """Mostly players that cost little, now and then somebody who thinks."""
    return [LEVELS[rng.choices(NAMES, WEIGHTS)[0]] for _ in range(count)]


def any_game(number):
    """A set-up by lot: one system, two of them together, or any options of the host; most with a low target."""
    rng = Random(number)
    if rng.random() < 0.3:
        return any_setup(number, quick=True), rng
    pair = rng.sample(SYSTEMS, 2)
    found = list(setups_of(*(pair if rng.random() < 0.5 else pair[:1]))) or list(setups_of(*company_of(pair[0])))
    setup = rng.choice(found)
    if rng.random() < 0.8:
        setup.options["target"] = rng.randrange(4, 8) + 2 * ("cities_and_knights" in setup.modules)
    return setup, rng


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_thousands_of_games_of_all_levels_and_systems(block):
    for number in range(block * LONG // 20, (block + 1) * LONG // 20):
        setup, rng = any_game(number)
        try:
            g = in_time(setup, crowd(rng, setup.players), number, rng.choice((0.0, QUICK)))
        except Exception as error:
            raise AssertionError(f"game {number} of {setup}") from error
        assert g.over is not None, f"game {number} of {setup} has no end"
