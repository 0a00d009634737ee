"""Direct messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ui import Sheet, post

if TYPE_CHECKING:
    from bot.app import IslandBot

NO_DIRECT_MESSAGES = (50007, 50278, 40003)  # closed, no server in common, too many opened lately


async def send_direct(bot: IslandBot, user: int, page: Sheet, nonce: str) -> discord.Message | None:
    """A direct message; None where they are closed."""
    try:
        room = await bot.create_dm(discord.Object(user))
        return await post(room, page, nonce)
    except discord.HTTPException as error:
        if error.code not in NO_DIRECT_MESSAGES:
            raise
        return None
