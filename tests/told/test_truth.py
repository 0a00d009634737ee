"""Random games of every rule system in every language: every line is whole, and true when it is read back."""

from __future__ import annotations

import pytest

from game.setup import Setup
from game.words import languages
from tests.renderer.test_games import named, setups
from tests.told.games import tell
from tests.words.test_games import GAMES

DICE = [Setup(2, family="dice"), Setup(3, family="dice", options={"variant": "plus"})]


@pytest.mark.parametrize("setup", [*GAMES, *DICE], ids=named)
def test_every_line_of_a_random_game_is_whole_and_true(setup: Setup) -> None:
    report = tell(setup, seed=3, moves=120, languages=languages())
    assert report.faults == {}
    assert len(report.lines) > 8


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("setup", [*setups(), *DICE], ids=named)
def test_so_is_a_long_one(setup: Setup, seed: int) -> None:
    assert tell(setup, seed=seed, moves=2500, languages=languages()).faults == {}
