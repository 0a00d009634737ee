"""Hints in three steps: which button, what exactly, and the move itself."""

from __future__ import annotations

from discord import ButtonStyle

from bot import ui
from bot.lessons.card import press
from bot.lessons.course import Course
from bot.speech import Speech
from bot.trading.composer import proposal_words
from bot.trading.draft import OFFER
from bot.trading.ways import COMPOSED, opened
from bot.widgets.menu import TURN
from bot.wire import Press
from game.engine import Action


def hint_page(speech: Speech, course: Course, step: int) -> ui.Sheet:
    """The first hint, or the second; the third is done by the lesson."""
    action = course.action
    exact = bool(action.argument_names())
    text = speech.say("lesson-hint-way", way=way(speech, course))
    if step > 1:
        text = speech.say("lesson-hint-exact", way=way(speech, course), deed=speech.deed(action))
    buttons = []
    if exact and step == 1:
        buttons.append(ui.button(speech.say("button-lesson-more"), press(course, "hint", extra="2")))
    if step > 1 or not exact:
        buttons.append(ui.button(speech.say("button-lesson-show"), press(course, "show"), ButtonStyle.primary))
    buttons.append(ui.button(speech.say("button-lesson-stop"), Press("lesson", course.table.id, action="stop")))
    return ui.sheet(ui.words(text), *ui.rows(buttons))


def way(speech: Speech, course: Course) -> str:
    """The buttons that lead to what is done next."""
    action, table = course.action, course.table
    if (label := _on_offer(speech, course, action)) is not None:
        return label
    asked = [p for p in table.island.prompts_of(course.learner) if p.kind in action.during]
    forced = any(not table.island.rules.prompts[p.kind].turn for p in asked)
    if action.group == TURN or forced:
        return speech.say("lesson-way", label=speech.action(action.key))
    if type(action) in COMPOSED:
        label = proposal_words(speech, opened(table, course.learner, OFFER, 0), action)
        return speech.say("lesson-way-menu", menu=speech.say(f"group-{action.group}"), label=label)
    return speech.say("lesson-way-menu", menu=speech.say(f"group-{action.group}"), label=speech.action(action.key))


def _on_offer(speech: Speech, course: Course, action: Action) -> str | None:
    """What is pressed at an offer itself."""
    names = course.table.names
    if action.key == "answer_offer":
        yes = getattr(action, "answer", "") == "accept"
        return speech.say("lesson-way", label=speech.say("button-accept" if yes else "button-decline"))
    if action.key == "close_offer":
        name = names[int(getattr(action, "partner"))]  # noqa: B009 - its type is known by its key alone
        return speech.say("lesson-way", label=speech.say("button-trade-with", name=name))
    if action.key == "make_offer" and getattr(action, "counters", None):
        return speech.say("lesson-way", label=speech.say("button-offer"))
    return None
