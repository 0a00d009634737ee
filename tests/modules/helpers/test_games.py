"""Random games with helpers keep every promise, alone and with whatever goes with them."""

from random import Random

import pytest

from game.modules.helpers.facts import helpers_of
from game.modules.helpers.state import of
from game.setup import Setup
from game.table import Island
from tests.invariants.harness import check_game

EDITIONS = ({}, {"helper_edition": "cards10"}, {"all_helpers": True})
VARIANTS = (
    ("castles", "jungle"), ("event_cards", "harbormaster"), ("great_river", "city_walls"), ("volcano", "specialists"),
    ("atlantis",), ("magic_seven", "jungle", "event_cards"),
)  # fmt: skip


def one_each(g: Island) -> None:
    """Everybody has one helper, none lies in two places, and the display keeps its size (HLP-09, HLP-21)."""
    state = of(g)
    if g.table.turn.part == "founding":
        return
    there = [hired.name for hired in state.hired if hired.name] + state.display
    assert len(set(there)) == len(there) and set(there) <= set(helpers_of(g.rules))
    assert all(hired.name for seat, hired in enumerate(state.hired) if seat not in g.gone)
    size = {"cards10": 10 - g.rules.players, "tiles12": g.rules.players}[str(g.rules.option("helper_edition"))]
    if g.rules.flag("all_helpers") and g.rules.option("helper_edition") == "tiles12":
        size = 12 - g.rules.players
    assert len(state.display) == size or g.gone


def scramble_seen(g: Island, seat: int, rng: Random) -> None:
    """What Diara and Ryan showed to somebody else might have been anything."""
    for prompt in g.prompts:
        if prompt.seat != seat and prompt.kind == "diara_card":
            prompt.secret = [rng.choice(("knight", "monopoly", "victory_point")) for _ in prompt.secret]
        if prompt.seat != seat and prompt.kind == "ryan_card":
            prompt.secret = {rng.choice(g.rules.kinds): 1}


def check(setup: Setup, seed: int, **more: object) -> Island:
    game, _ = check_game(setup, seed, scramble=(scramble_seen,), also=(one_each,), **more)
    return game


@pytest.mark.parametrize("options", EDITIONS, ids=lambda o: " ".join(map(str, o.values())) or "tiles12")
@pytest.mark.parametrize("players", [3, 4])
def test_random_games_keep_every_promise(players, options):
    for seed in (1, 2, 3):
        check(Setup(players, ("helpers",), options), seed, moves=220, every=20, leaving=0.002 * (seed == 3))


@pytest.mark.parametrize("paired", [False, True])
@pytest.mark.parametrize("players", [5, 6])
def test_random_games_of_larger_tables(players, paired):
    options = {"paired_turns": paired, "helper_edition": "cards10" if players == 5 else "tiles12"}
    check(Setup(players, ("helpers", "five_six"), options), players, moves=250, every=25)


@pytest.mark.parametrize("modules", VARIANTS, ids="+".join)
def test_random_games_with_variants(modules):
    for seed, options in enumerate(EDITIONS[:2]):
        check(Setup(3 + seed, ("helpers", *modules), options), seed + 5, moves=160, every=20)


@pytest.mark.parametrize("players", [3, 6])
def test_random_games_come_to_an_end(players):
    more = ("five_six",) if players > 4 else ()
    game = check(Setup(players, ("helpers", *more), {"target": 4}), 5, moves=3_000, every=80)
    assert game.over is not None


def test_random_games_with_a_hidden_bank_and_split_turns():
    for seed, options in enumerate(({"bank_shown": False}, {"turn_mode": "split"}, {"open_hands": True})):
        check(Setup(4, ("helpers",), options), seed + 20, moves=200, every=20)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(24))
def test_many_whole_games(seed):
    more = ("five_six",) if seed % 4 > 1 else VARIANTS[seed % len(VARIANTS)]
    setup = Setup(3 + seed % 4, ("helpers", *more), {**EDITIONS[seed % 3]})
    check(setup, seed + 100, moves=1_200, every=60, leaving=0.0005 * (seed % 3 == 0))
