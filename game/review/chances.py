"""Chances of winning: how a position, with everything known, would probably end.

Each player's side is appraised as the automatic players do it, and the differences weigh the more the nearer the end
is. How much was fitted to games of automatic players (`python -m game.review.fit`), and curves that only rise mend
what is left: of positions said to be 85 in 100, 85 should be won. A playout of every position would cost a hundred
times as much, and with the ten that could be afforded be off by fifteen in a hundred.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import NamedTuple, TypeAlias

from msgspec import Struct, json

from game.automa.appraise import in_hand, prospects, rolls_left
from game.automa.economy import economy
from game.automa.taste import SHARP
from game.core.awards import points_of
from game.table import Island

Curve: TypeAlias = tuple[tuple[float, float], ...]
"""Points, rising: what was said, and how many of so many were won."""

Curves: TypeAlias = tuple[Curve, Curve]
"""While the game is open, and near its end, where one good roll of somebody else undoes a great lead."""

STRAIGHT: Curves = (((0.0, 0.0), (1.0, 1.0)), ((0.0, 0.0), (1.0, 1.0)))
LATE = 0.8  # somebody has so much of the points
WEIGHTS = Path(__file__).parents[2] / "data" / "review.json"


class Weights(Struct, frozen=True):
    """How far apart equal differences of strength set chances, at the beginning and more at the end."""

    early: float
    late: float
    turn: float  # what it is worth to have the turn, near the end


class Fit(Struct, frozen=True):
    """The weights, and what they were fitted to."""

    weights: Weights
    games: int
    level: str
    sets: tuple[tuple[str, ...], ...]  # of rule systems that are played in turn
    curves: Curves = STRAIGHT


class Position(NamedTuple):
    """What chances are read from: strengths by seat, how near the end is (0 to 1), whose turn it is."""

    strengths: tuple[float, ...]
    progress: float
    owner: int


@cache
def _file() -> Fit:
    return json.decode(WEIGHTS.read_bytes(), type=Fit)


def fitted() -> Weights:
    return _file().weights


def curves() -> Curves:
    return _file().curves


def level() -> str:
    """Of the players whose games the weights were fitted to."""
    return _file().level


def sets() -> tuple[tuple[str, ...], ...]:
    return _file().sets


def games_behind() -> int:
    """How many games the weights were fitted to."""
    return _file().games


def position(g: Island) -> Position:
    """A position with all cards open, in numbers."""
    points = [points_of(g, seat, hidden=True) for seat in g.seats]
    horizon = rolls_left(g, points, SHARP)
    strengths = []
    for seat in g.seats:
        eco = economy(g, seat, SHARP)
        hand = in_hand(g, seat, eco, horizon, points[seat], SHARP)
        strengths.append(points[seat] + prospects(g, seat, eco, horizon, SHARP) + hand)
    return Position(tuple(strengths), min(1.0, max(points) / g.table.target), g.table.turn.owner)


def chances(g: Island) -> tuple[float, ...]:
    """Each player's chance to win; of a game that is over, who has won."""
    if g.over is not None:
        return tuple(1.0 / len(g.over.winners) if seat in g.over.winners else 0.0 for seat in g.seats)
    found = list(said(position(g), fitted(), curves()))
    for seat in g.gone:
        found[seat] = 0.0
    total = sum(found)
    return tuple(chance / total for chance in found)


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
