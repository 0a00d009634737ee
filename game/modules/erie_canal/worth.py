"""What canal tokens are worth, for automatic players."""

from __future__ import annotations

from game.modules.erie_canal.exchange import GIVEN
from game.modules.erie_canal.state import of, unused
from game.table import Island

KEPT = 0.35  # points: a token that waits for its turn
COMPLETES = 0.7  # one in use that makes up what a purchase lacks
PURCHASES = ("city", "settlement", "development")


def canal_worth(g: Island, seat: int) -> float:
    """Tokens kept, and one in use if it brings a purchase about that the hand alone does not pay."""
    value = KEPT * unused(g, seat)
    return value + COMPLETES if of(g).in_use == seat and completes(g, seat) else value


def completes(g: Island, seat: int) -> bool:
    """Whether exchanging cards to spare pays for something that is out of reach without."""
    hand, cards = g.table.hands[seat], g.rules.card_kinds
    for item in PURCHASES:
        price = g.rules.prices.get(item, ())[:cards]
        lacking = sum(max(0, n - h) for n, h in zip(price, hand, strict=False))
        spare = sum(max(0, h - n) for n, h in zip(price, hand, strict=False))
        if 0 < lacking <= spare // GIVEN and (item == "development" or g.table.pieces[seat].get(item, 0)):
            return True
    return False
