"""Suggestions while somebody types: where there are none the list is empty, and never an error."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Coroutine

from discord import app_commands

from bot.store import StoreError
from game.engine import Refused

log = logging.getLogger(__name__)
Complete = Callable[..., Coroutine[object, None, list[app_commands.Choice[str]]]]


def forgive(command: app_commands.Command[app_commands.Group, ..., None]) -> None:
    """Let every option of a command suggest nothing where suggesting fails.

    discord.py tells nobody of such an error: whoever types would read that loading the options failed.
    """
    for parameter in command._params.values():
        if callable(parameter.autocomplete):
            parameter.autocomplete = forgiving(parameter.autocomplete)


def forgiving(complete: Complete) -> Complete:
    """The same suggestions, none for those who cannot have any."""

    @functools.wraps(complete)  # keeps what discord.py notes on it, such as the group it belongs to
    async def suggest(*args: object) -> list[app_commands.Choice[str]]:
        try:
            return await complete(*args)
        except (Refused, StoreError) as error:
            log.debug("no suggestions: %s", error)
        except Exception:
            log.exception("suggestions failed")
        return []

    return suggest
