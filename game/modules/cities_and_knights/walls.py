"""City walls of this expansion: three for each player (CK-53 to CK-55)."""

from __future__ import annotations

from typing import ClassVar

from game.core import walls
from game.modules.cities_and_knights.state import of
from game.table import Island

WALLS_EACH = 3


class BuildWall(walls.BuildWall, frozen=True, array_like=True):
    """Put a wall under a city."""

    not_a_city: ClassVar[str] = "need_city"
    has_one: ClassVar[str] = "wall_limit"
    none_left: ClassVar[str] = "wall_limit"

    @classmethod
    def walls(cls, g: Island) -> list[int]:
        return of(g).walls

    @classmethod
    def left(cls, g: Island, seat: int) -> int:
        return WALLS_EACH - walls.own_walls(g, of(g).walls, seat)
