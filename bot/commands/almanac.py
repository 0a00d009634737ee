"""/almanac: the rules in short, by term, those of this channel's game first."""

from __future__ import annotations

from discord import Client, app_commands
from discord.app_commands import Choice

from bot.almanac import almanac
from bot.commands.here import Here, Registered, here
from bot.finding import search
from bot.lookup import contents, modules_at, page
from bot.lookup import label as label_of
from bot.names import shown
from game.engine import Refused

MOST = 25


def add_almanac(tree: app_commands.CommandTree[Client]) -> None:
    """Register it."""
    command: Registered = look_up
    tree.add_command(command)


@app_commands.command(name="almanac")
async def look_up(interaction: Here, term: str = "") -> None:
    answer, speech = await here(interaction)
    table = await interaction.client.sessions.in_channel(interaction.channel_id or 0)
    speech = speech.at(table)
    if not term.strip():
        await answer.show(contents(speech))
        return
    language = speech.words.language
    found = [entry for entry in almanac(language) if entry.key == term]
    found = found or search(language, term[:100], modules_at(table))
    if not found:
        raise Refused("unknown_term", text=shown(term[:40]))
    await answer.hold(shows=True)
    await answer.show(await page(interaction.client, speech, found[0]))


@look_up.autocomplete("term")
async def _terms(interaction: Here, typed: str) -> list[Choice[str]]:
    speech = await interaction.client.speech(interaction)
    table = await interaction.client.sessions.in_channel(interaction.channel_id or 0)
    found = search(speech.words.language, typed[:100], modules_at(table))[:MOST]
    return [Choice(name=label_of(speech, entry)[:100], value=entry.key) for entry in found]
