"""What the buttons of a lesson mean."""

from __future__ import annotations

from msgspec import structs

from bot.commands.game import open_here
from bot.commands.server import may_open
from bot.lessons.course import Course, course_of
from bot.lessons.door import NEW
from bot.lessons.hints import hint_page
from bot.lessons.opening import left, open_lesson
from bot.lessons.pages import AGAIN, WHOLE, lessons_page, opened_page
from bot.lobby.actions import new_meta
from bot.lobby.opening import open_lobby
from bot.lobby.running import abandoned
from bot.router import Call, Router
from bot.seated import Seated
from bot.store import Action as Transaction
from bot.time.seats import agree
from bot.tongues import house_of, tongue_of
from game.engine import Refused

COMPANIONS = "gentle"


def register(router: Router) -> None:
    """Answer for lessons."""
    router.verbs |= {"learn": learn, "lesson": lesson, NEW: new}


async def new(call: Call) -> None:
    """A table, where newcomers are offered one."""
    await open_here(call.interaction, call.answer, call.speech)


async def learn(call: Call) -> None:
    """Choose a lesson, or begin one."""
    name = call.press.action
    if not name:
        await call.answer.show(lessons_page(call.speech))
        return
    await call.answer.hold(shows=True)
    how = call.press.extra
    opened = await open_lesson(call.interaction, call.speech, name, whole=how == WHOLE, again=how == AGAIN)
    await call.answer.show(opened_page(call.speech, opened))


async def lesson(call: Call) -> None:
    """What stands under a card; it holds for the line it was made for."""
    table = await call.table()
    act = ACTS.get(call.press.action)
    taught = table.meta.lesson
    if act is None or taught is None:
        raise Refused("stale_button")
    if table.seat_of(call.user) != taught.seat:
        raise Refused("not_your_lesson")
    await act(call, _course(table, call.press.prompt))


def _course(table: Seated, written: int) -> Course:
    """The lesson as it stands, if the button is of this very step (0: of any)."""
    course = course_of(table)
    if course is None or not table.playing or (written and written != course.at + 1):
        raise Refused("stale_button")
    return course


async def go_on(call: Call, course: Course) -> None:
    """The others play."""
    if course.own:
        raise Refused("stale_button")
    await call.answer.hold()
    await _carry_out(call, course)
    await call.answer.done()


async def show(call: Call, course: Course) -> None:
    """The learner's move, done by the lesson."""
    if not course.own:
        raise Refused("stale_button")
    deed = call.speech.deed(course.action)
    await call.answer.hold()
    await _carry_out(call, course)
    await call.answer.say(call.speech.say("lesson-shown", deed=deed))


async def _carry_out(call: Call, course: Course) -> None:
    """The written line, if the lesson is still there; what follows by itself follows."""
    await call.bot.sessions.act(
        course.table.id,
        lambda table: (_course(table, course.at + 1).action, None),
        user_id=call.user,
        interaction_id=call.interaction.id,
    )


async def hint(call: Call, course: Course) -> None:
    if not course.own:
        raise Refused("stale_button")
    await call.answer.show(hint_page(call.speech, course, 2 if call.press.extra == "2" else 1))


async def answer(call: Call, course: Course) -> None:
    """A question was answered; there is no wrong answer, only a because."""
    chosen = int(call.press.extra) if call.press.extra.isascii() and call.press.extra.isdigit() else -1

    def change(tx: Transaction, table: Seated) -> Seated:
        now, taught = _course(table, course.at + 1), table.meta.lesson
        if not now.asks or not 0 <= chosen < now.line.answers or taught is None:
            raise Refused("stale_button")
        answers = {**taught.answers, str(now.at): chosen}
        return agree(tx, table, lesson=structs.replace(taught, answers=answers))

    await call.answer.hold()
    await call.bot.sessions.change(course.table.id, change, interaction_id=call.interaction.id)
    await call.answer.done()


async def play_on(call: Call, course: Course) -> None:
    """The same position with automatic players, and dice that nobody has written."""
    if not course.over:
        raise Refused("stale_button")

    def change(tx: Transaction, table: Seated) -> Seated:
        _course(table, course.at + 1)
        seats = tuple(structs.replace(s, automatic=None if s.user_id else COMPANIONS) for s in table.seats)
        tx.seats(seats)
        table = table.after(table.record.version, seats=seats)
        return agree(tx, table, lesson=left(table))

    await call.answer.hold()
    await call.bot.sessions.change(course.table.id, change, interaction_id=call.interaction.id)
    await call.answer.done()


async def new_table(call: Call, course: Course) -> None:
    """A table of one's own, where the lesson was asked for."""
    await call.answer.hold(shows=True)
    options = await may_open(call.interaction)
    at, tongue = await house_of(call.bot, call.interaction), await tongue_of(call.bot, call.interaction)
    taught = course.table.meta.lesson
    where = taught.origin if taught is not None and course.table.record.guild_id is not None else 0
    await stop_at(call, course)
    meta = new_meta(at, tongue, call.interaction.user.display_name, options)
    table = await open_lobby(call.interaction, meta, channel_id=where)
    room = f"<#{table.record.channel_id}>"
    await call.answer.say(call.speech.say("lesson-table", channel=room))


async def stop(call: Call, course: Course) -> None:
    """Enough for today."""
    await call.answer.hold()
    await stop_at(call, course)
    await call.answer.say(call.speech.say("lesson-stopped"))


async def stop_at(call: Call, course: Course) -> None:
    await call.bot.sessions.change(course.table.id, abandoned)


ACTS = {
    "next": go_on,
    "show": show,
    "hint": hint,
    "answer": answer,
    "on": play_on,
    "table": new_table,
    "stop": stop,
}
