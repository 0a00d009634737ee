"""Building roads, settlements and cities, paid or free."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Corner, Edge
from game.core.building import build, build_problems, buildable_places
from game.core.needs import Price
from game.core.places import legal_places
from game.core.roads import road_length
from game.engine import Action, Need, Problem, Question, SoFar
from game.modules.base.rolling import close_trade
from game.table import Island, Road

BUILDING_PHASES = ("main", "trade", "build", "special_build", "paired")


class _Build(Action, frozen=True, array_like=True):
    """What the three paid buildings have in common."""

    during: ClassVar[tuple[str, ...]] = BUILDING_PHASES
    group: ClassVar[str] = "build"
    exact: ClassVar[bool] = True
    item: ClassVar[str]

    @property
    def place(self) -> int:
        place: int = getattr(self, self.argument_names()[0])
        return place

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return buildable_places(g, seat, cls.item)

    def against(self, g: Island) -> Iterator[Problem]:
        return build_problems(g, self.seat, self.item, self.place, "paid", ())

    def apply(self, g: Island, prompt: Question | None) -> None:
        close_trade(g)
        build(g, self.seat, self.item, self.place)


class BuildRoad(_Build, frozen=True, array_like=True):
    """Build a road."""

    key: ClassVar[str] = "build_road"
    item: ClassVar[str] = "road"
    needs: ClassVar[tuple[Need, ...]] = (Price("road"),)
    edge: Edge


class BuildSettlement(_Build, frozen=True, array_like=True):
    """Build a settlement."""

    key: ClassVar[str] = "build_settlement"
    item: ClassVar[str] = "settlement"
    needs: ClassVar[tuple[Need, ...]] = (Price("settlement"),)
    corner: Corner


class BuildCity(_Build, frozen=True, array_like=True):
    """Turn a settlement into a city."""

    key: ClassVar[str] = "build_city"
    item: ClassVar[str] = "city"
    needs: ClassVar[tuple[Need, ...]] = (Price("city"),)
    corner: Corner


# --- free roads ------------------------------------------------------------------------------------------------------


def free_edges(g: Island, seat: int) -> Sequence[int]:
    """Where a free road may go: a damaged road first, else any legal edge with a road left (EVT-16)."""
    if repairs := sorted(g.rules.repairs(g, seat)):
        return repairs
    return legal_places(g, seat, "road", "free") if g.table.pieces[seat]["road"] > 0 else ()


def free_roads(g: Island, seat: int, left: int, must: bool) -> None:
    """Ask for up to `left` free roads; the step ends by itself when none is possible (BASE-98 to BASE-100)."""
    if left > 0 and free_edges(g, seat):
        g.ask(seat, FreeRoad(left=left, must=must))


class PlaceFree(Action, frozen=True, array_like=True):
    """Place a road for nothing."""

    key: ClassVar[str] = "place_free"
    during: ClassVar[tuple[str, ...]] = ("free_road",)
    group: ClassVar[str] = "build"
    exact: ClassVar[bool] = True
    edge: Edge

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return free_edges(g, seat)

    def against(self, g: Island) -> Iterator[Problem]:
        if repairs := list(g.rules.repairs(g, self.seat)):
            if self.edge not in repairs:
                yield "repair_first"
            return
        yield from build_problems(g, self.seat, "road", self.edge, "free")

    def apply(self, g: Island, prompt: FreeRoad) -> None:
        if self.edge in g.table.roads:
            g.rules.road_repaired(g, self.seat, self.edge)
        else:
            build(g, self.seat, "road", self.edge, "free")
        g.then("free_roads", seat=self.seat, left=prompt.left - 1, must=False)


class GiveUp(Action, frozen=True, array_like=True):
    """Do without the remaining free road."""

    key: ClassVar[str] = "give_up"
    during: ClassVar[tuple[str, ...]] = ("free_road",)
    group: ClassVar[str] = "build"

    def problems(self, g: Island, prompt: FreeRoad) -> Iterator[Problem]:
        if prompt.must:
            yield "choice_pending"


class FreeRoad(Question, tag="free_road"):
    left: int
    must: bool

    def default(self, g: Island) -> Action:
        if not self.must:
            return GiveUp(self.seat)
        return PlaceFree(self.seat, longest_by(g, self.seat, free_edges(g, self.seat)))


def longest_by(g: Island, seat: int, edges: Sequence[int]) -> int:
    """The edge that makes the seat's road longest; ties: lowest."""
    roads, memo = g.table.roads, g.memo
    best, most = edges[0], -1
    for edge in edges:
        kept = roads.get(edge)
        roads[edge], g.memo = Road(seat), {}
        length = road_length(g, seat)
        if kept is None:
            del roads[edge]
        else:
            roads[edge] = kept
        if length > most:
            best, most = edge, length
    g.memo = memo
    return best
