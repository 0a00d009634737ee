"""What anybody remembers of hands: it is true, and it tells nothing that was not seen."""

from __future__ import annotations

from random import Random

from game.core.memory import known, remember
from game.engine import Chance, view
from game.table import Island


def scramble_as_remembered(g: Island, seat: int, rng: Random) -> None:
    """Deal others what they may hold as far as a seat that has counted knows."""
    seen = view(g, seat)
    remember(g, seen, seat)
    seen.rules.imagines(seen, Chance(rng.randrange))
    viewers = range(-1, g.rules.players)
    before = {(v, s): known(g, v, s) for v in viewers for s in g.seats if v != s}
    cards = g.rules.card_kinds
    for holder in g.seats:
        g.table.hands[holder][:cards] = seen.table.hands[holder][:cards]
    g.table.bank[:cards] = seen.table.bank[:cards]
    for (viewer, holder), bounds in before.items():
        hand = g.table.hands[holder][:cards]
        if g.table.doubts and all(a <= n <= b for a, n, b in zip(bounds.least, hand, bounds.most, strict=True)):
            lower, higher = zip(bounds.least, hand, strict=True), zip(bounds.most, hand, strict=True)
            g.table.doubts[viewer][holder] = [*(n - low for low, n in lower), *(high - n for high, n in higher)]
        elif g.table.doubts:
            g.table.doubts[viewer][holder] = []


def check_memory(g: Island) -> None:
    """What anybody remembers of a hand is true, and whoever has seen more knows no less."""
    for holder in g.seats if g.table.doubts else ():
        hand, public = g.table.hands[holder], known(g, -1, holder)
        for viewer in (-1, *g.seats):
            bounds = known(g, viewer, holder)
            both = zip(bounds.least, hand, bounds.most, strict=False)
            assert all(low <= n <= high for low, n, high in both), f"{viewer} is wrong about the hand of {holder}"
            assert all(a >= b for a, b in zip(bounds.least, public.least, strict=True)), "a seat forgot what all know"
            assert all(a <= b for a, b in zip(bounds.most, public.most, strict=True)), "a seat forgot what all know"
