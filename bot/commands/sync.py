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
    digest, noted = await digest_of(bot), await bot.store.notes.read(NOTE)
    there = versions(await bot.http.get_global_commands(bot.application_id or 0))
    if noted == msgspec.msgpack.encode(Told(digest, there)):
        return
    told = await bot.tree.sync()
    there = versions(await bot.http.get_global_commands(bot.application_id or 0))
    await bot.store.notes.write(NOTE, msgspec.msgpack.encode(Told(digest, there)))
    log.info("registered %s commands", len(told))


def versions(commands: Any) -> dict[str, str]:
    """The version of each command that Discord has, in one order."""
    return dict(sorted((str(c["id"]), str(c["version"])) for c in commands))


async def digest_of(bot: IslandBot) -> bytes:
    """Changes with any command, in any language."""
    tree, translator = bot.tree, bot.tree.translator
    assert translator is not None
    payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    return hashlib.sha256(json.dumps([bot.application_id, payload], sort_keys=True).encode()).digest()
