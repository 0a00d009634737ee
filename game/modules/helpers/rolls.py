"""Hilda and Thorolf, who act on anybody's roll (HLP-33 to HLP-35, HLP-40 to HLP-43)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from game.arguments import Card
from game.core.cards import hand_size, one, take_bank
from game.engine import Action, Problem, Question, SoFar
from game.modules.base.told import Picked
from game.modules.helpers.prices import in_bank, resource_problems, resources, scarcest
from game.modules.helpers.state import NOBODY, of, ready_holder
from game.modules.helpers.told import HelperDeclined, HelperInVain, HelperUsed, ThorolfSaves
from game.modules.helpers.turning import turn_or_swap
from game.modules.helpers.using import GROUP, Use
from game.table import Island

OUTSIDE = ("before_roll", "main", "trade", "build", "special_build", "paired", "discard", "robber", "steal", "thorolf")


def take_one(g: Island, seat: int, resource: str) -> None:
    """One card from the bank, openly."""
    take_bank(g, seat, one(g, g.rules.index[resource]))
    g.tell(Picked(seat=seat, cards={resource: 1}, why="helper"))


class _Take(Use, frozen=True, array_like=True):
    """Take one resource of choice from the bank."""

    resource: Card

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return resources(g)

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        asked = prompt is not None and prompt.kind in cls.during and prompt.seat == seat
        return [cls(seat, kind) for kind in in_bank(g)] if asked else ()

    def against(self, g: Island) -> Iterator[Problem]:
        return resource_problems(g, self.resource)

    def effect(self, g: Island) -> None:
        take_one(g, self.seat, self.resource)


class Hilda(_Take, frozen=True, array_like=True):
    """After a roll that brought nothing take any resource."""

    key: ClassVar[str] = "helper_hilda"
    helper: ClassVar[str] = "hilda"
    during: ClassVar[tuple[str, ...]] = ("hilda",)
    barred_during: ClassVar[tuple[str, ...]] = OUTSIDE
    by: ClassVar[str] = "both"  # in others' turns too she says herself that her moment has passed

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        """Most rolls bring nothing, and she can be used on any of them."""
        return 0.12

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        yield from super().problems(g, prompt)
        if prompt is None or prompt.kind not in self.during:
            yield "wrong_phase"


def ask_hilda(g: Island) -> None:
    """Her holder got no card from this roll, whatever the reason (HLP-33)."""
    seat = ready_holder(g, Hilda.helper)
    if seat != NOBODY and not g.table.turn.got[seat] and in_bank(g):
        g.ask(seat, HildaQuestion())


class DeclineHelper(Action, frozen=True, array_like=True):
    """Do without the helper this time."""

    key: ClassVar[str] = "helper_decline"
    during: ClassVar[tuple[str, ...]] = ("hilda",)
    barred_during: ClassVar[tuple[str, ...]] = ("thorolf",)
    group: ClassVar[str] = GROUP

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if prompt is not None and prompt.kind in self.barred_during:
            yield "must_use"

    def apply(self, g: Island, prompt: Question | None) -> None:
        g.tell(HelperDeclined(seat=self.seat))


def first_of(g: Island, order: str) -> str | None:
    """The first resource of a standing order that the bank still has (HLP, playing at different times)."""
    there = in_bank(g)
    return next((name for name in order.split(",") if name in there), None)


class HildaQuestion(Question, tag="hilda"):
    entrusted: ClassVar[bool] = True
    by_resource: ClassVar[bool] = True

    def default(self, g: Island) -> Action:
        return DeclineHelper(self.seat)

    def ordered(self, g: Island, order: str) -> Action:
        wanted = first_of(g, order)
        return self.default(g) if wanted is None else Hilda(self.seat, wanted)

    def offhand(self, g: Island) -> Action:
        return Hilda(self.seat, scarcest(g, self.seat))


class Thorolf(_Take, frozen=True, array_like=True):
    """On a 7 take any resource; a hand that is too large is safe without asking."""

    key: ClassVar[str] = "helper_thorolf"
    helper: ClassVar[str] = "thorolf"
    during: ClassVar[tuple[str, ...]] = ("thorolf",)

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        """A 7 falls once in six rolls; what he saves grows with the hand."""
        return 0.05 + 0.012 * max(0, hand_size(g, seat) - 4)

    def apply(self, g: Island, prompt: Question | None) -> None:
        """The choice to turn or swap is open beside the discards of the others."""
        g.tell(HelperUsed(seat=self.seat, helper=self.helper))
        self.effect(g)
        turn_or_swap(g, self.seat)


def thorolf_acts(g: Island) -> None:
    """On every 7, before anybody discards: he saves a hand above the limit, or brings a card (HLP-40 to HLP-42)."""
    seat = ready_holder(g, Thorolf.helper)
    if seat == NOBODY:
        return
    of(g).spared = seat
    limit = g.rules.number("hand_limit")
    too_many = limit and hand_size(g, seat) > g.rules.hand_limit(g, seat, limit)
    if in_bank(g) and not too_many:
        g.ask(seat, ThorolfQuestion())
        return
    g.tell(HelperUsed(seat=seat, helper=Thorolf.helper))
    g.tell((ThorolfSaves if too_many else HelperInVain)(seat=seat))
    turn_or_swap(g, seat)


class ThorolfQuestion(Question, tag="thorolf"):
    entrusted: ClassVar[bool] = True
    by_resource: ClassVar[bool] = True

    def default(self, g: Island) -> Action:
        return Thorolf(self.seat, scarcest(g, self.seat))

    def ordered(self, g: Island, order: str) -> Action:
        wanted = first_of(g, order)
        return self.default(g) if wanted is None else Thorolf(self.seat, wanted)

    def forced(self, g: Island) -> Action | None:
        """An open bank with one kind left leaves no choice (ATX-28)."""
        return self.default(g) if len(in_bank(g)) == 1 and g.rules.flag("bank_shown") else None
