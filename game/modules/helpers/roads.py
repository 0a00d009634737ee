"""Yngvi, who lets a road be paid with something else, and Högani, who moves one (HLP-31, HLP-32, HLP-36 to HLP-39)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, ClassVar

from game.arguments import Card, Edge
from game.core.building import build, build_problems, price_of, put
from game.core.cards import shortfall
from game.core.land import ground_memo
from game.core.loss import remove_road
from game.core.places import legal_places
from game.core.reach import reach, with_road, without_road
from game.core.roads import own_edges, road_length, roads_on_board
from game.engine import Action, Problem, Question, SoFar
from game.modules.base.rolling import close_trade
from game.modules.helpers.prices import exchange_problems, exchanged, payable, thriftiest
from game.modules.helpers.told import RoadMoved
from game.modules.helpers.using import Use
from game.table import Cards, Island, Road

ROAD = "road"
MOST_MOVES = 8  # ways to move a road that are worth a thought


class Yngvi(Use, frozen=True, array_like=True):
    """Build a road, with another resource in place of the wood or the brick."""

    key: ClassVar[str] = "helper_yngvi"
    helper: ClassVar[str] = "yngvi"
    exact: ClassVar[bool] = True
    barred_during: ClassVar[tuple[str, ...]] = ("free_road",)
    edge: Edge
    replaced: Card
    substitute: Card

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        return 0.05 if g.table.pieces[seat][ROAD] else 0.0

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[Any]:
        if "edge" not in so_far:
            possible = g.table.pieces[seat][ROAD] and payable(g, seat, price_of(g, ROAD))
            return legal_places(g, seat, ROAD) if possible else []
        pairs = payable(g, seat, price_of(g, ROAD))
        if "replaced" not in so_far:
            return list(dict.fromkeys(replaced for replaced, _ in pairs))
        return [substitute for replaced, substitute in pairs if replaced == so_far["replaced"]]

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """Each road with the payment that hurts least."""
        if pair := thriftiest(g, seat, price_of(g, ROAD)):
            yield from (Yngvi(seat, edge, *pair) for edge in cls.domain(g, seat, prompt, {}))

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        yield from super().problems(g, prompt)
        if prompt is not None and prompt.kind in self.barred_during:
            yield "no_effect"

    def against(self, g: Island) -> Iterator[Problem]:
        price = price_of(g, ROAD)
        yield from build_problems(g, self.seat, ROAD, self.edge, "paid", [0] * len(price))
        wrong = list(exchange_problems(g, price, self.replaced, self.substitute))
        yield from wrong
        if not wrong and (short := shortfall(g, self.seat, self.price(g))):
            yield short

    def price(self, g: Island) -> Cards:
        return exchanged(g, price_of(g, ROAD), self.replaced, self.substitute)

    def effect(self, g: Island) -> None:
        close_trade(g)
        build(g, self.seat, ROAD, self.edge, "paid", self.price(g))


class Hogani(Use, frozen=True, array_like=True):
    """Move an own road whose one end is free to another place, for nothing."""

    key: ClassVar[str] = "helper_hogani"
    helper: ClassVar[str] = "hogani"
    exact: ClassVar[bool] = True
    edge: Edge
    onto: Edge

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        return 0.04

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        if "edge" in so_far:
            return targets(g, seat, so_far["edge"])
        return [
            edge for edge in own_edges(g, seat) if not list(road_problems(g, seat, edge)) and targets(g, seat, edge)
        ]

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """Moves that make the line longer or lead to a new building place; if there is none, the first possible.

        They are remembered until the board changes.
        """
        key = "moves", seat
        if key not in g.memo:
            free = [edge for edge in own_edges(g, seat) if not list(road_problems(g, seat, edge))]
            every = [(edge, onto) for edge in free for onto in targets(g, seat, edge)]
            telling = list(islice((pair for pair in every if tells(g, seat, *pair)), MOST_MOVES))
            g.memo[key] = [Hogani(seat, *pair) for pair in telling or every[:1]]
        found: list[Action] = g.memo[key]
        return found

    def against(self, g: Island) -> Iterator[Problem]:
        wrong = list(road_problems(g, self.seat, self.edge))
        yield from wrong
        if self.onto == self.edge:
            yield "bad_target"
        elif not wrong:
            with lifted(g, self.edge):
                yield from build_problems(g, self.seat, ROAD, self.onto, "moved")

    def effect(self, g: Island) -> None:
        """One step: awards are judged when the road lies in its new place (HLP-38)."""
        remove_road(g, self.edge)
        put(g, self.seat, ROAD, self.onto, "moved")
        g.tell(RoadMoved(seat=self.seat, edge=self.edge, item=ROAD, place=self.onto))
        g.rules.placed(g, self.seat, ROAD, self.onto, "moved")


def road_problems(g: Island, seat: int, edge: int) -> Iterator[Problem]:
    """Why a road cannot be taken up (HLP-36)."""
    road = g.table.roads.get(edge)
    if road is None or road.seat != seat or not un_ended(g, seat, edge):
        yield "bad_target"
    else:
        yield from g.rules.bars_removal(g, seat, edge, seat)


def un_ended(g: Island, seat: int, edge: int) -> bool:
    """At one end there is no other piece of its owner; what others have there does not matter (HLP-36, HLP-D20)."""
    return any(not touched(g, seat, corner, edge) for corner in g.rules.topology.edge_corners[edge])


def touched(g: Island, seat: int, corner: int, but: int) -> bool:
    """Whether a seat has a building or another road at a corner."""
    t, building = g.table, g.table.buildings.get(corner)
    if building is not None and building.seat == seat:
        return True
    around = (edge for edge in g.rules.topology.corner_edges[corner] if edge != but)
    return any(edge in t.roads and t.roads[edge].seat == seat for edge in around)


@contextmanager
def lifted(g: Island, edge: int) -> Iterator[None]:
    """The board without a road, to be asked about; everything lies as before afterwards."""
    roads, memo = g.table.roads, g.memo
    without = without_road(g, reach(g), roads[edge].seat, edge)
    g.memo = {"ground": ground_memo(g), "reach": without}
    g.table.roads = {e: road for e, road in roads.items() if e != edge}
    try:
        yield
    finally:
        g.table.roads, g.memo = roads, memo


def targets(g: Island, seat: int, edge: int) -> list[int]:
    """Where a road may go once it is lifted (HLP-37)."""
    with lifted(g, edge):
        return [onto for onto in legal_places(g, seat, ROAD, "moved") if onto != edge]


def tells(g: Island, seat: int, edge: int, onto: int) -> bool:
    """Whether a move makes the longest line longer or opens a place for a settlement."""
    length, places = road_length(g, seat), set(legal_places(g, seat, "settlement"))
    with lifted(g, edge):
        g.table.roads[onto] = Road(seat)
        g.memo["reach"] = with_road(g, reach(g), seat, onto)
        if set(legal_places(g, seat, "settlement")) - places:
            return True
        return length < roads_on_board(g, seat) and road_length(g, seat) > length
