"""Where a command was given: by whom, in which words, at which table."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from discord import Interaction

from bot.answer import Answer
from bot.seated import Seated
from bot.speech import Speech
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

    Here: TypeAlias = Interaction[IslandBot]
else:
    Here = Interaction


async def here(interaction: Here) -> tuple[Answer, Speech]:
    """How to answer, and in which words."""
    return Answer(interaction), await interaction.client.speech(interaction)


async def channel_of(interaction: Here) -> Seated:
    """The live game of this channel; Refused if there is none."""
    table = await interaction.client.sessions.in_channel(interaction.channel_id or 0)
    if table is None:
        raise Refused("no_game_here")
    return table


async def seat_here(interaction: Here) -> tuple[Seated, int]:
    """The game in progress here and the seat of the person; Refused in words otherwise."""
    table = await channel_of(interaction)
    if table.in_lobby:
        raise Refused("not_started")
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not_seated")
    return table, seat
