"""python -m game.review.fit: play games of automatic players, fit the weights of chances to how they ended, and check.

The games of the check are others than those of the fit. Of positions said to be won by 30 in 100, 30 should be: each of
ten bins lies within five points, or what was said lies within the 95 % interval of what came; else it ends with 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from math import log
from pathlib import Path
from random import Random

from msgspec import json, structs

from game.automa.levels import LEVELS
from game.engine import Chance, advance
from game.families import family
from game.review.calibration import Sample, calibration, plotted, rising, told
from game.review.chances import (
    WEIGHTS,
    Fit,
    Position,
    Weights,
    curves,
    fitted,
    games_behind,
    level,
    position,
    sets,
    spread,
)
from game.setup import Setup

LONGEST = 6_000
STEPS = (0.5, 0.2, 0.1, 0.05, 0.02, 0.01)


def play(number: int, players: str) -> list[Sample]:
    """A game of automatic players: the position at the beginning of each turn."""
    modules = sets()[number % len(sets())]
    setup = Setup(4 if number % 3 else 3, modules)
    rng, chance = Random(number), Chance(Random(~number).randrange)
    g = family("island").new_game(setup, chance)
    found: dict[int, Position] = {}
    for _ in range(LONGEST):
        if g.over is not None:
            return [Sample(seen, g.over.winners[0]) for seen in found.values()]
        turn, prompt = g.table.turn.number, g.waiting_for()[0]
        if turn and turn not in found:
            found[turn] = position(g)
        seen = family("island").seen_by(g, prompt)
        advance(g, LEVELS[players].choose(seen, prompt.seat, rng), chance)
    return []


def loss(samples: Iterable[Sample], weights: Weights) -> float:
    """How surprised somebody would have been who believed in these weights."""
    return -sum(log(max(1e-9, spread(s.position, weights)[s.winner])) for s in samples)


def fit(samples: list[Sample], start: Weights) -> Weights:
    """The weights that are surprised least, found by ever smaller steps."""
    best, least = start, loss(samples, start)
    for step in STEPS:
        moved = True
        while moved:
            moved = False
            for name in Weights.__struct_fields__:
                for sign in (step, -step):
                    tried = structs.replace(best, **{name: round(getattr(best, name) + sign, 2)})
                    if (surprise := loss(samples, tried)) < least:
                        best, least, moved = tried, surprise, True
    return best


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.review.fit", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games to check with")
    parser.add_argument("--fit", type=int, default=0, metavar="GAMES", help="fit anew to so many other games first")
    parser.add_argument("--level", default=level(), choices=sorted(LEVELS))
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write a picture of the bins (SVG)")
    given = parser.parse_args(arguments)
    kept = anew(given.fit, given.level) if given.fit else Fit(fitted(), games_behind(), level(), sets(), curves())
    checked = [play(n, given.level) for n in range(given.games)]
    bins = calibration(checked, kept.weights, kept.curves)
    print(f"{kept.weights}\n{given.games} games of {given.level} players, {sum(map(len, checked))} positions")
    print("\n".join(told(bins)))
    if given.plot is not None:
        given.plot.write_text(plotted(bins))
    return 0 if all(b.true for b in bins) else 1


def anew(games: int, players: str) -> Fit:
    """Weights and curves of other games than those of the check, written down."""
    played = [play(n, players) for n in range(10_000, 10_000 + games)]
    weights = fit([sample for game in played for sample in game], fitted())
    kept = Fit(weights, games, players, sets(), rising(played, weights))
    WEIGHTS.write_bytes(json.format(json.encode(kept), indent=2) + b"\n")
    return kept


if __name__ == "__main__":
    sys.exit(main())
