"""What things are worth, learned from own games: python -m game.automa.learn --games 400 --seed 1 --write FILE

By lots (`lots`): players of tastes by lot play, and weights are moved the way that brought points. By outcomes
(`outcomes`): players of one taste play; at about ten positions of each game the appraisals of all seats are set beside
who won, and all weights are moved at once to where winners are foreseen best; every fourth game is kept apart and tells
whether that holds beyond the games it was learned from.

`--accept FILE` plays a match of a fixed size and seed, one player of the learned taste against players of the taste
before, and writes into the file what came of it. Both are the same for a seed, with any number of jobs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log, sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple, TypeVar

from msgspec import json, structs

from game.automa.arena import play
from game.automa.levels import Level, tasting
from game.automa.lots import drawn_lots, moved, slopes, sure
from game.automa.outcomes import FIELDS, Position, fitted, loss, positions
from game.automa.taste import SHARP, STEADY, Learned, Taste, learned
from game.contest import interval
from game.core.awards import points_of
from game.setup import Setup

T = TypeVar("T")
HELD_OUT = 4  # every so many games one is not learned from
SPREAD = 0.3  # how far the logarithm of a weight may be expected to lie from the old one
ALIKE = 4.0  # positions of one game tell so many times less than those of different games
WIDEST = 0.6  # what a logarithm is moved by at most
MATCH, MATCH_SEED = 160, 601
FIXED = 1e9
BEGINNING = 8  # points that everybody lacks after the founding


class Lesson(NamedTuple):
    """The weights found, and how well the winners of games kept apart are foreseen: the less is lost, the better."""

    taste: Taste
    moves: dict[str, float]
    positions: int
    by_chance: float
    before: float
    after: float


def lesson(games: list[list[Position]], centre: Taste) -> Lesson:
    """Learn from games, one in four kept apart."""
    known = [p for number, game in enumerate(games) if number % HELD_OUT for p in game]
    apart = [p for number, game in enumerate(games) if not number % HELD_OUT for p in game]
    nothing = [0.0] * len(known[0].seats[0])
    plain = fitted(known, nothing, [0.0, *[FIXED] * len(FIELDS), *[0.0] * (len(nothing) - len(FIELDS) - 1)])
    scale = plain[0]
    stiff = ALIKE / (SPREAD * scale) ** 2
    found = fitted(known, plain, [0.0, *[stiff] * len(FIELDS), *[0.0] * (len(nothing) - len(FIELDS) - 1)])
    moves = {f: max(-WIDEST, min(WIDEST, found[k] / found[0])) for k, f in enumerate(FIELDS, 1)}
    taste = structs.replace(centre, **{f: getattr(centre, f) * exp(move) for f, move in moves.items()})
    taste = structs.replace(taste, founding=centre.founding * _rolls(centre) / _rolls(taste))
    return Lesson(taste, moves, len(known), log(len(known[0].seats)), loss(apart, plain), loss(apart, found))


def _rolls(taste: Taste) -> float:
    """How far ahead a game is looked at its beginning: the founding, of which nothing was learned, keeps that."""
    return taste.rolls_per_point * BEGINNING + taste.last_rolls


def foreseen(found: Lesson) -> str:
    """What a lesson says of itself."""
    return (
        f"{found.positions} positions; winners of the games kept apart are foreseen with a loss of "
        f"{found.after:.3f} ({found.before:.3f} with the taste before, {found.by_chance:.3f} by chance)"
    )


def written(taste: Taste, learned_by: str) -> bytes:
    """The file of a learned taste: what differs from steady's, and where it comes from."""
    weights = {f: round(getattr(taste, f), 4) for f in Taste.__struct_fields__}
    changed = {f: n for f, n in weights.items() if n != round(getattr(STEADY, f), 4)}
    return json.format(json.encode(Learned(changed, learned_by, "not played yet")), indent=2) + b"\n"


def trial(setup: Setup, one: Taste, others: Taste, number: int) -> tuple[bool, float]:
    """A game of one taste among another: whether it won, and how far it was ahead of the mean of the others."""
    island, seat = divmod(number, setup.players)
    levels = [Level("steady", tasting(one if s == seat else others)) for s in range(setup.players)]
    g = play(setup, levels, MATCH_SEED * 100_003 + island)
    points = [points_of(g, s) for s in g.seats]
    ahead = points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
    return g.over is not None and seat in g.over.winners, ahead


def outcome(games: list[tuple[bool, float]], players: int) -> str:
    """What a match came to."""
    wins, ahead = sum(won for won, _ in games), [ahead for _, ahead in games]
    low, high = interval(wins, len(games))
    return (
        f"{wins} of {len(games)} games ({low:.0%} to {high:.0%}; equal share {1 / players:.0%}), seed {MATCH_SEED}, "
        f"looking one step ahead, against {players - 1} of the taste before; "
        f"{mean(ahead):+.2f} ± {stdev(ahead) / sqrt(len(ahead)):.2f} points ahead at the end"
    )


def each(job: Callable[[int], T], numbers: Iterable[int], jobs: int) -> Iterator[T]:
    if jobs <= 1:
        yield from map(job, numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(job, numbers)


def learn(setup: Setup, options: argparse.Namespace) -> int:
    """Play, find the weights, tell how they moved, and write them down if that is wanted."""
    centre = STEADY if options.centre == "steady" else SHARP
    numbers, jobs = range(options.games), options.jobs
    if options.by == "lots":
        found = slopes(
            [row for game in each(partial(drawn_lots, setup, centre, options.seed), numbers, jobs) for row in game]
        )
        taste, said = moved(centre, found, options.step), f"step {options.step:g}; {sure(found)}"
    else:
        taught = lesson(list(each(partial(positions, setup, centre, options.seed), numbers, jobs)), centre)
        taste, said = taught.taste, foreseen(taught)
    for field in Taste.__struct_fields__:
        print(f"{field:18} {getattr(centre, field):8.3f} -> {getattr(taste, field):.3f}")
    about = f"{options.games} games of {setup.players} ({options.modules}) by {options.by}, seed {options.seed}"
    print(told := f"{about}, from {options.centre}'s: {said}")
    if options.write is not None:
        options.write.write_bytes(written(taste, told))
    return 0


def accept(setup: Setup, options: argparse.Namespace) -> int:
    """Play the match that a learned taste has to stand; it does if it won its equal share."""
    job = partial(trial, setup, learned(options.accept), STEADY if options.centre == "steady" else SHARP)
    games = list(each(job, range(MATCH), options.jobs))
    file = json.decode(options.accept.read_bytes(), type=Learned)
    said = outcome(games, setup.players)
    options.accept.write_bytes(json.format(json.encode(structs.replace(file, accepted=said)), indent=2) + b"\n")
    print(said)
    return 0 if sum(won for won, _ in games) * setup.players >= len(games) else 1


def main(arguments: list[str]) -> int:
    options = _parse(arguments)
    chosen = tuple(m for m in options.modules.split(",") if m not in ("", "base"))
    setup = Setup(options.players, chosen, {"seats": "chosen"}, agreed=chosen)
    return accept(setup, options) if options.accept is not None else learn(setup, options)


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m game.automa.learn", description="Learn what things are worth.")
    parser.add_argument("--by", choices=("lots", "outcomes"), default="lots")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--modules", default="base", help="keys with commas between them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--centre", choices=("steady", "sharp"), default="sharp", help="the taste before")
    parser.add_argument(
        "--step", type=float, default=0.5, help="by lots: how far the steepest weight is moved, of its width"
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the learned taste")
    parser.add_argument("--accept", type=Path, metavar="FILE", help="play a learned taste against the one before")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
