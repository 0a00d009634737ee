"""/game: from a lobby to the end."""

from __future__ import annotations

from discord import app_commands

from bot.answer import Answer
from bot.automatic import USUAL
from bot.commands.completing import matching
from bot.commands.here import Here, channel_of, here
from bot.commands.running import asleep, propose, standing_text
from bot.commands.server import may_open
from bot.commands.translate import choice
from bot.lobby.actions import Lobby, new_meta
from bot.lobby.fitting import colours_for
from bot.lobby.luck import luck_told
from bot.lobby.opening import like_last, open_lobby, open_rematch, opened
from bot.lobby.record import may_sit, records_of
from bot.lobby.running import may_run, sure
from bot.lobby.settings import settings_sheet
from bot.seated import Ballot
from bot.show.lobby import lobby_text
from bot.speech import Speech
from bot.tongues import house_of, tongue_of
from game.engine import Refused
from game.families import FAMILIES
from game.families import USUAL as USUAL_GAME


async def open_here(interaction: Here, answer: Answer, speech: Speech, game: str = USUAL_GAME) -> None:
    """A new table in this channel."""
    if interaction.guild_id is None:
        raise Refused("only_in_servers")
    await answer.hold(shows=True)
    options = await may_open(interaction)
    bot = interaction.client
    at, tongue = await house_of(bot, interaction), await tongue_of(bot, interaction)
    meta = new_meta(at, tongue, interaction.user.display_name, options, game)
    table = await open_lobby(interaction, await like_last(interaction, meta))
    await answer.say(await opened(interaction, speech, table))


class GameCommands(app_commands.Group, name="game", guild_only=True):
    """The life of a game."""

    @app_commands.command()
    @app_commands.choices(game=[choice(f"family-{key}", key) for key in FAMILIES])
    async def new(self, interaction: Here, game: str = USUAL_GAME) -> None:
        answer, speech = await here(interaction)
        await open_here(interaction, answer, speech, game)

    @app_commands.command()
    async def join(self, interaction: Here, colour: str = "") -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        table = await channel_of(interaction)
        await may_sit(interaction.client, table.record.guild_id, interaction.user.id)
        lobby = Lobby(interaction.client.sessions, table.id, interaction.id)
        tongue = await tongue_of(interaction.client, interaction)
        await lobby.join(interaction.user.id, interaction.user.display_name, colour.strip().casefold(), tongue)
        await answer.say(speech.say("lobby-joined"))

    @join.autocomplete("colour")
    async def _colours(self, interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
        speech, table = await interaction.client.speech(interaction), await channel_of(interaction)
        return matching([(speech.say(f"colour-{c}"), c) for c in colours_for(table)], typed)

    @app_commands.command()
    async def luck(self, interaction: Here, word: str = "") -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        table = await channel_of(interaction)
        after = await Lobby(interaction.client.sessions, table.id, interaction.id).add_luck(interaction.user.id, word)
        await answer.say(speech.say("lobby-luck", luck=luck_told(speech.at(after), after)))

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
        await Lobby(interaction.client.sessions, table.id, interaction.id).add_automatic(interaction.user.id, level)
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
        after = await Lobby(bot.sessions, table.id, interaction.id).start(interaction.user.id, seed or b"")
        host = f"<@{table.record.host_id}>"
        await answer.say(speech.say("lobby-you-ready", name=host) if after.in_lobby else speech.say("game-started"))

    @app_commands.command()
    async def status(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        table = await channel_of(interaction)
        speech = speech.at(table)
        records = await records_of(interaction.client, table)
        standing = lobby_text(speech, table, records=records) if table.in_lobby else standing_text(speech, table)
        await answer.say("\n".join([standing, *await asleep(interaction.client, speech, table)]))

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
        await answer.say(await opened(interaction, speech, await open_rematch(interaction, last.id)))
