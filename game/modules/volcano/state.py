"""What the volcano did last."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from game.table import Island

TERRAIN = "volcano"


class State(Struct):
    """The last lava die and the turn it fell in; 0 before the first eruption."""

    lava: int = 0
    turn: int = 0


def of(g: Island) -> State:
    return cast(State, g.ext["volcano"])


def volcano(g: Island) -> int:
    """The hex of the volcano."""
    return g.table.terrain.index(TERRAIN)
