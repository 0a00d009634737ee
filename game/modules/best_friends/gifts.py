"""Gifts: one card to somebody who is not ahead, for a token (BF-17 to BF-23)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Answer, Card, Seat
from game.core.awards import points_of
from game.core.cards import hand_over
from game.engine import Action, Problem, Question, SoFar
from game.modules.best_friends.hands import card_problems, held_resources
from game.modules.best_friends.state import mark, marks
from game.modules.best_friends.tokens import earn
from game.modules.best_friends.told import GiftDeclined, GiftGiven, GiftOffered, GiftWithdrawn
from game.table import Island

OWN_TURN = ("main", "trade", "build")
ACCEPT, DECLINE = "accept", "decline"
NEARLY_WON = 2  # points before the target at which nobody helps any more


def visible(g: Island, seat: int) -> int:
    """Points that everybody sees (BF-18)."""
    return points_of(g, seat, hidden=False)


class GiveGift(Action, frozen=True, array_like=True):
    """Offer one card as a gift."""

    key: ClassVar[str] = "give_gift"
    during: ClassVar[tuple[str, ...]] = OWN_TURN
    group: ClassVar[str] = "guild"
    card: Card
    taker: Seat

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[object]:
        return g.seats if "card" in so_far else held_resources(g, seat)

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> list[Action]:
        if marks(g).gift or not (cards := held_resources(g, seat)):
            return []
        most = visible(g, seat)
        fit = [other for other in g.seats if not any(receiver_problems(g, seat, other, most))]
        return [GiveGift(seat, card, other) for card in cards for other in fit]

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if marks(g).gift:
            yield "gift_done"
        yield from receiver_problems(g, self.seat, self.taker, visible(g, self.seat))
        yield from card_problems(g, self.seat, self.card)

    def apply(self, g: Island, prompt: Question | None) -> None:
        g.ask(self.taker, Gift(maker=self.seat, card=self.card))
        g.tell(GiftOffered(seat=self.seat, taker=self.taker, card=self.card))


def receiver_problems(g: Island, seat: int, other: int, most: int) -> Iterator[Problem]:
    """Why somebody cannot be offered a gift; `most` are the points they may have (BF-17)."""
    if other == seat or other not in g.seats or other in g.gone:
        yield "bad_target"
        return
    if other in marks(g).declined:
        yield "already_offered"
    if visible(g, other) > most:
        yield "recipient_ahead"


class AnswerGift(Action, frozen=True, array_like=True):
    """Accept or decline a gift."""

    key: ClassVar[str] = "answer_gift"
    during: ClassVar[tuple[str, ...]] = ("gift",)
    group: ClassVar[str] = "guild"
    answer: Answer

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return (ACCEPT, DECLINE)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if self.answer not in (ACCEPT, DECLINE):
            yield "bad_input"

    def apply(self, g: Island, prompt: Gift) -> None:
        giver, card = prompt.maker, prompt.card
        if self.answer == DECLINE:
            mark(g).declined.append(self.seat)
            g.tell(GiftDeclined(seat=self.seat, maker=giver))
            return
        g.binding = True
        mark(g).gift = True
        hand_over(g, giver, self.seat, g.rules.cards({card: 1}))
        g.tell(GiftGiven(seat=giver, taker=self.seat, card=card))
        earn(g, giver, 1, "gift")


class WithdrawGift(Action, frozen=True, array_like=True):
    """Take back a gift that was not answered yet; that opponent may be offered one again (BF-D10)."""

    key: ClassVar[str] = "withdraw_gift"
    during: ClassVar[tuple[str, ...]] = ("gift",)
    by: ClassVar[str] = "others"
    group: ClassVar[str] = "guild"

    def problems(self, g: Island, prompt: Gift) -> Iterator[Problem]:
        if prompt.maker != self.seat:
            yield "not_your_turn"

    def apply(self, g: Island, prompt: Gift) -> None:
        g.prompts.remove(prompt)
        g.tell(GiftWithdrawn(seat=self.seat, taker=prompt.seat))


class Gift(Question, tag="gift"):
    entrusted: ClassVar[bool] = True
    declined: ClassVar[bool] = True
    orders: ClassVar[tuple[str, ...]] = (ACCEPT,)
    maker: int
    card: str

    def default(self, g: Island) -> Action:
        return AnswerGift(self.seat, DECLINE)

    def ordered(self, g: Island, order: str) -> Action:
        return AnswerGift(self.seat, ACCEPT if order == ACCEPT else DECLINE)

    def offhand(self, g: Island) -> Action:
        """A card for nothing is welcome, unless its giver is about to win."""
        near = visible(g, self.maker) >= g.table.target - NEARLY_WON
        return AnswerGift(self.seat, DECLINE if near else ACCEPT)


def forget_giver(g: Island, seat: int) -> None:
    """The giver left: nothing is offered any more."""
    g.prompts = [p for p in g.prompts if not isinstance(p, Gift) or p.maker != seat]
