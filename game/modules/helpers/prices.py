"""Paying with something else: one card of a price replaced by another resource (HLP-31, HLP-44)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.cards import covers, token_problems
from game.engine import Problem
from game.table import Cards, Island


def resources(g: Island) -> tuple[str, ...]:
    return g.rules.kinds[: g.rules.resource_kinds]


def exchanged(g: Island, price: Cards, replaced: str, substitute: str) -> Cards:
    """The price with one card of a kind replaced."""
    changed = list(price)
    changed[g.rules.index[replaced]] -= 1
    changed[g.rules.index[substitute]] += 1
    return changed


def exchange_problems(g: Island, price: Cards, replaced: str, substitute: str) -> Iterator[Problem]:
    """Why a card of a price cannot be replaced in this way."""
    yield from token_problems(g, [substitute])
    if replaced not in g.rules.named(price) or substitute not in resources(g):
        yield "bad_target"
    if replaced == substitute:
        yield "no_effect"


def payable(g: Island, seat: int, price: Cards) -> list[tuple[str, str]]:
    """Every replacement a hand can pay, as (replaced, substitute)."""
    hand = g.table.hands[seat]
    if sum(n - have for have, n in zip(hand, price, strict=True) if n > have) > 1:
        return []  # one card more than can be replaced is missing
    pairs = [(r, s) for r in g.rules.named(price) for s in resources(g) if r != s]
    return [(r, s) for r, s in pairs if covers(hand, exchanged(g, price, r, s))]


def thriftiest(g: Island, seat: int, price: Cards) -> tuple[str, str] | None:
    """The replacement that spares what is held least and spends what is held most; None if none can be paid."""
    hand, index = g.table.hands[seat], g.rules.index
    return max(payable(g, seat, price), key=lambda pair: hand[index[pair[1]]] - hand[index[pair[0]]], default=None)


def resource_problems(g: Island, resource: str) -> Iterator[Problem]:
    """Why a card cannot be taken from the bank: no resource, or none left."""
    yield from token_problems(g, [resource])
    if resource not in resources(g):
        yield "bad_target"
    elif not g.table.bank[g.rules.index[resource]]:
        yield "bank_empty"


def in_bank(g: Island) -> list[str]:
    """Resources the bank can give."""
    return [kind for kind in resources(g) if g.table.bank[g.rules.index[kind]]]


def scarcest(g: Island, seat: int) -> str:
    """Of what the bank has, the resource a seat holds least of; ties in the order of kinds."""
    return min(in_bank(g), key=lambda kind: g.table.hands[seat][g.rules.index[kind]])
