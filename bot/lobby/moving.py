"""A game that goes on in another channel, because its own is gone or too loud."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import Interaction

from bot.lobby.opening import may_play_in
from bot.lobby.running import may_run
from bot.messages.places import found_again
from bot.names import clean
from bot.seated import Seated
from bot.store import Action as Transaction
from bot.time.seats import Decision, tell, told
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

    Here: TypeAlias = Interaction[IslandBot]


async def move_here(interaction: Here) -> Seated:
    """The person's newest game of this server that they may run; ChannelTaken if another game lives here."""
    bot, here = interaction.client, interaction.channel_id or 0
    games = await bot.store.games.of_user(interaction.user.id)
    elsewhere = [g for g in games if g.guild_id == interaction.guild_id and g.channel_id != here]
    tables = [await bot.sessions.open(game.id) for game in elsewhere]
    table = next((table for table in tables if table.meta.lesson is None and may_run(interaction, table)), None)
    if table is None:
        raise Refused("no_game_elsewhere")
    await may_play_in(interaction)

    await _everybody_sees(interaction, table)
    mover = Decision("host", (clean(interaction.user.display_name),))

    def change(tx: Transaction, now: Seated) -> Seated:
        tx.save(channel_id=here)
        if now.game is not None:
            now = tell(tx, now, "moved_here", **told(mover))
        return found_again(tx, now.after(now.record.version, record={"channel_id": here}))

    return (await bot.sessions.change(table.id, change, interaction_id=interaction.id))[1]


async def _everybody_sees(interaction: Here, table: Seated) -> None:
    """Nobody is played with in a room they cannot enter."""
    guild, channel = interaction.guild, interaction.channel
    if guild is None or not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return
    for seat in table.seats:
        if seat.user_id is None or seat.user_id == interaction.user.id:
            continue
        try:
            member = guild.get_member(seat.user_id) or await guild.fetch_member(seat.user_id)
        except discord.NotFound:
            continue  # they have left the server
        if not channel.permissions_for(member).view_channel:
            raise Refused("cannot_see_there", name=f"<@{member.id}>")
