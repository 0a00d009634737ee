"""Messages that arrived without our knowing: a crash or a lost answer came between Discord and our memory of them."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import discord

from bot.messages.kept import pictures_of
from bot.seated import Seated
from bot.ui import Sheet
from bot.wire import read_press
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

RECENT = 20  # messages among which one posted just before a crash must be


async def clear(bot: IslandBot, table: Seated) -> bool:
    """Delete what has buttons of a game and is unknown to us.

    False while something is on its way: it may stand there already, and will be recognised when it is sent again.
    """
    recent = await _recent(bot, table)
    if recent and await bot.store.deliveries.pending(table.id):
        return False
    for message in recent:
        if await _is_stray(bot, table, message):
            await message.delete()
    return True


async def arrived(bot: IslandBot, table: Seated, page: Sheet) -> discord.Message | None:
    """A message that says already what is about to be said.

    Discord recognises a post that is repeated, but for minutes only; a database may be away for longer.
    """
    says = [item.custom_id for item in page.view.walk_children() if isinstance(item, discord.ui.Button)]
    for message in await _recent(bot, table):
        same = [button.custom_id for button in _buttons(message.components)] == says
        if same and bool(pictures_of(message)) == bool(page.files) and await _is_stray(bot, table, message):
            return message
    return None


async def _recent(bot: IslandBot, table: Seated) -> list[discord.Message]:
    """The newest messages of a game's channel; none where we may not look."""
    room = bot.get_partial_messageable(table.record.channel_id, guild_id=table.record.guild_id)
    try:
        return [message async for message in room.history(limit=RECENT)]
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("whether game %s has left something behind is not known: %s", table.id, error)
        return []


async def _is_stray(bot: IslandBot, table: Seated, message: discord.Message) -> bool:
    """Ours, with buttons of this game (its table, a question, an offer, a reminder), and unknown to us."""
    ours = message.author == bot.user and any(_game(button) == table.id for button in _buttons(message.components))
    return ours and await bot.store.messages.find(message.id) is None


def _game(button: discord.Button) -> int:
    try:
        return read_press(button.custom_id or "").game
    except Refused:
        return 0


def _buttons(components: Sequence[object]) -> Iterator[discord.Button]:
    for part in components:
        if isinstance(part, discord.Button):
            yield part
        yield from _buttons(getattr(part, "children", ()))
