"""The one place that turns what went wrong into words.

Refused (rules, lobby)   its own words: why, and what would work
StoreError               somebody else was first, or this came twice
anything else            a bug: logged with its place, a short apology to the person
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, cast

import aiohttp
import discord
from discord import app_commands

from bot.answer import Answer
from bot.speech import Speech
from bot.store import ChannelTaken, NoSuchGame, Repeated, Stale
from bot.wire import TooLong
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

GONE = (10062, 40060, 50027)  # too late, answered already, token expired


async def explain(answer: Answer, speech: Speech, error: BaseException) -> None:
    """Tell the person what went wrong: nothing has changed, unless only the telling of it failed."""
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError) and error.__cause__:
        error = error.__cause__
    if isinstance(error, Repeated) or is_gone(error):
        return
    text = words_for(speech, error)
    if text is None and await _had_effect(answer):
        log.warning("interaction %s had its effect, but telling failed: %s", answer.interaction.id, error)
        text = speech.say("error-untold")
    elif text is None:
        log.error("interaction %s failed", answer.interaction.id, exc_info=error)
        text = speech.say("error-bug", number=str(answer.interaction.id))
    try:
        await answer.whisper(text)
    except (discord.HTTPException, aiohttp.ClientError) as second:
        if not is_gone(second):
            log.warning("could not answer interaction %s: %s", answer.interaction.id, second)


async def _had_effect(answer: Answer) -> bool:
    """Was it carried out before something went wrong?"""
    bot = cast("IslandBot", answer.interaction.client)
    return answer.effective or await bot.store.interactions.find(answer.interaction.id) is not None


def words_for(speech: Speech, error: BaseException) -> str | None:
    """The words for what was foreseen; None for a bug."""
    if isinstance(error, Refused):
        return speech.refusal(error)
    if isinstance(error, ChannelTaken):
        return speech.say("error-channel_taken")
    if isinstance(error, NoSuchGame):
        return speech.say("error-no_such_game")
    if isinstance(error, Stale):
        return speech.say("error-moved_on")
    if isinstance(error, TooLong):
        return speech.say("error-too_long")
    if isinstance(error, app_commands.CheckFailure):
        return speech.say("error-not_allowed")
    return None


def is_gone(error: BaseException) -> bool:
    """Discord no longer waits for this answer; what was committed stands."""
    return isinstance(error, discord.HTTPException) and error.code in GONE
