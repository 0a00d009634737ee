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
from game.setup import Setup, Value
from game.table import Island

ROUNDS, GAMES, REPEATS = 6, 4, 3
LIKE_PEER: dict[str, Value] = {"trade": "none"}  # the peer's random players do not trade with each other
PEER_COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def measure() -> list[Figure]:
    """Games per second in turns with the peer, then the cost of single operations in the middle of a game."""
    ours, peer = in_turns(our_games, peer_games)
    middle = play(1, Setup(4, (), LIKE_PEER), actions=400)
    seat = middle.waiting_for()[0].seat
    action, randrange = legal(middle, seat)[0], random.Random(1).randrange
    data = encode(middle)
    return [
        Figure("random games, 4 players", GAMES / ours, "games/s", "catanatron 3.2.1", GAMES / peer),
        Figure("submit with its copy", micros(lambda: submit(middle, action, Chance(randrange))), "µs"),
        Figure("legal actions of a turn", micros(lambda: legal(middle, seat)), "µs"),
        Figure("encode + decode", micros(lambda: decode(encode(middle), middle.rules)), "µs", "goal", 150),
        Figure("size of a saved game", len(data), "bytes", "goal", 8_000),
        *flat_cost(),
    ]


def in_turns(ours: Callable[[int], None], peer: Callable[[int], None]) -> tuple[float, float]:
    """Seconds of processor time for one round of games: the same games several times, in turns, the best of each."""
    total = [0.0, 0.0]
    for round in range(ROUNDS):
        for which, run in enumerate((ours, peer)):
            total[which] += min(processor_time(run, round) for _ in range(REPEATS))
    return total[0] / ROUNDS, total[1] / ROUNDS


def processor_time(run: Callable[[int], None], round: int) -> float:
    start = time.process_time()
    run(round)
    return time.process_time() - start


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
