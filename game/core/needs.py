"""Needs of island actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.core.building import can_afford, price_of
from game.core.cards import shortfall
from game.engine import Need, Problem
from game.engine.need import Purse
from game.table import Island

if TYPE_CHECKING:
    from game.rules import Rules


class Price(Need):
    """The printed price of an item."""

    def __init__(self, item: str) -> None:
        self.item = item

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        if short := shortfall(g, seat, price_of(g, self.item)):
            yield short

    def met(self, g: Island, seat: int) -> bool:
        return can_afford(g, seat, self.item)

    def in_purse(self, rules: Rules) -> Callable[[Purse], bool]:
        needs = rules.needs[self.item]
        return lambda purse: all(purse[kind] >= n for kind, n in needs)


class Unbarred(Need):
    """That no rule system has anything against it, asked by a hook."""

    def __init__(self, hook: str) -> None:
        self.hook = hook

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        return iter(getattr(g.rules, self.hook)(g))

    def asked(self, rules: Rules) -> bool:
        return self.hook not in rules.silent

    def test(self, rules: Rules) -> Callable[[Island, int], bool]:
        barred = getattr(rules, self.hook)
        return lambda g, seat: not list(barred(g))
