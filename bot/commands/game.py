"""/game: from a lobby to the end."""

from __future__ import annotations

from discord import app_commands

from bot.automatic import USUAL
from bot.commands.here import Here, channel_of, here
from bot.commands.running import propose, standing_text
from bot.commands.server import may_open
from bot.commands.translate import choice
from bot.lobby.actions import Lobby, new_meta
from bot.lobby.opening import open_lobby, open_rematch
from bot.lobby.running import may_run, sure
from bot.lobby.settings import settings_sheet
from bot.seated import Ballot
from bot.show.lobby import lobby_text
from game.engine import Refused
from game.families import FAMILIES
from game.families import USUAL as USUAL_GAME


class GameCommands(app_commands.Group, name="game", guild_only=True):
    """The life of a game."""

    @app_commands.command()
    @app_commands.choices(game=[choice(f"family-{key}", key) for key in FAMILIES])
    async def new(self, interaction: Here, game: str = USUAL_GAME) -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        bot = interaction.client
        options = await may_open(interaction)
        meta = new_meta(await bot.public_language(interaction), interaction.user.display_name, options, game)
        await open_lobby(interaction, meta)
        await answer.say(speech.say("lobby-opened"))

    @app_commands.command()
    async def join(self, interaction: Here, colour: str = "") -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        table = await channel_of(interaction)
        lobby = Lobby(interaction.client.sessions, table.id, interaction.id)
        await lobby.join(interaction.user.id, interaction.user.display_name, colour.strip().casefold())
        await answer.say(speech.say("lobby-joined"))

    @app_commands.command()
    async def leave(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        table = await channel_of(interaction)
        if not table.in_lobby:
            await answer.show(sure(speech, "leave", table))
            return
        await Lobby(interaction.client.sessions, table.id, interaction.id).leave(interaction.user.id)
        await answer.say(speech.say("lobby-left"))

    @app_commands.command()
    @app_commands.choices(level=[choice(f"level-{level}", level) for level in FAMILIES[USUAL_GAME].levels])
    async def automatic(self, interaction: Here, level: str = USUAL) -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        table = await channel_of(interaction)
        await Lobby(interaction.client.sessions, table.id, interaction.id).add_automatic(level)
        await answer.say(speech.say("lobby-automatic"))

    @app_commands.command()
    async def settings(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        table = await channel_of(interaction)
        if not table.in_lobby:
            raise Refused("already_started")
        if interaction.user.id != table.record.host_id:
            raise Refused("only_host", name=f"<@{table.record.host_id}>")
        await answer.show(settings_sheet(speech.at(table), table))

    @app_commands.command()
    async def start(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        bot = interaction.client
        table = await channel_of(interaction)
        seed = await bot.store.games.seed(table.id)
        await Lobby(bot.sessions, table.id, interaction.id).start(interaction.user.id, seed or b"")
        await answer.say(speech.say("game-started"))

    @app_commands.command()
    async def status(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        table = await channel_of(interaction)
        speech = speech.at(table)
        await answer.say(lobby_text(speech, table) if table.in_lobby else standing_text(speech, table))

    @app_commands.command()
    async def abandon(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        table = await channel_of(interaction)
        if may_run(interaction, table):
            await answer.show(sure(speech, "abandon", table))
        elif table.in_lobby:
            raise Refused("only_host", name=f"<@{table.record.host_id}>")
        else:
            await propose(interaction, table, Ballot("abandon"))

    @app_commands.command()
    async def rematch(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        last = await interaction.client.store.games.last_in_channel(interaction.channel_id or 0)
        if last is None:
            raise Refused("no_game_here")
        await open_rematch(interaction, last.id)
        await answer.say(speech.say("lobby-opened"))
