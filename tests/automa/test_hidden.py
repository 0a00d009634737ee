"""Automatic players see what their seat sees, and nothing else."""

from random import Random

import pytest

from game.automa.arena import play
from game.automa.drive import next_prompt, seen_by
from game.automa.levels import LEVELS
from game.automa.quick import quick
from game.create import new_game
from game.engine import Chance, advance
from game.engine.codec import pack
from game.setup import Setup
from tests.automa.kit import EVERY_LEVEL, Turns, choice
from tests.invariants.harness import scramble_development, scramble_hands
from tests.kit import copy


def positions(seed):
    """Positions along a game of gentle players, each a prompt of somebody."""
    rng = Random(seed)
    chance = Chance(rng.randrange)
    g = new_game(Setup(4), chance)
    while g.over is None:
        prompt = next_prompt(g, ())
        if rng.random() < 0.05:
            yield copy(g), prompt.seat
        advance(g, quick(g, prompt, rng), chance, prompt.id)


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_games_that_differ_in_hidden_cards_alone_get_the_same_decision(level):
    compared = 0
    for g, seat in positions(11):
        twin = copy(g)
        scramble_hands(twin, seat, Random(5))
        scramble_development(twin, seat, Random(6))
        compared += pack(twin) != pack(g)
        for seed in (1, 2):
            assert choice(g, level, seat, seed) == choice(twin, level, seat, seed)
    assert compared > 5


def test_thinking_leaves_the_game_as_it_was():
    for g, seat in positions(12):
        before = pack(g)
        choice(g, "sharp", seat)
        assert pack(g) == before


def test_the_same_seed_plays_the_same_game():
    levels = [LEVELS["steady"], *[LEVELS["gentle"]] * 3]
    first, second = (play(Setup(4, (), {"target": 5}), levels, 3) for _ in range(2))
    assert pack(first) == pack(second)


def test_the_sharp_player_stops_when_it_is_told_to():
    for g, seat in positions(13):
        clock = Turns(0)
        prompt = next_prompt(g, (), lambda s, seat=seat: s == seat)
        LEVELS["sharp"].choose(seen_by(g, prompt), seat, Random(1), clock)
        assert clock.left >= -1, "it went on thinking"
