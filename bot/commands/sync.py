"""Telling Discord the commands: when they have changed here, and when it has others than we told it.

Each command that Discord knows has a version of its own, so what somebody changed or wiped elsewhere is seen without
comparing what it says.
"""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from discord import app_commands

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)
NOTE = "commands"


class Told(msgspec.Struct, frozen=True, array_like=True):
    """The commands as we told them, and the versions that Discord gave them."""

    digest: bytes
    versions: dict[str, str]


async def tell(bot: IslandBot) -> None:
    """Tell Discord all commands unless it has these very ones."""
    number = bot.application_id or 0
    commands, noted = await translated(bot.tree), await bot.store.notes.read(NOTE)
    digest = digest_of(number, commands)
    there = versions(await bot.http.get_global_commands(number))
    if noted == msgspec.msgpack.encode(Told(digest, there)):
        return
    told = await bot.http.bulk_upsert_global_commands(number, payload=commands)
    there = versions(await bot.http.get_global_commands(number))
    await bot.store.notes.write(NOTE, msgspec.msgpack.encode(Told(digest, there)))
    log.info("registered %s commands", len(told))


def versions(commands: Any) -> dict[str, str]:
    """The version of each command that Discord has, in one order."""
    return dict(sorted((str(c["id"]), str(c["version"])) for c in commands))


async def translated(tree: app_commands.CommandTree[IslandBot]) -> list[dict[str, object]]:
    """All commands as Discord is told them, in every language; the same ones are translated once."""
    translator = tree.translator
    assert translator is not None
    plain = json.dumps([command.to_dict(tree) for command in tree.get_commands()], sort_keys=True)
    if plain not in _translated:
        _translated[plain] = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    return _translated[plain]


_translated: dict[str, list[dict[str, object]]] = {}


def digest_of(application: int, commands: list[dict[str, object]]) -> bytes:
    """Changes with any command, in any language."""
    return hashlib.sha256(json.dumps([application, commands], sort_keys=True).encode()).digest()
