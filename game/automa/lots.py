"""What to make of things, learned by lots: games of players whose weights were drawn about the usual ones.

Each weight of each seat is the usual one times something between e to the -0.8 and e to the 0.8. Over many games the
points a seat is ahead at the end are set against the lots (least squares): a weight with a clear slope is better moved
that way. What is found is what moving a weight does, not what goes with winning.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import NamedTuple

from msgspec import structs

from game.automa.arena import play
from game.automa.levels import Level, tasting
from game.automa.outcomes import inverted
from game.automa.taste import Taste
from game.core.awards import points_of
from game.setup import Setup

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


def drawn_lots(setup: Setup, centre: Taste, seed: int, game: int) -> list[Lots]:
    """A game of tastes by lot as the lots of its seats, less what all seats drew alike, which teaches nothing."""
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


def moved(centre: Taste, found: list[Slope], step: float) -> Taste:
    """A centre moved a part of the way that those slopes point to which are sure, the surer and steeper the farther."""
    steepest = max((abs(s.points) for s in found), default=1.0)
    lots = {s.weight: step * s.points / steepest for s in found if abs(s.points) > SURE * s.error}
    return by_lot(centre, [lots.get(field, 0.0) for field in FIELDS])


def sure(found: list[Slope]) -> str:
    """The slopes that move a weight, in words."""
    said = ", ".join(f"{s.weight} {s.points:+.2f} ± {s.error:.2f}" for s in found if abs(s.points) > SURE * s.error)
    return f"sure: {said or 'none'}"
