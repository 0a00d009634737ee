"""/server: what administrators set for everybody: language, channels, who may open tables, usual options."""

from __future__ import annotations

import contextlib

import discord
from discord import app_commands
from discord.app_commands import Choice
from msgspec import structs

from bot.commands.here import Here, here
from bot.commands.me import language_name
from bot.commands.translate import language_choices
from bot.lobby.record import may_sit
from bot.names import folded
from bot.seated import Seated
from bot.speech import Speech
from bot.store import Action as Transaction
from bot.store import Server, Status
from bot.time.seats import agree
from bot.tongues import House, house_of, public
from game.engine import Refused
from game.families import FAMILIES
from game.setup import Option, Value

MOST, MOST_GAMES = 25, 1000
Channel = discord.TextChannel | discord.VoiceChannel


class ServerCommands(
    app_commands.Group, name="server", guild_only=True, default_permissions=discord.Permissions(manage_guild=True)
):
    """A server's settings; every command shows all of them as they are then."""

    async def interaction_check(self, interaction: Here, /) -> bool:  # type: ignore[override]
        return interaction.permissions.manage_guild

    @app_commands.command()
    async def show(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        await answer.say(settings_text(speech, await server_of(interaction)))

    @app_commands.command()
    @app_commands.choices(language=language_choices())
    async def language(self, interaction: Here, language: str) -> None:
        await change(interaction, language=None if language == "auto" else language)

    @app_commands.command()
    async def channel(
        self, interaction: Here, channel: Channel, play: bool = True, reports: bool | None = None
    ) -> None:
        server = await server_of(interaction)
        if reports is None:
            await change(interaction, channels=_with(server.channels, channel.id, wanted=play))
            return
        if reports and channel.permissions_for(channel.guild.default_role).view_channel:
            raise Refused("reports_public")
        kept = 0 if server.reports == channel.id else server.reports
        await change(interaction, reports=channel.id if reports else kept)

    @app_commands.command()
    async def starter(self, interaction: Here, role: discord.Role, may: bool = True) -> None:
        server = await server_of(interaction)
        await change(interaction, starters=_with(server.starters, role.id, wanted=may))

    @app_commands.command()
    async def default(self, interaction: Here, option: str, value: str = "") -> None:
        server = await server_of(interaction)
        others = {key: text for key, text in server.defaults.items() if key != option}
        found = read_value(_option(option), value) if value else _option(option).default
        usual = found == _option(option).default
        await change(interaction, defaults=others if usual else {**others, option: written(found)})

    @default.autocomplete("option")
    async def _options(self, interaction: Here, typed: str) -> list[Choice[str]]:
        speech = await interaction.client.speech(interaction)
        named = {option.key: speech.say(f"option-{option.key}") for option in every_option()}
        return _matching(named, typed)

    @default.autocomplete("value")
    async def _values(self, interaction: Here, typed: str) -> list[Choice[str]]:
        speech = await interaction.client.speech(interaction)
        option = _option(interaction.namespace.option or "")
        return _matching({written(v): speech.option_value(option.key, v) for v in option.values}, typed)

    @app_commands.command()
    async def record(
        self, interaction: Here, games: app_commands.Range[int, 0, 100] = 0, share: app_commands.Range[int, 0, 100] = 0
    ) -> None:
        await change(interaction, least_games=games, least_share=share)

    @app_commands.command()
    async def forget(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        await interaction.client.store.servers.forget(interaction.guild_id or 0)
        await answer.say(speech.say("server-forgotten"))


async def server_of(interaction: Here) -> Server:
    """The settings of the server somebody acts on."""
    return await interaction.client.store.servers.load(interaction.guild_id or 0)


async def change(interaction: Here, **changes: object) -> None:
    """Keep the changes and show everything as it is then."""
    answer, speech = await here(interaction)
    await answer.hold(shows=True)
    server = structs.replace(await server_of(interaction), **changes)
    await interaction.client.store.servers.save(server)
    if "language" in changes:
        await retell(interaction)
    await answer.say(settings_text(speech, server))


async def retell(interaction: Here) -> None:
    """Games in progress speak the server's language from now on, or what most of their people read."""
    bot = interaction.client
    at = await house_of(bot, interaction)
    for game in await bot.store.games.of_guild(interaction.guild_id or 0, MOST_GAMES):
        if game.status in (Status.LOBBY, Status.ACTIVE):
            await bot.sessions.change(game.id, lambda tx, table: _retold(tx, table, at))


def _retold(tx: Transaction, table: Seated, at: House) -> Seated:
    """A lesson speaks its learner's language."""
    if table.meta.lesson is not None:
        return table
    return agree(tx, table, language=public(at, table.meta.tongues), chosen=at.chosen, usual=at.usual)


def settings_text(speech: Speech, server: Server) -> str:
    """Everything a server has set."""
    words = speech.words
    channels = words.listed([f"<#{channel}>" for channel in server.channels])
    starters = words.listed([f"<@&{role}>" for role in server.starters])
    defaults = [f"{speech.say(f'option-{key}')}: {speech.option_value(key, v)}" for key, v in kept(server).items()]
    record = server.least_games or server.least_share
    lines = [
        speech.say("server-title"),
        speech.say("server-language", language=language_name(speech, server.language)),
        speech.say("server-channels", channels=channels) if channels else speech.say("server-any-channel"),
        speech.say("server-starters", roles=starters) if starters else speech.say("server-any-starter"),
        speech.say("server-defaults", options="; ".join(defaults)) if defaults else "",
        speech.say("server-record", games=server.least_games, share=server.least_share) if record else "",
        speech.say("server-reports", channel=f"<#{server.reports}>") if server.reports else "",
    ]
    return "\n".join(line for line in lines if line)


# --- what it means for a new table -----------------------------------------------------------------------------------


async def may_open(interaction: Here) -> dict[str, Value]:
    """The options a new table begins with; Refused where or for whom the server does not want one."""
    server = await server_of(interaction)
    channel = interaction.channel
    places = {interaction.channel_id, getattr(channel, "parent_id", None)}
    if server.channels and not places & set(server.channels):
        raise Refused("not_this_channel", channels=" ".join(f"<#{channel}>" for channel in server.channels[:5]))
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    if server.starters and not roles & set(server.starters) and not interaction.permissions.manage_guild:
        raise Refused("not_a_starter", roles=" ".join(f"<@&{role}>" for role in server.starters[:5]))
    await may_sit(interaction.client, interaction.guild_id, interaction.user.id)
    return kept(server)


# --- options as text -------------------------------------------------------------------------------------------------


def every_option() -> list[Option]:
    """The options of every game, whatever systems it has."""
    found = {option.key: option for family in reversed(FAMILIES.values()) for option in family.options(())}
    return list(found.values())


def kept(server: Server) -> dict[str, Value]:
    """The usual options of a server, as far as they still exist."""
    found: dict[str, Value] = {}
    for option in every_option():
        with contextlib.suppress(Refused, KeyError):
            found[option.key] = read_value(option, server.defaults[option.key])
    return found


def _option(key: str) -> Option:
    found = next((option for option in every_option() if option.key == key), None)
    if found is None:
        raise Refused("bad_option", option=key[:40])
    return found


def read_value(option: Option, text: str) -> Value:
    """A value of an option from how it is kept; Refused if the option has no such value."""
    wanted = text.strip().casefold()
    for value in option.values:
        if written(value) == wanted:
            return value
    if wanted.isascii() and wanted.isdigit() and len(wanted) < 6 and option.allows(int(wanted)):
        return int(wanted)
    raise Refused("bad_option", option=option.key)


def written(value: Value) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _with(known: tuple[int, ...], number: int, *, wanted: bool) -> tuple[int, ...]:
    others = tuple(n for n in known if n != number)
    return (*others, number) if wanted else others


def _matching(named: dict[str, str], typed: str) -> list[Choice[str]]:
    found = [(key, name) for key, name in named.items() if folded(typed) in folded(name) or folded(typed) in key]
    return [Choice(name=name[:100], value=key) for key, name in found[:MOST]]
