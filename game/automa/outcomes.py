"""Positions of own games beside how the games ended: what the appraisal learns from.

Each seat of a position has its appraisal, and how that changes with the logarithm of each weight. The chance that a
seat wins is taken to grow with its appraisal against those of the others (a logit), so all weights are fitted at once.
"""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import NamedTuple, TypeAlias

from msgspec import structs

from game.automa.appraise import appraise
from game.automa.arena import play
from game.automa.levels import Level, tasting
from game.automa.taste import Taste
from game.engine import Question
from game.setup import Setup
from game.table import Island

Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[Vector]

BESIDE = ("accept", "offer", "margin", "founding", "variety", "expansion")  # weights no position after founding shows
FIELDS = tuple(field for field in Taste.__struct_fields__ if field not in BESIDE)
SHARE = 0.15  # of the turns of a game that are looked at: about ten positions
NUDGE = 0.02  # by which a logarithm is moved to feel a slope
STEPS = 12  # of Newton's way: the fit is convex and there long before


class Position(NamedTuple):
    """What each seat's position shows (the appraisal, then its slopes, then how soon it is their turn), and who won."""

    seats: Matrix
    winner: int


def positions(setup: Setup, centre: Taste, seed: int, game: int) -> list[Position]:
    """Positions of one game among players of one taste, one in so many turns."""
    rng, looked_at, found = Random(seed * 1_000_003 + game), set[int](), list[Matrix]()
    tastes = [nudged(centre, field) for field in FIELDS]

    def watch(g: Island, prompt: Question) -> None:
        turn = g.table.turn
        if prompt.turn and turn.part != "founding" and turn.number not in looked_at:
            looked_at.add(turn.number)
            if rng.random() < SHARE:
                found.append(shown(g, centre, tastes))

    g = play(setup, [Level("steady", tasting(centre))] * setup.players, seed * 100_003 + game, watch=watch)
    winner = g.over.winners[0] if g.over is not None and len(g.over.winners) == 1 else -1
    return [Position(seats, winner) for seats in found if winner >= 0]


def nudged(taste: Taste, field: str) -> Taste:
    value: float = getattr(taste, field)
    return structs.replace(taste, **{field: value * exp(NUDGE)})


def shown(g: Island, centre: Taste, tastes: list[Taste]) -> Matrix:
    """A row for each seat."""
    rows, owner = [], g.table.turn.owner
    for seat in g.seats:
        value = appraise(g, seat, centre)
        slopes = [(appraise(g, seat, taste) - value) / NUDGE for taste in tastes]
        soon = [float((seat - owner) % len(g.seats) == after) for after in range(1, len(g.seats))]
        rows.append([value, *slopes, *soon])
    return rows


def chances(position: Position, weights: Vector) -> Vector:
    """How likely each seat is to win."""
    sums = [sum(map(float.__mul__, row, weights)) for row in position.seats]
    most = max(sums)
    parts = [exp(n - most) for n in sums]
    return [part / sum(parts) for part in parts]


def loss(found: list[Position], weights: Vector) -> float:
    """The mean of what is lost by not having known the winner: the less, the better foreseen."""
    return -sum(log(chances(position, weights)[position.winner]) for position in found) / len(found)


def fitted(found: list[Position], prior: Vector, stiff: Vector) -> Vector:
    """Weights under which the games are likeliest, held near a prior by so much each."""
    weights = list(prior)
    for _ in range(STEPS):
        slope = [stiff[k] * (prior[k] - weights[k]) for k in range(len(prior))]
        bend = [[stiff[k] * (k == j) for j in range(len(prior))] for k in range(len(prior))]
        for position in found:
            _felt(position, chances(position, weights), slope, bend)
        moves = [sum(map(float.__mul__, line, slope)) for line in inverted(bend)]
        weights = [w + move for w, move in zip(weights, moves, strict=True)]
    return weights


def _felt(position: Position, likely: Vector, slope: Vector, bend: Matrix) -> None:
    """Add what one position says about where to go, and how soon to stop."""
    mean = [sum(p * row[k] for p, row in zip(likely, position.seats, strict=True)) for k in range(len(slope))]
    for seat, (p, row) in enumerate(zip(likely, position.seats, strict=True)):
        apart = [a - b for a, b in zip(row, mean, strict=True)]
        for k, a in enumerate(apart):
            if seat == position.winner:
                slope[k] += a
            if a:
                line, by = bend[k], p * a
                for j in range(k + 1):
                    line[j] += by * apart[j]


def inverted(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric matrix whose lower half is given, by elimination."""
    size = len(matrix)
    both = [
        [*(matrix[max(i, j)][min(i, j)] for j in range(size)), *(float(i == j) for j in range(size))]
        for i in range(size)
    ]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(both[j][i]))
        both[i], both[pivot] = both[pivot], both[i]
        both[i] = [value / both[i][i] for value in both[i]]
        for j in range(size):
            if j != i and both[j][i]:
                factor = both[j][i]
                both[j] = [a - factor * b for a, b in zip(both[j], both[i], strict=True)]
    return [line[size:] for line in both]
