"""Answers to events: gifts, help, victims."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from game.arguments import Card, Seat
from game.core.awards import points_of
from game.core.cards import hand_size, shortfall, steal_card, token_problems
from game.core.memory import pass_unseen
from game.engine import Action, Problem, Question, SoFar
from game.modules.base.discarding import give_most
from game.modules.event_cards.state import left_neighbour
from game.modules.event_cards.told import EventDeclined, GaveCard, GaveWhichCard
from game.table import Island

NOBODY = -1


def held_kinds(g: Island, seat: int) -> list[str]:
    """Kinds of cards in a hand."""
    hand = g.table.hands[seat]
    return [kind for i, kind in enumerate(g.rules.kinds[: g.rules.card_kinds]) if hand[i]]


def held_most(g: Island, seat: int) -> str:
    """The kind held most; ties in the order of kinds."""
    return next(iter(g.rules.named(give_most(g, seat, 1))))


def card_problems(g: Island, seat: int, card: str) -> Iterator[Problem]:
    """One card of the own hand, no token."""
    yield from token_problems(g, [card])
    if card not in g.rules.kinds[: g.rules.card_kinds]:
        yield "bad_count"
    elif short := shortfall(g, seat, g.rules.cards({card: 1})):
        yield short


def tell_gift(g: Island, giver: int, taker: int, card: str) -> None:
    """Everybody sees that a card changes hands, the two see which."""
    g.tell(GaveCard(seat=giver, taker=taker))
    g.tell(GaveWhichCard(seat=giver, taker=taker, card=card))


class GiveCard(Action, frozen=True, array_like=True):
    """Give a card to the neighbour on the left."""

    key: ClassVar[str] = "give_card"
    during: ClassVar[tuple[str, ...]] = ("event_gift",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "play"
    card: Card

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return held_kinds(g, seat)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        return card_problems(g, self.seat, self.card)


class EventGift(Question, tag="event_gift"):
    """Chosen in secret, handed over together."""

    sealed: ClassVar[bool] = True
    to: int

    def default(self, g: Island) -> Action:
        return GiveCard(self.seat, held_most(g, self.seat))

    def forced(self, g: Island) -> Action | None:
        return self.default(g) if hand_size(g, self.seat) == 1 else None

    @classmethod
    def resolve(cls, g: Island, answers: list[tuple[Self, GiveCard]]) -> None:
        for _, action in answers:
            left = left_neighbour(g, action.seat)
            pass_unseen(g, action.seat, left, g.rules.cards({action.card: 1}))
            tell_gift(g, action.seat, left, action.card)


class GiveHelp(Action, frozen=True, array_like=True):
    """Give a card to somebody with fewer points."""

    key: ClassVar[str] = "give_help"
    during: ClassVar[tuple[str, ...]] = ("event_help",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "play"
    card: Card
    to: Seat

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[object]:
        return g.seats if "card" in so_far else held_kinds(g, seat)

    def problems(self, g: Island, prompt: EventHelp) -> Iterator[Problem]:
        if self.to not in prompt.receivers:
            yield "bad_target"
        yield from card_problems(g, self.seat, self.card)

    def apply(self, g: Island, prompt: Question | None) -> None:
        pass_unseen(g, self.seat, self.to, g.rules.cards({self.card: 1}))
        tell_gift(g, self.seat, self.to, self.card)


class EventHelp(Question, tag="event_help"):
    receivers: list[int]

    def default(self, g: Island) -> Action:
        """To the lowest visible score, then the next in turn order."""
        order = g.from_seat(self.seat)
        poorest = min(self.receivers, key=lambda s: (points_of(g, s, hidden=False), order.index(s)))
        return GiveHelp(self.seat, held_most(g, self.seat), poorest)

    def forced(self, g: Island) -> Action | None:
        only_way = len(self.receivers) == 1 and hand_size(g, self.seat) == 1
        return self.default(g) if only_way else None


class ChooseVictim(Action, frozen=True, array_like=True):
    """Take a card from an opponent, by lot."""

    key: ClassVar[str] = "choose_victim"
    during: ClassVar[tuple[str, ...]] = ("event_victim",)
    group: ClassVar[str] = "play"
    victim: Seat  # -1: nobody, where declining is allowed

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return (NOBODY, *g.seats)

    def problems(self, g: Island, prompt: EventVictim) -> Iterator[Problem]:
        declines = self.victim == NOBODY and prompt.may_decline
        if not declines and self.victim not in prompt.victims:
            yield "bad_target"

    def apply(self, g: Island, prompt: EventVictim) -> None:
        if self.victim == NOBODY:
            g.tell(EventDeclined(seat=self.seat))
        else:
            steal_card(g, self.seat, self.victim, resources_only=prompt.resources_only)


class EventVictim(Question, tag="event_victim"):
    victims: list[int]
    may_decline: bool
    resources_only: bool

    def default(self, g: Island) -> Action:
        """Most visible points, then most cards, then next in turn order."""
        order = g.from_seat(self.seat)
        rank = {s: (-points_of(g, s, hidden=False), -hand_size(g, s), order.index(s)) for s in self.victims}
        return ChooseVictim(self.seat, min(rank, key=rank.__getitem__))

    def forced(self, g: Island) -> Action | None:
        victims = self.victims
        return ChooseVictim(self.seat, victims[0]) if len(victims) == 1 and not self.may_decline else None


def forget_seat(g: Island, seat: int) -> None:
    """Somebody left: out of every question, and a question about nobody else is dropped (BASE-D20)."""
    for prompt in list(g.prompts):
        if isinstance(prompt, EventHelp):
            prompt.receivers = about = [other for other in prompt.receivers if other != seat]
        elif isinstance(prompt, EventVictim):
            prompt.victims = about = [other for other in prompt.victims if other != seat and prompt.seat != seat]
        else:
            continue
        if not about:
            g.prompts.remove(prompt)
