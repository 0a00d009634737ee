"""/game: from a lobby to the end."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands.here import Here, channel_of, here
from bot.lobby.actions import SEED, Lobby, new_meta
from bot.lobby.settings import settings_sheet
from bot.seated import Meta, Seated, packed
from bot.show.lobby import lobby_text
from bot.show.table import calling
from bot.store import Action as Transaction
from bot.store import ChannelTaken, Seat, Status
from game.engine import Refused, commitment

if TYPE_CHECKING:
    from bot.app import IslandBot


class GameCommands(app_commands.Group, name="game", description="Begin, join and run games", guild_only=True):
    """The life of a game."""

    @app_commands.command(description="Open a table in this channel")
    async def new(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        bot = interaction.client
        meta = new_meta(await bot.public_language(interaction), interaction.user.display_name)
        await open_lobby(bot, interaction, meta)
        await answer.say(speech.say("lobby-opened"))

    @app_commands.command(description="Take a seat at the table of this channel")
    @app_commands.describe(colour="The colour you would like")
    async def join(self, interaction: Here, colour: str = "") -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        table = await channel_of(interaction)
        lobby = Lobby(interaction.client.sessions, table.id, interaction.id)
        await lobby.join(interaction.user.id, interaction.user.display_name, colour.strip().casefold())
        await answer.say(speech.say("lobby-joined"))

    @app_commands.command(description="Give up your seat before the start")
    async def leave(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        table = await channel_of(interaction)
        await Lobby(interaction.client.sessions, table.id, interaction.id).leave(interaction.user.id)
        await answer.say(speech.say("lobby-left"))

    @app_commands.command(description="Add an automatic player")
    async def automatic(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        table = await channel_of(interaction)
        await Lobby(interaction.client.sessions, table.id, interaction.id).add_automatic("random")
        await answer.say(speech.say("lobby-automatic"))

    @app_commands.command(description="Choose rule systems and options")
    async def settings(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        table = await channel_of(interaction)
        if not table.in_lobby:
            raise Refused("already_started")
        if interaction.user.id != table.record.host_id:
            raise Refused("only_host", name=f"<@{table.record.host_id}>")
        await answer.show(settings_sheet(speech.at(table), table))

    @app_commands.command(description="Begin to play")
    async def start(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        bot = interaction.client
        table = await channel_of(interaction)
        seed = await bot.store.games.seed(table.id)
        await Lobby(bot.sessions, table.id, interaction.id).start(interaction.user.id, seed or b"")
        await answer.say(speech.say("game-started"))

    @app_commands.command(description="Who is at the table, and whose move it is")
    async def status(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        table = await channel_of(interaction)
        speech = speech.at(table)
        await answer.say(lobby_text(speech, table) if table.in_lobby else calling(speech, table))

    @app_commands.command(description="End the game of this channel without a winner")
    async def abandon(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        table = await channel_of(interaction)
        if not may_run(interaction, table):
            raise Refused("only_host", name=f"<@{table.record.host_id}>")
        await interaction.client.sessions.change(table.id, _abandoned, interaction_id=interaction.id)
        await answer.say(speech.say("game-abandoned"))


def may_run(interaction: Here, table: Seated) -> bool:
    """The host, and moderators of the channel."""
    return interaction.user.id == table.record.host_id or interaction.permissions.manage_messages


def _abandoned(tx: Transaction, table: Seated) -> Seated:
    tx.save(status=Status.ABANDONED)
    return table.after(table.record.version, record={"status": Status.ABANDONED.value})


async def open_lobby(bot: IslandBot, interaction: Here, meta: Meta, seats: tuple[Seat, ...] = ()) -> Seated:
    """A new lobby with its host seated; its message follows."""
    assert interaction.channel_id is not None
    seed = secrets.token_bytes(SEED)
    host = interaction.user.id
    try:
        record = await bot.store.games.create(
            channel_id=interaction.channel_id,
            guild_id=interaction.guild_id,
            host_id=host,
            meta=packed(meta),
            interaction_id=interaction.id,
        )
    except ChannelTaken as taken:
        await bot.sessions.change(taken.game_id, lambda tx, table: table)  # shows where the game is
        raise
    agreed = Meta(**{name: getattr(meta, name) for name in Meta.__struct_fields__} | {"promise": commitment(seed)})

    def sit(tx: Transaction, table: Seated) -> Seated:
        tx.seal(seed)
        sitting = seats or (Seat(0, host),)
        tx.seats(sitting)
        tx.save(meta=packed(agreed))
        return table.after(table.record.version, meta=agreed, seats=sitting)

    return (await bot.sessions.change(record.id, sit))[1]
