"""Moving the robber and stealing, as actions and prompts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from game.arguments import Hex, Seat
from game.core.cards import hand_size, steal_card
from game.core.land import buildings_at, deserts
from game.core.robber import hex_problems, legal_hexes, put_robber
from game.engine import Action, Kind, Problem, Prompt
from game.table import Island

NOBODY = -1


class MoveRobber(Action, frozen=True, array_like=True):
    """Move the robber to another hex."""

    key: ClassVar[str] = "move_robber"
    during: ClassVar[tuple[str, ...]] = ("robber",)
    group: ClassVar[str] = "play"
    hex: Hex

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[int]:
        return legal_hexes(g)

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        return hex_problems(g, self.hex)

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        assert prompt is not None
        put_robber(g, self.seat, self.hex)
        g.then("steal", seat=self.seat, cause=prompt.args["cause"])


class Steal(Action, frozen=True, array_like=True):
    """Steal a card from one of those next to the robber."""

    key: ClassVar[str] = "steal"
    during: ClassVar[tuple[str, ...]] = ("steal",)
    group: ClassVar[str] = "play"
    victim: Seat  # -1: nobody, where sparing is allowed

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[int]:
        return (NOBODY, *g.seats)

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        assert prompt is not None
        allowed = [*prompt.args["victims"], *([NOBODY] if prompt.args["may_spare"] else [])]
        if self.victim not in allowed:
            yield "bad_target"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        assert prompt is not None
        victims = [self.victim] if self.victim != NOBODY else []
        for victim in victims:
            steal_card(g, self.seat, victim)
        if not victims:
            g.tell("spared", seat=self.seat)
        g.then("robber_settled", seat=self.seat, cause=prompt.args["cause"], victims=victims)


class RobberKind(Kind):
    key: ClassVar[str] = "robber"

    def default(self, g: Island, prompt: Prompt) -> Action:
        legal = legal_hexes(g)
        home = [hex for hex in deserts(g) if hex in legal]
        return MoveRobber(prompt.seat, min(home or legal, key=lambda h: (len(buildings_at(g, h)), h)))


class StealKind(Kind):
    key: ClassVar[str] = "steal"

    def default(self, g: Island, prompt: Prompt) -> Action:
        if prompt.args["may_spare"]:
            return Steal(prompt.seat, NOBODY)
        order = g.from_seat(prompt.seat)
        return Steal(prompt.seat, min(prompt.args["victims"], key=lambda s: (-hand_size(g, s), order.index(s))))
