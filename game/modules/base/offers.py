"""Offers between players: made, answered, closed (BASE-54 to BASE-63, BASE-X8 to BASE-X11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, ClassVar

from game.arguments import CardSet, Choice, Seat, Seats
from game.core.cards import shortfall
from game.engine import Action, Arg, Kind, Problem, Prompt, Ruleset
from game.modules.base.lapse import end_offer
from game.modules.base.sides import barred, count_problems, exchange, holds, no_player_trade, side_problems
from game.table import Island, Offer

OfferId = Annotated[int, Arg("offer")]
TRADING_TIME = ("main", "trade")
SUGGESTED_OFFERS = 2


def find_offer(g: Island, offer_id: int) -> Offer | None:
    return next((o for o in g.table.offers if o.id == offer_id), None)


def opponents(g: Island, seat: int) -> list[int]:
    return [s for s in g.from_seat(seat)[1:] if s not in g.gone]


def too_many(g: Island, seat: int) -> bool:
    limit = g.rules.number("offers_per_turn")
    return bool(limit) and g.table.turn.dealt[seat] >= limit


class _Publish(Action, frozen=True, array_like=True):
    """What offers and calls have in common: they lie open until the turn ends."""

    during: ClassVar[tuple[str, ...]] = TRADING_TIME
    keeps: ClassVar[bool] = True
    group: ClassVar[str] = "trade"

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        return rules.option("trade") != "none"

    def publish(self, g: Island, offer: Offer) -> None:
        g.table.offers.append(offer)
        g.table.turn.dealt[self.seat] += 1
        for seat in offer.to if offer.closing != "call" else ():
            g.ask(seat, "offer", optional=True, offer=offer.id)
            if seat in g.settings.decline_all:
                offer.answers[seat] = "decline"
        g.tell("offered", seat=self.seat, offer=offer.id, give=offer.give, get=offer.get, to=offer.to)
        for seat in offer.answers:
            g.tell("answered_offer", seat=seat, offer=offer.id, answer="decline", maker=self.seat)


class MakeOffer(_Publish, frozen=True, array_like=True):
    """Offer a trade: the owner to all or some, an opponent to the owner."""

    key: ClassVar[str] = "make_offer"
    by: ClassVar[str] = "both"
    give: CardSet
    get: CardSet
    to: Seats = []
    closing: Choice = ""
    counters: OfferId = 0  # the offer this one answers with other sides

    def receivers(self, g: Island) -> list[int]:
        owner = g.table.turn.owner
        if self.seat != owner and not self.to:
            return [owner]
        return self.to or [s for s in opponents(g, self.seat) if not barred(g, self.seat, s)]

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[Any] | None:
        if len(so_far) == 3:
            return ["choose", "first"]
        return None

    @classmethod
    def suggest(cls, g: Island, seat: int, prompt: Prompt | None) -> Iterator[Action]:
        """One card for one, while few offers were made."""
        turn = g.table.turn
        if turn.dealt[seat] >= SUGGESTED_OFFERS or no_player_trade(g) or too_many(g, seat) or seat in g.gone:
            return
        kinds = g.rules.kinds[: g.rules.card_kinds]
        hand = g.table.hands[seat]
        if not MakeOffer(seat, {}, {}).receivers(g) or (seat != turn.owner and barred(g, seat, turn.owner)):
            return
        for i, give in enumerate(kinds):
            if hand[i]:
                yield from (MakeOffer(seat, {give: 1}, {get: 1}) for j, get in enumerate(kinds) if j != i)

    @classmethod
    def available(cls, g: Island, seat: int, prompt: Prompt | None) -> bool:
        return not no_player_trade(g) and not too_many(g, seat)

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        if no_player_trade(g):
            yield "not_in_this_game"
        owner = g.table.turn.owner
        to = self.receivers(g)
        if self.seat != owner and to != [owner]:
            yield "not_your_turn"
        if any(s == self.seat or s not in g.seats or s in g.gone for s in to) or len(set(to)) != len(to):
            yield "bad_target"
        elif not to or any(barred(g, self.seat, s) for s in to):
            yield "embargo"
        answered = find_offer(g, self.counters)
        if self.counters and (answered is None or self.seat not in answered.to):
            yield "no_such_offer"
        if too_many(g, self.seat):
            yield "offer_limit"
        if self.closing not in ("", "choose", "first"):
            yield "bad_input"
        yield from side_problems(g, self.give, self.get)
        if short := shortfall(g, self.seat, g.rules.cards(self.give)):
            yield short

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        g.counter += 1
        closing = self.closing or str(g.rules.option("closing"))
        to = self.receivers(g)
        self.publish(g, Offer(g.counter, self.seat, to, self.give, self.get, closing, counters=self.counters))


class Call(_Publish, frozen=True, array_like=True):
    """Say what is wanted or offered, alternatives too; it binds nobody."""

    key: ClassVar[str] = "call"
    give: CardSet = {}
    get: CardSet = {}

    @classmethod
    def suggest(cls, g: Island, seat: int, prompt: Prompt | None) -> Iterator[Action]:
        if not no_player_trade(g) and not too_many(g, seat) and g.table.turn.dealt[seat] < SUGGESTED_OFFERS:
            yield from (Call(seat, {}, {kind: 1}) for kind in g.rules.kinds[: g.rules.card_kinds])

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        if no_player_trade(g):
            yield "not_in_this_game"
        if too_many(g, self.seat):
            yield "offer_limit"
        if not self.give and not self.get:
            yield "empty_side"
        yield from count_problems(g, self.give)
        yield from count_problems(g, self.get)

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        g.counter += 1
        to = [s for s in opponents(g, self.seat) if not barred(g, self.seat, s)]
        self.publish(g, Offer(g.counter, self.seat, to, self.give, self.get, "call"))


class AnswerOffer(Action, frozen=True, array_like=True):
    """Accept or decline an offer; an opponent's offer to the owner is carried out by accepting it."""

    key: ClassVar[str] = "answer_offer"
    during: ClassVar[tuple[str, ...]] = ("offer", *TRADING_TIME)
    by: ClassVar[str] = "both"
    keeps: ClassVar[bool] = True
    group: ClassVar[str] = "trade"
    offer: OfferId
    answer: Choice

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        return rules.option("trade") != "none"

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[Any]:
        if "offer" not in so_far:
            asked = [o.id for o in g.table.offers if seat in o.to and o.closing != "call"]
            return [i for i in asked if prompt is None or prompt.kind != "offer" or prompt.args["offer"] == i]
        return ("accept", "decline")

    @classmethod
    def suggest(cls, g: Island, seat: int, prompt: Prompt | None) -> Iterator[Action]:
        if prompt is not None and prompt.kind == "offer" and prompt.seat == seat:
            offer = find_offer(g, prompt.args["offer"])
            for action in cls._spread(g, seat, prompt, {}):
                if offer is not None and isinstance(action, AnswerOffer) and offer.answers.get(seat) != action.answer:
                    yield action

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        offer = find_offer(g, self.offer)
        if offer is None or offer.closing == "call":
            yield "no_such_offer"
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
            if short := shortfall(g, self.seat, g.rules.cards(offer.get)):
                yield short
            if self.closes(offer, g) and not holds(g, offer.maker, offer.give):
                yield "cannot_pay"

    def closes(self, offer: Offer, g: Island) -> bool:
        """Accepting carries it out at once: the owner's acceptance, or an offer closed by the first."""
        return self.answer == "accept" and (self.seat == g.table.turn.owner or offer.closing == "first")

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        offer = find_offer(g, self.offer)
        assert offer is not None
        if self.closes(offer, g):
            exchange(g, offer.maker, self.seat, offer.give, offer.get)
            end_offer(g, offer)
            return
        offer.answers[self.seat] = self.answer
        g.tell("answered_offer", seat=self.seat, offer=offer.id, answer=self.answer, maker=offer.maker)


