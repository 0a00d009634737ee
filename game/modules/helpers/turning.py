"""After the use: turn the helper over or swap it; after the second use swap (HLP-19 to HLP-25)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from game.engine import Action, Arg, Problem, Question, SoFar
from game.modules.helpers.facts import FACTS
from game.modules.helpers.state import of, swap, turn_over
from game.modules.helpers.told import HelperSwapped, HelperTurned
from game.modules.helpers.using import GROUP
from game.modules.helpers.worth import best_of_display, helper_worth
from game.table import Island


def turn_or_swap(g: Island, seat: int) -> None:
    """The choice that everything else of this player waits for (HLP-24)."""
    g.ask(seat, TurnOrSwap(second=int(of(g).hired[seat].second)))


class TurnHelper(Action, frozen=True, array_like=True):
    """Turn the helper to its second side and keep it."""

    key: ClassVar[str] = "helper_turn"
    during: ClassVar[tuple[str, ...]] = ("turn_or_swap",)
    group: ClassVar[str] = GROUP

    @classmethod
    def concerns(cls, g: Island, seat: int) -> bool:
        return not of(g).hired[seat].second

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if of(g).hired[self.seat].second:
            yield "must_swap"

    def apply(self, g: Island, prompt: Question | None) -> None:
        turn_over(g, self.seat)
        g.tell(HelperTurned(seat=self.seat, helper=of(g).hired[self.seat].name))


class SwapHelper(Action, frozen=True, array_like=True):
    """Lay the helper back and take another one from the display."""

    key: ClassVar[str] = "helper_swap"
    during: ClassVar[tuple[str, ...]] = ("turn_or_swap",)
    group: ClassVar[str] = GROUP
    helper: Annotated[str, Arg("option", tuple(FACTS.tiles))]

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return of(g).display

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if self.helper not in of(g).display:
            yield "not_in_display"

    def apply(self, g: Island, prompt: Question | None) -> None:
        returned = of(g).hired[self.seat].name
        swap(g, self.seat, self.helper)
        g.tell(HelperSwapped(seat=self.seat, helper=returned, new_helper=self.helper))


class TurnOrSwap(Question, tag="turn_or_swap"):
    entrusted: ClassVar[bool] = True
    second: int

    def default(self, g: Island) -> Action:
        """Turn it if that is possible, else take the one with the lowest number."""
        second = of(g).hired[self.seat].second
        return SwapHelper(self.seat, of(g).display[0]) if second else TurnHelper(self.seat)

    def offhand(self, g: Island) -> Action:
        """Whichever is worth most."""
        hired, best = of(g).hired[self.seat], best_of_display(g, self.seat)
        better = helper_worth(g, self.seat, best) > helper_worth(g, self.seat, hired.name)
        return SwapHelper(self.seat, best) if hired.second or better else TurnHelper(self.seat)
