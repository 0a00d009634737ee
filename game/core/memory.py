"""What a careful person knows of every hand: what moves in the open is counted, what only two saw leaves a doubt.

Doubts are kept, not knowledge: by how many cards of each kind a hand may hold fewer or more than it does. So gains and
payments in the open cost nothing, and whatever a viewer is told follows from what that viewer has seen. A simulation
notes down what happened and works doubts out when somebody looks (`g.later`), so every note names the hands of then.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from operator import add, sub
from typing import Any, NamedTuple, TypeAlias

from game.table import Cards, Island

Both: TypeAlias = tuple[Cards, Cards]
"""The hands of a giver and of a taker."""


class Bounds(NamedTuple):
    """The fewest and the most cards of each kind that a hand can hold."""

    least: Cards
    most: Cards


def known(g: Island, viewer: int, holder: int) -> Bounds:
    """What a viewer knows of a hand; anybody who is no seat knows what everybody does."""
    g.catch_up()
    hand = g.table.hands[holder][: g.rules.card_kinds]
    if not g.table.doubts or viewer == holder:
        return Bounds(hand, hand.copy())
    everybody = g.rules.players
    public = _bounds(hand, g.table.doubts[everybody][holder])
    if not 0 <= viewer < everybody:
        return tightened(public, sum(hand))
    own = _bounds(hand, g.table.doubts[viewer][holder])
    least = [max(both) for both in zip(own.least, public.least, strict=True)]
    return tightened(Bounds(least, [min(both) for both in zip(own.most, public.most, strict=True)]), sum(hand))


def _bounds(hand: Cards, doubt: Sequence[int]) -> Bounds:
    """A hand within doubts: first how many fewer of each kind it may hold, then how many more."""
    if not doubt:
        return Bounds(hand, hand)
    least = [n - less if n > less else 0 for n, less in zip(hand, doubt, strict=False)]
    return Bounds(least, list(map(add, hand, doubt[len(doubt) // 2 :])))


def remember(g: Island, seen: Island, viewer: int) -> None:
    """Put into a view what the viewer knows of the other hands."""
    if not g.rules.flag("open_hands"):
        bounds = [known(g, viewer, holder) for holder in g.seats]
        seen.table.recalled = [
            [] if holder == viewer else [*b.least, *b.most] for holder, b in zip(g.seats, bounds, strict=True)
        ]


def pass_unseen(g: Island, giver: int, taker: int, cards: Sequence[int], among: Collection[int] | None = None) -> None:
    """Cards change hands, and only the two know which; others know the number and perhaps the kinds it was `among`."""
    t, n = g.table, g.rules.card_kinds
    hands = t.hands[giver], t.hands[taker]
    if t.doubts is None:  # nobody remembers anything in an imagined game
        _move(*hands, cards)
        return
    before = hands[0][:n], hands[1][:n]
    _move(*hands, cards)
    g.later(_passed, giver, taker, before, (hands[0][:n], hands[1][:n]), tuple(cards), among)


def _passed(
    g: Island, giver: int, taker: int, before: Both, after: Both, cards: Sequence[int], among: Collection[int] | None
) -> None:
    """Everybody but the two is in doubt of both hands from now on."""
    t = g.table
    if not t.doubts:
        t.doubts = [[[] for _ in g.seats] for _ in range(g.rules.players + 1)]
    kinds = range(g.rules.card_kinds) if among is None else among
    alike: dict[tuple[tuple[int, ...], tuple[int, ...]], list[list[int]]] = {}
    for viewer, row in enumerate(t.doubts):
        if viewer in (giver, taker):
            continue
        key = tuple(row[giver]), tuple(row[taker])
        if key not in alike:
            bounds = _after_secret(_bounds(before[0], key[0]), _bounds(before[1], key[1]), sum(cards), kinds)
            alike[key] = [_doubt(hand, b) for hand, b in zip(after, bounds, strict=True)]
        row[giver], row[taker] = (doubt.copy() for doubt in alike[key])
    _paid(t.doubts[taker][giver], after[0], cards)


def _after_secret(given: Bounds, taken: Bounds, n: int, among: Collection[int]) -> tuple[Bounds, Bounds]:
    """Both hands as others know them when n cards of kinds unknown have changed hands."""
    possible = [min(n, most) if kind in among else 0 for kind, most in enumerate(given.most)]
    certain = [max(0, n - (sum(possible) - own)) for own in possible]
    return (
        Bounds([max(0, low - own) for low, own in zip(given.least, possible, strict=True)], given.most),
        Bounds(
            [low + own for low, own in zip(taken.least, certain, strict=True)],
            [high + own for high, own in zip(taken.most, possible, strict=True)],
        ),
    )


def seen_paying(g: Island, seat: int, cards: Sequence[int]) -> None:
    """Somebody gave cards away in the open: they had them, and nobody can be in doubt of more than is left."""
    if g.table.doubts or g.late:
        g.later(_seen_paying, seat, tuple(g.table.hands[seat]), tuple(cards))


def _seen_paying(g: Island, seat: int, hand: Sequence[int], cards: Sequence[int]) -> None:
    for row in g.table.doubts or ():
        if row[seat]:
            _paid(row[seat], hand, cards)


def _paid(doubt: list[int], hand: Sequence[int], cards: Sequence[int]) -> None:
    """Bounds move with cards that are seen to go; only none can be fewer than none."""
    if doubt:
        for kind, n in enumerate(cards):
            if n and kind < len(doubt) // 2 and doubt[kind] > hand[kind]:
                doubt[kind] = hand[kind]


def has_no(g: Island, seat: int, kinds: Collection[int]) -> None:
    """It has come to light that a hand holds none of some kinds."""
    g.later(_has_no, seat, kinds)


def _has_no(g: Island, seat: int, kinds: Collection[int]) -> None:
    for row in g.table.doubts or ():
        if doubt := row[seat]:
            for kind in kinds:
                doubt[len(doubt) // 2 + kind] = 0


def looked_into(g: Island, viewer: int, holder: int) -> None:
    """A viewer was shown a hand."""
    g.later(_looked_into, viewer, holder)


def _looked_into(g: Island, viewer: int, holder: int) -> None:
    if g.table.doubts:
        g.table.doubts[viewer][holder] = []


def _doubt(hand: Cards, bounds: Bounds) -> list[int]:
    """How far bounds are from a hand, no wider than its size allows."""
    least, most = tightened(bounds, sum(hand))
    return [*map(sub, hand, least), *map(sub, most, hand)] if least != most else []


def tightened(bounds: Bounds, size: int) -> Bounds:
    """What the size of a hand says beside its bounds: what is certain of some kinds leaves less room for others."""
    least, most = bounds
    room, excess = size - sum(least), sum(most) - size
    widest = max(map(sub, most, least))
    if widest <= room and widest <= excess:
        return bounds
    return Bounds(
        [many - excess if many - excess > few else few for few, many in zip(least, most, strict=True)],
        [few + room if few + room < many else many for few, many in zip(least, most, strict=True)],
    )


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
