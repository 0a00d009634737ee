"""Standing offers: trade while the other sleeps (BASE-X1 to BASE-X7)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from game.arguments import CardSet, Number, Seats
from game.engine import Action, Arg, Need, Problem, Question, Ruleset, SoFar
from game.modules.base.offers import TRADING_TIME, opponents
from game.modules.base.sides import barred, exchange, giving_problems, holds, no_player_trade, side_problems
from game.modules.base.told import StandingEnded, StandingGone, StandingMade
from game.table import Island, Standing

StandingId = Annotated[int, Arg("standing")]
Until = Annotated[str, Arg("until")]
MOST_OPEN, MOST_OFTEN = 5, 9


def switched_off(g: Island) -> bool:
    return not g.rules.flag("standing_offers") or no_player_trade(g)


def find_standing(g: Island, offer_id: int) -> Standing | None:
    return next((s for s in g.settings.standing if s.id == offer_id), None)


def end_standing(g: Island, offer: Standing) -> None:
    """Withdrawn, expired and lapsed look alike (BASE-X6)."""
    g.settings.standing.remove(offer)
    g.tell(StandingEnded(seat=offer.maker, standing=offer.id, give=offer.give, get=offer.get))


class StandingOffer(Action, frozen=True, array_like=True):
    """Publish an offer others may take in their turns without asking."""

    key: ClassVar[str] = "standing_offer"
    by: ClassVar[str] = "anyone"
    group: ClassVar[str] = "trade"
    give: CardSet
    get: CardSet
    count: Number = 1
    to: Seats = []
    until: Until = ""  # "": withdrawn; "own_turn": the maker's next turn begins; a number: that turn ends

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterator[Action]:
        if seat in g.gone or switched_off(g) or any(s.maker == seat for s in g.settings.standing):
            return
        kinds, cards = g.rules.tradable, g.rules.kinds[: g.rules.card_kinds]
        pairs = ((a, b) for a in kinds for b in kinds if a != b and (a in cards or b in cards))
        yield from (StandingOffer(seat, {a: 1}, {b: 1}) for a, b in pairs)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if switched_off(g):
            yield "not_in_this_game"
        if any(s == self.seat or s not in g.seats or s in g.gone for s in self.to) or len(set(self.to)) != len(self.to):
            yield "bad_target"
        if sum(s.maker == self.seat for s in g.settings.standing) >= MOST_OPEN:
            yield "offer_limit"
        yield from side_problems(g, self.give, self.get)
        if not 1 <= self.count <= MOST_OFTEN:
            yield "bad_count"
        if self.until not in ("", "own_turn") and not re.fullmatch("[0-9]{1,4}", self.until):
            yield "bad_input"

    def _offer(self, g: Island, number: int, since: int) -> Standing:
        to = self.to or opponents(g, self.seat)
        return Standing(number, self.seat, to, self.give, self.get, self.count, self.until, since)

    def repeats(self, g: Island) -> bool:
        return any(offer == self._offer(g, offer.id, offer.since) for offer in g.settings.standing)

    def apply(self, g: Island, prompt: Question | None) -> None:
        offer = self._offer(g, g.settings.next_id, g.table.turn.number)
        g.settings.next_id += 1
        g.settings.standing.append(offer)
        seat, give, get, count = self.seat, self.give, self.get, self.count
        g.tell(StandingMade(seat=seat, give=give, get=get, count=count, to=self.to, standing=offer.id))


class WithdrawStanding(Action, frozen=True, array_like=True):
    """Withdraw an own standing offer."""

    key: ClassVar[str] = "withdraw_standing"
    by: ClassVar[str] = "anyone"
    group: ClassVar[str] = "trade"
    standing: StandingId

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return [s.id for s in g.settings.standing if s.maker == seat]

    @classmethod
    def taken_back(cls, g: Island, seat: int) -> Iterator[Action]:
        yield from (WithdrawStanding(seat, s.id) for s in g.settings.standing if s.maker == seat)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        offer = find_standing(g, self.standing)
        if offer is None or offer.maker != self.seat:
            yield "no_such_offer"

    def apply(self, g: Island, prompt: Question | None) -> None:
        offer = find_standing(g, self.standing)
        assert offer is not None
        end_standing(g, offer)


class AnyStanding(Need):
    """A standing offer; which one, the action names."""

    @staticmethod
    def held(g: Island, seat: int) -> list[Standing]:
        return g.settings.standing


class TakeStanding(Action, frozen=True, array_like=True):
    """Take one unit of an opponent's standing offer."""

    key: ClassVar[str] = "take_standing"
    during: ClassVar[tuple[str, ...]] = TRADING_TIME
    final: ClassVar[bool] = True
    keeps: ClassVar[bool] = True
    group: ClassVar[str] = "trade"
    needs: ClassVar[tuple[Need, ...]] = (AnyStanding(),)
    standing: StandingId

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        return rules.option("standing_offers") is True and rules.option("trade") != "none"

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return [s.id for s in g.settings.standing if seat in s.to]

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if switched_off(g):
            yield "not_in_this_game"
        offer = find_standing(g, self.standing)
        if offer is None or self.seat not in offer.to:
            yield "no_such_offer"
            return
        if barred(g, self.seat, offer.maker):
            yield "embargo"
        yield from giving_problems(g, self.seat, offer.get)

    def apply(self, g: Island, prompt: Question | None) -> None:
        """A maker who lacks the cards loses the whole offer; the taker reads it as just withdrawn (BASE-X5)."""
        offer = find_standing(g, self.standing)
        assert offer is not None
        if not holds(g, offer.maker, offer.give):
            end_standing(g, offer)
            g.tell(StandingGone(seat=self.seat))
            return
        exchange(g, offer.maker, self.seat, offer.give, offer.get, offer=offer.id, by="standing")
        offer.count -= 1
        if not offer.count:
            g.settings.standing.remove(offer)


def expire_at_start(g: Island) -> None:
    """Offers until the maker's next turn end as that turn begins."""
    for offer in list(g.settings.standing):
        if offer.until == "own_turn" and offer.maker == g.table.turn.owner and offer.since != g.table.turn.number:
            end_standing(g, offer)


def expire_at_end(g: Island) -> None:
    """Offers until a turn end with it."""
    for offer in list(g.settings.standing):
        if offer.until.isdigit() and int(offer.until) <= g.table.turn.number:
            end_standing(g, offer)
