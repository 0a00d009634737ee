"""Slash commands: every description and option has words in every language and fits Discord's limits."""

import discord
import pytest
from discord import app_commands

from bot.commands import add_all
from bot.commands.paths import paths
from bot.commands.translate import LONGEST, Translator, about, about_option, describe
from game.words import languages, speaking
from tests.words.texts import messages


@pytest.fixture
def tree():
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    add_all(tree)
    describe(tree)
    return tree


def own(tree):
    """Commands and groups of the bot itself, not those of actions."""
    derived = {str(path) for path in paths().values()} | {path.group for path in paths().values()} - {"game"}
    derived.discard("game leave")  # also means: before the game has begun
    return [command for command in tree.walk_commands() if command.qualified_name not in derived]


@pytest.mark.parametrize("language", languages())
def test_every_command_of_the_bot_says_what_it_is_for(tree, language):
    said = messages(language)
    lacking = [c.qualified_name for c in own(tree) if f"about-{c.qualified_name.replace(' ', '-')}" not in said]
    assert lacking == []


@pytest.mark.parametrize("language", languages())
def test_every_option_says_what_it_means(tree, language):
    words = speaking(language)
    commands = [c for c in tree.walk_commands() if isinstance(c, app_commands.Command)]
    lacking = [f"{c.qualified_name} {o.name}" for c in commands for o in c.parameters if not about_option(words, o)]
    assert lacking == []


@pytest.mark.parametrize("language", languages())
def test_own_descriptions_are_not_cut(tree, language):
    assert [c.qualified_name for c in own(tree) if (about(speaking(language), c) or "").endswith("…")] == []


def test_no_words_for_commands_that_are_gone(tree):
    there = {f"about-{c.qualified_name.replace(' ', '-')}": c for c in own(tree)}
    for key, entry in messages("en").items():
        if key.startswith("about-"):
            assert key in there, key
            assert set(entry.attributes) == {o.name for o in getattr(there[key], "parameters", ())}, key


async def test_discord_gets_czech_beside_english(tree):
    await tree.set_translator(Translator())
    payload = {c.name: await c.get_translated_payload(tree, tree.translator) for c in tree.get_commands()}
    new = next(option for option in payload["game"]["options"] if option["name"] == "new")
    assert new["description"] == "Open a table in this channel"
    assert new["description_localizations"] == {"cs": "Otevři v tomto kanálu stůl"}
    road = next(option for option in payload["build"]["options"] if option["name"] == "road")
    assert road["description_localizations"]["cs"].startswith("Jedno dřevo a jedna cihla")
    assert road["options"][0]["description_localizations"] == {"cs": "místo"}
    direct = next(choice for choice in _choices(payload["me"]) if choice["value"] == "direct")
    assert direct["name"] == "by direct message" and direct["name_localizations"] == {"cs": "soukromou zprávou"}


async def test_names_are_typed_the_same_in_every_language(tree):
    await tree.set_translator(Translator())
    for command in tree.get_commands():
        for part in _parts(await command.get_translated_payload(tree, tree.translator)):
            assert not part.get("name_localizations")


def _parts(payload):
    yield payload
    for option in payload.get("options", ()):
        yield from _parts(option)


def _choices(payload):
    return [choice for part in _parts(payload) for choice in part.get("choices", ())]


async def test_descriptions_keep_within_discords_limit(tree):
    await tree.set_translator(Translator())
    for command in tree.get_commands():
        for text in _descriptions(await command.get_translated_payload(tree, tree.translator)):
            assert 1 <= len(text) <= LONGEST


def _descriptions(payload):
    yield payload["description"]
    yield from payload.get("description_localizations", {}).values()
    for option in payload.get("options", ()):
        yield from _descriptions(option)
