"""Single cards of a hand: what can be given away or changed, and why not (BF-08, BF-39)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.cards import shortfall, token_problems
from game.engine import Problem
from game.modules.best_friends.state import GUILDS
from game.table import Island


def resources(g: Island) -> tuple[str, ...]:
    return g.rules.kinds[: g.rules.resource_kinds]


def held_resources(g: Island, seat: int) -> list[str]:
    """Kinds of resource cards in a hand."""
    hand = g.table.hands[seat]
    return [kind for i, kind in enumerate(resources(g)) if hand[i]]


def kind_problems(g: Island, card: str) -> Iterator[Problem]:
    """Nothing but a resource will do; a favour token never changes hands."""
    yield from token_problems(g, [card])
    if card in GUILDS:
        yield "not_tradable"
    elif card not in resources(g):
        yield "bad_count"


def card_problems(g: Island, seat: int, card: str) -> Iterator[Problem]:
    """Why a seat cannot give one card of a kind."""
    problems = list(kind_problems(g, card))
    yield from problems
    if not problems and (short := shortfall(g, seat, g.rules.cards({card: 1}))):
        yield short
