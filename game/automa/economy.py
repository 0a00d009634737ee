"""What income is worth: how soon it pays for things, trade with the bank included."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.automa.sight import incomes, rates
from game.automa.taste import Taste
from game.core.land import sited_memo
from game.rules import Rules
from game.table import Island

NEVER = 300.0
CLOSE = 1e-6
STEP = 0.08  # cards per roll by which a margin is felt: a hex with the number 5 or so
COMMODITY = 0.14  # points a commodity is worth


class Economy(NamedTuple):
    """A seat's income: cards per roll, bank rates, points per roll."""

    income: tuple[float, ...]
    rates: tuple[int, ...]
    speed: float


def economy(g: Island, seat: int, taste: Taste) -> Economy:
    """The economy of a seat as the board stands."""
    bank, sited = rates(g, seat), sited_memo(g)
    key = ("automa_economy", taste, seat, g.table.robber, bank)
    if key not in sited:
        income = tuple(incomes(g, taste.robbed)[seat])
        sited[key] = Economy(income, bank, speed(g.rules, income, bank, taste))
    found: Economy = sited[key]
    return found


def margins(rules: Rules, eco: Economy, taste: Taste) -> tuple[float, ...]:
    """Points that one more card of each kind brings."""
    return _margins(rules, eco, taste)


def speed(rules: Rules, income: Sequence[float], bank: Sequence[int], taste: Taste) -> float:
    """Points per roll that an income buys in the long run."""
    paces = [points / wait(need, income, bank, NEVER) for need, points in _programmes(rules, taste)]
    extra = sum(income[rules.resource_kinds : rules.card_kinds]) * COMMODITY
    return (1 - taste.broad) * max(paces) + taste.broad * sum(paces) / len(paces) + extra


@lru_cache(maxsize=4096)
def _margins(rules: Rules, eco: Economy, taste: Taste) -> tuple[float, ...]:
    found, income = [], eco.income
    for kind in range(len(income)):
        more = (*income[:kind], income[kind] + STEP, *income[kind + 1 :])
        found.append((speed(rules, more, eco.rates, taste) - eco.speed) / STEP)
    return tuple(found)


@lru_cache(maxsize=64)
def _programmes(rules: Rules, taste: Taste) -> list[tuple[tuple[float, ...], float]]:
    """What part of a game is spent on, and the points it brings."""
    cards = taste.programme_cards
    spent: tuple[tuple[dict[str, float], float], ...] = (
        ({"settlement": 2, "road": taste.programme_roads, "city": 1}, 3.4),
        ({"settlement": 1, "road": 1, "city": 2, "development": cards}, 3 + taste.card_points * cards),
    )
    found = []
    for items, points in spent:
        need = [0.0] * rules.card_kinds
        for item, times in items.items():
            for kind, n in rules.needs.get(item, ()):
                need[kind] += n * times
        found.append((tuple(need), points))
    return found


def wait(need: Sequence[float], income: Sequence[float], bank: Sequence[int], longest: float = 60.0) -> float:
    """Rolls until income and bank trades cover a need; negative needs are cards to spare.

    What is missing falls ever more slowly, in straight pieces, so that Newton's steps from the left hit it exactly.
    """
    rolls = 0.0
    while rolls < longest:
        missing = slope = 0.0
        for n, r, b in zip(need, income, bank, strict=False):
            left = n - r * rolls
            if left > 0:
                missing += left
                slope += r
            else:
                missing += left / b
                slope += r / b
        if missing <= CLOSE:
            return rolls
        if slope <= 0:
            return longest
        rolls += missing / slope
    return longest
