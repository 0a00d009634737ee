"""Whether chances come true: ten bins of what was said, each with how many were won and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from game.review.chances import LATE, STRAIGHT, Curve, Curves, Position, Weights, said

BINS = 10
CLOSE = 0.05  # what was said and what came may differ by so much
DRAWS, SHARE = 400, 0.95
FINE, FEW = 20, 200  # bins of a curve, and positions that one of them needs


class Sample(NamedTuple):
    """A position of a game, and who won it."""

    position: Position
    winner: int
    levels: tuple[str, ...] = ()  # who played


Games = Sequence[Sequence[Sample]]
Saying = Callable[[Sample], Sequence[float]]
"""What is said of a position."""


class Bin(NamedTuple):
    """Positions said to be about so likely: how many, what was said on average, how many were won, how sure that is."""

    n: int
    said: float
    won: float
    low: float = 0.0
    high: float = 1.0

    @property
    def true(self) -> bool:
        """Close to what came, or no further off than luck would be."""
        return not self.n or abs(self.said - self.won) <= CLOSE or self.low <= self.said <= self.high


class _Tally:
    """Of one game and one bin: positions, what was said in all, and how many were won."""

    def __init__(self) -> None:
        self.n, self.said, self.won = 0, 0.0, 0


def calibration(games: Games, weights: Weights, curves: Curves, bins: int = BINS) -> list[Bin]:
    """Bins with intervals by games: the positions of one game are won or lost together."""
    return binned(games, lambda sample: said(sample.position, weights, curves), bins)


def binned(games: Games, saying: Saying, bins: int = BINS) -> list[Bin]:
    """The same for whatever says chances."""
    tallies = [_tally(game, saying, bins) for game in games]
    return [_bin([tally[b] for tally in tallies if tally[b].n], Random(b)) for b in range(bins)]


def _tally(game: Sequence[Sample], saying: Saying, bins: int) -> list[_Tally]:
    found = [_Tally() for _ in range(bins)]
    for sample in game:
        for seat, chance in enumerate(saying(sample)):
            tally = found[min(bins - 1, int(chance * bins))]
            tally.n, tally.said, tally.won = tally.n + 1, tally.said + chance, tally.won + (seat == sample.winner)
    return found


def _bin(tallies: list[_Tally], rng: Random) -> Bin:
    n = sum(t.n for t in tallies)
    if not n:
        return Bin(0, 0.0, 0.0)
    drawn = sorted(_share(rng.choices(tallies, k=len(tallies))) for _ in range(DRAWS))
    tail = int(DRAWS * (1 - SHARE) / 2)
    return Bin(n, sum(t.said for t in tallies) / n, _share(tallies), drawn[tail], drawn[-1 - tail])


def _share(tallies: Sequence[_Tally]) -> float:
    return sum(t.won for t in tallies) / sum(t.n for t in tallies)


def rising(games: Games, weights: Weights) -> Curves:
    """The curves that only rise and lie nearest to what came of what was said."""
    late = [[sample for sample in game if sample.position.progress >= LATE] for game in games]
    early = [[sample for sample in game if sample.position.progress < LATE] for game in games]
    return _rising(early, weights), _rising(late, weights)


def _rising(games: Games, weights: Weights) -> Curve:
    """Neighbours that fall are put together until none does; bins with few positions have no say."""
    found = [b for b in calibration(games, weights, STRAIGHT, FINE) if b.n >= FEW]
    pools = [[float(b.n), b.said, b.won] for b in found]
    at = 1
    while at < len(pools):
        if pools[at][2] < pools[at - 1][2]:
            (n, x, won), (m, y, came) = pools[at - 1], pools.pop(at)
            pools[at - 1] = [n + m, (n * x + m * y) / (n + m), (n * won + m * came) / (n + m)]
            at = max(1, at - 1)
        else:
            at += 1
    return ((0.0, 0.0), *((round(x, 4), round(won, 4)) for _, x, won in pools), (1.0, 1.0))


# --- to look at ------------------------------------------------------------------------------------------------------


def told(bins: list[Bin]) -> list[str]:
    """The bins as lines, with a bar for what was said and a mark for what came."""
    lines = ["   said    won        95 %           n"]
    for b in bins:
        bar = "".join("|" if i == round(b.won * 40) else "=" if i < b.said * 40 else " " for i in range(41))
        sure = f"{b.low:4.0%} to {b.high:4.0%}"
        mark = " " if b.true else "!"
        lines.append(f"  {b.said:5.1%}  {b.won:5.1%}  {sure}  {b.n:6d} {mark} {bar}" if b.n else "      –      –")
    return lines


SIDE, EDGE = 400, 40


def plotted(bins: list[Bin]) -> str:
    """The same as a picture: where the points lie on the diagonal, chances come true."""

    def at(x: float, y: float) -> tuple[float, float]:
        return EDGE + x * SIDE, EDGE + (1 - y) * SIDE

    def line(one: tuple[float, float], other: tuple[float, float], colour: str) -> str:
        places = 'x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}"'.format(*one, *other)
        return f'<line {places} stroke="{colour}" stroke-width="2"/>'

    parts = [line(at(0, 0), at(1, 1), "#999"), line(at(0, 0), at(1, 0), "#333"), line(at(0, 0), at(0, 1), "#333")]
    for b in (b for b in bins if b.n):
        parts.append(line(at(b.said, b.low), at(b.said, b.high), "#58a"))
        x, y = at(b.said, b.won)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{_colour(b)}"/>')
    size = SIDE + 2 * EDGE
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">{"".join(parts)}</svg>\n'


def _colour(b: Bin) -> str:
    return "#147" if b.true else "#c22"
