"""A game in a thread: it is opened again, kept open, and rests while the thread is locked."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from bot.app import IslandBot
from playground.kit import Playground
from playground.law.permissions import Can
from tests.bot.play import Hall
from tests.bot.shown import closed, move, next_turn, shown


async def in_a_thread(world: Playground, bot: IslandBot, minutes: int = 60) -> Hall:
    """A game in a thread that archives after so many minutes."""
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    thread = hall.host.actor.thread("Our game", archive_after=minutes)
    for player in hall.players:
        player.actor = player.actor.at(thread.channel)
    await hall.open()
    await hall.start()
    return hall


def thread_of(hall: Hall) -> dict[str, Any]:
    """The thread's state, as time has left it."""
    raw = hall.world.core.world.channel(hall.host.actor.channel.id)
    metadata: dict[str, Any] = raw["thread_metadata"]
    return metadata


async def test_real_3_a_table_in_a_thread_outlives_its_archiving(world: Playground, bot: IslandBot) -> None:
    hall = await in_a_thread(world, bot)
    table = await shown(hall)
    world.clock.forward(2 * 3600)
    await move(hall, random.Random(1))
    assert (await shown(hall)).id == table.id and thread_of(hall)["archived"] is False


async def test_real_3_where_the_bot_may_not_open_a_thread_it_posts_the_table_anew(
    world: Playground, bot: IslandBot
) -> None:
    hall = await in_a_thread(world, bot)
    old = await shown(hall)
    world.deny("@everyone", Can.SEND_MESSAGES)  # which opening needs, and sending in a thread does not
    world.clock.forward(2 * 3600)
    await move(hall, random.Random(1))
    assert (await shown(hall)).id != old.id and closed(old)


async def test_real_3_the_thread_of_a_running_game_is_kept_open_and_one_that_somebody_closes_is_not(
    world: Playground, bot: IslandBot
) -> None:
    hall = await in_a_thread(world, bot)
    await shown(hall)
    for _ in range(5):  # five hours in which nobody does anything
        world.clock.forward(3601)
        thread_of(hall)
        await world.until(lambda: not thread_of(hall)["archived"], "the thread sleeps")
    metadata = thread_of(hall)
    metadata |= {"archived": True, "archive_timestamp": world.clock.iso()}
    raw = world.core.world.channel(hall.host.actor.channel.id)
    raw["last_message_id"] = world.core.world.clock.snowflake()
    world.core.world.announce("THREAD_UPDATE", raw, guild_id=raw["guild_id"], channel_id=raw["id"])
    await asyncio.sleep(0.2)
    assert thread_of(hall)["archived"] is True


async def test_real_8_a_locked_thread_lets_the_game_rest_until_it_is_unlocked(
    world: Playground, bot: IslandBot
) -> None:
    hall = await in_a_thread(world, bot)
    await shown(hall)
    thread_of(hall)["locked"] = True
    await next_turn(hall, random.Random(1))
    await hall.settle()
    assert bot.deliverer.unshown.games == {hall.game_id: "locked"}
    assert "the thread is locked" in (await hall.host.actor.dm.sees("cannot show the table")).text
    raw = world.core.world.channel(hall.host.actor.channel.id)
    raw["thread_metadata"]["locked"] = False
    world.core.world.announce("THREAD_UPDATE", raw, guild_id=raw["guild_id"], channel_id=raw["id"])
    await world.until(lambda: not bot.deliverer.unshown.games, "it is still not shown")
    await shown(hall)
