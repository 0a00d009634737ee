"""After the use: turn the helper over or swap it; after the second use swap (HLP-19 to HLP-25)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from game.arguments import Choice
from game.engine import Action, Kind, Problem, Prompt
from game.modules.helpers.state import of, swap, turn_over
from game.modules.helpers.using import GROUP
from game.modules.helpers.worth import best_of_display, helper_worth
from game.table import Island


def turn_or_swap(g: Island, seat: int) -> None:
    """The choice that everything else of this player waits for (HLP-24)."""
    g.ask(seat, "turn_or_swap", second=int(of(g).hired[seat].second))


class TurnHelper(Action, frozen=True, array_like=True):
    """Turn the helper to its second side and keep it."""

    key: ClassVar[str] = "helper_turn"
    during: ClassVar[tuple[str, ...]] = ("turn_or_swap",)
    group: ClassVar[str] = GROUP

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        if of(g).hired[self.seat].second:
            yield "must_swap"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        turn_over(g, self.seat)
        g.tell("helper_turned", seat=self.seat, helper=of(g).hired[self.seat].name)


class SwapHelper(Action, frozen=True, array_like=True):
    """Lay the helper back and take another one from the display."""

    key: ClassVar[str] = "helper_swap"
    during: ClassVar[tuple[str, ...]] = ("turn_or_swap",)
    group: ClassVar[str] = GROUP
    helper: Choice

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[str]:
        return of(g).display

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        if self.helper not in of(g).display:
            yield "not_in_display"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        returned = of(g).hired[self.seat].name
        swap(g, self.seat, self.helper)
        g.tell("helper_swapped", seat=self.seat, helper=returned, new_helper=self.helper)


class TurnOrSwap(Kind):
    key: ClassVar[str] = "turn_or_swap"
    entrusted: ClassVar[bool] = True

    def default(self, g: Island, prompt: Prompt) -> Action:
        """Turn it if that is possible, else take the one with the lowest number."""
        second = of(g).hired[prompt.seat].second
        return SwapHelper(prompt.seat, of(g).display[0]) if second else TurnHelper(prompt.seat)

    def offhand(self, g: Island, prompt: Prompt) -> Action:
        """Whichever is worth most."""
        hired, best = of(g).hired[prompt.seat], best_of_display(g, prompt.seat)
        better = helper_worth(g, prompt.seat, best) > helper_worth(g, prompt.seat, hired.name)
        return SwapHelper(prompt.seat, best) if hired.second or better else TurnHelper(prompt.seat)
