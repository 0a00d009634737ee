"""Knights on the board: building, activating, promoting (CK-56 to CK-70)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Corner
from game.core.building import roads_touching
from game.core.cards import pay
from game.core.land import is_corner, touch
from game.core.needs import Price
from game.core.roads import has_road_at
from game.engine import Action, Need, Problem, Question, SoFar
from game.modules.cities_and_knights.state import ABILITY_LEVEL, Knight, level, of
from game.modules.cities_and_knights.told import KnightActivated, KnightBuilt, KnightPromoted
from game.table import Island

BASIC, STRONG, MIGHTY = 1, 2, 3
PIECES = 2  # of each strength, for each player
BUILD, ACTIVATE, PROMOTE = "knight", "activation", "promotion"
PRICES = {BUILD: {"ore": 1, "wool": 1}, ACTIVATE: {"grain": 1}, PROMOTE: {"ore": 1, "wool": 1}}


def knights_of(g: Island, seat: int) -> list[int]:
    return sorted(corner for corner, knight in of(g).knights.items() if knight.seat == seat)


def own_knight(g: Island, seat: int, corner: int) -> Knight | None:
    knight = of(g).knights.get(corner)
    return knight if knight is not None and knight.seat == seat else None


def pieces_left(g: Island, seat: int, strength: int) -> int:
    """Knights of a strength in a seat's supply; one that was driven away still belongs to the board."""
    state = of(g)
    out = list(state.knights.values()) + ([state.driven.knight] if state.driven else [])
    return PIECES - sum(knight.seat == seat and knight.strength == strength for knight in out)


def is_free(g: Island, corner: int) -> bool:
    """Neither building nor knight stands there."""
    return corner not in g.table.buildings and corner not in of(g).knights


def put_knight(g: Island, corner: int, knight: Knight) -> None:
    """A knight stands on a corner: roads through it may be cut (CK-67, CK-69)."""
    of(g).knights[corner] = knight
    touch(g, roads_of=roads_touching(g, corner), pieces_stay=True)


def take_knight(g: Island, corner: int) -> Knight:
    """A knight leaves a corner: roads through it are whole again (CK-70)."""
    knight = of(g).knights.pop(corner)
    touch(g, roads_of=roads_touching(g, corner), pieces_stay=True)
    return knight


def free_corners(g: Island, seat: int) -> list[int]:
    """Where a knight may be put: free corners touched by an own road (CK-56); remembered until the board changes."""
    key = ("free_corners", seat)
    if key not in g.memo:
        edge_corners = g.rules.topology.edge_corners
        touched = {c for e, r in g.table.roads.items() if r.seat == seat for c in edge_corners[e]}
        g.memo[key] = sorted(touched - g.table.buildings.keys() - of(g).knights.keys())
    corners: list[int] = g.memo[key]
    return corners


class BasicKnight(Need):
    """A basic knight in the supply."""

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        if pieces_left(g, seat, BASIC) <= 0:
            yield "no_piece_left"


class BuildKnight(Action, frozen=True, array_like=True):
    """Build a basic knight on a free corner by an own road."""

    key: ClassVar[str] = "build_knight"
    during: ClassVar[tuple[str, ...]] = ("main",)
    group: ClassVar[str] = "knight"
    also: ClassVar[str] = "build"
    needs: ClassVar[tuple[Need, ...]] = (Price(BUILD), BasicKnight())
    exact: ClassVar[bool] = True
    corner: Corner

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return free_corners(g, seat)

    def against(self, g: Island) -> Iterator[Problem]:
        return corner_problems(g, self.seat, self.corner)

    def apply(self, g: Island, prompt: Question | None) -> None:
        pay(g, self.seat, BUILD)
        put_knight(g, self.corner, Knight(self.seat, BASIC))
        g.tell(KnightBuilt(seat=self.seat, place=self.corner))


def corner_problems(g: Island, seat: int, corner: int) -> Iterator[Problem]:
    """Why a knight cannot be put on a corner."""
    if not is_corner(g, corner):
        yield "not_on_board"
        return
    if not is_free(g, corner):
        yield "occupied"
    if not has_road_at(g, seat, corner):
        yield "not_connected"


class ActivateKnight(Action, frozen=True, array_like=True):
    """Activate a knight: it defends at once, and acts from the next turn on."""

    key: ClassVar[str] = "activate_knight"
    during: ClassVar[tuple[str, ...]] = ("main",)
    group: ClassVar[str] = "knight"
    needs: ClassVar[tuple[Need, ...]] = (Price(ACTIVATE),)
    exact: ClassVar[bool] = True
    corner: Corner

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return sorted(c for c, knight in of(g).knights.items() if knight.seat == seat and not knight.active)

    def against(self, g: Island) -> Iterator[Problem]:
        knight = own_knight(g, self.seat, self.corner)
        if knight is None or knight.active:
            yield "bad_target"

    def apply(self, g: Island, prompt: Question | None) -> None:
        pay(g, self.seat, ACTIVATE)
        activate(g, self.corner)
        g.tell(KnightActivated(seat=self.seat, place=self.corner))


def activate(g: Island, corner: int) -> None:
    """The helmet goes on; such a knight does nothing else in this turn (CK-60)."""
    knight = of(g).knights[corner]
    knight.active, knight.activated = True, g.table.turn.part_number


class PromoteKnight(Action, frozen=True, array_like=True):
    """Make a knight one step stronger."""

    key: ClassVar[str] = "promote_knight"
    during: ClassVar[tuple[str, ...]] = ("main",)
    group: ClassVar[str] = "knight"
    needs: ClassVar[tuple[Need, ...]] = (Price(PROMOTE),)
    exact: ClassVar[bool] = True
    corner: Corner

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return promotable(g, seat)

    def against(self, g: Island) -> Iterator[Problem]:
        return promotion_problems(g, self.seat, self.corner)

    def apply(self, g: Island, prompt: Question | None) -> None:
        pay(g, self.seat, PROMOTE)
        promote(g, self.corner)


def promotable(g: Island, seat: int) -> list[int]:
    return [c for c in knights_of(g, seat) if next(promotion_problems(g, seat, c), None) is None]


def promotion_problems(g: Island, seat: int, corner: int) -> Iterator[Problem]:
    """Why a knight cannot be promoted, the price aside (CK-61 to CK-63)."""
    knight = own_knight(g, seat, corner)
    if knight is None or knight.strength >= MIGHTY:
        yield "bad_target"
        return
    if knight.promoted == g.table.turn.part_number:
        yield "already_promoted"
    if knight.strength == STRONG and level(g, seat, "politics") < ABILITY_LEVEL:
        yield "need_fortress"
    if pieces_left(g, seat, knight.strength + 1) <= 0:
        yield "no_piece_left"


def promote(g: Island, corner: int) -> None:
    """The stronger piece takes the place; active stays active (CK-64)."""
    knight = of(g).knights[corner]
    knight.strength += 1
    knight.promoted = g.table.turn.part_number
    g.tell(KnightPromoted(seat=knight.seat, place=corner, strength=knight.strength))
