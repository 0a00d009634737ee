"""Where a command was given: by whom, in which words, at which table."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from discord import Interaction, app_commands

from bot.answer import Answer
from bot.seated import Seated
from bot.speech import Speech
from bot.time.hands import seat_for
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

    Here: TypeAlias = Interaction[IslandBot]
else:
    Here = Interaction

Registered: TypeAlias = "app_commands.Command[app_commands.Group, ..., None] | app_commands.Group"
"""What a tree of commands takes."""


async def here(interaction: Here) -> tuple[Answer, Speech]:
    """How to answer, and in which words."""
    return Answer.to(interaction), await interaction.client.speech(interaction)


async def channel_of(interaction: Here) -> Seated:
    """The live game of this channel; Refused if there is none."""
    table = await interaction.client.sessions.in_channel(interaction.channel_id or 0)
    if table is None:
        raise Refused("no_game_here")
    interaction.extras["game"] = table.id
    return table


async def looked_at(interaction: Here) -> Seated:
    """The game in progress here, else the last one that was played; Refused if there is none to look at."""
    table = await shown_game(interaction)
    if table.game is None:
        raise Refused("not_started" if table.in_lobby else "no_game_here")
    interaction.extras["game"] = table.id
    return table


async def seat_here(interaction: Here) -> tuple[Seated, int]:
    """The game in progress here and the seat of the person; Refused in words otherwise."""
    table = await channel_of(interaction)
    if table.in_lobby:
        raise Refused("not_started")
    return table, seat_for(table, interaction.user.id)


async def shown_game(interaction: Here) -> Seated:
    """The game in progress here, else the last one."""
    bot = interaction.client
    last = await bot.store.games.last_in_channel(interaction.channel_id or 0)
    if last is None:
        raise Refused("no_game_here")
    table = await bot.sessions.open(last.id)
    return await bot.sessions.open(table.meta.previous) if table.in_lobby and table.meta.previous else table
