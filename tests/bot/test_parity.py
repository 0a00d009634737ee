"""Whatever is legal can be done by commands alone and by taps alone, in random positions of every rule system."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest

from game.create import new_game
from game.engine import Action, AnyGame, Chance, advance, legal, view
from game.families import family
from tests.bot.parity import by_buttons, by_commands, every_legal, laid
from tests.dice.kit import setup as dice_setup
from tests.invariants.anything import choose
from tests.invariants.door import enrich
from tests.invariants.test_door import SYSTEMS, setup_of

POSITIONS = 400 if os.environ.get("SOAK") == "full" else 40
MOVES, FEW = 260, 14 if os.environ.get("SOAK") else 3
TYPED = ("stored_discard",)  # an order of cards, typed into a form


async def compare(game: AnyGame, setup: Any, rng: random.Random) -> Counter[str]:
    """Some of what everybody may do now, one of each sort at least: both ways lead there."""
    tried: Counter[str] = Counter()
    table = laid(game, setup)
    for seat in game.seats:
        found = every_legal(view(game, seat), seat, rng)
        rng.shuffle(found)
        kinds: dict[str, Action] = {action.key: action for action in found}
        for action in [*kinds.values(), *found[:FEW]]:
            for way in (by_commands, by_buttons):
                if way is by_buttons and action.key in TYPED:
                    continue
                try:
                    await way(table, action)
                except AssertionError as error:
                    raise AssertionError(f"{action} {way.__name__}: {error}") from None
            tried[action.key] += 1
    return tried


async def check(key: str, positions: int, seed: int) -> Counter[str]:
    """Random play; at random moments, as it is and made rich."""
    rng, tried = random.Random(seed), Counter[str]()
    while positions > 0:
        setup = setup_of(key, seed)
        game = new_game(setup, Chance(random.Random(seed).randrange))
        for _ in range(MOVES):
            if game.over is not None or positions <= 0:
                break
            if rng.random() < 0.06:
                rich = enrich(game, rng)
                for position in (game, rich):
                    tried += await compare(position, setup, rng)
                positions -= 1
            advance(game, choose(game, rng), Chance(rng.randrange))
        seed += 1
    return tried


async def check_dice(variant: str, positions: int, seed: int) -> Counter[str]:
    """The same with the sheets of the dice game."""
    rng, tried = random.Random(seed), Counter[str]()
    while positions > 0:
        setup = dice_setup(2, variant)
        game: AnyGame = family(setup.family).new_game(setup, Chance(rng.randrange))
        while game.over is None and positions > 0:
            if rng.random() < 0.1:
                tried += await compare(game, setup, rng)
                positions -= 1
            seat = game.waiting_for()[0].seat
            advance(game, rng.choice(legal(game, seat)), Chance(rng.randrange))
    return tried


@pytest.mark.parametrize("key", SYSTEMS)
async def test_both_ways_lead_to_everything(key: str) -> None:
    assert sum((await check(key, 1, seed=3)).values()) > 10


@pytest.mark.parametrize("variant", ["basic", "plus"])
async def test_so_they_do_in_the_dice_game(variant: str) -> None:
    assert sum((await check_dice(variant, 12, seed=3)).values()) > 30


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("key", SYSTEMS)
async def test_they_do_in_many_positions(key: str, record_property: Any) -> None:
    tried = await check(key, POSITIONS, seed=2_000)
    record_property("parity: actions tried both ways", sum(tried.values()))
