"""All messages of a game that should stand in its channel now, and how those that should not are closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from bot import ui
from bot.lessons.card import KIND as LESSON
from bot.lessons.card import closed_card, lesson_messages
from bot.lessons.course import course_of
from bot.seated import Seated
from bot.show.end import end_message
from bot.show.lobby import closed_lobby, lobby_message
from bot.show.message import Standing
from bot.show.prompts import prompt_messages
from bot.show.table import new_key, past_message, split_key, table_message
from bot.show.trade import closed_trade, trade_messages
from bot.speech import speech_of
from bot.store import Posted, Status
from bot.time.clocks import reminder_key
from bot.time.letters import REMINDER
from bot.time.presence import resting

if TYPE_CHECKING:
    from bot.app import IslandBot


def wanted(bot: IslandBot, table: Seated, standing: Sequence[Posted]) -> list[Standing]:
    """What should stand in the channel, in the order it is posted."""
    speech = speech_of(table.meta.language, table, bot.icons)
    if table.in_lobby:
        return [lobby_message(bot, speech, table)]
    if table.record.status == Status.ABANDONED or table.game is None:
        return []
    if table.island.over is not None:
        return [end_message(bot, speech, table)]
    if (course := course_of(table)) is not None:
        return lesson_messages(bot, speech, course, standing)
    newest = next((p.key for p in standing if p.kind == "table"), None)
    current = newest is not None and split_key(newest)[0] == table.turn_key
    key = newest if current and newest else new_key(table, newest)
    if resting(table):
        return [table_message(bot, speech, table, key)]
    return [
        table_message(bot, speech, table, key),
        *prompt_messages(speech, table),
        *trade_messages(speech, table, standing),
    ]


def stays(table: Seated, old: Posted) -> bool:
    """Is it one of those that were sent by themselves, and still true? A reminder is, until it was heeded."""
    return old.kind == REMINDER and old.key in [reminder_key(table, seat) for seat in range(len(table.seats))]


def unmoved(bot: IslandBot, before: Seated, after: Seated) -> bool:
    """Something private was set, and nothing in the channel shows it.

    Then nothing is sent, not even after a restart, when it is not known what stands there.
    """
    if not (before.playing and after.playing) or before.record.channel_id != after.record.channel_id:
        return False
    if before.game is after.game:
        private = structs.replace(before.meta, plans=after.meta.plans, muted=after.meta.muted) == after.meta
        return private and before.meta != after.meta and before.seats == after.seats
    if any(told.event.only is None for told in after.chronicle.since(before.chronicle.next)):
        return False
    same_calls = all(reminder_key(before, seat) == reminder_key(after, seat) for seat in range(len(after.seats)))
    return same_calls and _shown(bot, before) == _shown(bot, after)


def _shown(bot: IslandBot, table: Seated) -> list[tuple[str, str, str]]:
    return [(message.kind, message.key, message.digest) for message in wanted(bot, table, ())]


def closing(bot: IslandBot, table: Seated, old: Posted) -> ui.Sheet | None:
    """What is left of a message that has had its time."""
    speech = speech_of(table.meta.language, table, bot.icons)
    if old.kind == "table":
        return past_message(speech, table, old.key)
    if old.kind == LESSON:
        return closed_card(speech, table, old.key)
    if old.kind == "lobby":
        return closed_lobby(speech, table)
    if old.kind == "trade":
        return closed_trade(speech, table, old.key)
    if old.kind in (REMINDER, "prompt"):
        return ui.sheet()  # nothing is left to say: what came of it stands in the turn's log
    return None
