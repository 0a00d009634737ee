"""What Discord shows of the application itself: that it is unofficial must be said there too."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

WORD = "unofficial"
DESCRIPTION = (
    "Settle an island with friends who are never online at the same time: /game new opens a table. "
    "An unofficial fan project, not affiliated with or endorsed by the makers of any board game."
)
TROUBLE = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


def says_so(description: str) -> bool:
    """Does a description say that this is unofficial?"""
    return WORD in description.lower()


async def describe(bot: IslandBot) -> None:
    """Give an application without a description ours; say so if it has one that lacks the word."""
    application = bot.application
    if application is None or says_so(application.description):
        return
    if application.description.strip():
        log.warning("the description of the application does not say “%s”: add it in the developer portal", WORD)
        return
    try:
        await application.edit(description=DESCRIPTION)
        log.info("the application has a description now")
    except TROUBLE as error:
        log.warning("the application has no description, which should say “%s”: %s", WORD, error)
