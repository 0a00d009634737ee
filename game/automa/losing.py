"""Cards that have to go: which of them are missed least, by what the rest can still become."""

from __future__ import annotations

from game.automa.appraise import in_hand, rolls_left
from game.automa.economy import economy
from game.automa.taste import STEADY, Taste
from game.core.awards import points_of
from game.table import Cards, Island

WIDTH = 5  # hands followed at each card given up


def losses(g: Island, seat: int, number: int, taste: Taste = STEADY) -> list[dict[str, int]]:
    """Ways to give up so many cards, the least missed first: one card after the other, the best hands followed."""
    eco, points = economy(g, seat, taste), [points_of(g, s, hidden=s == seat) for s in g.seats]
    horizon, hands, before = rolls_left(g, points, taste), g.table.hands, g.table.hands[seat]

    def kept(left: Cards) -> float:
        hands[seat] = left
        value = in_hand(g, seat, eco, horizon, points[seat], taste) + taste.things * g.rules.worth(g, seat, 0.0)
        hands[seat] = before
        return value

    beam = [before]
    for _ in range(number):
        fewer = {tuple(_without(left, kind)) for left in beam for kind in range(g.rules.card_kinds) if left[kind]}
        beam = sorted((list(left) for left in sorted(fewer)), key=kept, reverse=True)[:WIDTH]
    return [g.rules.named([n - m for n, m in zip(before, left, strict=True)]) for left in beam]


def _without(hand: Cards, kind: int) -> Cards:
    return [*hand[:kind], hand[kind] - 1, *hand[kind + 1 :]]
