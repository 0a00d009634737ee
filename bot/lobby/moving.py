"""A game that goes on in another channel, because its own is gone or too loud."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from discord import Interaction

from bot.lobby.running import may_run
from bot.seated import Seated
from bot.store import Action as Transaction
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
    table = next((table for table in tables if may_run(interaction, table)), None)
    if table is None:
        raise Refused("no_game_elsewhere")

    def change(tx: Transaction, now: Seated) -> Seated:
        tx.save(channel_id=here)
        return now.after(now.record.version, record={"channel_id": here})

    return (await bot.sessions.change(table.id, change, interaction_id=interaction.id))[1]
