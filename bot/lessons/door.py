"""The ways in for newcomers: a table and a lesson, one button each, wherever they may be."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle

from bot import ui
from bot.speech import Speech, speech_of
from bot.tongues import house
from bot.wire import Press
from game.lessons import FIRST

if TYPE_CHECKING:
    from bot.app import IslandBot

NEW = "new"  # the verb that opens a table


def learn_button(speech: Speech, key: str = "button-learn-first") -> ui.Item:
    """Opens the first lesson."""
    style = ButtonStyle.success if key == "button-learn-first" else ButtonStyle.secondary
    return ui.button(speech.say(key), Press("learn", 0, action=FIRST), style)


def new_button(speech: Speech) -> ui.Item:
    """Opens a table."""
    return ui.button(speech.say("first-game"), Press(NEW, 0), ButtonStyle.primary)


def welcome(speech: Speech) -> ui.Sheet:
    """The first a server sees of the bot."""
    return ui.sheet(ui.words(speech.say("welcome")), *ui.rows([new_button(speech), learn_button(speech)]))


async def greet(bot: IslandBot, guild: discord.Guild) -> None:
    """Say hello where the server greets everybody, if it lets us."""
    room = guild.system_channel
    if room is None or not room.permissions_for(guild.me).send_messages:
        return
    server = await bot.store.servers.load(guild.id)
    at = house(server.language, str(guild.preferred_locale), bot.settings.bot_language)
    speech = speech_of(at.language, icons=bot.icons)
    with contextlib.suppress(discord.HTTPException):
        await room.send(view=welcome(speech).view)
