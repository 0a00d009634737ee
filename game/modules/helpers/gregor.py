"""Gregor: a played knight leaves the game and saves half the price of a building (HLP-49 to HLP-51)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from game.arguments import Corner
from game.core.building import build, build_problems
from game.core.cards import covers
from game.core.places import legal_places
from game.engine import Arg, Problem, Question, SoFar
from game.modules.base.rolling import close_trade
from game.modules.development.state import of as development
from game.modules.helpers.facts import FACTS
from game.modules.helpers.told import KnightLeft
from game.modules.helpers.using import Use
from game.table import Island


class Gregor(Use, frozen=True, array_like=True):
    """Give up a played knight and build a settlement or a city for less."""

    key: ClassVar[str] = "helper_gregor"
    helper: ClassVar[str] = "gregor"
    exact: ClassVar[bool] = True
    building: Annotated[str, Arg("option", ("settlement", "city"))]
    corner: Corner

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        return 0.15 if development(g).knights[seat] else 0.02

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[object]:
        if "building" in so_far:
            return places(g, seat, so_far["building"])
        return [item for item in FACTS.knight_builds if places(g, seat, item)]

    def against(self, g: Island) -> Iterator[Problem]:
        if not development(g).knights[self.seat]:
            yield "no_knight"
        if self.building not in FACTS.knight_builds:
            yield "bad_target"
            return
        price = g.rules.cards(FACTS.knight_builds[self.building])
        yield from build_problems(g, self.seat, self.building, self.corner, "paid", price)

    def effect(self, g: Island) -> None:
        close_trade(g)
        development(g).knights[self.seat] -= 1  # among the cards played it stays: nobody draws it again
        g.tell(KnightLeft(seat=self.seat))
        g.rules.knight_gone(g, self.seat)
        price = g.rules.cards(FACTS.knight_builds[self.building])
        build(g, self.seat, self.building, self.corner, "paid", price)


def places(g: Island, seat: int, item: str) -> Sequence[int]:
    """Where a seat could build an item with a knight of its own."""
    if not development(g).knights[seat] or not g.table.pieces[seat][item]:
        return ()
    affordable = covers(g.table.hands[seat], g.rules.cards(FACTS.knight_builds[item]))
    return legal_places(g, seat, item) if affordable else ()
