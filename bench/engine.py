"""The rules engine beside catanatron: random four-player base games, and what one action costs."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from catanatron import Color, RandomPlayer
from catanatron import Game as Peer

from bench import Figure
from game.create import new_game
from game.engine import Chance, advance, decode, encode, legal, submit
from game.setup import Setup
from game.table import Island

ROUNDS, GAMES = 7, 4
LIKE_PEER = {"trade": "none"}  # the peer's random players do not trade with each other
PEER_COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def measure() -> list[Figure]:
    """Games per second in turns with the peer, then the cost of single operations in the middle of a game."""
    ours, peer = in_turns(our_games, peer_games)
    middle = play(1, Setup(4, (), LIKE_PEER), actions=400)
    seat = middle.waiting_for()[0].seat
    action = legal(middle, seat)[0]
    data = encode(middle)
    return [
        Figure("random games, 4 players", GAMES / ours, "games/s", "catanatron 3.2.1", GAMES / peer),
        Figure("submit with its copy", micros(lambda: submit(middle, action, Chance(random.Random(1).randrange))), "µs"),
        Figure("legal actions of a turn", micros(lambda: legal(middle, seat)), "µs"),
        Figure("encode + decode", micros(lambda: decode(encode(middle), middle.rules)), "µs", "goal", 150),
        Figure("size of a saved game", len(data), "bytes", "goal", 8_000),
        *flat_cost(),
    ]


def in_turns(ours: Callable[[int], None], peer: Callable[[int], None]) -> tuple[float, float]:
    """The best time of each over several rounds, played alternately so that both meet the same machine."""
    times: tuple[list[float], list[float]] = ([], [])
    for round in range(ROUNDS):
        for run, seen in ((ours, times[0]), (peer, times[1])):
            start = time.process_time()
            run(round)
            seen.append(time.process_time() - start)
    return sum(times[0]) / ROUNDS, sum(times[1]) / ROUNDS


def our_games(round: int) -> None:
    for seed in range(round * GAMES, (round + 1) * GAMES):
        play(seed, Setup(4, (), LIKE_PEER))


def peer_games(round: int) -> None:
    for seed in range(round * GAMES, (round + 1) * GAMES):
        Peer([RandomPlayer(colour) for colour in PEER_COLOURS], seed=seed).play()


def play(seed: int, setup: Setup, actions: int = 1_000_000) -> Island:
    """A game of players who choose at random among everything legal."""
    rng = random.Random(seed).random
    chance = Chance(lambda n: int(rng() * n))
    g = new_game(setup, chance)
    while g.over is None and g.moves < actions:
        moves = legal(g, g.waiting_for()[0].seat)
        advance(g, moves[int(rng() * len(moves))], chance)
    return g


def flat_cost() -> list[Figure]:
    """An action late in a long game costs what it costs early: nothing grows with the log."""
    early, late = (play(3, Setup(4, (), LIKE_PEER), actions=n) for n in (200, 700))
    size = [len(encode(g)) for g in (early, late)]
    return [Figure("saved game after 700 actions", size[1], "bytes", "after 200 actions", size[0])]


def micros(run: Callable[[], object], times: int = 300) -> float:
    """Median microseconds of one call."""
    seen = []
    for _ in range(times):
        start = time.perf_counter()
        run()
        seen.append(time.perf_counter() - start)
    return sorted(seen)[times // 2] * 1e6
