"""/almanac: the rules in short, by term, those of this channel's game first."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.almanac import Entry, almanac, search
from bot.commands.here import Here, here
from bot.names import shown
from bot.speech import Speech
from game.catalogue import IMPLIED
from game.engine import Refused
from game.families import USUAL

MOST = 25
NEAR = 5


def add_almanac(tree: app_commands.CommandTree[Any]) -> None:
    """Register it."""
    command: Any = look_up
    tree.add_command(command)


@app_commands.command(name="almanac")
async def look_up(interaction: Here, term: str) -> None:
    answer, speech = await here(interaction)
    language, modules = speech.words.language, await modules_here(interaction)
    found = [entry for entry in almanac(language) if entry.key == term] or search(language, term[:100], modules)
    if not found:
        raise Refused("unknown_term", text=shown(term[:40]))
    await answer.say(page(speech, found[0], found[1 : NEAR + 1]))


@look_up.autocomplete("term")
async def _terms(interaction: Here, typed: str) -> list[Choice[str]]:
    speech = await interaction.client.speech(interaction)
    found = search(speech.words.language, typed, await modules_here(interaction))[:MOST]
    return [Choice(name=label(speech, entry)[:100], value=entry.key) for entry in found]


async def modules_here(interaction: Here) -> tuple[str, ...]:
    """The rule systems of the game in this channel; without one, those of every game."""
    table = await interaction.client.sessions.in_channel(interaction.channel_id or 0)
    if table is None:
        return IMPLIED
    if table.meta.family != USUAL:
        return table.family.systems(table.meta.modules)
    return tuple(m.key for m in table.island.rules.modules) if table.game else (*IMPLIED, *table.meta.modules)


def page(speech: Speech, entry: Entry, others: list[Entry]) -> str:
    """An entry to read, and what lies near."""
    lines = [speech.say("almanac-entry", title=entry.title, system=_system(speech, entry), text=entry.text)]
    if others:
        lines.append(speech.say("almanac-near", titles=speech.words.listed([other.title for other in others])))
    return "\n".join(lines)


def label(speech: Speech, entry: Entry) -> str:
    return speech.say("almanac-label", title=entry.title, system=_system(speech, entry))


def _system(speech: Speech, entry: Entry) -> str:
    return speech.say(f"module-{entry.module}")
