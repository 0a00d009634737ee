"""Automatic players: how long they think, and how often they win, beside the goals and the equal share."""

from __future__ import annotations

import os
from statistics import median

from bench import Figure
from game.automa.arena import Match, interval, play, run
from game.automa.levels import LEVELS
from game.setup import Setup

SPARRING = "bench.sparring:value_player"
BASE = Setup(4, (), {"seats": "chosen"})
ALONE = Setup(4, (), {"seats": "chosen", "trade": "none"})  # the sparring partner does not trade
MATCHES = (
    ("steady", "gentle", BASE),
    ("sharp", "steady", BASE),
    ("steady", SPARRING, ALONE),
    ("sharp", SPARRING, ALONE),
)
GAMES = int(os.environ.get("MATCH", "12"))
BOX = 0.1
GOALS = {"gentle": 5.0, "steady": 20.0, "sharp": 1_000.0}


def measure() -> list[Figure]:
    """Median milliseconds of a decision by level, then wins of one against three with their 95 % interval."""
    return [*times(), *(figure for a, b, setup in MATCHES for figure in wins(a, b, setup))]


def times() -> list[Figure]:
    match = Match()
    for seed, level in enumerate(GOALS):
        play(BASE, [LEVELS[level], *[LEVELS["gentle"]] * 3], seed, match, box=1.0)
    return [
        Figure(f"{level}: a decision, median", median(match.seconds[level]) * 1e3, "ms", "goal", goal)
        for level, goal in GOALS.items()
    ]


def wins(a: str, b: str, setup: Setup) -> list[Figure]:
    """The share of games one player wins against three others, and the lower end of its interval."""
    match = run(setup, a, b, GAMES, seed=1, box=BOX)
    share, low = 100 * match.wins / match.games, 100 * interval(match.wins, match.games)[0]
    name = f"{a} against three {b.partition(':')[2] or b}, {GAMES} games"
    return [
        Figure(f"{name}: won", share, "%", "equal share", 100 / setup.players),
        Figure(f"{name}: at least (95 %)", low, "%", "equal share", 100 / setup.players),
    ]
