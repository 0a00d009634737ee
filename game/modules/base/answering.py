"""What becomes of offers: they are answered, closed, withdrawn (BASE-60 to BASE-63, BASE-X10, BASE-X11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Answer, Seat
from game.engine import Action, Need, Problem, Question, Ruleset, SoFar
from game.modules.base.closing import carry_out, how, only_taker
from game.modules.base.lapse import OfferQuestion, end_offer
from game.modules.base.memory import remember_refusal
from game.modules.base.offers import TRADING_TIME, OfferId, find_offer
from game.modules.base.sides import barred, giving_problems
from game.modules.base.told import AnsweredOffer, OfferWithdrawn
from game.table import Island, Offer


class OpenOffer(Need):
    """An offer on the table; which one, the action names."""

    @staticmethod
    def held(g: Island, seat: int) -> Sequence[Offer]:
        return g.table.offers


class OwnOffer(Need):
    """The same, of the own."""

    @staticmethod
    def held(g: Island, seat: int) -> list[int]:
        return own_offers(g, seat)


class AcceptedOffer(Need):
    """An own offer that somebody has accepted."""

    @staticmethod
    def held(g: Island, seat: int) -> list[int]:
        return [o.id for o in g.table.offers if o.maker == seat and "accept" in o.answers.values()]


def own_offers(g: Island, seat: int) -> list[int]:
    return [o.id for o in g.table.offers if o.maker == seat]


class AnswerOffer(Action, frozen=True, array_like=True):
    """Accept or decline an offer; an opponent's offer to the owner is carried out by accepting it."""

    key: ClassVar[str] = "answer_offer"
    during: ClassVar[tuple[str, ...]] = ("offer", *TRADING_TIME)
    by: ClassVar[str] = "both"
    keeps: ClassVar[bool] = True
    group: ClassVar[str] = "trade"
    needs: ClassVar[tuple[Need, ...]] = (OpenOffer(),)
    offer: OfferId
    answer: Answer

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        return rules.option("trade") != "none"

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[object]:
        if "offer" not in so_far:
            asked = [o.id for o in g.table.offers if seat in o.to and o.closing != "call"]
            return [i for i in asked if not isinstance(prompt, OfferQuestion) or prompt.offer == i]
        return ("accept", "decline")

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterator[Action]:
        if isinstance(prompt, OfferQuestion) and prompt.seat == seat:
            offer = find_offer(g, prompt.offer)
            for action in cls._spread(g, seat, prompt, {}):
                if offer is not None and isinstance(action, AnswerOffer) and offer.answers.get(seat) != action.answer:
                    yield action

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        offer = find_offer(g, self.offer)
        if offer is None or offer.closing == "call":
            yield "no_such_offer"
            return
        if offer.maker == self.seat:
            yield "own_offer"
            return
        if barred(g, self.seat, offer.maker):
            yield "embargo"
            return
        if self.seat not in offer.to:
            yield "no_such_offer"
            return
        if self.answer not in ("accept", "decline"):
            yield "bad_input"
        if self.answer == "accept":
            if not any(p.kind in TRADING_TIME for p in g.prompts):
                yield "choice_pending"  # a forced step is open: nobody trades in between (BASE-07)
            yield from giving_problems(g, self.seat, offer.get)

    def repeats(self, g: Island) -> bool:
        offer = find_offer(g, self.offer)
        return offer is not None and offer.answers.get(self.seat) == self.answer

    def apply(self, g: Island, prompt: Question | None) -> None:
        offer = find_offer(g, self.offer)
        assert offer is not None
        if self.answer == "accept" and (by := how(g, offer, self.seat)):
            carry_out(g, offer, self.seat, by)
            return
        offer.answers[self.seat] = self.answer
        g.tell(AnsweredOffer(seat=self.seat, offer=offer.id, answer=self.answer, maker=offer.maker))
        if self.answer == "decline":
            remember_refusal(g, offer, self.seat)
        if self.answer == "decline" and (left := only_taker(g, offer)) is not None:
            carry_out(g, offer, left, "only")


class CloseOffer(Action, frozen=True, array_like=True):
    """Carry out an own offer with one of those who accepted."""

    key: ClassVar[str] = "close_offer"
    during: ClassVar[tuple[str, ...]] = TRADING_TIME
    keeps: ClassVar[bool] = True
    final: ClassVar[bool] = True
    group: ClassVar[str] = "trade"
    needs: ClassVar[tuple[Need, ...]] = (AcceptedOffer(),)
    offer: OfferId
    partner: Seat

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        return rules.option("trade") != "none"

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        mine = [o for o in g.table.offers if o.maker == seat and "accept" in o.answers.values()]
        if "offer" not in so_far:
            return [o.id for o in mine]
        return [s for o in mine if o.id == so_far["offer"] for s, answer in o.answers.items() if answer == "accept"]

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        offer = find_offer(g, self.offer)
        if offer is None or offer.maker != self.seat or offer.closing == "call":
            yield "no_such_offer"
            return
        if offer.answers.get(self.partner) != "accept":
            yield "bad_target"
        if self.partner in g.seats and barred(g, self.seat, self.partner):
            yield "embargo"
        yield from giving_problems(g, self.seat, offer.give)

    def apply(self, g: Island, prompt: Question | None) -> None:
        """A partner who lacks the cards by now has taken the acceptance back, as far as anybody sees (BASE-63)."""
        offer = find_offer(g, self.offer)
        assert offer is not None
        carry_out(g, offer, self.partner, "chosen")


class WithdrawOffer(Action, frozen=True, array_like=True):
    """Take an own offer or call off the table."""

    key: ClassVar[str] = "withdraw_offer"
    during: ClassVar[tuple[str, ...]] = TRADING_TIME
    by: ClassVar[str] = "both"
    keeps: ClassVar[bool] = True
    group: ClassVar[str] = "trade"
    needs: ClassVar[tuple[Need, ...]] = (OwnOffer(),)
    exact: ClassVar[bool] = True
    offer: OfferId

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        return rules.option("trade") != "none"

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return own_offers(g, seat)

    def against(self, g: Island) -> Iterator[Problem]:
        if self.offer not in own_offers(g, self.seat):
            yield "no_such_offer"

    def apply(self, g: Island, prompt: Question | None) -> None:
        offer = find_offer(g, self.offer)
        assert offer is not None
        end_offer(g, offer)
        g.tell(OfferWithdrawn(seat=self.seat, offer=self.offer, give=offer.give, get=offer.get))
