"""Founding: who places what, in snake order, and the first resources (BASE-19 to BASE-27)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Corner, Edge
from game.board.printed import starting_pieces
from game.core.building import build, build_problems, buildable_places, put
from game.core.cards import pay_out
from game.core.land import chances
from game.core.places import legal_places
from game.core.production import note_gains
from game.core.told import FirstResources
from game.core.turn import begin_part
from game.engine import Action, Problem, Question, SoFar
from game.table import Island


def found_all(g: Island) -> None:
    """Queue every placement, the last step of founding, and the first turn."""
    if g.rules.plan.starts:
        lay_printed_pieces(g)
    else:
        order = g.from_seat(g.table.first)
        second = str(g.rules.option("second_founding"))
        rounds = [(seat, "settlement", 1) for seat in order] + [(seat, second, 2) for seat in reversed(order)]
        for seat, building, round in g.rules.founding_order(g, rounds):
            g.then("found", seat=seat, building=building, round=round)
    g.then("founding_done")
    g.then("start_turn", seat=g.table.first)


def lay_printed_pieces(g: Island) -> None:
    """The printed start: two settlements and roads each; the one with a letter pays (BASE-08 to BASE-10)."""
    for seat in reversed(g.from_seat(g.table.first)):
        for piece in starting_pieces(g.rules.plan.starts, g.rules.players):
            if piece.colour == g.table.colours[seat]:
                put(g, seat, "settlement", piece.corner, "found")
                put(g, seat, "road", piece.road, "found")
                if piece.letter:
                    first_resources(g, seat, piece.corner)
                g.then("founded", seat=seat, round=2 if piece.letter else 1, corner=piece.corner)


def found(g: Island, seat: int, building: str, round: int) -> None:
    """One placement; a seat that left places nothing (BASE-D20)."""
    if seat not in g.gone:
        begin_part(g, seat, "founding")
        g.table.turn.owner = seat
        g.ask(seat, FoundBuildingQuestion(building=building, round=round))


def found_road(g: Island, seat: int, corner: int, round: int) -> None:
    if seat not in g.gone:
        g.ask(seat, FoundRoadQuestion(corner=corner, round=round))


def founded(g: Island, seat: int, round: int, corner: int) -> None:
    g.rules.founded(g, seat, round, corner)


def founding_done(g: Island) -> None:
    g.rules.founding_done(g)


def first_resources(g: Island, seat: int, corner: int) -> None:
    """One resource for each hex touching the building (BASE-26)."""
    due = [[0] * len(g.rules.kinds) for _ in g.seats]
    for hex in g.rules.topology.corner_hexes[corner]:
        kind = g.rules.resource_of.get(g.table.terrain[hex])
        if kind is not None and g.table.alive[hex]:
            due[seat][kind] += 1
    note_gains(g, pay_out(g, due), FirstResources)


class FoundBuilding(Action, frozen=True, array_like=True):
    """Place a founding settlement (or city)."""

    key: ClassVar[str] = "found_building"
    during: ClassVar[tuple[str, ...]] = ("found_building",)
    group: ClassVar[str] = "build"
    exact: ClassVar[bool] = True
    corner: Corner

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: FoundBuildingQuestion, so_far: SoFar) -> Sequence[int]:
        return buildable_places(g, seat, prompt.building, "found")

    def problems(self, g: Island, prompt: FoundBuildingQuestion) -> Iterator[Problem]:
        return build_problems(g, self.seat, prompt.building, self.corner, "found")

    def apply(self, g: Island, prompt: FoundBuildingQuestion) -> None:
        building, round = prompt.building, prompt.round
        build(g, self.seat, building, self.corner, "found")
        if round == 2:
            first_resources(g, self.seat, self.corner)
        g.then("found_road", seat=self.seat, corner=self.corner, round=round)


class FoundRoad(Action, frozen=True, array_like=True):
    """Place the road that belongs to the founding building."""

    key: ClassVar[str] = "found_road"
    during: ClassVar[tuple[str, ...]] = ("found_road",)
    group: ClassVar[str] = "build"
    edge: Edge

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: FoundRoadQuestion, so_far: SoFar) -> Sequence[int]:
        return g.rules.topology.corner_edges[prompt.corner]

    def problems(self, g: Island, prompt: FoundRoadQuestion) -> Iterator[Problem]:
        yield from build_problems(g, self.seat, "road", self.edge, "found")
        if self.edge not in g.rules.topology.corner_edges[prompt.corner]:
            yield "not_connected"

    def apply(self, g: Island, prompt: FoundRoadQuestion) -> None:
        build(g, self.seat, "road", self.edge, "found")
        g.then("founded", seat=self.seat, round=prompt.round, corner=prompt.corner)


class FoundBuildingQuestion(Question, tag="found_building"):
    building: str
    round: int

    def default(self, g: Island) -> Action:
        places = legal_places(g, self.seat, self.building, "found")
        return FoundBuilding(self.seat, max(places, key=lambda c: (chances(g, c), -c)))


class FoundRoadQuestion(Question, tag="found_road"):
    corner: int
    round: int

    def default(self, g: Island) -> Action:
        here = self.corner
        edges = FoundRoad.choices(g, self.seat, self, {}) or ()
        return FoundRoad(self.seat, max(edges, key=lambda e: (way_on(g, self.seat, here, e), -e)))


def way_on(g: Island, seat: int, corner: int, edge: int) -> int:
    """Chances of the best place for a settlement beyond the far end of an edge; -1 if there is none."""
    topology = g.rules.topology
    a, b = topology.edge_corners[edge]
    far = b if a == corner else a
    legal = set(legal_places(g, seat, "settlement", "found"))
    return max((chances(g, c) for c in topology.corner_neighbours[far] if c != corner and c in legal), default=-1)
