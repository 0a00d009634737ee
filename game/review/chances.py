"""Chances of winning: how a position, with everything known, would probably end.

Each player's side is appraised as the automatic players do it, and the differences weigh the more the nearer the end
is. How much was fitted to games of automatic players of each level (`python -m game.review.fit`), and curves that
only rise mend what is left: of positions said to be 85 in 100, 85 should be won. A playout of every position would cost
a hundred times as much, and with the ten that could be afforded be off by fifteen in a hundred.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import NamedTuple, TypeAlias

from msgspec import Struct, json

from game.automa.appraise import in_hand, prospects, rolls_left
from game.automa.economy import economy
from game.automa.taste import Taste
from game.core.awards import points_of
from game.table import Island

Curve: TypeAlias = tuple[tuple[float, float], ...]
"""Points, rising: what was said, and how many of so many were won."""

Curves: TypeAlias = tuple[Curve, Curve]
"""While the game is open, and near its end, where one good roll of somebody else undoes a great lead."""

STRAIGHT: Curves = (((0.0, 0.0), (1.0, 1.0)), ((0.0, 0.0), (1.0, 1.0)))
LATE = 0.8  # somebody has so much of the points
LIKE = {"sharp": "steady", "cautious": "gentle"}  # levels without games of their own
WEIGHTS = Path(__file__).parents[2] / "data" / "review.json"


class Weights(Struct, frozen=True):
    """How far apart equal differences of strength set chances, at the beginning and more at the end."""

    early: float
    late: float
    turn: float  # what it is worth to have the turn, near the end


class Fit(Struct, frozen=True):
    """The weights and curves for one level of players, and how many games of theirs are behind them."""

    weights: Weights
    games: int
    curves: Curves = STRAIGHT


class Kept(Struct, frozen=True):
    """What is kept: a fit for each level, the sets of rule systems that their games had in turn, and by whose taste
    positions were appraised: players may learn without moving chances that were fitted to games of before.
    """

    taste: Taste
    sets: tuple[tuple[str, ...], ...]
    levels: dict[str, Fit]


class Position(NamedTuple):
    """What chances are read from: strengths by seat, how near the end is (0 to 1), whose turn it is."""

    strengths: tuple[float, ...]
    progress: float
    owner: int


@cache
def kept() -> Kept:
    return json.decode(WEIGHTS.read_bytes(), type=Kept)


class Judge(NamedTuple):
    """Reads chances for the players at one table: how often a lead is kept depends on who might catch up."""

    fits: tuple[Fit, ...]  # one for each seat, two for a person's

    @property
    def games(self) -> int:
        """How many games are behind what is said."""
        return sum(fit.games for fit in set(self.fits))

    def chances(self, g: Island) -> tuple[float, ...]:
        """Each player's chance to win; of a game that is over, who has won."""
        if g.over is not None:
            return tuple(1.0 / len(g.over.winners) if seat in g.over.winners else 0.0 for seat in g.seats)
        found = [0.0 if seat in g.gone else chance for seat, chance in enumerate(self.of(position(g)))]
        total = sum(found)
        return tuple(chance / total for chance in found)

    def of(self, seen: Position) -> Sequence[float]:
        """What is said of a position: the mean of what is said for each player's level."""
        found = [0.0] * len(seen.strengths)
        for fit, share in Counter(self.fits).items():
            for seat, chance in enumerate(said(seen, fit.weights, fit.curves)):
                found[seat] += chance * share / len(self.fits)
        return found


def judge(levels: Sequence[str | None] = (None,)) -> Judge:
    """For players of these levels; people, and whoever has no fit, count as between the levels there are."""
    fits = kept().levels
    each = [[fits[LIKE.get(level, level)]] * 2 if level in (*fits, *LIKE) else list(fits.values()) for level in levels]
    return Judge(tuple(fit for two in each for fit in two))


def position(g: Island) -> Position:
    """A position with all cards open, in numbers."""
    points, taste = [points_of(g, seat, hidden=True) for seat in g.seats], kept().taste
    horizon = rolls_left(g, points, taste)
    strengths = []
    for seat in g.seats:
        eco = economy(g, seat, taste)
        hand = in_hand(g, seat, eco, horizon, points[seat], taste)
        strengths.append(points[seat] + prospects(g, seat, eco, horizon, taste) + hand)
    return Position(tuple(strengths), min(1.0, max(points) / g.table.target), g.table.turn.owner)


def spread(p: Position, weights: Weights) -> Sequence[float]:
    """Chances by strengths: the stronger the likelier, and the more so the nearer the end is."""
    steep = weights.early + weights.late * p.progress
    best = max(p.strengths)
    odds = [exp(steep * (strength - best)) for strength in p.strengths]
    if 0 <= p.owner < len(odds):
        odds[p.owner] *= exp(weights.turn * p.progress)
    total = sum(odds)
    return [odd / total for odd in odds]


def said(p: Position, weights: Weights, mending: Curves) -> Sequence[float]:
    """What is said of a position: chances as they have come true, and together one."""
    return mended(spread(p, weights), mending[p.progress >= LATE])


def mended(chances: Sequence[float], points: Curve) -> Sequence[float]:
    """On the curve, and together still one."""
    found = [_on(points, chance) for chance in chances]
    total = sum(found)
    return [chance / total for chance in found] if total else chances


def _on(points: Curve, chance: float) -> float:
    """Between two points of the curve on the line between them."""
    after = min(max(bisect_right(points, (chance, 2.0)), 1), len(points) - 1)
    (x, low), (end, high) = points[after - 1], points[after]
    return low + (high - low) * (chance - x) / (end - x)
