"""A server the bot is new to is greeted once, with the two ways in."""

from __future__ import annotations

from bot.app import IslandBot
from playground.kit import Playground
from tests.bot.play import Hall


async def test_a_new_server_is_greeted_where_it_greets_everybody(world: Playground, bot: IslandBot) -> None:
    guild = next(iter(world.core.world.guilds.values()))
    guild["system_channel_id"] = world.channel.id
    world.faults.kick_bot(guild["id"])
    world.invite_bot()
    await world.until(lambda: bool(world.channel.messages), "nobody said hello")
    assert [str(button) for button in world.channel.last.buttons] == ["New game", "Learn in ten minutes"]


async def test_a_server_with_a_game_is_not_greeted_again(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.open()
    await hall.settle()
    guild = next(iter(world.core.world.guilds.values()))
    guild["system_channel_id"] = world.channel.id
    before = len(world.channel.messages)
    world.faults.kick_bot(guild["id"])
    world.invite_bot()
    await hall.host.press("Leave")
    await hall.settle()
    assert not any("New game" in [str(b) for b in m.buttons] for m in world.channel.messages[before:])
