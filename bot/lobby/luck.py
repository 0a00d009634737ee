"""Everybody's luck: what people add to the dice, how it is asked for, and how it is told."""

from __future__ import annotations

from discord import ui as dui

from bot import ui
from bot.names import shown
from bot.seated import Luck, Seated
from bot.speech import Speech
from bot.wire import Press
from game.fair import short

LONGEST = 40  # letters of a word
TAIL = 5  # digits of a press where people pass by
SECONDS = 900


def luck_form(speech: Speech, table: Seated) -> dui.Modal:
    """A form for a word of one's own; the whole promise stands in it, for it is made before the word is known."""
    title, label = speech.say("luck-title"), speech.say("luck-label")
    modal = dui.Modal(title=ui.cut(title, 45), custom_id=Press("luck", table.id).custom_id(), timeout=SECONDS)
    field: dui.TextInput[dui.LayoutView] = dui.TextInput(custom_id="word", required=False, max_length=LONGEST)
    promise = speech.say("luck-promise", hash=table.meta.promise)
    modal.add_item(dui.Label(text=ui.cut(label, 45), description=ui.cut(promise, 100), component=field))
    return modal


def luck_told(speech: Speech, table: Seated, *, whole: bool = False) -> str:
    """Who added what; presses by their last digits, unless all of it is wanted."""
    return speech.words.listed([_told(speech, added, whole) for added in table.meta.luck])


def _told(speech: Speech, added: Luck, whole: bool) -> str:
    name = shown(added.name) or "–"  # who opened the table may start it without sitting down
    if added.typed:
        return speech.say("luck-word", name=name, word=shown(added.text))
    return speech.say("luck-press", name=name, digits=added.text if whole else f"…{added.text[-TAIL:]}")


def promise_lines(speech: Speech, table: Seated) -> list[str]:
    """What lobby and start message say about the dice: short, for all of it is in /fair."""
    lines = [speech.say("lobby-luck", luck=luck_told(speech, table))] if table.meta.luck else []
    return [*lines, speech.say("lobby-promise", hash=short(table.meta.promise))]
