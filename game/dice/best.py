"""What can be built with the dice as they lie: every set of symbols, and the best of them for somebody silent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.dice.bars import bars
from game.dice.points import NOBODY, holder_of, printed
from game.dice.table import DiceGame


def best_set(g: DiceGame, seat: int) -> tuple[str, ...]:
    """Most points, then most symbols, then the one whose list comes first."""
    return max(sets(g, seat), key=lambda chosen: (points_with(g, seat, chosen), len(chosen)))


def sets(g: DiceGame, seat: int) -> Iterator[tuple[str, ...]]:
    """Every set that can be built one after the other, the empty one first, each once and in the order of the list.

    Roads are numbered away from the start road and everything else comes after them, so that this order always works.
    """
    sheet = g.table.sheets[seat]
    yield from _more(g, list(sheet.built), sheet.throw.free, (), 0)


def _more(
    g: DiceGame, built: list[str], free: Counter[str], chosen: tuple[str, ...], start: int
) -> Iterator[tuple[str, ...]]:
    yield chosen
    side, costs = g.rules.side, g.rules.costs
    for number, symbol in enumerate(g.rules.symbols[start:], start):
        cost = costs[symbol.kind]
        if cost <= free and next(bars(side, built, symbol), None) is None:
            yield from _more(g, [*built, symbol.id], free - cost, (*chosen, symbol.id), number + 1)


def points_with(g: DiceGame, seat: int, chosen: tuple[str, ...]) -> int:
    """The points a player would have with some more symbols, awards included."""
    side = g.rules.side
    built = [*g.table.sheets[seat].built, *chosen]
    points = sum(printed(side, built).values())
    for award, (_, worth) in side.awards.items():
        if holder_of(g, award, {seat: built}) == seat != NOBODY:
            points += worth
    return points
