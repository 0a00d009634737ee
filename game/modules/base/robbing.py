"""Moving the robber and stealing, as actions and prompts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Hex, Seat
from game.core.cards import hand_size, steal_card
from game.core.land import buildings_at, deserts
from game.core.robber import candidates, hex_problems, legal_hexes, put_robber, rob_nobody, send_home
from game.core.told import RobberStays
from game.core.turn import go_on
from game.engine import Action, Problem, Question, SoFar
from game.modules.base.told import Spared
from game.table import Island

NOBODY = -1


def ask_where(g: Island, seat: int, cause: str) -> None:
    """Ask where to; with no legal hex left it goes home and robs nobody (BASE-O4)."""
    if legal_hexes(g):
        g.ask(seat, Robber(cause=cause))
        return
    before = g.table.robber
    send_home(g)
    if g.table.robber == before:
        g.tell(RobberStays(hex=before, why="nowhere"))
    g.then("robber_settled", seat=seat, cause=cause, victims=[])


def ask_whom(g: Island, seat: int, cause: str) -> None:
    """One victim is robbed at once; among several, or where sparing is allowed, the mover chooses."""
    victims = candidates(g, seat, g.table.robber)
    may_spare = g.rules.may_spare(g, g.table.robber)
    if len(victims) > 1 or (victims and may_spare):
        g.ask(seat, StealQuestion(victims=victims, may_spare=may_spare, cause=cause))
        return
    for victim in victims:
        steal_card(g, seat, victim)
    if not victims:
        rob_nobody(g)
    go_on(g, "robber_settled", seat=seat, cause=cause, victims=victims)


class MoveRobber(Action, frozen=True, array_like=True):
    """Move the robber to another hex."""

    key: ClassVar[str] = "move_robber"
    during: ClassVar[tuple[str, ...]] = ("robber",)
    group: ClassVar[str] = "play"
    exact: ClassVar[bool] = True
    hex: Hex

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return legal_hexes(g)

    def against(self, g: Island) -> Iterator[Problem]:
        return hex_problems(g, self.hex)

    def apply(self, g: Island, prompt: Robber) -> None:
        put_robber(g, self.seat, self.hex)
        go_on(g, "steal", seat=self.seat, cause=prompt.cause)


class Steal(Action, frozen=True, array_like=True):
    """Steal a card from one of those next to the robber."""

    key: ClassVar[str] = "steal"
    during: ClassVar[tuple[str, ...]] = ("steal",)
    group: ClassVar[str] = "play"
    exact: ClassVar[bool] = True
    victim: Seat  # -1: nobody, where sparing is allowed

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: StealQuestion, so_far: SoFar) -> Sequence[int]:
        return [*([NOBODY] if prompt.may_spare else ()), *sorted(prompt.victims)]

    def problems(self, g: Island, prompt: StealQuestion) -> Iterator[Problem]:
        if self.victim not in self.domain(g, self.seat, prompt, {}):
            yield "bad_target"

    def apply(self, g: Island, prompt: StealQuestion) -> None:
        victims = [self.victim] if self.victim != NOBODY else []
        for victim in victims:
            steal_card(g, self.seat, victim)
        if not victims:
            g.tell(Spared(seat=self.seat))
        go_on(g, "robber_settled", seat=self.seat, cause=prompt.cause, victims=victims)


class Robber(Question, tag="robber"):
    cause: str

    def default(self, g: Island) -> Action:
        legal = legal_hexes(g)
        home = [hex for hex in deserts(g) if hex in legal]
        return MoveRobber(self.seat, min(home or legal, key=lambda h: (len(buildings_at(g, h)), h)))


class StealQuestion(Question, tag="steal"):
    victims: list[int]
    may_spare: bool
    cause: str

    def default(self, g: Island) -> Action:
        if self.may_spare:
            return Steal(self.seat, NOBODY)
        order = g.from_seat(self.seat)
        return Steal(self.seat, min(self.victims, key=lambda s: (-hand_size(g, s), order.index(s))))
