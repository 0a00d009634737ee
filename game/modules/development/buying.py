"""Buying a development card (BASE-88, BASE-89)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from game.arguments import CardSet
from game.core.building import price_of
from game.core.cards import covers, give_bank, shortfall
from game.core.land import points_changed
from game.engine import Action, Problem, Prompt
from game.modules.base.building import BUILDING_PHASES
from game.modules.base.rolling import close_trade
from game.modules.development.state import Held, of
from game.table import Cards, Island

ITEM = "development"


class BuyDevelopment(Action, frozen=True, array_like=True):
    """Buy a development card; `tokens` names the parts of the price paid by token, where tokens can."""

    key: ClassVar[str] = "buy_development"
    during: ClassVar[tuple[str, ...]] = BUILDING_PHASES
    group: ClassVar[str] = "card"
    tokens: CardSet = {}

    def price(self, g: Island) -> Cards:
        """What is left to pay in cards."""
        full = price_of(g, self.seat, ITEM)
        return [n - t for n, t in zip(full, g.rules.cards(self.tokens), strict=True)]

    @classmethod
    def suggest(cls, g: Island, seat: int, prompt: Prompt | None) -> tuple[Action, ...]:
        """In cards; or with tokens just for what is missing."""
        hand, rules = g.table.hands[seat], g.rules
        if "wild" in rules.silent and "cost" in rules.silent:
            for kind, n in rules.needs[ITEM]:
                if hand[kind] < n:
                    return ()
        if not of(g).deck:
            return ()
        price = price_of(g, seat, ITEM)
        if covers(hand, price):
            return (BuyDevelopment(seat),)
        missing = [max(0, need - have) for need, have in zip(price, hand, strict=True)]
        return (BuyDevelopment(seat, rules.named(missing)),) if sum(missing) <= rules.wild(g, seat, ITEM) else ()

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        if not of(g).deck:
            yield "deck_empty"
        price = self.price(g)
        if sum(self.tokens.values()) > g.rules.wild(g, self.seat, ITEM):
            yield "not_enough_tokens"
        if any(n < 0 for n in price):
            yield "wrong_price"
            return
        if short := shortfall(g, self.seat, price):
            yield short

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        close_trade(g)
        give_bank(g, self.seat, self.price(g))
        if self.tokens:
            g.rules.wild_spent(g, self.seat, ITEM, sum(self.tokens.values()))
        draw_card(g, self.seat)


def draw_card(g: Island, seat: int, how: str = "bought_card") -> None:
    """The top card goes to a hand; only its owner sees it, `how` is what the others are told."""
    state = of(g)
    card = state.deck.draw(g.chance)
    state.cards[seat].append(Held(card, g.table.turn.part_number))
    points_changed(g)
    g.tell(how, seat=seat)
    g.tell("drew_card", only=(seat,), seat=seat, card=card)
