"""Ryan: a look into the hand of somebody who is ahead, and one card from it (HLP-47, HLP-48)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Card, Seat
from game.core.awards import points_of
from game.core.cards import hand_size, one
from game.core.memory import looked_into, pass_unseen
from game.engine import Action, Problem, Question, SoFar
from game.modules.helpers.told import RyanLooks, RyanTakes, RyanTakesCard
from game.modules.helpers.using import GROUP, Use
from game.table import Island


def leaders(g: Island, seat: int) -> list[int]:
    """Others with more visible points and a card to take (HLP-47, HLP-D12)."""
    mine = points_of(g, seat, hidden=False)
    present = [s for s in g.from_seat(seat)[1:] if s not in g.gone and hand_size(g, s)]
    return [s for s in present if points_of(g, s, hidden=False) > mine]


class Ryan(Use, frozen=True, array_like=True):
    """Look at the hand of a player with more points and take a card of choice."""

    key: ClassVar[str] = "helper_ryan"
    helper: ClassVar[str] = "ryan"
    target: Seat

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        return 0.12 if leaders(g, seat) else 0.04

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return leaders(g, seat)

    def against(self, g: Island) -> Iterator[Problem]:
        if self.target not in leaders(g, self.seat):
            yield "bad_target"

    def effect(self, g: Island) -> None:
        g.binding = True  # a hand was shown
        looked_into(g, self.seat, self.target)
        hand = g.rules.named(g.table.hands[self.target][: g.rules.resource_kinds])
        g.tell(RyanLooks(seat=self.seat, target=self.target))
        g.ask(self.seat, RyanCard(secret=hand, target=self.target))


class TakeCard(Action, frozen=True, array_like=True):
    """Take one of the cards seen."""

    key: ClassVar[str] = "helper_take"
    during: ClassVar[tuple[str, ...]] = ("ryan_card",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = GROUP
    card: Card

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return list(prompt.secret or ()) if prompt is not None else ()

    def problems(self, g: Island, prompt: RyanCard) -> Iterator[Problem]:
        if self.card not in (prompt.secret or ()):
            yield "bad_target"

    def apply(self, g: Island, prompt: RyanCard) -> None:
        target = prompt.target
        pass_unseen(g, target, self.seat, one(g, g.rules.index[self.card]))
        g.tell(RyanTakes(seat=self.seat, target=target))
        g.tell(RyanTakesCard(seat=self.seat, target=target, card=self.card))


class RyanCard(Question, tag="ryan_card"):
    target: int

    def default(self, g: Island) -> Action:
        """The kind they hold most; ties in the order of kinds."""
        return TakeCard(self.seat, max(self.secret, key=lambda kind: (self.secret[kind], -g.rules.index[kind])))

    def forced(self, g: Island) -> Action | None:
        """A hand of one card."""
        return self.default(g) if hand_size(g, self.target) == 1 else None

    def offhand(self, g: Island) -> Action:
        """What one has least of oneself."""
        hand = g.table.hands[self.seat]
        return TakeCard(self.seat, min(self.secret, key=lambda kind: hand[g.rules.index[kind]]))
