"""Buying a development card (BASE-88, BASE-89)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import TYPE_CHECKING, ClassVar

from game.arguments import CardSet
from game.core.building import can_afford, price_of
from game.core.cards import give_bank, pay, shortfall
from game.core.land import points_changed
from game.core.needs import Price
from game.engine import Action, Need, Pool, Problem, Question, SoFar
from game.engine.need import Purse
from game.modules.base.building import BUILDING_PHASES
from game.modules.base.rolling import close_trade
from game.modules.development.state import Held, of
from game.modules.development.told import BoughtCard, BySeat, DrewCard
from game.table import Cards, Island

if TYPE_CHECKING:
    from game.rules import Rules

ITEM = "development"


class CardPrice(Need):
    """The price of a card: in cards alone where no tokens can stand for parts of it."""

    def in_purse(self, rules: Rules) -> Callable[[Purse], bool] | None:
        return Price(ITEM).in_purse(rules) if "wild" in rules.silent else None


class CardLeft(Need):
    """A card in the deck."""

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        if not of(g).deck:
            yield "deck_empty"


class BuyDevelopment(Action, frozen=True, array_like=True):
    """Buy a development card; `tokens` names the parts of the price paid by token, where tokens can."""

    key: ClassVar[str] = "buy_development"
    during: ClassVar[tuple[str, ...]] = BUILDING_PHASES
    group: ClassVar[str] = "card"
    also: ClassVar[str] = "build"
    item: ClassVar[str] = ITEM
    needs: ClassVar[tuple[Need, ...]] = (CardPrice(), CardLeft())
    tokens: CardSet = {}

    def price(self, g: Island) -> Cards:
        """What is left to pay in cards."""
        full = price_of(g, ITEM)
        return [n - t for n, t in zip(full, g.rules.cards(self.tokens), strict=True)]

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> tuple[Action, ...]:
        """In cards, and in every other way where tokens can stand for some: the buyer chooses (JGL-10)."""
        if "wild" in g.rules.silent:
            return (BuyDevelopment(seat),) if can_afford(g, seat, ITEM) else ()
        return tuple(BuyDevelopment(seat, tokens) for tokens in paid_by_token(g, seat, price_of(g, ITEM)))

    @classmethod
    def pool(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Pool:
        """The parts of the price that tokens may pay."""
        price, hand = price_of(g, ITEM), g.table.hands[seat]
        missing = sum(max(0, need - have) for need, have in zip(price, hand, strict=True))
        return Pool(g.rules.named(price), missing, min(sum(price), g.rules.wild(g, seat, ITEM)))

    def against(self, g: Island) -> Iterator[Problem]:
        price = self.price(g)
        if sum(self.tokens.values()) > g.rules.wild(g, self.seat, ITEM):
            yield "not_enough_tokens"
        if any(n < 0 for n in price):
            yield "wrong_price"
            return
        if short := shortfall(g, self.seat, price):
            yield short

    def apply(self, g: Island, prompt: Question | None) -> None:
        close_trade(g)
        if not self.tokens:
            pay(g, self.seat, ITEM)
        else:
            give_bank(g, self.seat, self.price(g))
            g.rules.wild_spent(g, self.seat, ITEM, sum(self.tokens.values()))
        draw_card(g, self.seat)


def paid_by_token(g: Island, seat: int, price: Cards) -> list[dict[str, int]]:
    """Which parts of a price tokens could pay so that the hand has the rest, most tokens first."""
    hand, wild = g.table.hands[seat], g.rules.wild(g, seat, ITEM)
    parts = [range(max(0, need - have), need + 1) for need, have in zip(price, hand, strict=True)]
    found = [tokens for tokens in product(*parts) if sum(tokens) <= wild]
    return [g.rules.named(list(tokens)) for tokens in sorted(found, key=sum, reverse=True)]


def draw_card(g: Island, seat: int, told: type[BySeat] = BoughtCard) -> None:
    """The top card goes to a hand; only its owner sees it, `told` is what the others hear."""
    state = of(g)
    card = state.deck.draw(g.chance, "development_card")
    state.cards[seat].append(Held(card, g.table.turn.part_number))
    points_changed(g, seat)
    if not g.quiet:
        g.tell(told(seat=seat))
        g.tell(DrewCard(seat=seat, card=card))
