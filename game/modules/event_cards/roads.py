"""Damaged roads: chosen in an earthquake, repaired for a price or by a free road (EVT-11 to EVT-16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from game.arguments import Edge
from game.core.building import price_of
from game.core.cards import covers, give_bank, shortfall
from game.core.land import is_edge, touch
from game.engine import Action, Problem, Question, SoFar
from game.modules.base.building import BUILDING_PHASES
from game.modules.base.rolling import close_trade
from game.modules.event_cards.state import of, own_damaged, own_intact
from game.modules.event_cards.told import RoadDamaged, RoadRepaired
from game.table import Island

REPAIR = "repair"


class DamageRoad(Action, frozen=True, array_like=True):
    """Let the earthquake damage one of the own roads."""

    key: ClassVar[str] = "damage_road"
    during: ClassVar[tuple[str, ...]] = ("event_road",)
    group: ClassVar[str] = "play"
    edge: Edge

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return own_intact(g, seat)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if not is_edge(g, self.edge):
            yield "not_on_board"
        elif self.edge not in own_intact(g, self.seat):
            yield "not_your_intact_road"


class EventRoad(Question, tag="event_road"):
    """Everybody chooses; the roads break together."""

    sealed: ClassVar[bool] = True

    def default(self, g: Island) -> Action:
        """The earliest built; roads of one turn in the order they were laid."""
        roads = g.table.roads
        return DamageRoad(self.seat, min(own_intact(g, self.seat), key=lambda edge: roads[edge].turn))

    def forced(self, g: Island) -> Action | None:
        return self.default(g) if len(own_intact(g, self.seat)) == 1 else None

    @classmethod
    def resolve(cls, g: Island, answers: list[tuple[Self, DamageRoad]]) -> None:
        for _, action in answers:
            of(g).damaged.append(action.edge)
            g.tell(RoadDamaged(seat=action.seat, edge=action.edge))
        touch(g)


class Repair(Action, frozen=True, array_like=True):
    """Repair a damaged road."""

    key: ClassVar[str] = "repair"
    during: ClassVar[tuple[str, ...]] = BUILDING_PHASES
    group: ClassVar[str] = "build"
    edge: Edge

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        damaged = own_damaged(g, seat)
        return [e for e in damaged if covers(g.table.hands[seat], price_of(g, REPAIR))]

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if not is_edge(g, self.edge):
            yield "not_on_board"
        elif self.edge not in own_damaged(g, self.seat):
            yield "not_damaged"
        if short := shortfall(g, self.seat, price_of(g, REPAIR)):
            yield short

    def apply(self, g: Island, prompt: Question | None) -> None:
        close_trade(g)
        give_bank(g, self.seat, price_of(g, REPAIR))
        mend(g, self.seat, self.edge)


def mend(g: Island, seat: int, edge: int) -> None:
    """The road is whole again."""
    of(g).damaged.remove(edge)
    touch(g)
    g.tell(RoadRepaired(seat=seat, edge=edge))


def building_problems(g: Island, seat: int, item: str, place: int) -> Iterator[Problem]:
    """No new road while one is damaged; no settlement reached by damaged roads only (EVT-13, EVT-15)."""
    damaged = own_damaged(g, seat)
    if not damaged:
        return
    if item == "road":
        yield "repair_first"
    if item == "settlement":
        at_corner = [e for e in g.rules.topology.corner_edges[place] if (r := g.table.roads.get(e)) and r.seat == seat]
        if at_corner and all(edge in damaged for edge in at_corner):
            yield "damaged_road"


def removal_problems(g: Island, seat: int, edge: int, by: int) -> Iterator[Problem]:
    """A damaged road stays where it is, and so do the others of an owner who has one (EVT-39, EVT-D13)."""
    if edge in of(g).damaged:
        yield "damaged_road"
    elif by == seat and own_damaged(g, seat):
        yield "repair_first"
