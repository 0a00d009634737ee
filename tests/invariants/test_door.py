"""What menus offer is what the rules accept, for every action of every system, over all values of closed domains."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from game.catalogue import IMPLIED, catalogue
from game.create import new_game
from game.engine import Chance, advance, legal
from game.families import family
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement
from game.rules import objections
from game.setup import Setup
from tests.invariants.anything import choose
from tests.invariants.door import check_door, compare, enrich, enrich_dice
from tests.invariants.setups import company_of
from tests.modules.known import known

SYSTEMS = ["base", *(key for key in catalogue() if key not in IMPLIED)]
POSITIONS = 2_000 if os.environ.get("SOAK") == "full" else 10
MOVES = 260


def setup_of(key: str, seed: int) -> Setup:
    modules = () if key == "base" else company_of(key)
    counts = [n for n in (4, 3, 5, 6) if not objections(Setup(n, modules, agreed=modules))]
    options: dict[str, Any] = {"friendly_robber": True, "steal_optional": True} if seed % 3 == 0 else {}
    if seed % 2:
        options["turn_mode"] = "split"
    setup = Setup(counts[seed % len(counts)], modules, options, agreed=modules)
    return Setup(counts[0], modules, agreed=modules) if objections(setup) else setup


@pytest.mark.parametrize("key", [key for key in SYSTEMS if hasattr(known(key), "enriched")])
def test_a_position_made_rich_can_be(key: str) -> None:
    for seed in range(12):
        g = new_game(setup_of(key, seed), Chance(Random(seed).randrange))
        known(key).always(enrich(g, Random(seed)))  # type: ignore[union-attr]


def check(key: str, positions: int, seed: int) -> int:
    """Random play; at random moments the position is made rich and compared."""
    rng, tried = Random(seed), 0
    while positions > 0:
        setup = setup_of(key, seed)
        g = new_game(setup, Chance(Random(seed).randrange))
        for _ in range(MOVES):
            if g.over is not None or positions <= 0:
                break
            if rng.random() < 0.04:
                tried += check_door(g, rng) + check_door(enrich(g, rng), rng)
                positions -= 2
            advance(g, choose(g, rng), Chance(rng.randrange))
        seed += 1
    return tried


def test_base_78_to_85_what_can_be_built_is_offered_and_nothing_else() -> None:
    """Positions in which building is the question, most of them rich, in some of them pieces have run out."""
    rng, seed, found = Random(2), 0, 0
    while found < 24:
        seed += 1
        g = new_game(Setup(4), Chance(Random(seed).randrange))
        for _ in range(120):
            if g.prompts[0].kind == "main" and rng.random() < 0.1:
                rich = enrich(g, rng)
                for kind in (BuildRoad, BuildSettlement, BuildCity):
                    compare(rich, kind, g.prompts[0].seat, g.prompts[:1], rng)
                found += 1
            advance(g, choose(g, rng), Chance(rng.randrange))


@pytest.mark.parametrize("key", SYSTEMS)
def test_what_is_offered_is_what_is_accepted(key: str) -> None:
    assert check(key, 4 if key == "base" else 2, seed=7) > 300


def check_dice(variant: str, positions: int, seed: int) -> int:
    """The same for games of dice."""
    rng, tried, setup = Random(seed), 0, Setup(2, (), {"variant": variant}, family="dice")
    while positions > 0:
        g: Any = family("dice").new_game(setup, Chance(rng.randrange))
        while g.over is None and positions > 0:
            if rng.random() < 0.1:
                tried += check_door(g, rng) + check_door(enrich_dice(g, rng), rng)
                positions -= 2
            advance(g, rng.choice(legal(g, g.awaited().seat)), Chance(rng.randrange))
    return tried


@pytest.mark.parametrize("variant", ["basic", "plus"])
def test_dice_offer_what_they_accept(variant: str) -> None:
    assert check_dice(variant, 8, seed=3) > 500


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["basic", "plus"])
def test_dice_do_so_in_many_positions(variant: str, record_property: Any) -> None:
    record_property("menu equals door: combinations tried", check_dice(variant, POSITIONS, seed=5))


@pytest.mark.slow
@pytest.mark.parametrize("key", SYSTEMS)
def test_it_is_so_in_many_positions(key: str, record_property: Any) -> None:
    record_property("menu equals door: combinations tried", check(key, POSITIONS, seed=1_000))
