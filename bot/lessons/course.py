"""Where a lesson is: the number of actions of its game says so, and nothing else is kept."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.moves import Move
from bot.seated import Seated
from game.engine import Action, Refused, why_not
from game.lessons import Lesson, Line, alike, lesson
from game.look import Text


@dataclass(frozen=True)
class Course:
    """A lesson at one of its lines."""

    table: Seated
    lesson: Lesson
    learner: int
    begins: int
    at: int

    @property
    def over(self) -> bool:
        return self.at >= len(self.lesson.lines)

    @property
    def line(self) -> Line:
        return self.lesson.lines[self.at]

    @property
    def drawn(self) -> list[int]:
        """What chance gives next."""
        if self.table.game is None:
            return self.lesson.drawn
        return [] if self.over else self.line.drawn

    @property
    def action(self) -> Action:
        """What is done next."""
        return self.lesson.action(self.at, self.table.island.rules.actions)

    @property
    def own(self) -> bool:
        """Is it the learner who does it?"""
        return not self.over and self.lesson.seat(self.at) == self.learner

    @property
    def waits(self) -> bool:
        """For the learner, to act or to read on."""
        return self.over or self.lesson.stops(self.at, self.learner, self.begins)

    @property
    def asks(self) -> bool:
        """Is there a question that the learner has not answered yet?"""
        taught = self.table.meta.lesson
        return not self.over and self.own and bool(self.line.answers) and str(self.at) not in (
            taught.answers if taught else {}
        )  # fmt: skip


def course_of(table: Seated) -> Course | None:
    """The lesson that a table follows; None where people play freely."""
    taught = table.meta.lesson
    if taught is None or taught.left:
        return None
    at = table.game.moves if table.game is not None else 0
    return Course(table, lesson(taught.name), taught.seat, taught.begins, at)


def admitted(table: Seated, move: Move) -> Move:
    """A move as it is carried out: in a lesson the written one, or none; what the rules forbid is left to them."""
    course = course_of(table)
    if course is None:
        return move
    if course.over:
        raise Refused("lesson_over")
    if alike(move.action, course.action):
        return replace(move, action=course.action)
    if why_not(table.island, move.action, move.prompt_id) is None:
        raise Refused("lesson_otherwise", here=Text(f"lesson-{course.lesson.name}-{course.line.say}.here"))
    return move


def following(table: Seated) -> Move | None:
    """What others do by themselves before the lesson waits again."""
    course = course_of(table)
    return None if course is None or course.waits else Move(course.action)


def proposed(table: Seated, seat: int, kind: type[Action]) -> list[Action]:
    """What the lesson would have a seat do now, where it is of this kind: menus name it first."""
    course = course_of(table)
    found = course is not None and course.own and course.learner == seat and type(course.action) is kind
    return [course.action] if course is not None and found else []
