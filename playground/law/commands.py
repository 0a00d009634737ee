"""Rules for application commands."""

from __future__ import annotations

import re
from collections import Counter

from playground.law.form import Mistakes
from playground.wire import Json, Refusal

SLASH, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
MOST = {SLASH: 100, USER: 15, MESSAGE: 15}
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
BUDGET = 8000
Path = list[str | int]
LOCALES = (  # Discord's languages; Slovak is none of them
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
)  # fmt: skip


def check_set(commands: list[Json]) -> None:
    """Check every command of a scope, and how many there are."""
    kinds = Counter(c.get("type") or SLASH for c in commands)
    if any(count > MOST.get(kind, 0) for kind, count in kinds.items()):
        raise Refusal(400, 30032, "Maximum number of application commands reached")
    mistakes = Mistakes()
    for number, command in enumerate(commands):
        _command(command, [number], mistakes)
    mistakes.done()
    names = Counter((c["name"], c.get("type") or SLASH) for c in commands)
    if any(n > 1 for n in names.values()):
        mistakes.add([], "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
    mistakes.done()


def check_command(command: Json) -> None:
    """Check one command."""
    mistakes = Mistakes()
    _command(command, [], mistakes)
    mistakes.done()


def _command(command: Json, at: Path, mistakes: Mistakes) -> None:
    kind = command.get("type") or SLASH
    if kind == SLASH:
        _names(command, at, mistakes)
        _described(command, at, mistakes)
        _options(command.get("options") or [], [*at, "options"], 0, mistakes)
        if size(command) > BUDGET:
            message = f"Command exceeds maximum size ({BUDGET})"
            mistakes.add([*at], "APPLICATION_COMMAND_TOO_LARGE", message)
        return
    mistakes.text([*at, "name"], command.get("name"), 1, 32)
    if command.get("description") or command.get("options"):
        mistakes.add([*at], "APPLICATION_COMMAND_INVALID_MENU", "A menu entry has neither description nor options.")


def _names(thing: Json, at: Path, mistakes: Mistakes) -> None:
    _check_locales(thing, at, mistakes)
    for place, name in _words(thing, "name"):
        if not NAME.fullmatch(name) or name != name.lower():
            mistakes.add([*at, *place], "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _described(thing: Json, at: Path, mistakes: Mistakes) -> None:
    for place, text in _words(thing, "description"):
        mistakes.text([*at, *place], text, 1, 100)


def _check_locales(thing: Json, at: Path, mistakes: Mistakes) -> None:
    for word in ("name_localizations", "description_localizations"):
        for locale in thing.get(word) or {}:
            if locale not in LOCALES:
                mistakes.add([*at, word], "BASE_TYPE_CHOICES", f"Value must be one of {LOCALES}.")


def _words(thing: Json, word: str) -> list[tuple[Path, str]]:
    own: list[tuple[Path, str]] = [([word], thing.get(word) or "")]
    other = (thing.get(word + "_localizations") or {}).items()
    return own + [([word + "_localizations", locale], text) for locale, text in other]


def _options(options: list[Json], at: Path, depth: int, mistakes: Mistakes) -> None:
    mistakes.length(at, options, 0, 25)
    nested = [o.get("type") in (SUBCOMMAND, GROUP) for o in options]
    if any(nested) and not all(nested):
        mistakes.add(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and option types are exclusive")
    if len({o.get("name") for o in options}) < len(options):
        mistakes.add(at, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Option names must be unique")
    required = [bool(o.get("required")) for o in options]
    if required != sorted(required, reverse=True):
        mistakes.add(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must come first")
    for number, option in enumerate(options):
        _option(option, [*at, number], depth, mistakes)


def _option(option: Json, at: Path, depth: int, mistakes: Mistakes) -> None:
    kind = option.get("type")
    _names(option, at, mistakes)
    _described(option, at, mistakes)
    if kind not in range(1, 12) or (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
        mistakes.add([*at, "type"], "BASE_TYPE_CHOICES", "This type is not allowed here.")
    if kind in (SUBCOMMAND, GROUP):
        _options(option.get("options") or [], [*at, "options"], depth + (1 if kind == GROUP else 2), mistakes)
    choices = option.get("choices") or []
    mistakes.length([*at, "choices"], choices, 0, 25)
    for number, choice in enumerate(choices):
        mistakes.text([*at, "choices", number, "name"], choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            mistakes.text([*at, "choices", number, "value"], choice["value"], 0, 100)
    if choices and option.get("autocomplete"):
        mistakes.add(
            [*at, "autocomplete"], "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Choices or suggestions, not both"
        )


def size(command: Json) -> int:
    """Characters of names, descriptions and values; of each text the longest language counts."""
    total = max(len(text) for _, text in _words(command, "name"))
    total += max(len(text) for _, text in _words(command, "description"))
    for choice in command.get("choices") or []:
        total += max(len(text) for _, text in _words(choice, "name")) + len(str(choice.get("value", "")))
    return total + sum(size(option) for option in command.get("options") or [])
