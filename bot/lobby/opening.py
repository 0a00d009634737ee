"""Opening a table: a new one, or the last one again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, TypeAlias

from discord import Interaction
from msgspec import structs

from bot.lobby.actions import SEED
from bot.seated import Meta, Seated, packed
from bot.store import Action as Transaction
from bot.store import ChannelTaken, Seat, Status
from game.engine import Refused, commitment

if TYPE_CHECKING:
    from bot.app import IslandBot

    Here: TypeAlias = Interaction[IslandBot]


NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")


async def open_lobby(interaction: Here, meta: Meta, seats: tuple[Seat, ...] = ()) -> Seated:
    """A new lobby in this channel with its host seated; its message follows. ChannelTaken if a game lives here."""
    if lacking := [name for name in NEEDED if not getattr(interaction.app_permissions, name)]:
        raise Refused("missing_permissions", names=", ".join(name.replace("_", " ") for name in lacking))
    bot, host = interaction.client, interaction.user.id
    seed = secrets.token_bytes(SEED)
    agreed = structs.replace(meta, promise=commitment(seed))
    try:
        record = await bot.store.games.create(
            channel_id=interaction.channel_id or 0,
            guild_id=interaction.guild_id,
            host_id=host,
            meta=packed(agreed),
            interaction_id=interaction.id,
        )
    except ChannelTaken as taken:
        await bot.deliverer.again(await bot.sessions.open(taken.game_id))
        raise

    def sit(tx: Transaction, table: Seated) -> Seated:
        tx.seal(seed)
        sitting = seats or (Seat(0, host),)
        tx.seats(sitting)
        return table.after(table.record.version, seats=sitting)

    return (await bot.sessions.change(record.id, sit))[1]


async def open_rematch(interaction: Here, game_id: int) -> Seated:
    """The same people, systems and options once more."""
    old = await interaction.client.sessions.open(game_id)
    if old.record.status in (Status.LOBBY, Status.ACTIVE):
        raise Refused("still_playing")
    if old.seat_of(interaction.user.id) is None:
        raise Refused("not_seated")
    first = [s for s in old.seats if s.user_id == interaction.user.id]
    order = [*first, *(s for s in old.seats if s not in first)]
    seats = tuple(Seat(i, s.user_id, s.automatic) for i, s in enumerate(order))
    names = tuple(old.names[s.seat] for s in order)
    colours = tuple(old.meta.colours[s.seat] for s in order)
    language = await interaction.client.public_language(interaction)
    known = old.meta
    meta = Meta(language, known.modules, known.options, names, colours, previous=game_id, family=known.family)
    return await open_lobby(interaction, meta, seats)
