"""Answers to events: gifts, help, victims."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from game.arguments import Card, Seat
from game.core.awards import points_of
from game.core.cards import hand_over, hand_size, shortfall, steal_card, token_problems
from game.engine import Action, Kind, Problem, Prompt
from game.modules.base.discarding import give_most
from game.modules.event_cards.events import left_neighbour
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
    g.tell("gave_card", seat=giver, taker=taker)
    g.tell("gave_which_card", only=(giver, taker), seat=giver, taker=taker, card=card)


class GiveCard(Action, frozen=True, array_like=True):
    """Give a card to the neighbour on the left."""

    key: ClassVar[str] = "give_card"
    during: ClassVar[tuple[str, ...]] = ("event_gift",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "play"
    card: Card

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[str]:
        return held_kinds(g, seat)

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        return card_problems(g, self.seat, self.card)


class EventGift(Kind):
    """Chosen in secret, handed over together."""

    key: ClassVar[str] = "event_gift"
    sealed: ClassVar[bool] = True

    def default(self, g: Island, prompt: Prompt) -> Action:
        return GiveCard(prompt.seat, held_most(g, prompt.seat))

    def forced(self, g: Island, prompt: Prompt) -> Action | None:
        return self.default(g, prompt) if hand_size(g, prompt.seat) == 1 else None

    def resolve(self, g: Island, answers: list[tuple[Prompt, Any]]) -> None:
        for _, action in answers:
            left = left_neighbour(g, action.seat)
            hand_over(g, action.seat, left, g.rules.cards({action.card: 1}))
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
    def domain(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[Any]:
        return g.seats if "card" in so_far else held_kinds(g, seat)

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        assert prompt is not None
        if self.to not in prompt.args["receivers"]:
            yield "bad_target"
        yield from card_problems(g, self.seat, self.card)

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        hand_over(g, self.seat, self.to, g.rules.cards({self.card: 1}))
        tell_gift(g, self.seat, self.to, self.card)


class EventHelp(Kind):
    key: ClassVar[str] = "event_help"

    def default(self, g: Island, prompt: Prompt) -> Action:
        """To the lowest visible score, then the next in turn order."""
        order = g.from_seat(prompt.seat)
        poorest = min(prompt.args["receivers"], key=lambda s: (points_of(g, s, hidden=False), order.index(s)))
        return GiveHelp(prompt.seat, held_most(g, prompt.seat), poorest)

    def forced(self, g: Island, prompt: Prompt) -> Action | None:
        only_way = len(prompt.args["receivers"]) == 1 and hand_size(g, prompt.seat) == 1
        return self.default(g, prompt) if only_way else None


class ChooseVictim(Action, frozen=True, array_like=True):
    """Take a card from an opponent, by lot."""

    key: ClassVar[str] = "choose_victim"
    during: ClassVar[tuple[str, ...]] = ("event_victim",)
    group: ClassVar[str] = "play"
    victim: Seat  # -1: nobody, where declining is allowed

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[int]:
        return (NOBODY, *g.seats)

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        assert prompt is not None
        declines = self.victim == NOBODY and prompt.args["may_decline"]
        if not declines and self.victim not in prompt.args["victims"]:
            yield "bad_target"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        assert prompt is not None
        if self.victim == NOBODY:
            g.tell("event_declined", seat=self.seat)
        else:
            steal_card(g, self.seat, self.victim, resources_only=prompt.args["resources_only"])


class EventVictim(Kind):
    key: ClassVar[str] = "event_victim"

    def default(self, g: Island, prompt: Prompt) -> Action:
        """Most visible points, then most cards, then next in turn order."""
        order = g.from_seat(prompt.seat)
        rank = {s: (-points_of(g, s, hidden=False), -hand_size(g, s), order.index(s)) for s in prompt.args["victims"]}
        return ChooseVictim(prompt.seat, min(rank, key=rank.__getitem__))

    def forced(self, g: Island, prompt: Prompt) -> Action | None:
        victims = prompt.args["victims"]
        return ChooseVictim(prompt.seat, victims[0]) if len(victims) == 1 and not prompt.args["may_decline"] else None


def forget_seat(g: Island, seat: int) -> None:
    """Somebody left: out of every question, and a question about nobody else is dropped (BASE-D20)."""
    for prompt in list(g.prompts):
        asked_about = prompt.args.get({"event_help": "receivers", "event_victim": "victims"}.get(prompt.kind, ""))
        if asked_about is not None:
            asked_about[:] = [other for other in asked_about if other != seat]
            if not asked_about or (prompt.kind == "event_victim" and prompt.seat == seat):
                g.prompts.remove(prompt)
