"""Commands in the words of their reader: Discord gets names and descriptions in English and every other language.

about-<command>             what a command or group of the bot itself is for: about-game-new
about-<command>.<option>    what one of its options means
action-<key>.help, arg-…    the same for commands derived from actions
name-<command>              what it is called in another language; name-of-<option> the same for options
"""

from __future__ import annotations

from functools import cache
from typing import Protocol

from discord import Client, Locale, app_commands
from discord.app_commands import Command, Group, TranslationContextLocation, TranslationContextTypes, locale_str

from bot.commands.paths import paths
from bot.ui import cut
from game.words import ENGLISH, Words, languages, speaking

LONGEST = 100
WHOLE = (TranslationContextLocation.command_description, TranslationContextLocation.group_description)
NAMES = (TranslationContextLocation.command_name, TranslationContextLocation.group_name)


class Translator(app_commands.Translator):
    """The words of every language there is; a name nobody has translated stays what it is."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        language = locale.value.partition("-")[0]
        if language == ENGLISH or language not in languages():
            return None
        words = speaking(language)
        if key := string.extras.get("key"):
            return cut(words.say(key), LONGEST)
        if context.location in WHOLE and isinstance(context.data, Command | Group):
            return about(words, context.data)
        if context.location is TranslationContextLocation.parameter_description:
            return about_option(words, context.data)
        if context.location in NAMES:
            return named(words, _key(str(getattr(context.data, "qualified_name", "")), "name"))
        if context.location is TranslationContextLocation.parameter_name:
            return named(words, f"name-of-{context.data.display_name}")
        return None


def describe(tree: app_commands.CommandTree[Client]) -> None:
    """Give every command its English words."""
    words = speaking(ENGLISH)
    for command in tree.walk_commands():
        command.description = about(words, command) or command.description
        if isinstance(command, Command):
            said = {o.name: about_option(words, o) or o.description for o in command.parameters}
            app_commands.describe(**{name: locale_str(text) for name, text in said.items()})(command)


class _Named(Protocol):
    """A command or a group."""

    @property
    def qualified_name(self) -> str: ...


class _Option(Protocol):
    """An option of a command."""

    @property
    def name(self) -> str: ...

    @property
    def command(self) -> _Named: ...


def named(words: Words, key: str) -> str | None:
    """What a command or option is called in a language that has a word for it."""
    return words.say(key) if words.has(key) else None


def about(words: Words, command: _Named) -> str | None:
    """What a command or group is for."""
    name = command.qualified_name
    if words.has(_key(name)):
        said = words.say(_key(name))
    elif name in _actions():
        said = words.say(f"action-{_actions()[name]}", of="help")
    else:
        said = words.say(f"group-{name.partition('-')[0]}", of="help")
    return cut(said, LONGEST) or None


def about_option(words: Words, option: _Option) -> str | None:
    """What an option of a command means."""
    name = option.command.qualified_name
    said = words.say(_key(name), of=option.name) if words.has(_key(name)) else words.say(f"arg-{option.name}")
    return cut(said, LONGEST) or None


def _key(name: str, of: str = "about") -> str:
    return f"{of}-{name.replace(' ', '-')}"


@cache
def _actions() -> dict[str, str]:
    """The action behind each derived command."""
    return {path.command: key for key, path in paths().items() if not path.what}


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """Something to choose in a command, in the words of a key."""
    return app_commands.Choice(name=locale_str(speaking(ENGLISH).say(key), key=key), value=value)


def language_choices() -> list[app_commands.Choice[str]]:
    """Every language, each in its own words; or whatever Discord says."""
    known = [app_commands.Choice(name=speaking(code).say("language-name"), value=code) for code in languages()]
    return [choice("value-auto", "auto"), *known]
