"""From what a person typed after a slash to the options a bot receives."""

from __future__ import annotations

from typing import Any

from playground.interactions.resolver import Resolver, refuse
from playground.wire import Json

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, NUMBER = 3, 4, 5, 10


def leaf(command: Json, path: list[str]) -> list[Json]:
    """The options of a command, or of the subcommand that `path` leads to."""
    options: list[Json] = command.get("options") or []
    for name in path:
        step = next((o for o in options if o["type"] in (SUBCOMMAND, GROUP) and o["name"] == name), None)
        if step is None:
            raise refuse(f"/{command['name']} has no part called “{name}”.")
        options = step.get("options") or []
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in options):
        raise refuse(f"Choose one of: {', '.join(o['name'] for o in options)}.")
    return options


def fill(command: Json, path: list[str], given: Json, resolver: Resolver, focused: str | None = None) -> list[Json]:
    """The nested options of the interaction; refuses what the real client would not let through."""
    schema = leaf(command, path)
    known = {o["name"] for o in schema}
    if strange := next((name for name in given if name not in known), None):
        raise refuse(f"There is no option “{strange}” here; there is {', '.join(sorted(known)) or 'none'}.")
    filled = []
    for option in schema:
        if option["name"] not in given:
            if option.get("required") and focused is None:
                raise refuse(f"The option “{option['name']}” is required.")
            continue
        value = given[option["name"]]
        if focused is None:
            value = check(option, value, resolver)
        entry = {"name": option["name"], "type": option["type"], "value": value}
        filled.append({**entry, "focused": True} if option["name"] == focused else entry)
    for depth, name in reversed(list(enumerate(path))):
        kind = SUBCOMMAND if depth == len(path) - 1 else GROUP
        filled = [{"name": name, "type": kind, "options": filled}]
    return filled


def check(option: Json, value: Any, resolver: Resolver) -> Any:
    """A value that fits its option, or a refusal in words."""
    kind, name = option["type"], option["name"]
    if kind in (INTEGER, NUMBER):
        value = _number(option, value)
    elif kind == STRING:
        _text(option, value)
    elif kind == BOOLEAN:
        if not isinstance(value, bool):
            raise refuse(f"“{name}” is yes or no.")
    else:
        return resolver.take(kind, value, option.get("channel_types"))
    choices = option.get("choices")
    if choices and value not in [c["value"] for c in choices]:
        raise refuse(f"“{name}” is one of: {', '.join(c['name'] for c in choices)}.")
    return value


def _number(option: Json, value: Any) -> float:
    name, whole = option["name"], option["type"] == INTEGER
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        raise refuse(f"“{name}” is a {'whole ' if whole else ''}number.")
    low, high = option.get("min_value"), option.get("max_value")
    if (low is not None and value < low) or (high is not None and value > high):
        raise refuse(f"“{name}” is between {low if low is not None else '…'} and {high if high is not None else '…'}.")
    return value


def _text(option: Json, value: Any) -> None:
    low, high = option.get("min_length") or 0, option.get("max_length") or 6000
    if not isinstance(value, str):
        raise refuse(f"“{option['name']}” is text.")
    if not max(low, 1) <= len(value) <= high:
        raise refuse(f"“{option['name']}” has {max(low, 1)} to {high} characters.")
