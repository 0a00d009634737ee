"""Asla: a resource demanded from one or two players, each of whom gets a card in return (HLP-26 to HLP-30)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Card, Seat
from game.core.cards import hand_over, hand_size, one, token_problems
from game.core.memory import has_no
from game.engine import Action, Problem, Question, SoFar
from game.modules.helpers.facts import FACTS
from game.modules.helpers.prices import resources
from game.modules.helpers.told import AslaGot, AslaInVain, AslaReturned
from game.modules.helpers.using import GROUP, Use
from game.table import Island


def others(g: Island, seat: int) -> list[int]:
    return [other for other in g.from_seat(seat)[1:] if other not in g.gone]


class Asla(Use, frozen=True, array_like=True):
    """Demand a resource from a player, then perhaps from a second one."""

    key: ClassVar[str] = "helper_asla"
    helper: ClassVar[str] = "asla"
    exact: ClassVar[bool] = True
    resource: Card
    target: Seat

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        """A card that is needed for one that is not, while others have any."""
        return 0.07 if any(hand_size(g, other) for other in others(g, seat)) else 0.03

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[object]:
        return others(g, seat) if "resource" in so_far else resources(g)

    def against(self, g: Island) -> Iterator[Problem]:
        yield from token_problems(g, [self.resource])
        if self.resource not in resources(g) or self.target not in others(g, self.seat):
            yield "bad_target"

    def effect(self, g: Island) -> None:
        demand(g, self.seat, self.resource, self.target, [self.target])


def demand(g: Island, seat: int, resource: str, target: int, asked: list[int]) -> None:
    """Who has the resource hands one over and gets a card back; then the next may be asked (HLP-28, HLP-29)."""
    g.binding = True  # whether somebody has a card has come to light
    kind = g.rules.index[resource]
    if g.table.hands[target][kind]:
        hand_over(g, target, seat, one(g, kind))
        g.tell(AslaGot(seat=seat, target=target, card=resource))
        g.ask(seat, AslaReturn(resource=resource, target=target))
    else:
        has_no(g, target, (kind,))
        g.tell(AslaInVain(seat=seat, target=target, card=resource))
    g.then("asla_next", seat=seat, resource=resource, asked=asked)


def asla_next(g: Island, seat: int, resource: str, asked: list[int]) -> None:
    """A second player may be asked when the first answer is known (HLP-27)."""
    if len(asked) < FACTS.demands and set(others(g, seat)) - set(asked):
        g.ask(seat, AslaNext(resource=resource, asked=asked))


class GiveReturn(Action, frozen=True, array_like=True):
    """Give a card in return for the one received."""

    key: ClassVar[str] = "helper_give"
    during: ClassVar[tuple[str, ...]] = ("asla_return",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = GROUP
    card: Card

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return resources(g)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        yield from token_problems(g, [self.card])
        if self.card not in resources(g):
            yield "bad_target"
        elif not g.table.hands[self.seat][g.rules.index[self.card]]:
            yield "cannot_pay"

    def apply(self, g: Island, prompt: AslaReturn) -> None:
        target = prompt.target
        hand_over(g, self.seat, target, one(g, g.rules.index[self.card]))
        g.tell(AslaReturned(seat=self.seat, target=target, card=self.card))


class AslaReturn(Question, tag="asla_return"):
    resource: str
    target: int

    def default(self, g: Island) -> Action:
        """The very card that was received."""
        return GiveReturn(self.seat, self.resource)

    def forced(self, g: Island) -> Action | None:
        """Whose hand was empty has only this card (HLP-29)."""
        return self.default(g) if hand_size(g, self.seat) == 1 else None

    def offhand(self, g: Island) -> Action:
        """What there is most of, rather not the card that was wanted."""
        hand, wanted = g.table.hands[self.seat], g.rules.index[self.resource]
        kinds = range(g.rules.resource_kinds)
        best = max(kinds, key=lambda kind: (hand[kind] > 0, kind != wanted, hand[kind]))
        return GiveReturn(self.seat, g.rules.kinds[best])


class DemandAgain(Action, frozen=True, array_like=True):
    """Demand the same resource from a second player."""

    key: ClassVar[str] = "helper_ask"
    during: ClassVar[tuple[str, ...]] = ("asla_next",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = GROUP
    target: Seat

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return others(g, seat)

    def problems(self, g: Island, prompt: AslaNext) -> Iterator[Problem]:
        if self.target not in others(g, self.seat) or self.target in prompt.asked:
            yield "bad_target"

    def apply(self, g: Island, prompt: AslaNext) -> None:
        demand(g, self.seat, prompt.resource, self.target, [*prompt.asked, self.target])


class StopAsking(Action, frozen=True, array_like=True):
    """Ask nobody else."""

    key: ClassVar[str] = "helper_stop"
    during: ClassVar[tuple[str, ...]] = ("asla_next",)
    group: ClassVar[str] = GROUP


class AslaNext(Question, tag="asla_next"):
    resource: str
    asked: list[int]

    def default(self, g: Island) -> Action:
        return StopAsking(self.seat)

    def offhand(self, g: Island) -> Action:
        """Somebody with cards, as long as there is something else to give."""
        left = [s for s in others(g, self.seat) if s not in self.asked and hand_size(g, s)]
        hand, wanted = g.table.hands[self.seat], g.rules.index[self.resource]
        if not left or hand[wanted] > 1 or sum(hand[: g.rules.resource_kinds]) == hand[wanted]:
            return StopAsking(self.seat)
        return DemandAgain(self.seat, max(left, key=lambda s: hand_size(g, s)))
