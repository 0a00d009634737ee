"""Which lessons there are, to choose from."""

from __future__ import annotations

from bot import ui
from bot.lessons.door import learn_button
from bot.lessons.opening import Opened
from bot.speech import Speech
from bot.wire import Press
from game.lessons import FIRST, lesson, names

WHOLE, AGAIN = "whole", "again"


def lessons_page(speech: Speech) -> ui.Sheet:
    """All lessons; the one for newcomers first, short or from the very beginning."""
    lines = [speech.say("learn-title")]
    lines += [
        speech.say("learn-line", title=speech.say(f"lesson-{name}"), about=speech.say(f"lesson-{name}", of="about"))
        for name in names()
    ]
    buttons = [learn_button(speech)]
    if lesson(FIRST).begins:
        buttons.append(ui.button(speech.say("button-learn-whole"), Press("learn", 0, action=FIRST, extra=WHOLE)))
    buttons += [
        ui.button(speech.say(f"lesson-{name}"), Press("learn", 0, action=name)) for name in names() if name != FIRST
    ]
    return ui.sheet(ui.words("\n".join(lines)), *ui.rows(buttons))


def opened_page(speech: Speech, opened: Opened) -> ui.Sheet:
    """Where the lesson is."""
    where = f"<#{opened.table.record.channel_id}>"
    if not opened.known:
        return ui.sheet(ui.words(speech.say("lesson-opened", channel=where)))
    taught = opened.table.meta.lesson
    assert taught is not None
    press = Press("learn", 0, action=taught.name, extra=AGAIN)
    return ui.sheet(
        ui.words(speech.say("lesson-known", channel=where)),
        *ui.rows([ui.button(speech.say("button-learn-again"), press)]),
    )
