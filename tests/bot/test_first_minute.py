"""The first minute: open a table, add automatic players, start, place, roll, end the turn."""

from __future__ import annotations

from pathlib import Path

from bot.app import IslandBot
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.people import Player
from tests.bot.play import label, quiet


async def test_one_person_and_automatic_players_reach_the_first_turn(strict_world: Playground, tmp_path: Path) -> None:
    world = strict_world
    bot = await world.start(IslandBot(quick(tmp_path)))
    anna = Player(world, "Anna")
    await anna.command("/game new")
    await anna.sees("A new table")
    for _ in range(2):
        await anna.press("Add automatic player")
    await anna.sees("Ready to start")
    await anna.press("Start")
    for _ in range(2):
        await quiet(bot)
        await anna.move(label("found_building"))
        await anna.choose()
        await anna.choose()
    await quiet(bot)
    await anna.move(label("roll"))
    await anna.until(lambda: anna.with_button(label("end_turn")) or anna.with_button(label("move_robber")), "no end")
