"""What stands in a custom id: a verb, the game, the question, the action and the arguments chosen so far.

Nothing is kept in memory for a button: all it means is written on it, and is checked again when it is pressed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.arguments import Kinds, type_of
from game.engine import Action, Refused

LONGEST = 100
LARGEST = 2**63 - 1  # what the store and Discord can count to
SEPARATOR = ":"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class TooLong(ValueError):
    """The arguments chosen so far do not fit on a button."""


class Press(msgspec.Struct, frozen=True):
    """A pressed button or chosen option about an action."""

    verb: str
    game: int
    prompt: int = 0  # 0: a setting, no question needed
    action: str = ""
    ticket: int = 0  # the interaction that opened the widget; lets it have one effect only
    args: str = ""
    extra: str = ""

    def custom_id(self) -> str:
        parts = [
            self.verb, to36(self.game), to36(self.prompt), self.action, to36(self.ticket), self.args, self.extra
        ]  # fmt: skip
        written = SEPARATOR.join(parts).rstrip(SEPARATOR)
        if len(written) > LONGEST:
            raise TooLong(written)
        return written

    def with_(self, **changes: object) -> Press:
        return msgspec.structs.replace(self, **changes)


def read_press(custom_id: str) -> Press:
    """What a custom id says; Refused if nobody of ours wrote it."""
    parts = custom_id.split(SEPARATOR)
    if not 2 <= len(parts) <= 7:
        raise Refused("stale_button")
    verb, game, prompt, action, ticket, args, extra = [*parts, *[""] * (7 - len(parts))]
    return Press(verb, from36(game), from36(prompt), action, from36(ticket), args, extra)


def to36(number: int) -> str:
    if number <= 0:
        return ""
    digits = ""
    while number:
        number, last = divmod(number, 36)
        digits = DIGITS[last] + digits
    return digits


def from36(text: str) -> int:
    if len(text) > 13 or any(c not in DIGITS for c in text):
        raise Refused("stale_button")
    number = int(text, 36) if text else 0
    if number > LARGEST:
        raise Refused("stale_button")
    return number


# --- arguments: written short, by their declared types ----------------------------------------------------------------


def write_value(rules: Kinds, kind: str, value: object) -> str:
    """One argument, without the characters that separate."""
    return type_of(kind).write(rules, value)


def read_value(rules: Kinds, kind: str, text: str) -> Any:
    """The same back; Refused on anything else."""
    try:
        return type_of(kind).read(rules, text)
    except (ValueError, IndexError):
        raise Refused("bad_input") from None


def write_args(rules: Kinds, kind: type[Action], args: Mapping[str, object]) -> str:
    """Arguments in their order; those left out at the end are still open."""
    types = {argument.name: argument.type for argument in kind.arguments()}
    return "~".join(write_value(rules, types[name], value) for name, value in args.items()) + ("~" if args else "")


def read_args(rules: Kinds, kind: type[Action], text: str) -> dict[str, object]:
    """The arguments chosen so far, by name."""
    values = text.split("~")[:-1]
    known = kind.arguments()
    if len(values) > len(known):
        raise Refused("bad_input")
    return {a.name: read_value(rules, a.type, value) for a, value in zip(known, values, strict=False)}
