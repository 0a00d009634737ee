"""City walls of the base game as a module; what a wall is stands in game/core/walls.py."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from game.core import walls
from game.core.facts import facts
from game.core.variant import Variant
from game.engine import Action, Question
from game.look import Chip, Text
from game.lookout import Looking
from game.modules.base.rolling import close_trade
from game.setup import Setup, Stock
from game.table import Island


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """How many walls all players share."""

    walls: int


FACTS = facts("city_walls", Facts)


class State(Struct):
    """The corners that have a wall."""

    walls: list[int] = []


def of(g: Island) -> State:
    state: State = g.ext["city_walls"]  # type: ignore[assignment]
    return state


class BuildWall(walls.BuildWall, frozen=True, array_like=True):
    """Put a wall of the common supply under a city."""

    during: ClassVar[tuple[str, ...]] = ("main", "trade", "build")
    not_a_city: ClassVar[str] = "wall_needs_city"
    has_one: ClassVar[str] = "already_walled"
    none_left: ClassVar[str] = "no_wall_left"

    @classmethod
    def walls(cls, g: Island) -> list[int]:
        return of(g).walls

    @classmethod
    def left(cls, g: Island, seat: int) -> int:
        return FACTS.walls - len(of(g).walls)

    def apply(self, g: Island, prompt: Question | None) -> None:
        close_trade(g)
        super().apply(g, prompt)


class CityWalls(Variant):
    """Seven walls, two bricks each, one more point to win."""

    key: ClassVar[str] = "city_walls"
    State: ClassVar[type[Struct]] = State
    actions: ClassVar[tuple[type[Action], ...]] = (BuildWall,)

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        """Before what can be mended by paying."""
        return (*codes[:-1], "wall_needs_city", "already_walled", "no_wall_left", codes[-1])

    def extra_points(self, setup: Setup, main: str) -> int:
        return 1

    def supplies(self, setup: Setup, stock: Stock) -> Stock:
        stock.prices[walls.WALL] = dict(walls.PRICE)
        return stock

    def hand_limit(self, g: Island, seat: int, limit: int) -> int:
        return walls.walled_limit(g, of(g).walls, seat, limit)

    def lost(self, g: Island, seat: int, corner: int, old: str, new: str, cause: str) -> None:
        walls.drop_wall(g, of(g).walls, seat, corner)

    def look(self, g: Island, looking: Looking) -> None:
        state = of(g)
        looking.marks += walls.wall_marks(g, state.walls)
        for seat in g.seats:
            looking.some(seat, walls.WALL, walls.own_walls(g, state.walls, seat), "look-walls")
        left = FACTS.walls - len(state.walls)
        looking.chips.append(Chip(walls.WALL, str(left), Text("look-walls-left", {"n": left})))
