"""All messages of a game that should stand in its channel now, and how those that should not are closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot import ui
from bot.seated import Seated
from bot.show.end import end_message
from bot.show.lobby import closed_lobby, lobby_message
from bot.show.message import Standing
from bot.show.prompts import closed_prompt, prompt_messages
from bot.show.table import new_key, past_message, split_key, table_message
from bot.show.trade import closed_trade, trade_messages
from bot.speech import speech_of
from bot.store import Posted, Status

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
    newest = next((p.key for p in standing if p.kind == "table"), None)
    current = newest is not None and split_key(newest)[0] == table.turn_key
    key = newest if current and newest else new_key(table, newest)
    return [
        table_message(bot, speech, table, key),
        *prompt_messages(speech, table),
        *trade_messages(speech, table),
    ]


def closing(bot: IslandBot, table: Seated, old: Posted) -> ui.Sheet | None:
    """What is left of a message that has had its time."""
    speech = speech_of(table.meta.language, table, bot.icons)
    if old.kind == "table":
        return past_message(speech, table, old.key)
    if old.kind == "lobby":
        return closed_lobby(speech, table)
    if old.kind == "prompt":
        return closed_prompt(speech)
    if old.kind == "trade":
        return closed_trade(speech, table, old.key)
    return None
