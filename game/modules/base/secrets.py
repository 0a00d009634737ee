"""Hands are hidden: what a view leaves out, and how it may be filled with something possible."""

from __future__ import annotations

from game.core.memory import remember
from game.engine import Chance
from game.table import Cards, Island, Table

PLENTY = 99
TRIES = 8  # deals as remembered before anything goes


def hide_hands(g: Island, seat: int) -> None:
    """Of other hands only the size is known; stored answers are their owner's own (BASE-05, BASE-X13, BASE-X14)."""
    t, cards = g.table, g.rules.card_kinds
    if g.rules.option("remembered_hands") == "remembered":
        remember(g, g, seat)
    t.unknown = [0] * g.rules.players
    if not g.rules.flag("open_hands"):
        for other in g.seats:
            if other != seat:
                t.unknown[other] = sum(t.hands[other][:cards])
                t.hands[other][:cards] = [0] * cards
    t.doubts = None
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
    dealt = next((hands for _ in range(TRIES) if (hands := _as_remembered(t, unseen, cards, chance))), None)
    for seat, hand in enumerate(dealt or _anyhow(t, unseen, cards, chance)):
        for kind, n in enumerate(hand):
            t.hands[seat][kind] += n
            unseen[kind] -= n
    if not shown:
        t.bank[:cards] = unseen
    t.unknown, t.recalled = [], []


def _as_remembered(t: Table, unseen: Cards, cards: int, chance: Chance) -> list[Cards] | None:
    """What each hand holds for certain, and cards that it may hold; None if it does not come out even."""
    if not t.recalled:
        return None
    least = [bounds[:cards] or [0] * cards for bounds in t.recalled]
    left = [n - sum(hand[k] for hand in least) for k, n in enumerate(unseen)]
    hands, most = [hand.copy() for hand in least], [bounds[cards:] for bounds in t.recalled]
    for seat, size in sorted(enumerate(t.unknown), key=lambda held: held[1] - sum(least[held[0]])):
        hand = hands[seat]
        while sum(hand) < size:
            free = [n if hand[kind] < most[seat][kind] else 0 for kind, n in enumerate(left)]
            if any(free):
                kind = chance.from_counts(free, "imagined")
                left[kind] -= 1
                hand[kind] += 1
            elif not _by_way_of(seat, hands, least, most, left):
                return None
    return hands


def _by_way_of(seat: int, hands: list[Cards], least: list[Cards], most: list[Cards], left: Cards) -> bool:
    """A card this hand may hold from one dealt before, which gets one of those left instead."""
    kinds = range(len(left))
    for other, theirs in enumerate(hands):
        if other == seat or not most[other]:
            continue
        for get in (k for k in kinds if left[k] > 0 and theirs[k] < most[other][k]):
            for give in (k for k in kinds if theirs[k] > least[other][k] and hands[seat][k] < most[seat][k]):
                theirs[get] += 1
                theirs[give] -= 1
                hands[seat][give] += 1
                left[get] -= 1
                return True
    return False


def _anyhow(t: Table, unseen: Cards, cards: int, chance: Chance) -> list[Cards]:
    """Anything possible by the sizes of the hands alone."""
    left, hands = list(unseen), [[0] * cards for _ in t.hands]
    for seat, n in enumerate(t.unknown):
        for _ in range(n):
            kind = chance.from_counts(left, "imagined")
            left[kind] -= 1
            hands[seat][kind] += 1
    return hands
