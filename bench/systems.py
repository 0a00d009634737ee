"""What an action costs with each rule system, beside the base game; and games per second of the largest one."""

from __future__ import annotations

import time

from bench import Figure
from bench.engine import play
from game.catalogue import IMPLIED, catalogue
from game.rules import objections
from game.setup import Setup

ROUNDS, GAMES, ACTIONS = 5, 2, 1_200


def measure() -> list[Figure]:
    """The best time of each over several rounds, played alternately so that all meet the same machine."""
    setups = {"base": Setup(4), **{key: Setup(4, (key,)) for key in systems()}}
    best = dict.fromkeys(setups, float("inf"))
    for round in range(ROUNDS):
        for name, setup in setups.items():
            best[name] = min(best[name], cost(setup, round))
    return [
        Figure(f"an action with {name}", best[name], "µs", "base game", best["base"])
        for name in sorted(setups, key=best.__getitem__)
    ] + [Figure("random games of Cities & Knights, 4 players", 1 / whole_game("cities_and_knights"), "games/s")]


def systems() -> list[str]:
    """Rule systems that four can play without any other."""
    return [key for key in catalogue() if key not in IMPLIED and not objections(Setup(4, (key,)))]


def cost(setup: Setup, seed: int) -> float:
    """Microseconds of choosing and carrying out one action."""
    start, done = time.process_time(), 0
    for game in range(seed * GAMES, (seed + 1) * GAMES):
        done += play(game, setup, actions=ACTIONS).moves
    return (time.process_time() - start) / done * 1e6


def whole_game(key: str) -> float:
    """Seconds of a random game to its end."""
    start = time.process_time()
    for seed in range(GAMES):
        play(seed, Setup(4, (key,)))
    return (time.process_time() - start) / GAMES
