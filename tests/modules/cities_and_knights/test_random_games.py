"""Seeded random games of Cities & Knights keep every promise; in the long run every card and question comes up."""

import os
from collections import Counter
from random import Random

import pytest

from game.create import new_game
from game.engine import Chance, advance, legal
from game.modules.cities_and_knights.cards import ACTIONS
from game.modules.cities_and_knights.cards.play import Play
from game.modules.cities_and_knights.module import CitiesAndKnights
from game.setup import Setup
from tests.invariants.harness import check_conserved, check_game, check_position, check_waiting
from tests.invariants.setups import any_value, options_of
from tests.modules.cities_and_knights.checks import check_state, scramble_progress
from tests.modules.cities_and_knights.kit import CK

BLOCKS, GAMES = 20, int(os.environ.get("GAMES", "2000"))
REFUSED = ("island", "turn_mode")  # options that do not exist here


def any_ck(seed: int, *modules: str, target: int = 0) -> Setup:
    rng = Random(seed)
    known = [o for o in options_of("base", CK, *modules) if o.key not in REFUSED]
    options = {o.key: any_value(o, rng) for o in known if rng.random() < 0.25}
    players = 3 + seed % 2
    if options.get("start", "lot") not in ("lot", "dice"):
        options["start"] = str(rng.randrange(players) + 1)
    return Setup(players, (CK, *modules), {**options, "target": target})


@pytest.mark.parametrize("block", range(6))
def test_short_games_of_every_sort(block):
    for seed in range(block * 5, block * 5 + 5):
        leaving = 0.003 if seed % 3 == 0 else 0.0
        check_game(any_ck(seed), seed, moves=110, every=20, leaving=leaving, scramble=[scramble_progress],
                   also=[check_state])  # fmt: skip


FITTING = ("event_cards", "volcano", "specialists", "great_river", "harbormaster", "magic_seven")


@pytest.mark.parametrize("other", FITTING)
def test_with_variants_that_go_with_it(other):
    setup = Setup(4, (CK, other), {"start": "1"})
    check_game(setup, 3, moves=150, every=30, scramble=[scramble_progress], also=[check_state])


def whole_game(setup: Setup, seed: int) -> Counter[str]:
    """A game to its end by random players who trade little; what was done and asked is counted."""
    rng = Random(seed)
    chance = Chance(rng.randrange)
    g = new_game(setup, chance)
    seen: Counter[str] = Counter()
    while g.over is None and g.moves < 40_000:
        prompt = rng.choice(g.waiting_for())
        seen[f"asked {prompt.kind}"] += 1
        action = rng.choice(legal(g, prompt.seat))
        chance.forget()
        advance(g, action, chance)
        seen[action.key] += 1
        if g.moves % 25 == 0:
            check_conserved(g)
            check_waiting(g)
            check_state(g)
        if g.moves % 400 == 0:
            check_position(g, rng, [scramble_progress])
    check_state(g)
    seen["games"] += 1
    seen["won"] += g.over is not None
    return seen


def test_a_whole_game_comes_to_its_end():
    seen = whole_game(Setup(4, (CK,), {"trade": "none", "target": 10}), 5)
    assert seen["won"] == 1


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_thousands_of_whole_games_play_every_card_and_ask_every_question(block, record_property):
    seen: Counter[str] = Counter()
    for seed in range(block * GAMES // BLOCKS, (block + 1) * GAMES // BLOCKS):
        setup = any_ck(seed)
        setup.options["trade"] = "none" if seed % 4 else "free"
        seen += whole_game(setup, seed)
    for key, n in sorted(seen.items()):
        record_property(f"Cities & Knights: {key}", n)
    assert seen["won"] == seen["games"]
    if GAMES >= 2000:
        cards = {kind.key for kind in ACTIONS if issubclass(kind, Play)}
        kinds = {f"asked {kind.kind}" for kind in CitiesAndKnights.prompts}
        assert cards | kinds <= seen.keys(), sorted((cards | kinds) - seen.keys())
