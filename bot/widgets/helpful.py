"""Which of several ways to take cards helps most: what completes something one can build or buy comes first."""

from __future__ import annotations

from collections.abc import Mapping

from bot.widgets.wish import Wish
from game.engine import SoFar

MANY = 120
REACHED = 100  # more than any number of cards that could be missing


def most_helpful(wish: Wish) -> list[SoFar]:
    """The ways the rules suggest; where cards are gained, by what they make possible."""
    ways = wish.ways(MANY)
    if wish.pool is None or not wish.pool.gained or len(ways) < 2:
        return ways
    name = wish.next.name
    return sorted(ways, key=lambda way: -_help(wish, way[name]))


def _help(wish: Wish, cards: Mapping[str, int]) -> int:
    """A dear thing that comes within reach counts most; else how little is missing for one."""
    rules, hand = wish.seen.rules, wish.seen.table.hands[wish.seat]
    gained = rules.cards(dict(cards))
    best = -REACHED
    for price in rules.prices.values():
        before = sum(max(0, need - have) for need, have in zip(price, hand, strict=True))
        after = sum(max(0, need - have - more) for need, have, more in zip(price, hand, gained, strict=True))
        if before:
            best = max(best, REACHED + sum(price) if not after else -after)
    return best
