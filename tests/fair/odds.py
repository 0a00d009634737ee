"""Whether counts are what chance would give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import sqrt

RARE = 3.7190  # of ten thousand fair runs one is further off


def chi_square(found: Iterable[Hashable], odds: Mapping[Hashable, float]) -> float:
    """How far off the counts are, against odds that need not add up to one."""
    counts, all_odds = Counter(found), sum(odds.values())
    assert set(counts) <= set(odds)
    expected = {value: counts.total() * part / all_odds for value, part in odds.items()}
    return sum((counts[value] - n) ** 2 / n for value, n in expected.items())


def limit(freedom: int) -> float:
    """What chi-square exceeds once in ten thousand fair runs (Wilson and Hilferty's formula)."""
    return freedom * (1 - 2 / (9 * freedom) + RARE * sqrt(2 / (9 * freedom))) ** 3


def as_expected(found: Iterable[Hashable], odds: Mapping[Hashable, float]) -> bool:
    return chi_square(found, odds) < limit(len(odds) - 1)
