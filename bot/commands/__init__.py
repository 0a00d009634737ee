"""Slash commands: /game and the things to look up by hand, everything the rules can do derived from their actions.

game.py      /game new, join, leave, settings, start, status, abandon, rematch
running.py   /game pause, resume, kick, replace, stand-in, back, move
me.py        /me: language, time zone, quiet hours, reminders, vacation, usual answers
server.py    /server: language, channels, who may open tables, usual options
look.py      /hand /board /score /log /help
after.py     /stats /leaderboard /replay /fair
almanac.py   /almanac: the rules in short, by term
offers.py    /trade list: what stands between the players
derived.py   one command per action of any rule system, its options from the argument types; /do
"""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.commands.after import add_after
from bot.commands.almanac import add_almanac
from bot.commands.derived import add_derived
from bot.commands.game import GameCommands
from bot.commands.look import add_look
from bot.commands.me import MeCommands
from bot.commands.offers import add_offers
from bot.commands.running import add_running
from bot.commands.server import ServerCommands
from bot.commands.translate import Translator, describe

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)
NOTE = "commands"


async def register(bot: IslandBot) -> None:
    """Put all commands together, and tell Discord only if they are not the ones it knows."""
    add_all(bot.tree)
    await bot.tree.set_translator(Translator())
    await _sync(bot)


def add_all(tree: app_commands.CommandTree[Any]) -> None:
    """Every command there is, in English words."""
    games = GameCommands()
    add_running(games)
    for group in (games, MeCommands(), ServerCommands()):
        tree.add_command(group)
    add_look(tree)
    add_almanac(tree)
    add_after(tree)
    add_derived(tree)
    add_offers(tree)
    describe(tree)


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
