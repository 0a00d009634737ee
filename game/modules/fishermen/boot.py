"""The old boot: a point more to win, and whom it may be handed to (FSH-30 to FSH-32)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Seat
from game.core.awards import points_of
from game.core.land import points_changed
from game.engine import Action, Need, Problem, Question, SoFar
from game.modules.fishermen.state import NOBODY, of
from game.modules.fishermen.told import BootGiven
from game.modules.fishermen.using import GROUP, PHASES
from game.table import Island


class Boot(Need):
    """The boot lies in front of the seat, and was not handed on in this turn."""

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        if of(g).boot != seat:
            yield "no_boot"
        elif of(g).handed_in == g.table.turn.part_number:
            yield "boot_handed_on"


class GiveBoot(Action, frozen=True, array_like=True):
    """Hand the old boot to somebody who has at least as many points."""

    key: ClassVar[str] = "fish_boot"
    during: ClassVar[tuple[str, ...]] = ("before_roll", *PHASES)
    group: ClassVar[str] = GROUP
    needs: ClassVar[tuple[Need, ...]] = (Boot(),)
    to: Seat

    @classmethod
    def concerns(cls, g: Island, seat: int) -> bool:
        return of(g).boot == seat

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return [other for other in g.from_seat(seat)[1:] if other not in g.gone]

    def against(self, g: Island) -> Iterator[Problem]:
        if self.to not in g.seats or self.to in (self.seat, *g.gone):
            yield "bad_target"
        elif points_of(g, self.to, hidden=False) < points_of(g, self.seat, hidden=False):
            yield "fewer_points"

    def apply(self, g: Island, prompt: Question | None) -> None:
        state = of(g)
        state.boot, state.handed_in = self.to, g.table.turn.part_number
        points_changed(g)
        g.tell(BootGiven(seat=self.seat, other=self.to))


def holds_back(g: Island, seat: int) -> bool:
    """Whether the boot keeps a seat from winning with the points it has."""
    return seat != NOBODY and of(g).boot == seat and points_of(g, seat) <= g.table.target
