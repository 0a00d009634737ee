"""Whole games from /game new to the final picture."""

from __future__ import annotations

import random

from bot.app import IslandBot
from playground.kit import Playground
from tests.bot.play import Hall


async def test_four_people_play_to_the_end_by_commands(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo", "Dan"])
    await hall.open()
    lobby = await hall.table()
    from bot.lobby.actions import Lobby

    await Lobby(bot.sessions, lobby.id).choose_option("target", 3)
    await hall.start()
    n = await hall.play(random.Random(1), 200)
    print(n)
    await hall.host.sees("wins!")
    print(world.channel.last)
