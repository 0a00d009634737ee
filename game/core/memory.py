"""What a careful person knows of every hand: what moves in the open is counted, what only two saw leaves a doubt.

Doubts are kept, not knowledge: by how many cards of each kind a hand may hold fewer or more than it does. So gains and
payments in the open cost nothing, and whatever a viewer is told follows from what that viewer has seen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from game.table import Cards, Island

PASSES = 2  # in which bounds of some kinds tighten those of others


class Bounds(NamedTuple):
    """The fewest and the most cards of each kind that a hand can hold."""

    least: Cards
    most: Cards

    @property
    def exact(self) -> bool:
        return self.least == self.most


def known(g: Island, viewer: int, holder: int) -> Bounds:
    """What a viewer knows of a hand; anybody who is no seat knows what everybody does."""
    hand = g.table.hands[holder][: g.rules.card_kinds]
    if not g.table.doubts or viewer == holder:
        return Bounds(hand, hand.copy())
    everybody = g.rules.players
    own = _bounds(hand, g.table.doubts[viewer if 0 <= viewer < everybody else everybody][holder])
    if own.exact or not 0 <= viewer < everybody:
        return own
    public = _bounds(hand, g.table.doubts[everybody][holder])
    least = [max(both) for both in zip(own.least, public.least, strict=True)]
    return Bounds(least, [min(both) for both in zip(own.most, public.most, strict=True)])


def _bounds(hand: Cards, doubt: Sequence[int]) -> Bounds:
    """A hand within doubts: first how many fewer of each kind it may hold, then how many more."""
    if not doubt:
        return Bounds(hand, hand.copy())
    above = doubt[len(doubt) // 2 :]
    least = [max(0, n - less) for n, less in zip(hand, doubt, strict=False)]
    return tightened(Bounds(least, [n + more for n, more in zip(hand, above, strict=False)]), sum(hand))


def remember(g: Island, seen: Island, viewer: int) -> None:
    """Put into a view what the viewer knows of the other hands."""
    if not g.rules.flag("open_hands"):
        bounds = [known(g, viewer, holder) for holder in g.seats]
        seen.table.recalled = [
            [] if holder == viewer else [*b.least, *b.most] for holder, b in zip(g.seats, bounds, strict=True)
        ]


def pass_unseen(g: Island, giver: int, taker: int, cards: Sequence[int], among: Collection[int] | None = None) -> None:
    """Cards change hands, and only the two know which; others know the number and perhaps the kinds it was `among`."""
    t = g.table
    if t.doubts is None:  # nobody remembers anything in an imagined game
        _move(t.hands[giver], t.hands[taker], cards)
        return
    if not t.doubts:
        t.doubts = [[[] for _ in g.seats] for _ in range(g.rules.players + 1)]
    outside = [viewer for viewer in range(g.rules.players + 1) if viewer not in (giver, taker)]
    before = [(known(g, viewer, giver), known(g, viewer, taker)) for viewer in outside]
    of_giver = known(g, taker, giver)
    _move(t.hands[giver], t.hands[taker], cards)
    kinds = range(g.rules.card_kinds)
    for viewer, (given, taken) in zip(outside, before, strict=True):
        for holder, bounds in _after_secret(given, taken, sum(cards), kinds if among is None else among, giver, taker):
            _keep(g, viewer, holder, bounds)
    _keep(
        g,
        taker,
        giver,
        Bounds([max(0, of_giver.least[k] - cards[k]) for k in kinds], [of_giver.most[k] - cards[k] for k in kinds]),
    )


def _after_secret(
    given: Bounds, taken: Bounds, n: int, among: Collection[int], giver: int, taker: int
) -> Iterator[tuple[int, Bounds]]:
    """The hands of both as others know them when n cards of kinds unknown have changed hands."""
    possible = [min(n, most) if kind in among else 0 for kind, most in enumerate(given.most)]
    certain = [max(0, n - (sum(possible) - own)) for own in possible]
    yield giver, Bounds([max(0, low - own) for low, own in zip(given.least, possible, strict=True)], given.most)
    yield (
        taker,
        Bounds(
            [low + own for low, own in zip(taken.least, certain, strict=True)],
            [high + own for high, own in zip(taken.most, possible, strict=True)],
        ),
    )


def seen_paying(g: Island, seat: int) -> None:
    """Somebody gave cards away in the open: they had them, and nobody can be in doubt of more than is left."""
    if not g.table.doubts:
        return
    for viewer, row in enumerate(g.table.doubts):
        if row[seat]:
            _keep(g, viewer, seat, known(g, viewer, seat))


def has_no(g: Island, seat: int, kinds: Collection[int]) -> None:
    """It has come to light that a hand holds none of some kinds."""
    for viewer in range(len(g.table.doubts or ())):
        bounds = known(g, viewer, seat)
        most = [0 if kind in kinds else high for kind, high in enumerate(bounds.most)]
        if most != bounds.most:
            _keep(g, viewer, seat, Bounds(bounds.least, most))


def looked_into(g: Island, viewer: int, holder: int) -> None:
    """A viewer was shown a hand."""
    if g.table.doubts:
        g.table.doubts[viewer][holder] = []


def _keep(g: Island, viewer: int, holder: int, bounds: Bounds) -> None:
    """Store a viewer's doubts of a hand, no larger than its size allows."""
    assert g.table.doubts is not None
    hand = g.table.hands[holder][: g.rules.card_kinds]
    least, most = tightened(bounds, sum(hand))
    doubt = [
        *(n - low for n, low in zip(hand, least, strict=True)),
        *(high - n for n, high in zip(hand, most, strict=True)),
    ]
    g.table.doubts[viewer][holder] = doubt if viewer != holder and any(doubt) else []


def tightened(bounds: Bounds, size: int) -> Bounds:
    """What the size of a hand says beside its bounds."""
    least, most = list(bounds.least), list(bounds.most)
    for _ in range(PASSES):
        low, high = sum(least), sum(most)
        both = list(zip(least, most, strict=True))
        least = [max(few, size - (high - many)) for few, many in both]
        most = [min(many, size - (low - few)) for few, many in both]
    return Bounds(least, most)


def uncounted(state: dict[str, Any]) -> None:
    """A saved game from before hands were remembered: nobody has counted."""
    hands = state["table"]["hands"]
    doubts = [[*hand, *(sum(hand) - n for n in hand)] for hand in hands]
    state["table"]["doubts"] = [doubts] * (len(hands) + 1)


def _move(source: Cards, target: Cards, cards: Sequence[int]) -> None:
    for kind, n in enumerate(cards):
        if n:
            source[kind] -= n
            target[kind] += n