class CloseOffer(Action, frozen=True, array_like=True):
    """Carry out an own offer with one of those who accepted."""

    key: ClassVar[str] = "close_offer"
    during: ClassVar[tuple[str, ...]] = TRADING_TIME
    keeps: ClassVar[bool] = True
    final: ClassVar[bool] = True
    group: ClassVar[str] = "trade"
    offer: OfferId
    partner: Seat

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        return rules.option("trade") != "none"

    @classmethod
    def suggest(cls, g: Island, seat: int, prompt: Prompt | None) -> Iterator[Action]:
        return cls._spread(g, seat, prompt, {}) if g.table.offers else iter(())

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[int]:
        mine = [o for o in g.table.offers if o.maker == seat]
        if "offer" not in so_far:
            return [o.id for o in mine]
        return [s for o in mine if o.id == so_far["offer"] for s, answer in o.answers.items() if answer == "accept"]

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        offer = find_offer(g, self.offer)
        if offer is None or offer.maker != self.seat or offer.closing == "call":
            yield "no_such_offer"
            return
        if offer.answers.get(self.partner) != "accept":
            yield "bad_target"
        if self.partner in g.seats and barred(g, self.seat, self.partner):
            yield "embargo"
        if not holds(g, self.seat, offer.give) or (self.partner in g.seats and not holds(g, self.partner, offer.get)):
            yield "cannot_pay"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        offer = find_offer(g, self.offer)
        assert offer is not None
        exchange(g, self.seat, self.partner, offer.give, offer.get)
        end_offer(g, offer)


class WithdrawOffer(Action, frozen=True, array_like=True):
    """Take an own offer or call off the table."""

    key: ClassVar[str] = "withdraw_offer"
    during: ClassVar[tuple[str, ...]] = TRADING_TIME
    by: ClassVar[str] = "both"
    keeps: ClassVar[bool] = True
    group: ClassVar[str] = "trade"
    offer: OfferId

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        return rules.option("trade") != "none"

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[int]:
        return [o.id for o in g.table.offers if o.maker == seat]

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        offer = find_offer(g, self.offer)
        if offer is None or offer.maker != self.seat:
            yield "no_such_offer"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        offer = find_offer(g, self.offer)
        assert offer is not None
        end_offer(g, offer)
        g.tell("offer_withdrawn", seat=self.seat, offer=self.offer)


class OfferKind(Kind):
    key: ClassVar[str] = "offer"
    entrusted: ClassVar[bool] = True
    declined: ClassVar[bool] = True
    turn: ClassVar[bool] = True

    def default(self, g: Island, prompt: Prompt) -> Action:
        return AnswerOffer(prompt.seat, prompt.args["offer"], "decline")
