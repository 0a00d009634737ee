"""Stina: one resource changed with the bank two for one (HLP-52, HLP-53)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import ClassVar

from game.arguments import Card, CardSet
from game.core.cards import covers, give_bank, in_bank, shortfall, take_bank, token_problems
from game.engine import Action, Pool, Problem, Question, SoFar
from game.modules.base.sides import count_problems
from game.modules.base.told import BankTraded
from game.modules.helpers.facts import FACTS, is_tiles
from game.modules.helpers.prices import resources
from game.modules.helpers.state import of
from game.modules.helpers.using import Use
from game.table import Island

MOST_AT_ONCE = 2  # cards received in a way that is suggested


class Stina(Use, frozen=True, array_like=True):
    """Change one resource with the bank at two for one, as often as wanted."""

    key: ClassVar[str] = "helper_stina"
    helper: ClassVar[str] = "stina"
    exact: ClassVar[bool] = True
    during: ClassVar[tuple[str, ...]] = ("main", "trade", "paired")
    give: Card
    get: CardSet

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        return 0.09

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str] | None:
        """What there is enough of; what is wanted for it is open."""
        hand = g.table.hands[seat]
        return None if "give" in so_far else [k for k in resources(g) if hand[g.rules.index[k]] >= FACTS.rate]

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """One card or two for each resource there is enough of."""
        hand, bank = g.table.hands[seat], g.table.bank
        for give in cls.domain(g, seat, prompt, {}) or ():
            wanted = [kind for kind in resources(g) if kind != give]
            for n in range(1, min(MOST_AT_ONCE, hand[g.rules.index[give]] // FACTS.rate) + 1):
                for kinds in combinations_with_replacement(wanted, n):
                    get = {kind: kinds.count(kind) for kind in kinds}
                    if covers(bank, g.rules.cards(get)):
                        yield Stina(seat, give, get)

    @classmethod
    def pool(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Pool:
        stock = {kind: n for kind, n in in_bank(g).items() if kind != so_far["give"]}
        return Pool(stock, 1, g.table.hands[seat][g.rules.index[so_far["give"]]] // FACTS.rate, gained=True)

    def against(self, g: Island) -> Iterator[Problem]:
        yield from token_problems(g, [self.give])
        if self.give not in resources(g) or not self.get:
            yield "bad_count"
            return
        yield from token_problems(g, self.get)
        yield from count_problems(g, self.get)
        if self.give in self.get:
            yield "same_resource"
        get = g.rules.cards(self.get)
        if any(get[g.rules.resource_kinds :]):
            yield "bad_count"
        if not covers(g.table.bank, get):
            yield "bank_empty"
        if short := shortfall(g, self.seat, g.rules.cards({self.give: self.price})):
            yield short

    @property
    def price(self) -> int:
        return FACTS.rate * sum(self.get.values())

    def effect(self, g: Island) -> None:
        """With cards the rate stays with the player until the turn ends (HLP-D15)."""
        give_bank(g, self.seat, g.rules.cards({self.give: self.price}))
        take_bank(g, self.seat, g.rules.cards(self.get))
        g.tell(BankTraded(seat=self.seat, give={self.give: self.price}, get=self.get))
        if not is_tiles(g.rules):
            of(g).buyer, of(g).cheap = self.seat, self.give


def rate(g: Island, seat: int, kind: str, n: int) -> int:
    """What the bank wants of a kind while Stina's rate lasts."""
    state = of(g)
    return min(n, FACTS.rate) if seat == state.buyer and kind == state.cheap else n
