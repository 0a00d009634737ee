"""City walls: one under a city lets its owner keep more cards on a 7; lost with the city it stands under.

Where the walls stand is a list of corners in the state of the module that has them; all rules about them are here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Corner
from game.core.cards import pay
from game.core.needs import Price
from game.core.reach import SIZES
from game.core.told import Built, WallLost
from game.engine import Action, Need, Problem, Question, SoFar
from game.look import Mark, Text
from game.table import Building, Island

WALL = "wall"
PRICE = {"brick": 2}
CARDS_KEPT = 2


def own_walls(g: Island, walls: Sequence[int], seat: int) -> int:
    """How many of these walls stand under cities of a seat."""
    buildings = g.table.buildings
    return sum(buildings[corner].seat == seat for corner in walls)


def walled_limit(g: Island, walls: Sequence[int], seat: int, limit: int) -> int:
    """Cards kept on a 7: two more for each own wall."""
    return limit + CARDS_KEPT * own_walls(g, walls, seat)


def drop_wall(g: Island, walls: list[int], seat: int, corner: int) -> None:
    """The building there was lost or reduced: its wall goes back to the supply."""
    if corner in walls:
        walls.remove(corner)
        g.tell(WallLost(seat=seat, place=corner))


def wall_marks(g: Island, walls: Sequence[int]) -> list[Mark]:
    """Walls as the picture shows them: under their cities."""
    alt = Text("look-wall")
    return [Mark("corner", c, "under", WALL, g.table.buildings[c].seat, alt=alt) for c in sorted(walls)]


def is_city(building: Building | None, seat: int) -> bool:
    """An own city that counts as one."""
    return building is not None and building.seat == seat and building.size >= SIZES["city"]


class BuildWall(Action, frozen=True, array_like=True):
    """Put a wall under a city; a module says where its walls are, how many are left, and its codes."""

    key: ClassVar[str] = "build_wall"
    during: ClassVar[tuple[str, ...]] = ("main",)
    group: ClassVar[str] = "build"
    needs: ClassVar[tuple[Need, ...]] = (Price(WALL),)
    exact: ClassVar[bool] = True
    not_a_city: ClassVar[str]
    has_one: ClassVar[str]
    none_left: ClassVar[str]
    corner: Corner

    @classmethod
    def walls(cls, g: Island) -> list[int]:
        """The corners of all walls, as the state keeps them."""
        raise NotImplementedError

    @classmethod
    def left(cls, g: Island, seat: int) -> int:
        """Walls a seat can still take from the supply."""
        raise NotImplementedError

    @classmethod
    def places(cls, g: Island, seat: int) -> list[int]:
        """Where a wall may go, the price aside."""
        if cls.left(g, seat) <= 0:
            return []
        walls = cls.walls(g)
        return sorted(c for c, b in g.table.buildings.items() if is_city(b, seat) and c not in walls)

    @classmethod
    def wall_problems(cls, g: Island, seat: int, corner: int) -> Iterator[Problem]:
        """Every reason against a wall there, the price aside."""
        if not is_city(g.table.buildings.get(corner), seat):
            yield cls.not_a_city
        if corner in cls.walls(g):
            yield cls.has_one
        if cls.left(g, seat) <= 0:
            yield cls.none_left

    @classmethod
    def put_wall(cls, g: Island, seat: int, corner: int, how: str) -> None:
        """The wall stands, and everybody hears of it."""
        cls.walls(g).append(corner)
        g.tell(Built(seat=seat, item=WALL, place=corner, how=how))
        g.rules.placed(g, seat, WALL, corner, how)

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return cls.places(g, seat)

    def against(self, g: Island) -> Iterator[Problem]:
        return self.wall_problems(g, self.seat, self.corner)

    def apply(self, g: Island, prompt: Question | None) -> None:
        pay(g, self.seat, WALL)
        self.put_wall(g, self.seat, self.corner, "paid")
