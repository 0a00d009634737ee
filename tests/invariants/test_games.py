"""Seeded random games over three to six players and all options keep every promise."""

import os

import pytest

from game.setup import Setup
from tests.invariants.harness import check_game
from tests.invariants.setups import any_setup, options_of

SHORT, DEALT, LONG = 96, 408, int(os.environ.get("GAMES", "2000"))


@pytest.mark.parametrize("block", range(12))
def test_short_games_of_every_sort(block):
    for seed in range(block * SHORT // 12, (block + 1) * SHORT // 12):
        check_game(any_setup(seed), seed, moves=75, every=20, leaving=0.002 if seed % 3 == 0 else 0.0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_game_with_no_option_changed_is_played_to_its_end(players):
    setup = Setup(players, ("five_six",) if players > 4 else (), {"target": 5})
    game, _ = check_game(setup, players, moves=3_000, every=60)
    assert game.over is not None


def test_every_option_is_tried_by_some_set_up():
    tried: dict[str, set[object]] = {}
    for seed in range(DEALT):
        for key, value in any_setup(seed).options.items():
            tried.setdefault(key, set()).add(value)
    for option in options_of("base", "five_six"):
        wanted = set(option.values) - ({0} if option.key == "target" else set())
        assert wanted <= tried[option.key], option.key


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_thousands_of_whole_games(block):
    for seed in range(10_000 + block * LONG // 20, 10_000 + (block + 1) * LONG // 20):
        setup = any_setup(seed, quick=seed % 4 != 0)
        check_game(setup, seed, moves=2_500, every=50, leaving=0.0005 if seed % 3 == 0 else 0.0)
