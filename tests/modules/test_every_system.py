"""Every rule system there is, played at random and held to what is true of every game and of itself."""

from __future__ import annotations

import os

import pytest

from game.catalogue import IMPLIED, catalogue
from game.rules import objections
from game.setup import Setup
from tests.invariants.harness import check_game
from tests.invariants.setups import any_setup, company_of
from tests.modules.known import known

SYSTEMS = [key for key in catalogue() if key not in IMPLIED]
GAMES = 20 if os.environ.get("SOAK") == "full" else 2


def check(key: str, seed: int, moves: int) -> None:
    systems = company_of(key)
    setup = any_setup(seed, *systems)
    agreed = Setup(setup.players, setup.modules, setup.options, agreed=setup.modules)
    if objections(agreed):
        players = next(n for n in (4, 3, 5, 6) if not objections(Setup(n, systems, agreed=systems)))
        agreed = Setup(players, systems, {"target": 5}, agreed=systems)
    own = [found for other in agreed.modules if (found := known(other)) is not None]
    check_game(
        agreed,
        seed,
        moves=moves,
        every=25,
        scramble=[file.scramble for file in own if hasattr(file, "scramble")],
        also=[file.always for file in own if hasattr(file, "always")],
        elsewhere=next((file.elsewhere for file in own if hasattr(file, "elsewhere")), None),
    )


@pytest.mark.parametrize("key", SYSTEMS)
def test_a_random_game_keeps_every_promise(key: str) -> None:
    check(key, 5, 60)


@pytest.mark.slow
@pytest.mark.parametrize("key", SYSTEMS)
def test_so_do_whole_games(key: str) -> None:
    for seed in range(100, 100 + GAMES):
        check(key, seed, 2_000)
