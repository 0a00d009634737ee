"""What is printed: both sides of the sheet, the dice and the prices, read once from data/dice/sheets.json."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

FILE = Path(__file__).parents[2] / "data" / "dice" / "sheets.json"
ANY, GOLD = "any", "gold"
KINDS = ("road", "settlement", "city", "knight")
"""In the order in which symbols are listed."""


class Hex(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    q: int
    r: int
    terrain: str


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    """A road between two nodes; the start road is built from the beginning and counts for nothing."""

    id: str
    a: str
    b: str
    points: int = 0
    start: bool = False
    marked: bool = False


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    node: str
    points: int


class Knight(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    hex: str
    points: int = 0


class Joker(Struct, frozen=True, forbid_unknown_fields=True):
    """What knights give once: one die turned to a face ("any": one of the player's choice)."""

    id: str
    face: str
    needs: tuple[str, ...]

    def gives(self, face: str) -> bool:
        return self.face in (ANY, face)


class Symbol(NamedTuple):
    """Something to build: its place in the list, the nodes it touches, and the one that must be built before it."""

    id: str
    kind: str
    points: int
    nodes: tuple[str, ...] = ()
    before: str = ""


class Side(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One side of the sheet."""

    players: tuple[int, int]
    hexes: tuple[Hex, ...]
    nodes: dict[str, tuple[float, float]]
    roads: tuple[Road, ...]
    settlements: tuple[Building, ...]
    cities: tuple[Building, ...]
    knights: tuple[Knight, ...]
    jokers: tuple[Joker, ...]
    in_order: bool = False  # settlements, cities and knights each in rising value
    turns: int = 0  # turns of each player; 0: no limit
    empty_turn: int = 0  # points for a turn without a build
    first_dice: tuple[int, ...] = ()  # how many dice the first turns of the game have
    target: int = 0  # points that win at once; 0: the game ends with the last turn
    awards: dict[str, tuple[int, int]] = {}  # from how many on, and points

    @cached_property
    def start(self) -> str:
        return next(road.id for road in self.roads if road.start)

    @cached_property
    def symbols(self) -> dict[str, Symbol]:
        """Everything that can be built, by id: roads, settlements, cities, knights, each by number."""
        found = [Symbol(r.id, "road", r.points, (r.a, r.b)) for r in self.roads]
        for kind, places in (("settlement", self.settlements), ("city", self.cities)):
            before = self._befores(tuple(p.id for p in places))
            found += [Symbol(p.id, kind, p.points, (p.node,), before[p.id]) for p in places]
        before = self._befores(tuple(k.id for k in self.knights))
        found += [Symbol(k.id, "knight", k.points, (), before[k.id]) for k in self.knights]
        return {symbol.id: symbol for symbol in found}

    @cached_property
    def roads_at(self) -> dict[str, tuple[str, ...]]:
        """The roads that touch each node."""
        return {node: tuple(road.id for road in self.roads if node in (road.a, road.b)) for node in self.nodes}

    @cached_property
    def road_to(self) -> dict[str, Road]:
        """The road that leads to each node, from the start on."""
        return {road.b: road for road in self.roads}

    @cached_property
    def joker(self) -> dict[str, Joker]:
        return {joker.id: joker for joker in self.jokers}

    def _befores(self, ids: tuple[str, ...]) -> dict[str, str]:
        return dict(zip(ids, ("", *ids), strict=False)) if self.in_order else dict.fromkeys(ids, "")


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """All that lies in the box."""

    faces: tuple[str, ...]
    dice: int
    rolls: int
    costs: dict[str, dict[str, int]]
    basic: Side
    plus: Side


@cache
def box() -> Box:
    return msgspec.json.decode(FILE.read_bytes(), type=Box)


def side(variant: str) -> Side:
    """The side of the sheet a variant is played on."""
    return box().plus if variant == "plus" else box().basic
