"""Commercial harbour: a resource, unseen, for a commodity, once with each opponent (CK-172 to CK-174)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Card, Seat
from game.core.cards import hand_size, one, shortfall
from game.core.memory import has_no, pass_unseen
from game.engine import Action, Need, Problem, Question, SoFar
from game.modules.cities_and_knights.cards.play import Play, all_empty_handed
from game.modules.cities_and_knights.state import of, present
from game.modules.cities_and_knights.told import HarbourExchanged, HarbourExchangedCards, HarbourOffered, HarbourVoid
from game.table import Island


class CommercialHarbour(Play, frozen=True, array_like=True):
    """For the rest of the turn, exchange one resource for one commodity with each opponent."""

    key: ClassVar[str] = "progress_commercial_harbour"
    card: ClassVar[str] = "commercial_harbour"
    lasting: ClassVar[bool] = True

    def against(self, g: Island) -> Iterator[Problem]:
        if of(g).harbour:
            yield "once_per_turn"
        if all_empty_handed(g, self.seat):
            yield "no_effect"

    def effect(self, g: Island) -> None:
        of(g).harbour = True


class HarbourPlayed(Need):
    """The card, played in this turn."""

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        if not of(g).harbour:
            yield "no_such_card"

    def met(self, g: Island, seat: int) -> bool:
        return of(g).harbour


class OfferCommercial(Action, frozen=True, array_like=True):
    """Offer an opponent a resource that must be answered with a commodity."""

    key: ClassVar[str] = "offer_commercial"
    during: ClassVar[tuple[str, ...]] = ("main",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "card"
    needs: ClassVar[tuple[Need, ...]] = (HarbourPlayed(),)
    opponent: Seat
    resource: Card

    @classmethod
    def concerns(cls, g: Island, seat: int) -> bool:
        return of(g).harbour

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterator[Action]:
        """Not twice to somebody who had nothing to give, though that may have changed (CK-173)."""
        return (
            action for action in super().ways(g, seat, prompt) if getattr(action, "opponent", seat) not in of(g).void
        )

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[object]:
        return g.rules.kinds[: g.rules.resource_kinds] if "opponent" in so_far else present(g, seat)

    def against(self, g: Island) -> Iterator[Problem]:
        if self.opponent in of(g).exchanged:
            yield "once_per_turn"
        if self.opponent not in present(g, self.seat) or self.resource not in g.rules.kinds[: g.rules.resource_kinds]:
            yield "bad_target"
            return
        if not hand_size(g, self.opponent):
            yield "no_effect"
        if short := shortfall(g, self.seat, g.rules.cards({self.resource: 1})):
            yield short

    def apply(self, g: Island, prompt: Question | None) -> None:
        if not any(commodities(g, self.opponent)):
            of(g).void.append(self.opponent)
            has_no(g, self.opponent, range(g.rules.resource_kinds, g.rules.card_kinds))
            g.tell(HarbourVoid(seat=self.seat, other=self.opponent))
            return
        of(g).offering = self.resource
        g.tell(HarbourOffered(seat=self.seat, other=self.opponent))
        g.ask(self.opponent, HarbourCommodity(offerer=self.seat))


def commodities(g: Island, seat: int) -> list[int]:
    return g.table.hands[seat][g.rules.resource_kinds : g.rules.card_kinds]


class GiveCommodity(Action, frozen=True, array_like=True):
    """Give a commodity for the resource offered."""

    key: ClassVar[str] = "give_commodity"
    during: ClassVar[tuple[str, ...]] = ("harbour_commodity",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "card"
    commodity: Card

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return g.rules.kinds[g.rules.resource_kinds : g.rules.card_kinds]

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if self.commodity not in g.rules.kinds[g.rules.resource_kinds : g.rules.card_kinds]:
            yield "bad_target"
        elif short := shortfall(g, self.seat, g.rules.cards({self.commodity: 1})):
            yield short

    def apply(self, g: Island, prompt: HarbourCommodity) -> None:
        state, offerer, index = of(g), prompt.offerer, g.rules.index
        resources, cards = g.rules.resource_kinds, g.rules.card_kinds
        pass_unseen(g, offerer, self.seat, one(g, index[state.offering]), range(resources))
        pass_unseen(g, self.seat, offerer, one(g, index[self.commodity]), range(resources, cards))
        g.tell(HarbourExchanged(seat=offerer, other=self.seat))
        both = {"give": {state.offering: 1}, "get": {self.commodity: 1}}
        g.tell(HarbourExchangedCards(seat=offerer, other=self.seat, **both))
        state.exchanged.append(self.seat)
        state.offering = ""


class HarbourCommodity(Question, tag="harbour_commodity"):
    offerer: int

    def default(self, g: Island) -> Action:
        held = commodities(g, self.seat)
        best = max(range(len(held)), key=lambda k: (held[k], -k))
        return GiveCommodity(self.seat, g.rules.kinds[g.rules.resource_kinds + best])

    def forced(self, g: Island) -> Action | None:
        """A hand of one card leaves no choice, as everybody sees."""
        return self.default(g) if hand_size(g, self.seat) == 1 else None


ACTIONS: tuple[type[Action], ...] = (CommercialHarbour, OfferCommercial, GiveCommodity)
PROMPTS: tuple[type[Question], ...] = (HarbourCommodity,)
