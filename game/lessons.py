"""Lessons: recorded games with comments, read from data/lessons; any finished game can become one.

A lesson is a log (set-up, actions, what chance gave) whose lines name the words that go with them. Words are in
data/text/<language>/lesson_<name>.ftl, under keys that begin with the lesson's name.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from game.engine import Action, AnyGame, Entry
from game.engine.log import key_of, read_action
from game.setup import Setup

FOLDER = Path(__file__).parent.parent / "data" / "lessons"
FIRST = "sample_game"  # the one for newcomers
OFFERS = ("make_offer", "standing_offer", "call")


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One action of the recorded game, and the words said before it."""

    key: str
    values: list[Any]
    drawn: list[int] = []
    say: str = ""
    pause: bool = False  # whoever watches says when to go on
    answers: int = 0  # a question is put first that has so many answers


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A recorded game; the lines before `begins` have been played when the learner comes in."""

    setup: Setup
    names: list[str]
    learner: int
    drawn: list[int]  # what chance gave to the start
    lines: list[Line]
    begins: int = 0
    name: str = ""

    def action(self, at: int, actions: dict[str, type[Action]]) -> Action:
        """What happens at a line."""
        return read_action(actions, key_of(self.lines[at].key), self.lines[at].values)

    def seat(self, at: int) -> int:
        """Who does it."""
        return int(self.lines[at].values[0])

    def stops(self, at: int, learner: int, begins: int) -> bool:
        """Does the lesson wait before a line: for the learner's own move, or until the learner has read enough?"""
        own, line = self.seat(at) == learner, self.lines[at]
        return at >= begins and (own or line.pause or at == begins)

    def entries(self) -> list[Entry]:
        """The same as a log."""
        setup = Entry("", [msgspec.to_builtins(self.setup)], self.drawn)
        return [setup, *(Entry(line.key, line.values, line.drawn) for line in self.lines)]


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name, read once; LookupError if there is none."""
    if name not in names():
        raise LookupError(name)
    found = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Lesson)
    return msgspec.structs.replace(found, name=name)


@cache
def names() -> tuple[str, ...]:
    """All lessons, the one for newcomers first."""
    found = sorted(path.stem for path in FOLDER.glob("*.json"))
    return tuple(sorted(found, key=lambda name: name != FIRST))


def alike(done: Action, written: Action) -> bool:
    """Does an action come to the same as the one that is written? Of an offer only its sides count."""
    if type(done) is not type(written):
        return False
    sides: Sequence[str] = ("seat", "give", "get") if done.key in OFFERS else ("seat", *done.argument_names())
    return all(getattr(done, name) == getattr(written, name) for name in sides)


def from_log(entries: Sequence[Entry], names: Sequence[str], learner: int) -> Lesson:
    """A lesson without words, made of a finished game; turns of others are watched one by one."""
    first, *rest = entries
    setup = msgspec.convert(first.values[0], Setup)
    turn_ends = [False, *(line.key == "end_turn" for line in rest)]
    lines = [Line(line.key, line.values, line.drawn, pause=ended) for line, ended in zip(rest, turn_ends, strict=False)]
    return Lesson(setup, list(names), learner, first.drawn, lines)


def started(found: Lesson, game: AnyGame) -> bool:
    """Has the learner come in yet?"""
    return game.moves >= found.begins
