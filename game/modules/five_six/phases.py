"""Building between the turns: the special build phase (FS-12 to FS-30), or the part of player 2 (FS-O1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from game.core.turn import begin_part, leave_step
from game.engine import Action, Arg, Problem, Question, SoFar, phase
from game.modules.five_six.told import PartEnded
from game.table import Island

SIGNALS = ("build", "pass", "always_build", "always_pass", "none")
WISHES = ("build", "pass")
ALWAYS, ONCE = "five_six", "five_six_once"  # where signals are kept
THIRD_TO_THE_LEFT = 3
BY_PACE, LIVE_WINDOW = "by_pace", 30


def between(g: Island) -> None:
    """After a turn: the others build, in order; or the second player has a part of their own."""
    owner = g.table.turn.owner
    if owner in g.gone:
        return
    if g.rules.flag("paired_turns"):
        g.then("paired_part", seat=(owner + THIRD_TO_THE_LEFT) % g.rules.players)
    elif g.rules.flag("special_build"):
        g.then("special_wishes")
        for seat in g.from_seat(owner)[1:]:
            g.then("special_build", seat=seat)
        g.then("forget_signals")


def said(g: Island, seat: int) -> str:
    """What a seat has signalled, for this phase or for good: build, pass, or "" for nothing."""
    signals = g.settings.signals
    return signals.get(ONCE, {}).get(seat) or signals.get(ALWAYS, {}).get(seat, "").removeprefix("always_")


def window(g: Island) -> int:
    """Seconds for which all the silent are waited for at once; by itself only at a pace of minutes (FS-O7)."""
    chosen = g.rules.option("signal_window")
    if chosen == BY_PACE:
        return LIVE_WINDOW if g.rules.option("pace") == "live" else 0
    return int(chosen)


def special_wishes(g: Island) -> None:
    """One window for everybody who has said nothing, whatever their hands (FS-30, FS-D8)."""
    if window(g):
        for seat in g.from_seat(g.table.turn.owner)[1:]:
            if seat not in g.gone and not said(g, seat):
                g.ask(seat, SpecialWish())


def special_build(g: Island, seat: int) -> None:
    """One seat's opportunity: who wants gets it, who passed or was silent is gone past (FS-30)."""
    if seat in g.gone:
        return
    begin_part(g, seat, "special_build")
    if said(g, seat) == "build":
        g.then("special_part", seat=seat, since=g.moves)


@phase
def special_part(g: Island, seat: int, since: int = -1) -> Question:
    return g.ask(seat, SpecialBuild(since=since))


def paired_part(g: Island, seat: int) -> None:
    """The second player of this turn; one who left is skipped (FS-O1)."""
    if seat in g.gone:
        return
    begin_part(g, seat, "paired")
    g.then("paired_phase", seat=seat)


@phase
def paired_phase(g: Island, seat: int) -> Question:
    return g.ask(seat, Paired())


def forget_signals(g: Island) -> None:
    """A signal holds for one phase; a standing order gives it anew each time (FS-29)."""
    signals = g.settings.signals
    signals.pop(ONCE, None)
    signals[ALWAYS] = {s: word for s, word in signals.get(ALWAYS, {}).items() if word.startswith("always_")}


class SpecialSignal(Action, frozen=True, array_like=True):
    """Say in advance whether to build in the next special build phase; always_... stays until changed."""

    key: ClassVar[str] = "special_signal"
    by: ClassVar[str] = "anyone"
    group: ClassVar[str] = "turn"
    signal: Annotated[str, Arg("option", SIGNALS)]

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return SIGNALS

    @classmethod
    def taken_back(cls, g: Island, seat: int) -> Iterator[Action]:
        if said(g, seat):
            yield SpecialSignal(seat, "none")

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if g.rules.flag("paired_turns") or not g.rules.flag("special_build"):
            yield "not_in_this_game"
        turn, once = g.table.turn, self.signal in WISHES  # what stands for good is a setting, kept at any time
        if once and turn.part == "turn" and self.seat == turn.owner:
            yield "not_your_turn"
        if once and turn.part == "special_build" and gone_past(g, self.seat):
            yield "not_your_turn"
        if self.signal not in SIGNALS:
            yield "bad_input"

    def apply(self, g: Island, prompt: Question | None) -> None:
        once, always = (g.settings.signals.setdefault(key, {}) for key in (ONCE, ALWAYS))
        once.pop(self.seat, None)
        if self.signal in WISHES:
            once[self.seat] = self.signal  # what stands for good stays
        elif self.signal == "none":
            always.pop(self.seat, None)
        else:
            always[self.seat] = self.signal
        wish = next((p for p in g.prompts if p.kind == "special_wish" and p.seat == self.seat), None)
        if wish is not None and said(g, self.seat):
            g.prompts.remove(wish)


def gone_past(g: Island, seat: int) -> bool:
    """In the phase: the owner of the turn, and all whose opportunity came and went or is being used."""
    turn = g.table.turn
    order = g.from_seat(turn.owner)
    return order.index(seat) <= order.index(turn.actor)


class AnswerWish(Action, frozen=True, array_like=True):
    """Answer whether to build in this special build phase."""

    key: ClassVar[str] = "special_wish"
    during: ClassVar[tuple[str, ...]] = ("special_wish",)
    group: ClassVar[str] = "turn"
    wish: Annotated[str, Arg("option", WISHES)]

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return WISHES

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if self.wish not in WISHES:
            yield "bad_input"

    def apply(self, g: Island, prompt: Question | None) -> None:
        g.settings.signals.setdefault(ONCE, {})[self.seat] = self.wish


class Done(Action, frozen=True, array_like=True):
    """End the own opportunity to build, or the part of player 2."""

    key: ClassVar[str] = "done"
    during: ClassVar[tuple[str, ...]] = ("special_build", "paired")
    group: ClassVar[str] = "turn"

    def apply(self, g: Island, prompt: SpecialBuild | Paired) -> None:
        """Of somebody who built nothing on a standing order nothing is told: five such lines would follow a turn."""
        leave_step(g, "special_part" if prompt.kind == "special_build" else "paired_phase")
        idle = g.moves == prompt.since + 1
        if not idle or self.seat in g.settings.signals.get(ONCE, {}):
            g.tell(PartEnded(seat=self.seat, idle=idle))


class SpecialWish(Question, tag="special_wish"):
    entrusted: ClassVar[bool] = True

    def patience(self, g: Island) -> int:
        """The signal window (FS-O7)."""
        return window(g)

    def default(self, g: Island) -> Action:
        return AnswerWish(self.seat, "pass")


class SpecialBuild(Question, tag="special_build"):
    turn: ClassVar[bool] = True
    since: int = -1  # how many actions there had been when the opportunity came

    def default(self, g: Island) -> Action:
        return Done(self.seat)


class Paired(SpecialBuild, tag="paired"):
    """Paired."""
