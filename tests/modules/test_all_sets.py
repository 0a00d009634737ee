"""Every legal set of the ten variants plays to its end: all of them in soak, of a short soak others every day."""

import os
from datetime import date
from itertools import combinations

import pytest

from game.rules import objections
from game.setup import Setup
from tests.invariants.harness import check_game

TEN = (
    "atlantis", "castles", "city_walls", "event_cards", "great_river",
    "harbormaster", "jungle", "magic_seven", "specialists", "volcano",
)  # fmt: skip
EXPANSION = "cities_and_knights"
SETS = [
    chosen
    for main in ((), (EXPANSION,))
    for n in range(len(TEN) + 1)
    for s in combinations(TEN, n)
    if not objections(Setup(4, chosen := (*main, *s)))
]
SOME = SETS[100::100]
SOAK = SETS if os.environ.get("SOAK") == "full" else SETS[date.today().toordinal() % 40 :: 40]


def test_there_are_288_sets_with_the_base_game_and_32_with_the_expansion():
    assert (sum(EXPANSION not in s for s in SETS), sum(EXPANSION in s for s in SETS)) == (288, 32)


@pytest.mark.parametrize("modules", SOME, ids="+".join)
def test_some_sets_come_to_an_end(modules):
    game, _ = check_game(Setup(4, modules, {"target": 4}), 11, moves=4_000, every=150)
    assert game.over is not None


@pytest.mark.slow
@pytest.mark.parametrize("modules", SOAK, ids="+".join)
def test_every_set_comes_to_an_end(modules):
    for seed, players in ((3, 3), (4, 4)):
        game, _ = check_game(Setup(players, modules, {"target": 6}), seed, moves=12_000, every=200)
        assert game.over is not None
