"""Arguments as people type them in commands and forms, by type."""

from __future__ import annotations

from bot.arguments import type_of
from bot.seated import Seated
from bot.speech import Speech
from game.engine import Action, Argument


def read_text(speech: Speech, table: Seated, argument: Argument, text: str) -> object:
    """One argument from text; Refused in words if it makes no sense."""
    return type_of(argument.type).typed(speech, table, text.strip())


def spelled(table: Seated, kind: str, value: object) -> str:
    """What somebody would type for a value: the other way round."""
    return type_of(kind).spelled(table, value)


def typed_args(table: Seated, action: Action) -> list[str]:
    """What somebody would type for all arguments of an action; nothing for those that are as they would be anyway."""
    needed = {a.name: getattr(action, a.name) for a in action.arguments() if not a.optional}
    bare = type(action)(action.seat, **needed)
    return [
        "" if a.optional and value == getattr(bare, a.name) else spelled(table, a.type, value)
        for a in action.arguments()
        for value in (getattr(action, a.name),)
    ]
