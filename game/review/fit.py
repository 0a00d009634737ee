"""python -m game.review.fit: play games of automatic players, fit the weights of chances to how they ended, and check.

The games of the check are others than those of the fit: numbers 40000 to 40299, fixed beforehand, a third of them
between gentle players, a third between steady ones, a third between both. Of positions said to be won by 30 in 100, 30
should be: each of ten bins lies within five points, or what was said lies within the 95 % interval of what came; else
it ends with 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from pathlib import Path
from random import Random

from msgspec import json, structs

from game.automa.levels import LEVELS
from game.engine import Chance, advance
from game.families import family
from game.review.calibration import Sample, binned, plotted, rising, told
from game.review.chances import STRAIGHT, WEIGHTS, Curves, Fit, Kept, Position, Weights, judge, kept, position, said
from game.setup import Setup

LONGEST = 6_000
CHECKED, FITTED = 40_000, 10_000  # the numbers of the first games
MIXED = "mixed"  # tables of the gentle, of the steady and of both, in turn
TABLES = (("gentle",), ("steady",), ("gentle", "steady"))
PLENTY = "gentle"  # whose games cost little: curves are drawn from theirs, and for others only the weights are fitted
STEPS = (0.5, 0.2, 0.1, 0.05, 0.02, 0.01)


def table_of(number: int, players: str) -> tuple[Setup, tuple[str, ...]]:
    """The rules of a game by its number, and who sits where."""
    sets = kept().sets
    setup = Setup(4 if number % 3 else 3, sets[number % len(sets)])
    who = TABLES[number // len(sets) % len(TABLES)] if players == MIXED else (players,)
    rng = Random(number)
    return setup, tuple(rng.choice(who) for _ in range(setup.players))


def play(number: int, players: str) -> list[Sample]:
    """A game of automatic players: the position at the beginning of each turn."""
    setup, levels = table_of(number, players)
    rng, chance = Random(number), Chance(Random(~number).randrange)
    g = family("island").new_game(setup, chance)
    found: dict[int, Position] = {}
    for _ in range(LONGEST):
        if g.over is not None:
            return [Sample(seen, g.over.winners[0], levels) for seen in found.values()]
        turn, prompt = g.table.turn.number, g.waiting_for()[0]
        if turn and turn not in found:
            found[turn] = position(g)
        seen = family("island").seen_by(g, prompt)
        advance(g, LEVELS[levels[prompt.seat]].choose(seen, prompt.seat, rng), chance)
    return []


def loss(samples: Iterable[Sample], weights: Weights, curves: Curves = STRAIGHT) -> float:
    """How surprised somebody would have been who believed in these weights."""
    return -sum(log(max(1e-3, said(s.position, weights, curves)[s.winner])) for s in samples)


def fit(samples: list[Sample], start: Weights, curves: Curves = STRAIGHT) -> Weights:
    """The weights that are surprised least, found by ever smaller steps."""
    best, least = start, loss(samples, start, curves)
    for step in STEPS:
        moved = True
        while moved:
            moved = False
            for name in Weights.__struct_fields__:
                for sign in (step, -step):
                    tried = structs.replace(best, **{name: round(getattr(best, name) + sign, 2)})
                    if (surprise := loss(samples, tried, curves)) < least:
                        best, least, moved = tried, surprise, True
    return best


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.review.fit", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games to check with")
    parser.add_argument("--fit", type=int, default=0, metavar="GAMES", help="fit anew to so many other games first")
    parser.add_argument(
        "--level", choices=sorted(LEVELS), help="all players of this one; else tables of each and of both"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write a picture of the bins (SVG)")
    given = parser.parse_args(arguments)
    if given.fit:
        print(anew(given.fit, given.level or PLENTY).weights)
    level = given.level or MIXED
    with ProcessPoolExecutor(given.jobs) as pool:
        checked = list(pool.map(partial(play, players=level), range(CHECKED, CHECKED + given.games)))
    bins = binned(checked, lambda sample: judge(sample.levels).of(sample.position))
    print(f"{given.games} games of {level} players, {sum(map(len, checked))} positions")
    print("\n".join(told(bins)))
    if given.plot is not None:
        given.plot.write_text(plotted(bins))
    return 0 if all(b.true for b in bins) else 1


def anew(games: int, players: str) -> Fit:
    """Weights and curves of other games than those of the check, written down."""
    played = [play(n, players) for n in range(FITTED, FITTED + games)]
    samples, known = [sample for game in played for sample in game], kept().levels
    if players == PLENTY:
        weights = fit(samples, known[PLENTY].weights)
        found = Fit(weights, games, rising(played, weights))
    else:
        curves = known[PLENTY].curves
        found = Fit(fit(samples, known[PLENTY].weights, curves), games, curves)
    written = Kept(kept().taste, kept().sets, known | {players: found})
    WEIGHTS.write_bytes(json.format(json.encode(written), indent=2) + b"\n")
    kept.cache_clear()
    return found


if __name__ == "__main__":
    sys.exit(main())
