"""The wizard's progress cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, cast

from msgspec import Struct

from game.engine import Problem
from game.module import Module
from game.modules.cities_and_knights.state import of as progress
from game.modules.magic_seven.told import WizardInvites
from game.table import Island


class State(Struct):
    """Cards the turn owner got from the wizard in this turn."""

    new: list[str] = []


def of(g: Island) -> State:
    return cast(State, g.ext[MagicProgress.key])


def magic_cards(g: Island, due: list[int]) -> None:
    """Each seat in turn order draws all its cards, one after the other, from decks of its choice."""
    owner = g.table.turn.owner
    for seat in g.from_seat(owner):
        if due[seat]:
            g.tell(WizardInvites(seat=seat, n=due[seat]))
        for _ in range(due[seat]):
            g.then("choose_deck", seat=seat)
    g.then("magic_marked", held=len(progress(g).hands[owner]))
    g.then("fifth_cards")


def magic_marked(g: Island, held: int) -> None:
    """What the owner got beyond the cards held before cannot be played in this turn."""
    of(g).new = progress(g).hands[g.table.turn.owner][held:]


class MagicProgress(Module):
    """Progress cards where there are no development cards."""

    key: ClassVar[str] = "cities_and_knights__magic_seven"
    requires: ClassVar[tuple[str, ...]] = ("cities_and_knights", "magic_seven")
    after: ClassVar[tuple[str, ...]] = requires
    combo: ClassVar[bool] = True
    State: ClassVar[type[Struct]] = State
    steps: ClassVar[Mapping[str, Callable[..., None]]] = {"magic_marked": magic_marked}
    replaces: ClassVar[Mapping[str, Callable[..., None]]] = {"magic_cards": magic_cards}

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        return codes if "card_too_new" in codes else (*codes, "card_too_new")

    def bars_playing(self, g: Island, seat: int, card: str) -> tuple[Problem, ...]:
        """A card of the same kind held before may be played."""
        if seat != g.table.turn.owner:
            return ()
        new = of(g).new.count(card)
        return ("card_too_new",) if new and progress(g).hands[seat].count(card) <= new else ()

    def turn_ended(self, g: Island) -> None:
        of(g).new = []

    def hides(self, g: Island, seat: int) -> None:
        if seat != g.table.turn.owner:
            of(g).new = []
