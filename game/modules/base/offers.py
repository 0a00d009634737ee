"""Offers and calls are made (BASE-54 to BASE-63, BASE-X8, BASE-X9); `answering.py` is what becomes of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, ClassVar

from msgspec import structs

from game.arguments import CardSet, Seats
from game.engine import Action, Arg, Problem, Question, Ruleset, SoFar
from game.modules.base.closing import CLOSINGS, NAMED, closing_at
from game.modules.base.lapse import OfferQuestion
from game.modules.base.sides import barred, count_problems, giving_problems, holds, no_player_trade, side_problems
from game.modules.base.told import AnsweredOffer, Called, Offered
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

    def offer(self, g: Island, number: int) -> Offer:
        """What comes to lie on the table."""
        raise NotImplementedError

    def repeats(self, g: Island) -> bool:
        return any(structs.replace(o, answers={}) == self.offer(g, o.id) for o in g.table.offers)

    def apply(self, g: Island, prompt: Question | None) -> None:
        g.counter += 1
        offer = self.offer(g, g.counter)
        g.table.offers.append(offer)
        g.table.turn.dealt[self.seat] += 1
        if offer.closing == "call":
            g.tell(Called(seat=self.seat, offer=offer.id, give=offer.give, get=offer.get, to=list(offer.to)))
            return
        for seat in offer.to:
            g.ask(seat, OfferQuestion(offer=offer.id))
            if seat in g.settings.decline_all:
                offer.answers[seat] = "decline"
        sides, to = {"give": offer.give, "get": offer.get}, list(offer.to)
        g.tell(Offered(seat=self.seat, offer=offer.id, to=to, closing=offer.closing, counters=offer.counters, **sides))
        for seat in offer.answers:
            g.tell(AnsweredOffer(seat=seat, offer=offer.id, answer="decline", maker=self.seat))


class MakeOffer(_Publish, frozen=True, array_like=True):
    """Offer a trade: the owner to all or some, an opponent to the owner."""

    key: ClassVar[str] = "make_offer"
    edition: ClassVar[int] = 2
    by: ClassVar[str] = "both"
    give: CardSet
    get: CardSet
    to: Seats = []
    closing: Annotated[str, Arg("option", NAMED)] = ""  # "": what is usual at this table
    counters: OfferId = 0  # the offer this one answers with other sides

    def receivers(self, g: Island) -> list[int]:
        owner = g.table.turn.owner
        if self.seat != owner and not self.to:
            return [owner]
        return self.to or [s for s in opponents(g, self.seat) if not barred(g, self.seat, s)]

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[object] | None:
        return list(NAMED) if len(so_far) == 3 else None

    @classmethod
    def older(cls, rules: Ruleset, values: list[object]) -> list[object]:
        """At first the one who offered always had the last word, unless the first to accept got it."""
        filled = [*values, *([], "", 0)[len(values) - 3 :]]
        first = (filled[4] or rules.option("closing")) == "first"
        return [*filled[:4], "first" if first else "confirm", *filled[5:]]

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> list[Action]:
        """One card for one, while few offers were made."""
        turn, found = g.table.turn, list[Action]()
        if turn.dealt[seat] >= SUGGESTED_OFFERS or no_player_trade(g) or too_many(g, seat) or seat in g.gone:
            return found
        if (g.settings.embargoes or g.gone) and not cls._wanted(g, seat):
            return found
        hand, cards, hidden = g.table.hands[seat], g.rules.card_kinds, bool(g.table.unknown)
        for at, (give, offers) in enumerate(_one_for_one(g.rules.tradable, g.rules.kinds[:cards], seat)):
            if holds(g, seat, {give: 1}) if hidden or at >= cards else hand[at]:
                found += offers
        return found

    @classmethod
    def _wanted(cls, g: Island, seat: int) -> bool:
        """Whether there is anybody to make an offer to."""
        owner = g.table.turn.owner
        return bool(cls(seat, {}, {}).receivers(g)) and (seat == owner or not barred(g, seat, owner))

    @classmethod
    def available(cls, g: Island, seat: int, prompt: Question | None) -> bool:
        return not no_player_trade(g) and not too_many(g, seat)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
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
        if self.closing and self.closing not in CLOSINGS:
            yield "bad_input"
        yield from side_problems(g, self.give, self.get)
        yield from giving_problems(g, self.seat, self.give)

    def offer(self, g: Island, number: int) -> Offer:
        closing, to = closing_at(g.rules, self.closing), self.receivers(g)
        return Offer(number, self.seat, to, self.give, self.get, closing, counters=self.counters)


class Call(_Publish, frozen=True, array_like=True):
    """Say what is wanted or offered, alternatives too; it binds nobody."""

    key: ClassVar[str] = "call"
    give: CardSet = {}
    get: CardSet = {}

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Sequence[Action]:
        if g.table.turn.dealt[seat] >= SUGGESTED_OFFERS or no_player_trade(g) or too_many(g, seat):
            return ()
        return _calls(g.rules.tradable, seat)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if no_player_trade(g):
            yield "not_in_this_game"
        if too_many(g, self.seat):
            yield "offer_limit"
        if not self.give and not self.get:
            yield "empty_side"
        yield from count_problems(g, self.give)
        yield from count_problems(g, self.get)

    def offer(self, g: Island, number: int) -> Offer:
        to = [s for s in opponents(g, self.seat) if not barred(g, self.seat, s)]
        return Offer(number, self.seat, to, self.give, self.get, "call")


@cache
def _one_for_one(kinds: tuple[str, ...], cards: tuple[str, ...], seat: int) -> list[tuple[str, list[MakeOffer]]]:
    """By kind given: the offers for one of each other kind, one of the two being a card."""
    wanted = {give: kinds if give in cards else cards for give in kinds}
    return [(give, [MakeOffer(seat, {give: 1}, {get: 1}) for get in wanted[give] if get != give]) for give in kinds]


@cache
def _calls(kinds: tuple[str, ...], seat: int) -> tuple[Call, ...]:
    """One card wanted, of any kind."""
    return tuple(Call(seat, {}, {kind: 1}) for kind in kinds)
