"""The message of a step: what happened, the table with the one place marked, a thought, the buttons of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot import ui
from bot.arguments import type_of
from bot.lessons.course import Course
from bot.seated import Seated
from bot.show.end import points_line
from bot.show.message import Standing, digest_of
from bot.show.prompts import prompt_messages
from bot.show.table import colour_of, happened, headline
from bot.show.trade import trade_messages
from bot.speech import Speech
from bot.store import Posted
from bot.studio import table_look
from bot.widgets.menu import public_buttons
from bot.wire import Press
from game.lessons import Lesson, lesson
from game.lookout import places as named_places
from renderer.paint import Picture

if TYPE_CHECKING:
    from bot.app import IslandBot

KIND = "lesson"
LETTERS = "abc"


def lesson_messages(bot: IslandBot, speech: Speech, course: Course, standing: Sequence[Posted]) -> list[Standing]:
    """What stands in the channel of a lesson: its card, and whatever questions and offers are open."""
    table = course.table
    return [
        card(bot, speech, course, card_key(course, standing)),
        *prompt_messages(speech, table),
        *trade_messages(speech, table, standing),
    ]


def card(bot: IslandBot, speech: Speech, course: Course, key: str) -> Standing:
    """One step of a lesson."""
    table = course.table
    told = [headline(speech, table), happened(speech, table, f"@{_since(key)}")]
    thought, buttons = _thought(speech, course), _buttons(speech, course)

    async def make() -> ui.Sheet:
        gallery, file = ui.picture(await _picture(bot, speech, course), "lesson.png")
        colour = colour_of(table, course.learner)
        body = ui.frame(*map(ui.some_words, told), gallery, ui.words(thought), colour=colour)
        return ui.sheet(body, *ui.rows(_buttons(speech, course)), files=[file])

    shown = [speech.words.language, told, thought, [b.to_component_dict() for b in buttons]]
    return Standing(KIND, key, digest_of(*shown), make)


def closed_card(speech: Speech, table: Seated, key: str) -> ui.Sheet:
    """What is left of a step: what happened before it and the thought, in words."""
    at, since, until = _parts(key)
    told = [t.event for t in table.chronicle.told if since <= t.number < until and t.event.only is None]
    lines = [f"- {line}" for event in told if (line := speech.tell(event))]
    taught = table.meta.lesson
    if taught is not None and (thought := said(speech, lesson(taught.name), at)):
        lines.append(thought)
    return ui.sheet(ui.words("\n".join(lines) or speech.say("lesson-your-move")))


async def _picture(bot: IslandBot, speech: Speech, course: Course) -> Picture:
    """The table; where a place is to be chosen, that one alone is marked."""
    table = course.table
    for argument in course.action.arguments() if course.own and not course.asks else ():
        if type_of(argument.type).on_board and (place := getattr(course.action, argument.name)) >= 0:
            return await bot.studio.places(table, speech, named_places(table.view(), argument.type, [place]))
    return await bot.studio.board(table_look(table), speech)


# --- keys: the line, the first event it tells, and the first it does not ----------------------------------------------


def card_key(course: Course, standing: Sequence[Posted]) -> str:
    """The same for the same step."""
    newest = next((p.key for p in standing if p.kind == KIND), None)
    ahead = course.table.chronicle.next
    if newest is None:
        return f"{course.at}@{ahead}@{ahead}"
    at, _, until = _parts(newest)
    return newest if at == course.at else f"{course.at}@{until}@{ahead}"


def _parts(key: str) -> tuple[int, int, int]:
    at, since, until = (int(part or 0) for part in f"{key}@@".split("@")[:3])
    return at, since, until


def _since(key: str) -> int:
    return _parts(key)[1]


# --- words -----------------------------------------------------------------------------------------------------------


def said(speech: Speech, found: Lesson, at: int, of: str = "") -> str:
    """The words that go with a line, or with the end."""
    key = f"lesson-{found.name}-{found.lines[at].say if at < len(found.lines) else 'end'}"
    return speech.say(key, of=of) if speech.words.has(key) else ""


def _said(speech: Speech, course: Course, of: str = "") -> str:
    return said(speech, course.lesson, course.at, of)


def _thought(speech: Speech, course: Course) -> str:
    table = course.table
    if course.over:
        points = [points_line(speech, table, seat) for seat in table.island.seats]
        return "\n".join([_said(speech, course), "", *points])
    lines = [_said(speech, course)]
    if course.asks:
        lines += ["", speech.say("lesson-question", text=_said(speech, course, "ask"))]
    elif (chosen := _chosen(course)) is not None:
        letter = LETTERS[chosen % len(LETTERS)]
        answer, why = _said(speech, course, f"answer_{letter}"), _said(speech, course, f"because_{letter}")
        lines = [speech.say("lesson-because", answer=answer, why=why), "", *lines]
    if not course.own:
        lines.append(speech.say("lesson-watch", name=speech.player(course.lesson.seat(course.at))))
    return "\n".join(lines).strip() or speech.say("lesson-your-move")


def _chosen(course: Course) -> int | None:
    taught = course.table.meta.lesson
    return taught.answers.get(str(course.at)) if taught is not None else None


# --- buttons ---------------------------------------------------------------------------------------------------------


def press(course: Course, action: str, extra: str = "") -> Press:
    """A button of the lesson; it holds for the line it stands at."""
    return Press("lesson", course.table.id, course.at + 1, action, extra=extra)


def _buttons(speech: Speech, course: Course) -> list[ui.Item]:
    table = course.table
    if course.over:
        return [
            ui.button(speech.say("button-lesson-on"), press(course, "on"), ButtonStyle.success),
            ui.button(speech.say("button-lesson-table"), press(course, "table"), ButtonStyle.primary),
            ui.button(speech.say("button-lesson-others"), Press("learn", 0)),
        ]
    if course.asks:
        return [
            ui.button(_said(speech, course, f"answer_{letter}"), press(course, "answer", extra=str(i)))
            for i, letter in enumerate(LETTERS[: course.line.answers])
        ]
    hand = ui.button(speech.say(table.family.own), Press("hand", table.id))
    if not course.own:
        return [ui.button(speech.say("button-lesson-next"), press(course, "next"), ButtonStyle.success), hand]
    moving = table.island.rules.mover(table.island) == course.learner
    hint = ui.button(speech.say("button-lesson-hint"), press(course, "hint"))
    return [*(public_buttons(speech, table) if moving else [hand]), hint]
