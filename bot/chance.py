"""The one door for chance: fair, or written where a lesson is taught. Nobody else makes a game's chance."""

from __future__ import annotations

from bot.lessons.course import course_of
from bot.seated import Seated
from game.engine import Chance
from game.fair import Source


def chance_for(table: Seated, source: Source) -> Chance:
    """What the next action of a table draws from, or its start."""
    course = course_of(table)
    if course is not None:
        return Chance.replaying(course.drawn)
    return source.chance(table.game)
