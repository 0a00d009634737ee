"""The one place that turns what went wrong into words.

Refused (rules, lobby)   its own words: why, and what would work
StoreError               somebody else was first, this came twice, or the database is away
the bot is just ending   nobody can be told any more: nothing but a line in the log
anything else            a bug: logged with its place, a short apology to the person
"""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, cast

import aiohttp
import discord
from discord import app_commands

from bot.ages import FAILURES
from bot.answer import Answer
from bot.lessons.door import learn_button, new_button
from bot.lookup import link
from bot.speech import Speech
from bot.store import ChannelTaken, NoSuchGame, Repeated, Stale, StoreError, Unavailable
from bot.ui import Item
from bot.wire import TooLong
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

NO_GAME = "no_game_here"


async def explain(answer: Answer, speech: Speech, error: BaseException) -> None:
    """Tell the person what went wrong: nothing has changed, unless only the telling of it failed."""
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError) and error.__cause__:
        error = error.__cause__
    bot = cast("IslandBot", answer.interaction.client)
    outcome = "ending" if _ended(bot, error) else _outcome(error)
    bot.figures.interactions.labels(answer.interaction.type.name, outcome).inc()
    if outcome in ("too_late", "ending"):
        answer.missed(error)
    if outcome in ("repeated", "too_late", "ending"):
        return
    text = words_for(speech, error)
    if isinstance(error, Unavailable):
        log.warning("interaction %s found no database: %s", answer.interaction.id, error)
    if text is None and await _had_effect(answer):
        log.warning("interaction %s had its effect, but telling failed: %s", answer.interaction.id, error)
        text = speech.say("error-untold")
    elif text is None:
        log.error("interaction %s failed", answer.interaction.id, exc_info=error)
        text = speech.say("error-bug", number=str(answer.interaction.id))
    try:
        await answer.whisper(text, *rule_of(speech, error))
    except (discord.HTTPException, aiohttp.ClientError, RuntimeError) as second:  # RuntimeError: just ending
        answer.missed(second)


def _ended(bot: IslandBot, error: BaseException) -> bool:
    """The way to Discord was closed under this answer: what was committed stands, the rest is pressed again."""
    return bot.is_closed() and isinstance(error, RuntimeError | aiohttp.ClientError)


def _outcome(error: BaseException) -> str:
    """What became of an interaction, in a word for the figures."""
    if isinstance(error, Repeated):
        return "repeated"
    if is_gone(error):
        return "too_late"
    if isinstance(error, Unavailable):
        return "no_database"
    foreseen = Refused | StoreError | TooLong | app_commands.CheckFailure
    return "refused" if isinstance(error, foreseen) else "failed"


def rule_of(speech: Speech, error: BaseException) -> list[Item]:
    """A button to the rule behind a refusal, where there is one; where nobody plays, the ways in."""
    if not isinstance(error, Refused):
        return []
    if error.key == NO_GAME:
        return [new_button(speech), learn_button(speech, "button-learn-new")]
    found = link(speech, f"refused-{error.key}", speech.table)
    return [found] if found is not None else []


async def _had_effect(answer: Answer) -> bool:
    """Was it carried out before something went wrong?"""
    if answer.effective:
        return True
    bot = cast("IslandBot", answer.interaction.client)
    with contextlib.suppress(Unavailable):
        return await bot.store.interactions.find(answer.interaction.id) is not None
    return False


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
    if isinstance(error, Unavailable):
        return speech.say("error-uncertain" if error.uncertain else "error-no_database")
    if isinstance(error, app_commands.CheckFailure):
        return speech.say("error-not_allowed")
    return None


def is_gone(error: BaseException) -> bool:
    """Discord no longer waits for this answer; what was committed stands."""
    return isinstance(error, discord.HTTPException) and error.code in FAILURES
