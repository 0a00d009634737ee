"""Using a helper: what all uses have in common (HLP-10 to HLP-18)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.engine import Action, Problem, Prompt, Ruleset
from game.modules.helpers.facts import helpers_of
from game.modules.helpers.state import holds, is_ready, ready_problems
from game.table import Island

OWN_TURN = ("main", "trade", "build", "paired")
GROUP = "helper"


class Use(Action, frozen=True, array_like=True):
    """One use of one helper, in its holder's own turn unless it says otherwise.

    Whatever comes of it, turning or swapping follows, and both make the helper rest (HLP-17, HLP-18).
    """

    during: ClassVar[tuple[str, ...]] = OWN_TURN
    group: ClassVar[str] = GROUP
    helper: ClassVar[str]

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        """What the next use of this helper is worth to a seat, in points (automatic players)."""
        raise NotImplementedError

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        yield from ready_problems(g, self.seat, self.helper)
        yield from self.against(g)

    def against(self, g: Island) -> Iterator[Problem]:
        """Why this helper's own effect is not possible."""
        return iter(())

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        g.tell("helper_used", seat=self.seat, helper=self.helper)
        self.effect(g)
        g.then("turn_or_swap", seat=self.seat)

    def effect(self, g: Island) -> None:
        """What the helper does; what it asks is answered before the choice to turn or swap (HLP-D9)."""

    @classmethod
    def suggest(cls, g: Island, seat: int, prompt: Prompt | None) -> Iterable[Action]:
        return cls.ways(g, seat, prompt) if holds(g, seat, cls.helper) and is_ready(g, seat) else ()

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Prompt | None) -> Iterable[Action]:
        """Legal ways to use a helper that is held and ready."""
        return super().suggest(g, seat, prompt)

    @classmethod
    def concerns(cls, g: Island, seat: int) -> bool:
        return holds(g, seat, cls.helper)

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        return cls.helper in helpers_of(rules)
