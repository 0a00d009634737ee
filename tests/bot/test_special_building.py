"""Five players: who signals it builds between the turns, and hands the turn on."""

from __future__ import annotations

from bot.app import IslandBot
from game.table import Island
from playground.kit import Playground
from tests.bot.play import arrange, label
from tests.bot.test_whole_game import seated


def two_of_each(game: Island) -> None:
    for hand in game.table.hands:
        hand[:5] = [2] * 5


async def test_a_signal_opens_the_own_building_phase(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 5, 52, ("five_six",))
    await arrange(hall, two_of_each, until="main")
    table = await hall.table()
    owner = table.island.table.turn.owner
    builder = hall.at(table, (owner + 2) % 5)
    await builder.command("/special-signal", signal="build")
    await hall.at(table, owner).move(label("end_turn"))
    await hall.settle()
    assert "Building between the turns" in world.channel.last.text
    roads = len((await hall.table()).island.table.roads)
    await builder.press("Build")
    await builder.press(label("build_road"))
    await builder.choose(0)
    await hall.settle()
    assert len((await hall.table()).island.table.roads) == roads + 1
    await builder.move(label("done"))
    await hall.settle()
    after = await hall.table()
    assert after.island.table.turn.owner == (owner + 1) % 5
    assert after.island.table.turn.part == "turn"
