"""Using a helper: what all uses have in common (HLP-10 to HLP-18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from game.engine import Action, Need, Problem, Question, Ruleset
from game.modules.helpers.facts import helpers_of
from game.modules.helpers.state import holds, is_ready, of, ready_problems
from game.modules.helpers.told import HelperUsed
from game.table import Island

OWN_TURN = ("main", "trade", "build", "paired")
GROUP = "helper"


class ReadyHelper(Need):
    """A helper of the own that has rested."""

    def __init__(self, helper: str) -> None:
        self.name = helper

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        return ready_problems(g, seat, self.name)

    def met(self, g: Island, seat: int) -> bool:
        return holds(g, seat, self.name) and is_ready(g, seat)

    @staticmethod
    def held(g: Island, seat: int) -> tuple[str, ...]:
        return (of(g).hired[seat].name,) if is_ready(g, seat) else ()


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

    def __init_subclass__(cls) -> None:
        if "helper" in vars(cls):
            cls.needs = (ReadyHelper(cls.helper),)

    def apply(self, g: Island, prompt: Question | None) -> None:
        g.tell(HelperUsed(seat=self.seat, helper=self.helper))
        self.effect(g)
        g.then("turn_or_swap", seat=self.seat)

    def effect(self, g: Island) -> None:
        """What the helper does; what it asks is answered before the choice to turn or swap (HLP-D9)."""

    @classmethod
    def concerns(cls, g: Island, seat: int) -> bool:
        return holds(g, seat, cls.helper)

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        return cls.helper in helpers_of(rules)
