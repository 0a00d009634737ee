"""What goes wrong on demand, and what the real client makes of it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import aiohttp
import discord
import pytest

from playground.kit import Playground
from tests.playground.little_bot import LittleBot


def island(world: Playground, bot: LittleBot) -> Any:
    return bot.get_channel(int(world.channel.id))


async def test_a_500_is_tried_again(world: Playground, bot: LittleBot, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def short(seconds: float, *rest: Any) -> None:
        waits.append(seconds)
        await sleep(0)

    monkeypatch.setattr("discord.http.asyncio.sleep", short)
    for status in (500, 502):
        world.faults.fail(status, "/messages$", "POST")
        await island(world, bot).send(str(status))
    assert [m.text for m in world.channel.messages] == ["500", "502"] and 1 in waits


async def test_a_503_is_an_error_at_once(world: Playground, bot: LittleBot) -> None:
    world.faults.fail(503, "/messages$", "POST")
    with pytest.raises(discord.DiscordServerError):
        await island(world, bot).send("x")
    assert world.channel.messages == []


async def test_a_connection_that_drops_before_or_after_the_work(world: Playground, bot: LittleBot) -> None:
    world.faults.hang_up("/messages$", "POST")
    with pytest.raises(aiohttp.ClientError):
        await island(world, bot).send("lost")
    assert world.channel.messages == []
    world.faults.hang_up("/messages$", "POST", after_work=True)
    with pytest.raises(aiohttp.ClientError):
        await island(world, bot).send("done, but nobody said so")
    assert [m.text for m in world.channel.messages] == ["done, but nobody said so"]


async def test_latency_is_added_to_one_kind_of_request(world: Playground, bot: LittleBot) -> None:
    world.faults.slow(0.15, "/callback$")
    began = time.monotonic()
    await world.user("Anna").slash("/isle roll")
    assert time.monotonic() - began > 0.15


async def test_a_fault_strikes_as_often_as_it_was_asked_to(world: Playground, bot: LittleBot) -> None:
    world.faults.fail(503, "/messages$", "POST", times=2)
    for _ in range(2):
        with pytest.raises(discord.DiscordServerError):
            await island(world, bot).send("x")
    await island(world, bot).send("through")
    assert world.channel.last.text == "through"


async def test_an_interaction_delivered_twice_is_answered_once(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    await anna.slash("/isle roll")
    world.faults.deliver_twice()
    await anna.click("Roll")
    await world.until(lambda: any((e.answer or {}).get("code") == 40060 for e in _callbacks(world)))
    assert "Turn 1" in world.channel.last.text


async def test_interactions_can_overtake_each_other(world: Playground, bot: LittleBot) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    world.faults.deliver_reversed(2)
    await asyncio.gather(anna.slash("/isle build road", at="first"), ben.slash("/isle build road", at="second"))
    assert ["second" in m.text for m in world.channel.messages] == [True, False]


async def test_a_deleted_channel_is_10003_and_the_bot_hears_of_it(world: Playground, bot: LittleBot) -> None:
    channel = island(world, bot)
    await channel.create_thread(name="below", type=discord.ChannelType.public_thread)
    world.faults.delete_channel(world.channel.id)
    await world.until(lambda: "guild_channel_delete" in bot.seen)
    with pytest.raises(discord.NotFound) as refused:
        await channel.send("x")
    assert refused.value.code == 10003
    assert world.channel.name == "harbour"
    assert all(c.get("name") != "below" for c in world.core.world.channels.values())


async def test_a_kicked_bot_is_50001_and_its_commands_are_gone(world: Playground, bot: LittleBot) -> None:
    channel = island(world, bot)
    world.faults.kick_bot(world.channel.raw["guild_id"])
    await world.until(lambda: "guild_remove" in bot.seen)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x")
    assert refused.value.code == 50001
    with pytest.raises(AssertionError, match="finds no command"):
        await world.user("Anna").slash("/isle roll")
    joined = asyncio.create_task(bot.wait_for("guild_join", timeout=5))
    await asyncio.sleep(0)
    world.invite_bot()
    assert (await joined).name == "Playground"
    assert "Game 1" in (await world.user("Anna").slash("/isle roll")).text


def _callbacks(world: Playground) -> list[Any]:
    return [entry for entry in world.journal if entry.path.endswith("/callback")]
