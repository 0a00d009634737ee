"""Standing orders: questions a player leaves to the game, so that a roll need not wait for the answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

import msgspec

from game.arguments import Switch
from game.engine import Action, Arg, Problem, Question, SoFar
from game.table import Island

MODULE = "cities_and_knights"
QUESTIONS = ("aqueduct", "retreat", "fifth_card")


def left_to_the_game(g: Island, seat: int, question: str) -> bool:
    """Whether a seat wants the default answer to this question at once."""
    return question in g.settings.signals.get(MODULE, {}).get(seat, "").split()


def answer_picks(g: Island) -> None:
    """Those who leave the Aqueduct to the game have answered already."""
    for prompt in g.prompts:
        if prompt.kind == "pick" and prompt.answer is None and left_to_the_game(g, prompt.seat, "aqueduct"):
            action = prompt.default(g)
            prompt.answer = [action.key, msgspec.to_builtins(action)]


def hide_orders(g: Island, seat: int) -> None:
    """What somebody has stored is their own."""
    orders = g.settings.signals.get(MODULE)
    if orders is not None:
        g.settings.signals[MODULE] = {s: order for s, order in orders.items() if s == seat}


class LeaveToGame(Action, frozen=True, array_like=True):
    """Let the game give its usual answer to a question at once, or be asked again."""

    key: ClassVar[str] = "leave_to_game"
    by: ClassVar[str] = "anyone"
    group: ClassVar[str] = "play"
    question: Annotated[str, Arg("option", QUESTIONS)]
    state: Switch = "on"

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return ("on", "off") if "question" in so_far else QUESTIONS

    @classmethod
    def taken_back(cls, g: Island, seat: int) -> Iterator[Action]:
        yield from (LeaveToGame(seat, q, "off") for q in QUESTIONS if left_to_the_game(g, seat, q))

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if self.question not in QUESTIONS or self.state not in ("on", "off"):
            yield "bad_input"

    def apply(self, g: Island, prompt: Question | None) -> None:
        orders = g.settings.signals.setdefault(MODULE, {})
        others = [q for q in orders.get(self.seat, "").split() if q != self.question]
        orders[self.seat] = " ".join([*others, self.question] if self.state == "on" else others)
