"""What canal tokens are worth, for automatic players."""

from __future__ import annotations

from typing import NamedTuple

from game.modules.erie_canal.state import GIVEN, of, unused
from game.table import Cards, Island

KEPT = 0.35  # points: a token that waits for its turn
COMPLETES = 0.7  # one in use that makes up what a purchase lacks
PURCHASES = ("city", "settlement", "development")


class Deal(NamedTuple):
    """Two cards for one."""

    give: dict[str, int]
    get: str


def canal_worth(g: Island, seat: int) -> float:
    """Tokens kept, and one in use if it brings a purchase about that the hand alone does not pay, or has done so.

    What was exchanged is not held against it: the purchase itself is still to come, and the turn is soon over.
    """
    value = KEPT * unused(g, seat)
    if of(g).in_use != seat:
        return value
    return value + COMPLETES if of(g).exchanged or completing(g, seat) is not None else value


def completing(g: Island, seat: int) -> Deal | None:
    """The next exchange of cards to spare on the way to something that is out of reach without."""
    hand, cards = g.table.hands[seat], g.rules.card_kinds
    for item in PURCHASES:
        price = g.rules.prices.get(item, ())[:cards]
        lacking = [k for k, n in enumerate(price) if n > hand[k] and g.table.bank[k]]
        short = sum(max(0, n - h) for n, h in zip(price, hand, strict=False))
        spare = [max(0, h - n) for n, h in zip(price, hand, strict=False)]
        left = item == "development" or g.table.pieces[seat].get(item, 0)
        if lacking and short <= sum(spare) // GIVEN and left:
            return Deal(_most(g, spare), g.rules.kinds[lacking[0]])
    return None


def _most(g: Island, spare: Cards) -> dict[str, int]:
    """Cards of the kinds there are most of."""
    give: dict[str, int] = {}
    left = list(spare)
    for _ in range(GIVEN):
        kind = max(range(len(left)), key=left.__getitem__)
        left[kind] -= 1
        give[g.rules.kinds[kind]] = give.get(g.rules.kinds[kind], 0) + 1
    return give
