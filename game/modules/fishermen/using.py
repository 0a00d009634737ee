"""What fish buys (FSH-20 to FSH-25)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Card, Seat
from game.core.cards import hand_size, steal_card, take_bank
from game.engine import Action, Need, Problem, Question, Refused, SoFar
from game.modules.base.building import free_edges
from game.modules.development.buying import draw_card
from game.modules.fishermen.catching import put_back
from game.modules.fishermen.state import FACTS, fish_of, of, payment
from game.modules.fishermen.told import FishResource, FishSpent, RobberFished
from game.table import Island

PHASES = ("main", "trade", "build", "paired")
GROUP = "fish"


class Fish(Need):
    """So many fish on one's tokens."""

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        if (held := fish_of(g, seat)) < self.cost:
            yield Refused("too_few_fish", cost=self.cost, held=held)


class UseFish(Action, frozen=True, array_like=True):
    """Pay with fish for something."""

    during: ClassVar[tuple[str, ...]] = PHASES
    group: ClassVar[str] = GROUP
    cost: ClassVar[int]

    @classmethod
    def concerns(cls, g: Island, seat: int) -> bool:
        """By what everybody sees: some token lies there."""
        return g.table.hands[seat][g.rules.index["fish"]] > 0

    def pay(self, g: Island) -> None:
        """The tokens that lose the fewest fish are laid open; no change is given (FSH-25, FSH-D6)."""
        tokens = payment(of(g).tokens[self.seat], self.cost)
        put_back(g, self.seat, tokens)
        g.tell(FishSpent(seat=self.seat, n=sum(tokens), lost=sum(tokens) - self.cost))


class FishRobber(UseFish, frozen=True, array_like=True):
    """For two fish the robber leaves the board until the next 7 or knight."""

    key: ClassVar[str] = "fish_robber"
    cost: ClassVar[int] = FACTS.robber
    needs: ClassVar[tuple[Need, ...]] = (Fish(FACTS.robber),)

    def against(self, g: Island) -> Iterator[Problem]:
        yield from g.rules.robber_bound(g)
        if g.table.robber < 0:
            yield "robber_off_board"

    def apply(self, g: Island, prompt: Question | None) -> None:
        self.pay(g)
        g.table.robber = -1
        g.tell(RobberFished(seat=self.seat))


class FishSteal(UseFish, frozen=True, array_like=True):
    """For three fish take a card at random from somebody's hand."""

    key: ClassVar[str] = "fish_steal"
    cost: ClassVar[int] = FACTS.theft
    needs: ClassVar[tuple[Need, ...]] = (Fish(FACTS.theft),)
    victim: Seat

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return [other for other in g.from_seat(seat)[1:] if other not in g.gone]

    def against(self, g: Island) -> Iterator[Problem]:
        present = self.victim in g.seats and self.victim not in (self.seat, *g.gone)
        if not present or not hand_size(g, self.victim):
            yield "bad_target"

    def apply(self, g: Island, prompt: Question | None) -> None:
        self.pay(g)
        steal_card(g, self.seat, self.victim)


class TakeResource(UseFish, frozen=True, array_like=True):
    """For four fish take a resource of choice from the bank."""

    key: ClassVar[str] = "fish_resource"
    cost: ClassVar[int] = FACTS.resource
    needs: ClassVar[tuple[Need, ...]] = (Fish(FACTS.resource),)
    card: Card

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return g.rules.kinds[: g.rules.resource_kinds]

    def against(self, g: Island) -> Iterator[Problem]:
        kind = g.rules.index.get(self.card, g.rules.resource_kinds)
        if kind >= g.rules.resource_kinds:
            yield "not_a_resource"
        elif not g.table.bank[kind]:
            yield "bank_empty"

    def apply(self, g: Island, prompt: Question | None) -> None:
        self.pay(g)
        take_bank(g, self.seat, g.rules.cards({self.card: 1}))
        g.tell(FishResource(seat=self.seat, card=self.card))


class FishRoad(UseFish, frozen=True, array_like=True):
    """For five fish build a road for nothing."""

    key: ClassVar[str] = "fish_road"
    cost: ClassVar[int] = FACTS.road
    needs: ClassVar[tuple[Need, ...]] = (Fish(FACTS.road),)

    def against(self, g: Island) -> Iterator[Problem]:
        if not free_edges(g, self.seat):
            yield "nothing_possible"

    def apply(self, g: Island, prompt: Question | None) -> None:
        self.pay(g)
        g.then("free_roads", seat=self.seat, left=1, must=True)


class FishCard(UseFish, frozen=True, array_like=True):
    """For seven fish draw a development card."""

    key: ClassVar[str] = "fish_card"
    cost: ClassVar[int] = FACTS.card
    needs: ClassVar[tuple[Need, ...]] = (Fish(FACTS.card),)

    def against(self, g: Island) -> Iterator[Problem]:
        yield from g.rules.bars_playing(g, self.seat, self.key)

    def apply(self, g: Island, prompt: Question | None) -> None:
        self.pay(g)
        g.then("fish_card", seat=self.seat)


def fish_card(g: Island, seat: int) -> None:
    """A card of the deck; other expansions have other decks."""
    draw_card(g, seat)
