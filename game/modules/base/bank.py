"""Trading with the bank and through harbours (BASE-64 to BASE-73)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from game.arguments import Card, CardSet, Number
from game.core.cards import give_bank, shortfall, take_bank, token_problems
from game.core.land import harbour_corners, sited_memo
from game.engine import Action, Problem, Prompt, Refused
from game.modules.base.sides import count_problems
from game.table import Island

WITHOUT_HARBOUR, ANY_HARBOUR, OWN_HARBOUR = 4, 3, 2


def harbour_rates(g: Island, seat: int) -> dict[str, int]:
    """What the bank wants of each kind, by the harbours that serve a seat now."""
    key, sited = ("rates", seat), sited_memo(g)
    rates: dict[str, int] | None = sited.get(key)
    if rates is None:
        kinds = _harbour_kinds(g, seat)
        common = ANY_HARBOUR if "any" in kinds else WITHOUT_HARBOUR
        rates = sited[key] = {kind: OWN_HARBOUR if kind in kinds else common for kind in g.rules.kinds}
    return rates


def _harbour_kinds(g: Island, seat: int) -> frozenset[str]:
    harbours = harbour_corners(g)
    corners = [c for c, b in g.table.buildings.items() if b.seat == seat and c in harbours]
    return frozenset(harbours[c] for c in corners if _usable(g, seat, c))


def _usable(g: Island, seat: int, corner: int) -> bool:
    """In mode split not one that was reached in this very part (BASE-73)."""
    turn = g.table.turn
    return g.rules.option("turn_mode") == "combined" or turn.actor != seat or corner not in turn.new_harbours


def rate_of(g: Island, seat: int, kind: str) -> int:
    """How many of a kind the bank wants for one card."""
    return g.rules.rate(g, seat, kind, WITHOUT_HARBOUR)


class BankTrade(Action, frozen=True, array_like=True):
    """Give the bank several cards of one kind for cards of others."""

    key: ClassVar[str] = "bank_trade"
    during: ClassVar[tuple[str, ...]] = ("main", "trade", "paired")
    group: ClassVar[str] = "trade"
    give: Card
    count: Number
    get: CardSet

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[Any] | None:
        hand, kinds = g.table.hands[seat], g.rules.kinds[: g.rules.card_kinds]
        if "give" not in so_far:
            return [kind for i, kind in enumerate(kinds) if hand[i] >= rate_of(g, seat, kind)]
        if "count" not in so_far:
            rate = rate_of(g, seat, so_far["give"])
            return list(range(rate, hand[g.rules.index[so_far["give"]]] + 1, rate))
        return None

    @classmethod
    def suggest(cls, g: Island, seat: int, prompt: Prompt | None) -> list[Action]:
        hand, bank, kinds, cards = g.table.hands[seat], g.table.bank, g.rules.kinds, range(g.rules.card_kinds)
        found: list[Action] = []
        for i in cards:
            if hand[i] >= OWN_HARBOUR and hand[i] >= (rate := rate_of(g, seat, kinds[i])):
                found += [BankTrade(seat, kinds[i], rate, {kinds[j]: 1}) for j in cards if j != i and bank[j]]
        return found

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        yield from token_problems(g, [self.give])
        if self.give not in g.rules.kinds[: g.rules.card_kinds] or not self.get:
            yield "bad_count"
            return
        yield from count_problems(g, self.get)
        if self.give in self.get:
            yield "same_resource"
        rate = rate_of(g, self.seat, self.give)
        if self.count != rate * sum(self.get.values()):
            yield Refused("bad_count", rate=rate, card=self.give)
        get = g.rules.cards(self.get)
        if any(n > stock for n, stock in zip(get, g.table.bank, strict=True)):
            yield "bank_empty"
        if short := shortfall(g, self.seat, g.rules.cards({self.give: max(self.count, 0)})):
            yield short

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        give_bank(g, self.seat, g.rules.cards({self.give: self.count}))
        take_bank(g, self.seat, g.rules.cards(self.get))
        g.tell("bank_traded", seat=self.seat, give={self.give: self.count}, get=self.get)
