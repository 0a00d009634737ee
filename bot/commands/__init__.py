"""Slash commands: /game and the things to look up by hand, everything the rules can do derived from their actions.

game.py      /game new, join, leave, settings, start, status, abandon, rematch
running.py   /game pause, resume, kick, replace, stand-in, back, move
me.py        /me: language, time zone, quiet hours, reminders, vacation, usual answers
server.py    /server: language, channels, who may open tables, usual options
look.py      /hand /board /score /log /help
learn.py     /learn: lessons
after.py     /stats /leaderboard /replay /fair
almanac.py   /almanac: the rules in short, by term
offers.py    /trade list: what stands between the players
sync.py      telling Discord about them, when that is needed
derived.py   actions with a command of their own, its options from the argument types
gathered.py  /build /play /trade do /do: everything else the rules can do, as what this table can do now
paths.py     which action is typed how; completing.py reads its options and suggests them
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import Client, app_commands

from bot.commands.after import add_after
from bot.commands.almanac import add_almanac
from bot.commands.derived import add_derived
from bot.commands.game import GameCommands
from bot.commands.gathered import add_gathered
from bot.commands.learn import add_learn
from bot.commands.look import add_look
from bot.commands.me import MeCommands
from bot.commands.offers import add_offers
from bot.commands.running import add_running
from bot.commands.server import ServerCommands
from bot.commands.suggesting import forgive
from bot.commands.sync import tell
from bot.commands.translate import Translator, describe

if TYPE_CHECKING:
    from bot.app import IslandBot


async def register(bot: IslandBot) -> None:
    """Put all commands together, and tell Discord only if they are not the ones it knows."""
    add_all(bot.tree)
    await bot.tree.set_translator(Translator())
    await tell(bot)


def add_all(tree: app_commands.CommandTree[Client]) -> None:
    """Every command there is, in English words."""
    games = GameCommands()
    add_running(games)
    for group in (games, MeCommands(), ServerCommands()):
        tree.add_command(group)
    add_look(tree)
    add_learn(tree)
    add_almanac(tree)
    add_after(tree)
    add_derived(tree)
    add_gathered(tree)
    add_offers(tree)
    describe(tree)
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            forgive(command)
