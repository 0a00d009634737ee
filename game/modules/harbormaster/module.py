"""The harbourmaster as a module: one more award, and a target one higher."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.core.awards import Award
from game.core.land import harbour_corners
from game.core.variant import Variant
from game.lookout import Looking
from game.modules.fixed_boards import FIXED_BOARDS
from game.setup import Setup
from game.table import Island

KEY = "harbormaster"


def harbour_points(g: Island, seat: int) -> int:
    """1 for a settlement and 2 for a city on a corner of a living harbour, whatever its kind (HBM-02)."""
    corners = harbour_corners(g)
    return sum(b.size for corner, b in g.table.buildings.items() if b.seat == seat and corner in corners)


class Harbormaster(Variant):
    """Who has most harbour points, and at least three, holds the card."""

    key: ClassVar[str] = KEY
    seats: ClassVar[range] = range(3, 7)
    unfit: ClassVar[Mapping[str, str]] = dict.fromkeys(FIXED_BOARDS, "no_harbours")
    awards: ClassVar[tuple[Award, ...]] = (Award(KEY, 2, 3, harbour_points),)

    def extra_points(self, setup: Setup, main: str) -> int:
        return 1

    def look(self, g: Island, looking: Looking) -> None:
        for seat in g.seats:
            holds = g.table.awards.get(KEY) == seat
            looking.some(seat, "harbour", harbour_points(g, seat), "look-harbour-points", strong=holds)
