"""Automatic players: how long they think, and how often they win, beside the goals and the equal share.

MATCH=60 plays longer matches; --short measures the times alone.
"""

from __future__ import annotations

import os
from statistics import median

from bench import Figure
from game.automa.arena import play, run
from game.automa.levels import LEVELS
from game.contest import Match, interval
from game.setup import Setup

BASE = Setup(4, (), {"seats": "chosen"})
TIMED = (  # short games, so that all stages of one are met
    ("base", Setup(4, (), {"seats": "chosen", "target": 6})),
    ("Cities & Knights", Setup(4, ("cities_and_knights",), {"seats": "chosen", "target": 6})),
)
MATCHES = (("steady", "gentle"), ("sharp", "steady"))
GAMES = int(os.environ.get("MATCH", "12"))
BOX = 0.1  # seconds that sharp has for a decision in matches
USUAL = 0.2 if os.environ.get("BENCH") == "short" else 1.0  # when it is timed it has its usual second, or a part of it
GOALS = {"gentle": 2.0, "steady": 20.0, "sharp": USUAL * 1e3}


def measure() -> list[Figure]:
    """Median milliseconds of a decision by level, then wins of one against three with their 95 % interval."""
    figures = [figure for name, setup in TIMED for figure in times(name, setup)]
    if os.environ.get("BENCH") == "short":
        return figures
    return figures + [figure for a, b in MATCHES for figure in wins(a, b, BASE, GAMES, BOX)]


def times(name: str, setup: Setup) -> list[Figure]:
    match = Match()
    for seed, level in enumerate(GOALS):
        play(setup, [LEVELS[level], *[LEVELS["gentle"]] * 3], seed, match, box=USUAL)
    return [
        Figure(f"{name}: {level}, a decision, median", median(match.seconds[level]) * 1e3, "ms", "goal", goal)
        for level, goal in GOALS.items()
    ]


def wins(a: str, b: str, setup: Setup, games: int, box: float, seed: int = 1) -> list[Figure]:
    """The share of games one player wins against three others, the lower end of its interval, and its time."""
    match = run(setup, a, b, games, seed, box=box)
    share, low = 100 * match.wins / match.games, 100 * interval(match.wins, match.games)[0]
    name = f"{a} against three {b.partition(':')[2] or b}, {games} games"
    return [
        Figure(f"{name}: won", share, "%", "equal share", 100 / setup.players),
        Figure(f"{name}: at least (95 %)", low, "%", "equal share", 100 / setup.players),
        Figure(f"{name}: a move, mean", 1e3 * sum(match.seconds[a]) / len(match.seconds[a]), "ms"),
    ]
