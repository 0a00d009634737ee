"""A finished game walked through once more: after each action everybody's chances, and what moved them.

The change of each step belongs to what caused it: the dice, what was drawn or stolen, a trade, or a decision. What a
quick player would make of a turn belongs to the dice; a decision counts for what it made better or worse than that. So
the parts of a player's course add up to the whole of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from game.automa.options import RESTS
from game.create import starter
from game.engine import Action, Entry, Event, Question, replay
from game.engine.log import entry, logged
from game.review.cards import Counts, count
from game.review.chances import Judge
from game.review.moments import Best, Moment, answered, best_of, expected, outlook, usual
from game.setup import Setup
from game.table import Island

DICE, DRAWS, TRADES, OWN, OTHERS = "dice", "draws", "trades", "own", "others"
CAUSES = (DICE, DRAWS, TRADES, OWN, OTHERS)
ROLLS = ("roll", "choose_dice")
Events: TypeAlias = tuple[Event, ...]
USUAL = ""  # the key of a step that nobody did: what the dice would have made of a turn by themselves
DEALS = ("answer_offer", "close_offer", "take_standing", "make_offer")


class Step(Struct, frozen=True):
    """One action: who did what in which turn, why chances moved, and where they stood then."""

    number: int
    turn: int
    seat: int
    key: str
    cause: str
    chances: tuple[float, ...]
    events: Events = ()


class Course(Struct, frozen=True):
    """A whole game: chances before the first action and after each, and the players' cards and points over turns."""

    first: tuple[float, ...]
    steps: tuple[Step, ...]
    winners: tuple[int, ...]
    counts: tuple[Counts, ...]
    moments: tuple[Moment, ...]

    def over_turns(self) -> list[tuple[float, ...]]:
        """Chances at the end of each turn, the founding as turn 0."""
        found = {0: self.first}
        for step in self.steps:
            found[step.turn] = step.chances
        return [found[turn] for turn in sorted(found)]

    def parts(self, seat: int) -> dict[str, float]:
        """How much of a player's course came from what; they add up to its last chance less its first."""
        found, before = dict.fromkeys(CAUSES, 0.0), self.first
        for step in self.steps:
            cause = step.cause
            if cause == OWN and step.seat != seat:
                cause = OTHERS
            found[cause] += step.chances[seat] - before[seat]
            before = step.chances
        return found


def walk(setup: Setup, entries: Iterable[Entry], judge: Judge) -> Course:
    """Play a log again and look at every position."""
    lines = list(entries)
    watcher = _Watcher(judge, lines, setup.players)
    game = replay(starter(setup), lines, each=watcher.see)
    winners = tuple(game.over.winners) if game.over is not None else ()
    return Course(watcher.first, tuple(watcher.steps), winners, tuple(watcher.counts), tuple(watcher.moments))


class _Watcher:
    """Sees every position, and remembers the one before."""

    def __init__(self, judge: Judge, lines: Sequence[Entry], players: int) -> None:
        self._judge, self._lines, self._at = judge, lines, -1
        self._before: Island | None = None
        self._open: dict[tuple[int, int], _Turn] = {}
        self._part = -1  # the last part of a turn in which somebody has decided something
        self.first: tuple[float, ...] = ()
        self.steps: list[Step] = []
        self.moments: list[Moment] = []
        self.counts = [Counts() for _ in range(players)]

    def see(self, g: Island) -> None:
        self._at += 1
        line, before = self._lines[self._at], self._before
        self._before = g
        if before is None:
            self.first = outlook(self._judge, g)
            return
        action, turn = logged(g.rules, line), g.table.turn.number
        events = tuple(g.events)
        prompt = _question(before, action)
        now = self.steps[-1].chances if self.steps else self.first
        if self._decide(before, action, prompt):
            self.steps.append(Step(self._at, turn, action.seat, USUAL, DICE, usual(self._judge, before)))
        for cause, then in _parts(self._judge, before, g, action, prompt, line, events):
            self.steps.append(Step(self._at, turn, action.seat, action.key, cause, then, events))
            self._gain(before, action, cause, then[action.seat] - now[action.seat])
            now = then
        self._close(before, g, action)
        count(self.counts, before, g)

    # --- decisions ---------------------------------------------------------------------------------------------------

    def _decide(self, g: Island, action: Action, prompt: Question | None) -> bool:
        """Before the first decision of a turn, or an answer: what would be best; whether a turn begins so."""
        if prompt is None or action.key in (*ROLLS, *DEALS, "undo") or action.by == "anyone":
            return False
        key = (g.table.turn.part_number, action.seat) if prompt.turn else (-self._at, action.seat)
        if key in self._open or (prompt.turn and not g.table.turn.rolled):
            return False
        begins = prompt.turn and g.table.turn.part_number > self._part
        self._part = max(self._part, g.table.turn.part_number) if prompt.turn else self._part
        best = best_of(self._judge, g, prompt)
        if best is not None:
            now = outlook(self._judge, g)[action.seat]
            gained = 0.0 if prompt.turn else answered(self._judge, g, action, prompt) - now
            self._open[key] = _Turn(self._at, g.table.turn.number, now, best, gained)
        return begins

    def _gain(self, g: Island, action: Action, cause: str, change: float) -> None:
        """What was done of a turn counts as far as somebody decided it: all of an answer, not that a turn must end."""
        for key in ((g.table.turn.part_number, action.seat), (-self._at, action.seat)):
            if key in self._open and cause in (OWN, TRADES):
                self._open[key].gained += change if key[0] >= 0 and action.key not in RESTS else 0.0
                self._open[key].done.append(action.key)

    def _close(self, before: Island, g: Island, action: Action) -> None:
        """A turn that has ended and an answer given are moments, and so is a best move that was made."""
        for key in list(self._open):
            t, seat = self._open[key], key[1]
            made = key == (before.table.turn.part_number, action.seat) and t.best.action == action
            if not made and key[0] == g.table.turn.part_number and g.over is None:
                continue
            del self._open[key]
            best = t.before + t.gained if made else t.best.chance
            done, (way, *then) = tuple(dict.fromkeys(t.done)), (entry(action, []) for action in t.best.actions)
            self.moments.append(Moment(seat, t.turn, t.number, t.before, t.gained, best, way, done, tuple(then)))


class _Turn:
    """A turn that goes on: what would have been best at its beginning, and what was made of it so far."""

    def __init__(self, number: int, turn: int, before: float, best: Best, gained: float) -> None:
        self.number, self.turn, self.before, self.best = number, turn, before, best
        self.gained, self.done = gained, list[str]()


def _question(g: Island, action: Action) -> Question | None:
    return next((p for p in g.prompts_of(action.seat) if p.kind in action.during), None)


def _parts(
    judge: Judge, before: Island, g: Island, action: Action, prompt: Question | None, line: Entry, events: Events
) -> Iterator[tuple[str, tuple[float, ...]]]:
    """What moved the chances of one action, in order, with where they stood after each part."""
    then = outlook(judge, g)
    if action.key in ROLLS:
        yield DICE, then
    elif any(event.key == "traded" for event in events):
        yield TRADES, then
    elif line.drawn and g.over is None:
        yield OWN, expected(judge, before, action, prompt)
        yield DRAWS, then
    else:
        yield OWN, then
