"""Diara, who looks before she buys, and Carla, who exchanges a card (HLP-44 to HLP-46, HLP-58, HLP-59)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, ClassVar

from game.arguments import Card, CardSet
from game.core.building import price_of
from game.core.cards import give_bank, shortfall
from game.core.land import points_changed
from game.engine import Action, Arg, Problem, Question, SoFar
from game.modules.base.rolling import close_trade
from game.modules.development.buying import ITEM, draw_card, paid_by_token
from game.modules.development.state import VICTORY_POINT, Held
from game.modules.development.state import of as development
from game.modules.development.told import BoughtCard, DrewCard
from game.modules.development.worth import WORTH
from game.modules.helpers.facts import FACTS
from game.modules.helpers.prices import exchange_problems, exchanged, payable
from game.modules.helpers.told import CardExchanged, DiaraLooks
from game.modules.helpers.using import GROUP, Use
from game.table import Cards, Island

POINT = 1.0
Development = Annotated[str, Arg("option", tuple(WORTH))]


class Diara(Use, frozen=True, array_like=True):
    """Buy a development card, one part of the price replaced if wanted, and choose it from the top three."""

    key: ClassVar[str] = "helper_diara"
    helper: ClassVar[str] = "diara"
    final: ClassVar[bool] = True  # cards were shown
    replaced: Card = ""
    substitute: Card = ""
    tokens: CardSet = {}  # parts of the changed price paid by token, where tokens can

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        return 0.08 if development(g).deck else 0.0

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """As printed, by any mixture of cards and tokens; or one part replaced, in cards."""
        if not development(g).deck:
            return
        price = price_of(g, ITEM)
        yield from (Diara(seat, tokens=tokens) for tokens in paid_by_token(g, seat, price))
        yield from (Diara(seat, *pair) for pair in payable(g, seat, price))

    def full_price(self, g: Island) -> Cards:
        """The helper changes the price first; tokens may then stand for any part of it."""
        price = price_of(g, ITEM)
        return exchanged(g, price, self.replaced, self.substitute) if self.replaced else price

    def price(self, g: Island) -> Cards:
        """What is left to pay in cards."""
        return [n - t for n, t in zip(self.full_price(g), g.rules.cards(self.tokens), strict=True)]

    def against(self, g: Island) -> Iterator[Problem]:
        if not development(g).deck:
            yield "deck_empty"
        if self.replaced or self.substitute:
            wrong = list(exchange_problems(g, price_of(g, ITEM), self.replaced, self.substitute))
            yield from wrong
            if wrong:
                return
        if sum(self.tokens.values()) > g.rules.wild(g, self.seat, ITEM):
            yield "not_enough_tokens"
        price = self.price(g)
        if any(n < 0 for n in price):
            yield "wrong_price"
        elif short := shortfall(g, self.seat, price):
            yield short

    def effect(self, g: Island) -> None:
        close_trade(g)
        give_bank(g, self.seat, self.price(g))
        if self.tokens:
            g.rules.wild_spent(g, self.seat, ITEM, sum(self.tokens.values()))
        seen = development(g).deck.peek(g.chance, FACTS.looked_at, "development_card")
        g.tell(DiaraLooks(seat=self.seat, n=len(seen)))
        g.ask(self.seat, DiaraCard(secret=seen))


class KeepCard(Action, frozen=True, array_like=True):
    """Keep one of the development cards seen; the others are shuffled into the deck."""

    key: ClassVar[str] = "helper_keep"
    during: ClassVar[tuple[str, ...]] = ("diara_card",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = GROUP
    development: Development

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return list(dict.fromkeys(prompt.secret or ())) if prompt is not None else ()

    def problems(self, g: Island, prompt: DiaraCard) -> Iterator[Problem]:
        if self.development not in (prompt.secret or ()):
            yield "bad_target"

    def apply(self, g: Island, prompt: Question | None) -> None:
        state = development(g)
        state.deck.pick_out(self.development)
        state.cards[self.seat].append(Held(self.development, g.table.turn.part_number))
        points_changed(g)
        g.tell(BoughtCard(seat=self.seat))
        g.tell(DrewCard(seat=self.seat, card=self.development))


class DiaraCard(Question, tag="diara_card"):
    def default(self, g: Island) -> Action:
        return KeepCard(self.seat, self.secret[0])

    def offhand(self, g: Island) -> Action:
        return KeepCard(self.seat, max(self.secret, key=card_worth))


def card_worth(card: str) -> float:
    return POINT if card == VICTORY_POINT else WORTH[card]


class Carla(Use, frozen=True, array_like=True):
    """Put an unplayed development card under the deck and take the top one."""

    key: ClassVar[str] = "helper_carla"
    helper: ClassVar[str] = "carla"
    development: Development

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        """A card that is no point may become one."""
        cards = [held.card for held in development(g).cards[seat]]
        return 0.07 if any(card != VICTORY_POINT for card in cards) else 0.02

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return list(dict.fromkeys(held.card for held in development(g).cards[seat]))

    def against(self, g: Island) -> Iterator[Problem]:
        state = development(g)
        if not state.deck:
            yield "deck_empty"
        if all(held.card != self.development for held in state.cards[self.seat]):
            yield "bad_target"

    def effect(self, g: Island) -> None:
        """Of equal cards the newest goes: it could not be played yet anyway."""
        state = development(g)
        same = [held for held in state.cards[self.seat] if held.card == self.development]
        state.cards[self.seat].remove(max(same, key=lambda held: held.part))
        state.deck.put_under(self.development)
        draw_card(g, self.seat, CardExchanged)
