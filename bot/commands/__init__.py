"""Slash commands: /game and the things to look up by hand, everything the rules can do derived from their actions.

game.py      /game new, join, leave, settings, start, status, abandon, rematch
look.py      /hand /board /score /log /help
derived.py   one command per action of any rule system, its options from the argument types; /do
"""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING

from bot.commands.derived import add_derived
from bot.commands.game import GameCommands
from bot.commands.look import add_look
from bot.commands.translate import Translator, describe

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)
NOTE = "commands"


async def register(bot: IslandBot) -> None:
    """Put all commands together, and tell Discord only if they are not the ones it knows."""
    bot.tree.add_command(GameCommands())
    add_look(bot.tree)
    add_derived(bot.tree)
    describe(bot.tree)
    await bot.tree.set_translator(Translator())
    await _sync(bot)


async def _sync(bot: IslandBot) -> None:
    tree, translator = bot.tree, bot.tree.translator
    assert translator is not None
    payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    digest = hashlib.sha256(json.dumps([bot.application_id, payload], sort_keys=True).encode()).digest()
    if await bot.store.notes.read(NOTE) == digest:
        return
    await tree.sync()
    await bot.store.notes.write(NOTE, digest)
    log.info("registered %s commands", len(payload))
