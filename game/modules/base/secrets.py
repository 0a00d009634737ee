"""Hands are hidden: what a view leaves out, and how it may be filled with something possible."""

from __future__ import annotations

from game.engine import Chance
from game.table import Island

PLENTY = 99


def hide_hands(g: Island, seat: int) -> None:
    """Of other hands only the size is known; stored answers are their owner's own (BASE-05, BASE-X13, BASE-X14)."""
    t, cards = g.table, g.rules.card_kinds
    t.unknown = [0] * g.rules.players
    if not g.rules.flag("open_hands"):
        for other in g.seats:
            if other != seat:
                t.unknown[other] = sum(t.hands[other][:cards])
                t.hands[other][:cards] = [0] * cards
    if not g.rules.flag("bank_shown"):
        t.bank[:cards] = [PLENTY] * cards
    g.settings.discards = {s: d for s, d in g.settings.discards.items() if s == seat}
    g.settings.decline_all = [s for s in g.settings.decline_all if s == seat]


def imagine_hands(g: Island, chance: Chance) -> None:
    """Deal the cards nobody shows to the hands that hold them."""
    t, cards = g.table, g.rules.card_kinds
    total = [g.rules.stock.kinds[kind].count for kind in g.rules.kinds[:cards]]
    shown = g.rules.flag("bank_shown")
    unseen = [total[k] - (t.bank[k] if shown else 0) - sum(hand[k] for hand in t.hands) for k in range(cards)]
    for seat, n in enumerate(t.unknown):
        for _ in range(n):
            kind = chance.from_counts(unseen, "imagined")
            unseen[kind] -= 1
            t.hands[seat][kind] += 1
    if not shown:
        t.bank[:cards] = unseen
    t.unknown = []
