"""The traders change cards with the bank, one for one, once or twice in a row (BF-39, BF-D11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Card
from game.core.cards import give_bank, take_bank
from game.engine import Action, Problem, Question, SoFar
from game.modules.base.told import BankTraded
from game.modules.best_friends.hands import card_problems, held_resources, kind_problems, resources
from game.table import Island


def changes(g: Island, seat: int, so_far: SoFar) -> Sequence[str]:
    """Cards worth trying: first to give, then to take."""
    return [kind for kind in resources(g) if kind != so_far["give"]] if "give" in so_far else held_resources(g, seat)


def ways_to_change(g: Island, seat: int) -> list[tuple[str, str]]:
    """Every change a hand and the bank allow."""
    bank = g.table.bank
    found = [kind for i, kind in enumerate(resources(g)) if bank[i]]
    return [(give, get) for give in held_resources(g, seat) for get in found if get != give]


def change_problems(g: Island, seat: int, give: str, get: str) -> Iterator[Problem]:
    yield from card_problems(g, seat, give)
    if give == get:
        yield "same_resource"
    problems = list(kind_problems(g, get))
    yield from problems
    if not problems and not g.table.bank[g.rules.index[get]]:
        yield "bank_empty"


def change(g: Island, seat: int, give: str, get: str) -> None:
    give_bank(g, seat, g.rules.cards({give: 1}))
    take_bank(g, seat, g.rules.cards({get: 1}))
    g.tell(BankTraded(seat=seat, give={give: 1}, get={get: 1}))


def ask_change(g: Island, seat: int) -> None:
    """A second change belongs to the same use and comes at once, if anybody wants it."""
    g.ask(seat, SecondChange())


class ChangeAgain(Action, frozen=True, array_like=True):
    """Change a second card."""

    key: ClassVar[str] = "change_again"
    during: ClassVar[tuple[str, ...]] = ("second_change",)
    group: ClassVar[str] = "guild"
    give: Card
    get: Card

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return changes(g, seat, so_far)

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> list[Action]:
        return [ChangeAgain(seat, give, get) for give, get in ways_to_change(g, seat)]

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        return change_problems(g, self.seat, self.give, self.get)

    def apply(self, g: Island, prompt: Question | None) -> None:
        change(g, self.seat, self.give, self.get)


class StopChanging(Action, frozen=True, array_like=True):
    """Do without the second change."""

    key: ClassVar[str] = "stop_changing"
    during: ClassVar[tuple[str, ...]] = ("second_change",)
    group: ClassVar[str] = "guild"


class SecondChange(Question, tag="second_change"):
    def default(self, g: Island) -> Action:
        return StopChanging(self.seat)
