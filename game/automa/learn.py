"""What to make of things, learned by playing: python -m game.automa.learn --games 400 --seed 1 --modules base

Every seat of every game plays steadily with a taste by lot: each weight is the usual one times something between e to
the -0.8 and e to the 0.8. Over many games the points a seat is ahead at the end are set against the lots (least
squares): a weight with a clear slope is better moved that way. No weight is moved by anything but games won and lost.
`--write` moves them and writes the file that the sharp player reads (data/automa/sharp.json).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

from msgspec import json, structs

from game.automa.arena import play
from game.automa.levels import Level, tasting
from game.automa.taste import SHARP, STEADY, Learned, Taste
from game.core.awards import points_of
from game.engine import Refused
from game.setup import Setup

Matrix: TypeAlias = list[list[float]]
WIDTH = 0.8  # how far the logarithm of a weight is moved at most
SURE = 1.5  # standard errors that a slope must reach to move a weight
ADDED = {"variety": 0.3}  # weights that may be nought are moved by so much instead
FIELDS = Taste.__struct_fields__


class Lots(NamedTuple):
    """The lots of a seat, each from -1 to 1, and how far it was ahead of the others at the end."""

    lots: list[float]
    ahead: float


class Slope(NamedTuple):
    """Points ahead that moving a weight by its whole width brings, and the standard error of that."""

    weight: str
    points: float
    error: float


def by_lot(centre: Taste, lots: list[float]) -> Taste:
    """A taste about a centre."""
    moved = {}
    for field, lot in zip(FIELDS, lots, strict=True):
        value: float = getattr(centre, field)
        moved[field] = value + ADDED[field] * lot if field in ADDED else value * exp(WIDTH * lot)
    return structs.replace(centre, **moved)


def games(setup: Setup, centre: Taste, number: int, seed: int, jobs: int = 1) -> Iterator[list[Lots]]:
    """So many games of tastes by lot, each as the lots of its seats: the same for a seed, with any number of jobs."""
    job = partial(_game, setup, centre, seed)
    if jobs <= 1:
        yield from map(job, range(number))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(job, range(number))


def _game(setup: Setup, centre: Taste, seed: int, game: int) -> list[Lots]:
    """One of them; what all seats drew alike teaches nothing."""
    rng = Random(seed * 1_000_003 + game)
    drawn = [[rng.uniform(-1, 1) for _ in FIELDS] for _ in range(setup.players)]
    players = [Level("steady", tasting(by_lot(centre, lots))) for lots in drawn]
    g = play(setup, players, seed * 100_003 + game)
    points = [points_of(g, seat) for seat in g.seats]
    means = [sum(column) / len(column) for column in zip(*drawn, strict=True)]
    return [
        Lots([lot - mean for lot, mean in zip(lots, means, strict=True)], points[s] - sum(points) / len(points))
        for s, lots in enumerate(drawn)
    ]


def slopes(rows: list[Lots]) -> list[Slope]:
    """Least squares of being ahead on the lots, the surest first."""
    products = [[sum(r.lots[i] * r.lots[j] for r in rows) for j in range(len(FIELDS))] for i in range(len(FIELDS))]
    inverse = inverted(products)
    sums = [sum(r.lots[i] * r.ahead for r in rows) for i in range(len(FIELDS))]
    found = [sum(a * b for a, b in zip(line, sums, strict=True)) for line in inverse]
    left = sum((r.ahead - sum(a * b for a, b in zip(found, r.lots, strict=True))) ** 2 for r in rows)
    spread = left / max(1, len(rows) - len(FIELDS))
    result = [Slope(FIELDS[i], found[i], sqrt(spread * inverse[i][i])) for i in range(len(FIELDS))]
    return sorted(result, key=lambda s: abs(s.points) / s.error, reverse=True)


def inverted(matrix: Matrix) -> Matrix:
    """The inverse of a matrix, by elimination."""
    size = len(matrix)
    both = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(both[j][i]))
        both[i], both[pivot] = both[pivot], both[i]
        both[i] = [value / both[i][i] for value in both[i]]
        for j in range(size):
            if j != i and both[j][i]:
                factor = both[j][i]
                both[j] = [a - factor * b for a, b in zip(both[j], both[i], strict=True)]
    return [line[size:] for line in both]


def moved(centre: Taste, found: list[Slope], step: float) -> Taste:
    """A centre moved a part of the way that those slopes point to which are sure, the surer and steeper the farther."""
    steepest = max((abs(s.points) for s in found), default=1.0)
    lots = {s.weight: step * s.points / steepest for s in found if abs(s.points) > SURE * s.error}
    return by_lot(centre, [lots.get(field, 0.0) for field in FIELDS])


def written(taste: Taste, found: list[Slope], about: str) -> bytes:
    """The file of a learned taste: what differs from steady's, and where it comes from."""
    weights = {f: round(getattr(taste, f), 4) for f in FIELDS if getattr(taste, f) != getattr(STEADY, f)}
    said = ", ".join(f"{s.weight} {s.points:+.2f} ± {s.error:.2f}" for s in found if abs(s.points) > SURE * s.error)
    return json.format(json.encode(Learned(weights, f"{about}; sure: {said or 'none'}", "not played yet")), indent=2)


def main(arguments: list[str]) -> int:
    options = _parse(arguments)
    chosen = tuple(m for m in options.modules.split(",") if m not in ("", "base"))
    setup = Setup(options.players, chosen, {"seats": "chosen"}, agreed=chosen)
    centre = SHARP if options.centre == "sharp" else STEADY
    rows = [row for game in games(setup, centre, options.games, options.seed, options.jobs) for row in game]
    found = slopes(rows)
    for slope in found:
        print(f"{slope.weight:18} {slope.points:+.2f} ± {slope.error:.2f}")
    if options.write is not None:
        about = f"{options.games} games, seed {options.seed}, about {options.centre}, step {options.step:g}"
        options.write.write_bytes(written(moved(centre, found, options.step), found, about) + b"\n")
    return 0


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m game.automa.learn", description="Learn what things are worth.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--modules", default="base", help="keys with commas between them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--centre", choices=("steady", "sharp"), default="steady", help="the taste that is varied")
    parser.add_argument("--step", type=float, default=0.5, help="how far the steepest weight is moved, of its width")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the moved taste (data/automa/sharp.json)")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except Refused as refused:
        raise SystemExit(refused.key) from None
