"""The rules engine beside catanatron: random four-player base games, and what one action costs."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import NamedTuple

from catanatron import Color, RandomPlayer
from catanatron import Game as Peer

from bench import Figure
from game.create import new_game
from game.engine import Chance, advance, decode, encode, legal, submit
from game.setup import Setup, Value
from game.table import Island

ROUNDS, GAMES = 40, 5  # of each side: random games differ much in length, so a few of them say little
LIKE_PEER: dict[str, Value] = {"trade": "none"}  # the peer's random players do not trade with each other
PEER = "catanatron 3.2.1"
PEER_COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


class Pace(NamedTuple):
    """Games and turns by a second of processor time."""

    games: float
    turns: float


def measure() -> list[Figure]:
    """Games per second in turns with the peer, then the cost of single operations in the middle of a game."""
    ours, peer = in_turns(our_game, peer_game)
    middle = play(1, Setup(4, (), LIKE_PEER), actions=400)
    seat = middle.waiting_for()[0].seat
    action, randrange = legal(middle, seat)[0], random.Random(1).randrange
    data = encode(middle)
    return [
        Figure("random games, 4 players", ours.games, "games/s", PEER, peer.games),
        Figure("their turns", ours.turns, "turns/s", PEER, peer.turns),
        Figure("submit with its copy", micros(lambda: submit(middle, action, Chance(randrange))), "µs"),
        Figure("legal actions of a turn", micros(lambda: legal(middle, seat)), "µs"),
        Figure("encode + decode", micros(lambda: decode(encode(middle), middle.rules)), "µs", "goal", 150),
        Figure("size of a saved game", len(data), "bytes", "goal", 8_000),
        *flat_cost(),
    ]


def in_turns(ours: Callable[[int], int], peer: Callable[[int], int]) -> list[Pace]:
    """Games and turns by a second of processor time, of both: a few games of one, a few of the other, many times."""
    sides = ours, peer
    turns, seconds = [0, 0], [0.0, 0.0]
    for round in range(ROUNDS):
        for which, side in enumerate(sides):
            start = time.process_time()
            turns[which] += sum(map(side, range(round * GAMES, (round + 1) * GAMES)))
            seconds[which] += time.process_time() - start
    return [Pace(ROUNDS * GAMES / s, t / s) for t, s in zip(turns, seconds, strict=True)]


def our_game(seed: int) -> int:
    return play(seed, Setup(4, (), LIKE_PEER)).table.turn.number


def peer_game(seed: int) -> int:
    game = Peer([RandomPlayer(colour) for colour in PEER_COLOURS], seed=seed)
    game.play()
    turns: int = game.state.num_turns
    return turns


def play(seed: int, setup: Setup, actions: int = 1_000_000) -> Island:
    """A game of players who choose at random among everything legal."""
    rng = random.Random(seed).random
    chance = Chance(lambda n: int(rng() * n))
    g = new_game(setup, chance)
    while g.over is None and g.moves < actions:
        moves = legal(g, g.awaited().seat)
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
