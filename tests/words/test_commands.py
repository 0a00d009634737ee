"""Slash commands: every description and option has words in every language and fits Discord's limits."""

import re
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.commands import add_all
from bot.commands.paths import OPTIONS, OWN, all_actions, homes, paths
from bot.commands.translate import LONGEST, Translator, about, about_option, describe
from game.words import ENGLISH, languages, speaking
from tests.words.texts import messages

MOST_COMMANDS = 60
OTHERS = [language for language in languages() if language != ENGLISH]
DISCORDS = {locale.value.partition("-")[0] for locale in discord.Locale}
LOCALISED = [language for language in OTHERS if language in DISCORDS]
"""Languages that Discord has too; Slovak is none of them, so its texts call commands by their English names."""
UNKNOWN = [language for language in OTHERS if language not in DISCORDS]
NAME = re.compile(r"[-\w]{1,32}")
MENTION = re.compile(r"(?:^|(?<=[\s(“*`]))/([^\W\d_][\w-]+)(?: ([\w-]+))?")
DATA = Path(__file__).parents[2] / "data"


@pytest.fixture
def tree():
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    add_all(tree)
    describe(tree)
    return tree


def own(tree):
    """Commands and groups of the bot itself, not those of actions."""
    derived = {*OWN.values(), "trade"} - {"game leave"}  # which also means: before the game has begun
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


async def test_discord_gets_other_languages_beside_english(tree):
    await tree.set_translator(Translator())
    payload = {c.name: await c.get_translated_payload(tree, tree.translator) for c in tree.get_commands()}
    new = next(option for option in payload["game"]["options"] if option["name"] == "new")
    assert new["description"] == "Open a table in this channel"
    assert new["description_localizations"]["cs"] == "Otevři v tomto kanálu stůl"
    assert new["description_localizations"]["pl"] == "Otwórz stół w tym kanale"
    assert set(new["description_localizations"]) == set(LOCALISED)
    bank = next(option for option in payload["trade"]["options"] if option["name"] == "bank")
    assert bank["name_localizations"]["cs"] == "bank" and bank["options"][0]["name_localizations"]["cs"] == "dám"
    assert payload["build"]["name_localizations"]["cs"] == "postav"
    assert payload["build"]["name_localizations"]["pl"] == "buduj"
    direct = next(choice for choice in _choices(payload["me"]) if choice["value"] == "direct")
    assert direct["name"] == "by direct message" and direct["name_localizations"]["cs"] == "soukromou zprávou"


async def test_choices_are_localised_and_fit(tree):
    await tree.set_translator(Translator())
    payload = [await c.get_translated_payload(tree, tree.translator) for c in tree.get_commands()]
    choices = [choice for command in payload for choice in _choices(command)]
    assert len(choices) > 20
    for choice in choices:
        own = choice.get("name_localizations") or {}
        assert set(own) in (set(LOCALISED), set()), choice["name"]
        assert own or choice["value"] in languages(), "only the names of languages are the same for everybody"
        assert all(1 <= len(name) <= LONGEST for name in (choice["name"], *own.values()))


async def test_every_command_and_option_has_a_name_in_every_language(tree):
    await tree.set_translator(Translator())
    payload = [await c.get_translated_payload(tree, tree.translator) for c in tree.get_commands()]
    for siblings in [payload, *(part["options"] for c in payload for part in _parts(c) if part.get("options"))]:
        for language in LOCALISED:
            named = [part.get("name_localizations", {}).get(language) for part in siblings]
            assert all(name and NAME.fullmatch(name) and name == name.lower() for name in named), named
            assert len(set(named)) == len(named), "two of one name"


@pytest.mark.parametrize("language", LOCALISED)
def test_no_name_is_left_of_what_is_gone(tree, language):
    commands = list(tree.walk_commands())
    there = {f"name-{c.qualified_name.replace(' ', '-')}" for c in commands}
    there |= {f"name-of-{o.display_name}" for c in commands for o in getattr(c, "parameters", ())}
    assert {key for key in messages(language) if key.startswith("name-")} == there


@pytest.mark.parametrize("language", UNKNOWN)
def test_no_command_is_named_in_a_language_discord_does_not_show(language):
    """Nobody could type such a name, so texts that mention a command would mislead."""
    assert [key for key in messages(language) if key.startswith("name-")] == []


def test_told_28_there_are_few_commands(tree):
    """179 once filled every list with the cards and helpers of games nobody was playing."""
    commands = [c for c in tree.walk_commands() if isinstance(c, app_commands.Command)]
    assert len(commands) <= MOST_COMMANDS, sorted(c.qualified_name for c in commands)


def test_every_action_can_be_typed():
    """Each has a command of its own, or is the `what:` of one that has room for all it asks."""
    for key, kind in all_actions().items():
        path = paths()[key]
        if not path.what:
            continue
        assert path.command in homes(kind)
        assert len(kind.arguments()) <= len(OPTIONS[path.command]), key
        same = [other for other, found in paths().items() if found == path]
        assert same == [key], f"{path} means {same}"


@pytest.mark.parametrize("language", languages())
def test_texts_name_commands_that_exist(tree, language):
    there = {""} | {_called(c, language) for c in tree.walk_commands()}
    files = [p for folder in ("text", "almanac") for p in sorted((DATA / folder / language).glob("*.ftl"))]
    lines = [line for path in files for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    named = [match for line in lines for match in MENTION.findall(line)]
    assert len(named) > 20
    wrong = [f"/{first} {then}" for first, then in named if f"{first} {then}" not in there and first not in there]
    assert wrong == []


def _called(command, language):
    """What a command is called in a language, its group before it."""
    words = speaking(language)
    parents = command.qualified_name.split(" ")
    keys = ["name-" + "-".join(parents[: i + 1]) for i in range(len(parents))]
    names = zip(keys, parents, strict=True)
    return " ".join(words.say(key) if language != ENGLISH and words.has(key) else plain for key, plain in names)


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
