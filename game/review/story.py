"""The story of a game: what is shown of its course, small enough to be kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from game.engine import Entry, Event
from game.look import CourseLine, CourseOf
from game.review.cards import Counts
from game.review.chances import judge
from game.review.moments import Moment
from game.review.walk import USUAL, Course, Step, walk
from game.setup import Setup

Measure: TypeAlias = Callable[[Moment], float]
TURNING = 3  # points of the game that are told
SPREAD = 20  # two turning points are more than such a part of the game apart
WORST, FINEST = 2, 1  # moments of each player
FELT = 0.03  # of a chance, below which a moment is none: estimates are no finer
QUIET = ("turn_began", "turn_ended", "offered", "offer_withdrawn", "offer_declined", "produced")


class Turning(Struct, frozen=True):
    """A point at which chances moved far: for whom, by how much, and what had happened."""

    number: int
    turn: int
    seat: int
    change: float
    told: tuple[Event, ...]


class Review(Struct, frozen=True):
    """A game looked back at."""

    chances: tuple[tuple[float, ...], ...]  # at the end of each turn, the founding first
    parts: tuple[dict[str, float], ...]  # by seat: what made the difference between the first and the last
    turning: tuple[Turning, ...]
    worst: tuple[tuple[Moment, ...], ...]  # by seat: what cost most
    finest: tuple[tuple[Moment, ...], ...]
    counts: tuple[Counts, ...]
    games: int = 0  # behind what is said of chances

    def look(self, names: Sequence[str], colours: Sequence[str]) -> CourseOf:
        """The course as a picture shows it."""
        lines = tuple(
            CourseLine(name, colour, tuple(row[seat] for row in self.chances), tuple(self.parts[seat].items()))
            for seat, (name, colour) in enumerate(zip(names, colours, strict=True))
        )
        return CourseOf(lines, tuple(t.turn for t in self.turning))


def review(setup: Setup, entries: Iterable[Entry], levels: Sequence[str | None] = (None,)) -> Review:
    """Look back at a finished game of the island between players of these levels, None for people."""
    reading = judge(levels)
    course = walk(setup, entries, reading)
    seats = range(setup.players)
    mine = [[m for m in course.moments if m.seat == seat] for seat in seats]
    return Review(
        chances=tuple(course.over_turns()),
        parts=tuple(course.parts(seat) for seat in seats),
        turning=tuple(turning_points(course)),
        worst=tuple(_first(own, WORST, lambda m: m.cost) for own in mine),
        finest=tuple(_first(own, FINEST, lambda m: m.gained) for own in mine),
        counts=course.counts,
        games=reading.games,
    )


def _first(moments: list[Moment], most: int, by: Measure) -> tuple[Moment, ...]:
    """The most telling ones, in the order of the game."""
    felt = sorted((m for m in moments if by(m) > FELT), key=by, reverse=True)[:most]
    return tuple(sorted(felt, key=lambda m: m.number))


def turning_points(course: Course) -> list[Turning]:
    """Where chances moved most after the founding, some turns apart."""
    found: dict[int, Turning] = {}
    before = course.first
    for step in (step for step in course.steps if step.key != USUAL):
        changes = [now - then for now, then in zip(step.chances, before, strict=True)]
        seat = max(range(len(changes)), key=lambda s: abs(changes[s]))
        known = found.get(step.turn)
        if step.turn and told(step) and (known is None or abs(changes[seat]) > abs(known.change)):
            found[step.turn] = Turning(step.number, step.turn, seat, changes[seat], told(step))
        before = step.chances
    apart, chosen = len(found) // SPREAD, list[Turning]()
    for point in sorted(found.values(), key=lambda t: -abs(t.change)):
        if all(abs(point.turn - other.turn) > apart for other in chosen):
            chosen.append(point)
    return sorted(chosen[:TURNING], key=lambda t: t.number)


def told(step: Step) -> tuple[Event, ...]:
    """What everybody heard of a step, the usual course of a turn aside."""
    return tuple(Event(e.key, e.args) for e in step.events if e.only is None and e.key not in QUIET)
