"""Building between the turns: the special build phase (FS-12 to FS-30), or the part of player 2 (FS-O1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from game.arguments import Choice
from game.core.turn import begin_part, leave_step
from game.engine import Action, Kind, Problem, Prompt, Step
from game.table import Island

SIGNALS = ("build", "pass", "always_build", "always_pass", "none")
THIRD_TO_THE_LEFT = 3


def between(g: Island) -> None:
    """After a turn: the others build, in order; or the second player has a part of their own."""
    owner = g.table.turn.owner
    if owner in g.gone:
        return
    if g.rules.flag("paired_turns"):
        g.then("paired_part", seat=(owner + THIRD_TO_THE_LEFT) % g.rules.players)
    elif g.rules.flag("special_build"):
        for seat in g.from_seat(owner)[1:]:
            g.then("special_build", seat=seat)
        g.then("forget_signals")


def said(g: Island, seat: int) -> str:
    """What a seat has signalled: build, pass, or "" for nothing."""
    signal = g.settings.signals.get("five_six", {}).get(seat, "")
    return signal.removeprefix("always_")


def special_build(g: Island, seat: int) -> None:
    """One seat's opportunity: who wants gets it, who passed is gone past, who is silent is asked (FS-30)."""
    if seat in g.gone:
        return
    begin_part(g, seat, "special_build")
    if said(g, seat) == "build":
        g.then("special_part", seat=seat)
    elif said(g, seat) != "pass" and g.rules.number("signal_window"):
        g.ask(seat, "special_wish")


def special_part(g: Island, seat: int) -> None:
    g.agenda.insert(0, Step("special_part", {"seat": seat}))
    g.ask(seat, "special_build")


def paired_part(g: Island, seat: int) -> None:
    """The second player of this turn; one who left is skipped (FS-O1)."""
    if seat in g.gone:
        return
    begin_part(g, seat, "paired")
    g.then("paired_phase", seat=seat)


def paired_phase(g: Island, seat: int) -> None:
    g.agenda.insert(0, Step("paired_phase", {"seat": seat}))
    g.ask(seat, "paired")


def forget_signals(g: Island) -> None:
    """A signal holds for one phase; a standing order gives it anew each time (FS-29)."""
    signals = g.settings.signals.get("five_six", {})
    g.settings.signals["five_six"] = {s: word for s, word in signals.items() if word.startswith("always_")}


class SpecialSignal(Action, frozen=True, array_like=True):
    """Say in advance whether to build in the next special build phase; always_... stays until changed."""

    key: ClassVar[str] = "special_signal"
    by: ClassVar[str] = "anyone"
    group: ClassVar[str] = "turn"
    signal: Choice

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[str]:
        return SIGNALS

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        if g.rules.flag("paired_turns") or not g.rules.flag("special_build"):
            yield "not_in_this_game"
        turn = g.table.turn
        if turn.part == "turn" and self.seat == turn.owner and not self.signal.startswith("always_"):
            yield "not_your_turn"
        if turn.part == "special_build" and gone_past(g, self.seat):
            yield "not_your_turn"
        if self.signal not in SIGNALS:
            yield "bad_input"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        signals = g.settings.signals.setdefault("five_six", {})
        if self.signal == "none":
            signals.pop(self.seat, None)
        else:
            signals[self.seat] = self.signal
        wish = next((p for p in g.prompts if p.kind == "special_wish" and p.seat == self.seat), None)
        if wish is not None and said(g, self.seat):
            g.prompts.remove(wish)
            if said(g, self.seat) == "build":
                g.then("special_part", seat=self.seat)


def gone_past(g: Island, seat: int) -> bool:
    """In the phase: the owner of the turn, and all whose opportunity came and went or is being used."""
    turn = g.table.turn
    order = g.from_seat(turn.owner)
    asked = any(p.kind == "special_wish" and p.seat == seat for p in g.prompts)
    return not asked and order.index(seat) <= order.index(turn.actor)


class AnswerWish(Action, frozen=True, array_like=True):
    """Answer whether to build in this special build phase."""

    key: ClassVar[str] = "special_wish"
    during: ClassVar[tuple[str, ...]] = ("special_wish",)
    group: ClassVar[str] = "turn"
    wish: Choice

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[str]:
        return ("build", "pass")

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        if self.wish not in ("build", "pass"):
            yield "bad_input"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        if self.wish == "build":
            g.then("special_part", seat=self.seat)


class Done(Action, frozen=True, array_like=True):
    """End the own opportunity to build, or the part of player 2."""

    key: ClassVar[str] = "done"
    during: ClassVar[tuple[str, ...]] = ("special_build", "paired")
    group: ClassVar[str] = "turn"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        assert prompt is not None
        leave_step(g, "special_part" if prompt.kind == "special_build" else "paired_phase")
        g.tell("part_ended", seat=self.seat)


class SpecialWish(Kind):
    key: ClassVar[str] = "special_wish"
    entrusted: ClassVar[bool] = True

    def patience(self, g: Island) -> int:
        """The signal window (FS-O7)."""
        return g.rules.number("signal_window")

    def default(self, g: Island, prompt: Prompt) -> Action:
        return AnswerWish(prompt.seat, "pass")


class SpecialBuild(Kind):
    key: ClassVar[str] = "special_build"
    turn: ClassVar[bool] = True

    def default(self, g: Island, prompt: Prompt) -> Action:
        return Done(prompt.seat)


class Paired(SpecialBuild):
    key: ClassVar[str] = "paired"
