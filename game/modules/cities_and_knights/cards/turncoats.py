"""Blue cards that take pieces off the board: Deserter and Diplomat (CK-150 to CK-159)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from game.arguments import Corner, Edge, Seat
from game.core.building import build, build_problems
from game.core.loss import remove_road
from game.core.places import legal_places
from game.engine import Action, Problem, Question, SoFar
from game.modules.cities_and_knights.cards.play import Play
from game.modules.cities_and_knights.knights import (
    BASIC,
    corner_problems,
    free_corners,
    knights_of,
    own_knight,
    pieces_left,
    put_knight,
    take_knight,
)
from game.modules.cities_and_knights.state import Knight, of
from game.modules.cities_and_knights.told import DeserterPlaced, KnightDeserted, RoadTakenOff
from game.table import Island

# --- Deserter ---------------------------------------------------------------------------------------------------------


class Deserter(Play, frozen=True, array_like=True):
    """An opponent gives up a knight, and a like one joins you."""

    key: ClassVar[str] = "progress_deserter"
    card: ClassVar[str] = "deserter"
    opponent: Seat

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return cls.targets(g, seat)

    @classmethod
    def targets(cls, g: Island, seat: int) -> list[int]:
        return [s for s in g.from_seat(seat)[1:] if knights_of(g, s)]

    def against(self, g: Island) -> Iterator[Problem]:
        targets = self.targets(g, self.seat)
        if not targets:
            yield "no_effect"
        if self.opponent not in targets:
            yield "bad_target"

    def effect(self, g: Island) -> None:
        g.hold()
        g.ask(self.opponent, GiveUpKnightQuestion(taker=self.seat))


class GiveUpKnight(Action, frozen=True, array_like=True):
    """Choose the knight that deserts."""

    key: ClassVar[str] = "give_up_knight"
    during: ClassVar[tuple[str, ...]] = ("give_up_knight",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "knight"
    knight: Corner

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return knights_of(g, seat)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if own_knight(g, self.seat, self.knight) is None:
            yield "bad_target"

    def apply(self, g: Island, prompt: GiveUpKnightQuestion) -> None:
        knight = take_knight(g, self.knight)
        g.tell(KnightDeserted(seat=self.seat, place=self.knight, strength=knight.strength))
        g.then("welcome_deserter", seat=prompt.taker, strength=knight.strength, active=knight.active)


class GiveUpKnightQuestion(Question, tag="give_up_knight"):
    taker: int

    def default(self, g: Island) -> Action:
        """The weakest, inactive before active, then the lowest corner."""
        knights = of(g).knights
        mine = knights_of(g, self.seat)
        return GiveUpKnight(self.seat, min(mine, key=lambda c: (knights[c].strength, knights[c].active, c)))

    def forced(self, g: Island) -> Action | None:
        mine = knights_of(g, self.seat)
        return GiveUpKnight(self.seat, mine[0]) if len(mine) == 1 else None


def welcome_deserter(g: Island, seat: int, strength: int, active: bool) -> None:
    """A knight as strong, or the strongest weaker one there is, may be placed by an own road (CK-151, CK-152)."""
    found = next((s for s in range(strength, BASIC - 1, -1) if pieces_left(g, seat, s) > 0), 0)
    if found and free_corners(g, seat):
        g.ask(seat, PlaceDeserterQuestion(strength=found, active=active))
    else:
        g.release()


class PlaceDeserter(Action, frozen=True, array_like=True):
    """Place the knight that came over."""

    key: ClassVar[str] = "place_deserter"
    during: ClassVar[tuple[str, ...]] = ("place_deserter",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "knight"
    corner: Corner

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return free_corners(g, seat)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        return corner_problems(g, self.seat, self.corner)

    def apply(self, g: Island, prompt: PlaceDeserterQuestion) -> None:
        put_knight(g, self.corner, Knight(self.seat, prompt.strength, prompt.active))
        g.tell(DeserterPlaced(seat=self.seat, place=self.corner, strength=prompt.strength))
        g.release()


class TurnAwayDeserter(Action, frozen=True, array_like=True):
    """Do without the knight that came over."""

    key: ClassVar[str] = "turn_away_deserter"
    during: ClassVar[tuple[str, ...]] = ("place_deserter",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "knight"

    def apply(self, g: Island, prompt: Question | None) -> None:
        g.release()


class PlaceDeserterQuestion(Question, tag="place_deserter"):
    strength: int
    active: bool

    def default(self, g: Island) -> Action:
        return TurnAwayDeserter(self.seat)

    def offhand(self, g: Island) -> Action:
        return PlaceDeserter(self.seat, free_corners(g, self.seat)[0])


# --- Diplomat ---------------------------------------------------------------------------------------------------------


def open_roads(g: Island) -> list[int]:
    return [edge for edge in sorted(g.table.roads) if is_open(g, edge)]


def is_open(g: Island, edge: int) -> bool:
    """At one end nothing else of its colour, and no knight of its colour is left without a road (CK-154, CK-158)."""
    seat, ends = g.table.roads[edge].seat, g.rules.topology.edge_corners[edge]
    lonely = [corner for corner in ends if not _other_road(g, seat, corner, edge)]
    if any(own_knight(g, seat, corner) is not None for corner in lonely):
        return False
    buildings = g.table.buildings
    return any(corner not in buildings or buildings[corner].seat != seat for corner in lonely)


def _other_road(g: Island, seat: int, corner: int, edge: int) -> bool:
    roads = g.table.roads
    here = (e for e in g.rules.topology.corner_edges[corner] if e != edge)
    return any(e in roads and roads[e].seat == seat for e in here)


class Diplomat(Play, frozen=True, array_like=True):
    """Take an open road off the board; an own one may be built anew elsewhere."""

    key: ClassVar[str] = "progress_diplomat"
    card: ClassVar[str] = "diplomat"
    edge: Edge

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return open_roads(g)

    @classmethod
    def offhand(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """A road of somebody else."""
        ways: Iterable[Any] = cls.suggest(g, seat, prompt)
        return [way for way in ways if g.table.roads[way.edge].seat != seat]

    def against(self, g: Island) -> Iterator[Problem]:
        road = g.table.roads.get(self.edge)
        if road is None or not is_open(g, self.edge):
            yield "bad_target" if open_roads(g) else "no_effect"
        if road is not None:
            yield from g.rules.bars_removal(g, road.seat, self.edge, self.seat)

    def effect(self, g: Island) -> None:
        g.hold()
        owner = g.table.roads[self.edge].seat
        remove_road(g, self.edge)
        g.tell(RoadTakenOff(seat=self.seat, other=owner, edge=self.edge))
        g.then("rebuild", seat=self.seat, edge=self.edge, own=owner == self.seat)


def rebuild(g: Island, seat: int, edge: int, own: bool) -> None:
    """The own road may go to another edge; the longest road is looked at afterwards (CK-157, CK-159)."""
    if own and new_edges(g, seat, edge):
        g.ask(seat, RebuildRoadQuestion(edge=edge))
    else:
        g.release()


def new_edges(g: Island, seat: int, old: int) -> list[int]:
    return [edge for edge in legal_places(g, seat, "road", "moved") if edge != old]


class RebuildRoad(Action, frozen=True, array_like=True):
    """Build the road that was taken off on another edge."""

    key: ClassVar[str] = "rebuild_road"
    during: ClassVar[tuple[str, ...]] = ("rebuild_road",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "build"
    edge: Edge

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: RebuildRoadQuestion, so_far: SoFar) -> Sequence[int]:
        return new_edges(g, seat, prompt.edge)

    def problems(self, g: Island, prompt: RebuildRoadQuestion) -> Iterator[Problem]:
        if self.edge == prompt.edge:
            yield "bad_target"
        yield from build_problems(g, self.seat, "road", self.edge, "moved")

    def apply(self, g: Island, prompt: Question | None) -> None:
        build(g, self.seat, "road", self.edge, "moved")
        g.release()


class KeepRoad(Action, frozen=True, array_like=True):
    """Keep the road that was taken off in the supply."""

    key: ClassVar[str] = "keep_road"
    during: ClassVar[tuple[str, ...]] = ("rebuild_road",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "build"

    def apply(self, g: Island, prompt: Question | None) -> None:
        g.release()


class RebuildRoadQuestion(Question, tag="rebuild_road"):
    edge: int

    def default(self, g: Island) -> Action:
        return KeepRoad(self.seat)


ACTIONS: tuple[type[Action], ...] = (
    Deserter, GiveUpKnight, PlaceDeserter, TurnAwayDeserter, Diplomat, RebuildRoad, KeepRoad
)  # fmt: skip
PROMPTS: tuple[type[Question], ...] = (GiveUpKnightQuestion, PlaceDeserterQuestion, RebuildRoadQuestion)
