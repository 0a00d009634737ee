"""Opening a table: a new one, or the last one again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import Interaction
from msgspec import structs

from bot import permissions
from bot.lobby.actions import SEED, agreed
from bot.messages.unshown import reason
from bot.seated import Meta, Seated, packed, read_meta
from bot.speech import Speech
from bot.store import Action as Transaction
from bot.store import ChannelTaken, Seat, Status
from bot.tongues import house_of, public
from game.engine import Refused, commitment

if TYPE_CHECKING:
    from bot.app import IslandBot

    Here: TypeAlias = Interaction[IslandBot]


ARCHIVED = 50083


async def may_play_in(interaction: Here) -> None:
    """Refused where the bot could not show a table: what it may do here, and whether it sees a private thread."""
    if names := permissions.lacking_here(interaction):
        raise Refused("missing_permissions", names=permissions.in_words(names))
    place = interaction.channel
    if isinstance(place, discord.Thread) and place.type is discord.ChannelType.private_thread:
        try:
            await place.join()
        except discord.Forbidden:
            raise Refused("private_thread", name=f"<@{interaction.application_id}>") from None
        except discord.HTTPException as error:
            if error.code != ARCHIVED:  # whatever is sent wakes it
                raise


async def open_lobby(interaction: Here, meta: Meta, seats: tuple[Seat, ...] = (), *, channel_id: int = 0) -> Seated:
    """A new lobby in this channel, or another; its message follows. ChannelTaken if a game lives there."""
    if not channel_id:
        await may_play_in(interaction)
    bot, host = interaction.client, interaction.user.id
    seed = secrets.token_bytes(SEED)
    promising = structs.replace(meta, promise=commitment(seed))
    try:
        record = await bot.store.games.create(
            channel_id=channel_id or interaction.channel_id or 0,
            guild_id=interaction.guild_id,
            host_id=host,
            meta=packed(promising),
            interaction_id=interaction.id,
        )
    except ChannelTaken as taken:
        await bot.deliverer.again(await bot.sessions.open(taken.game_id))
        raise

    def sit(tx: Transaction, table: Seated) -> Seated:
        tx.seal(seed)
        sitting = seats or (Seat(0, host),)
        tx.seats(sitting)
        return agreed(tx, table.after(table.record.version, seats=sitting))

    bot.deliverer.unshown.ask(record.id)
    return (await bot.sessions.change(record.id, sit))[1]


async def like_last(interaction: Here, meta: Meta) -> Meta:
    """A new table that may become like the one its host began last in this server, if that was another."""
    games = await interaction.client.store.games.of_user(interaction.user.id, live=False)
    mine = [g for g in games if g.host_id == interaction.user.id and g.guild_id == interaction.guild_id]
    begun = [(g, read_meta(g.meta)) for g in mine if g.started_at is not None]
    played = [(g, old) for g, old in begun if old.lesson is None]
    if not played:
        return meta
    last, old = max(played, key=lambda found: found[0].started_at or 0)
    same = (old.family, old.modules, old.options) == (meta.family, meta.modules, meta.options)
    return meta if same else structs.replace(meta, last=last.id)


async def opened(interaction: Here, speech: Speech, table: Seated) -> str:
    """What the host hears: that the table is open once it stands, or why it cannot be shown."""
    why = await interaction.client.deliverer.unshown.outcome(table.id)
    return reason(speech, table, why) if why else speech.say("lobby-opened")


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
    known, at = old.meta, await house_of(interaction.client, interaction)
    tongues = tuple(known.tongues[s.seat] for s in order) if known.tongues else ("",) * len(order)
    meta = Meta(
        public(at, tongues), known.modules, known.options, names, colours, previous=game_id, family=known.family,
        chosen=at.chosen, usual=at.usual, tongues=tongues,
    )  # fmt: skip
    return await open_lobby(interaction, meta, seats)
