"""Rate limits: headers that keep discord.py from ever being refused, and the 429 when it is."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import aiohttp
import discord
import pytest

from playground.kit import Playground
from playground.limits import RULES, Limits, TooFast
from tests.playground.little_bot import LittleBot

SEND = "POST /channels/{channel}/messages"
EDIT = "PATCH /channels/{channel}/messages/{message}"


def refused(world: Playground) -> int:
    return sum(entry.status == 429 for entry in world.journal)


async def test_discord_py_waits_by_itself_and_never_meets_a_429(world: Playground, bot: LittleBot) -> None:
    world.core.limits = Limits()
    world.core.limits.rules[SEND] = (3, 0.4)
    channel: Any = bot.get_channel(int(world.channel.id))
    began = time.monotonic()
    for number in range(5):
        await channel.send(str(number))
    assert time.monotonic() - began > 0.39 and refused(world) == 0
    assert len(world.channel.messages) == 5


async def test_a_429_is_waited_for_and_tried_again(world: Playground, bot: LittleBot) -> None:
    world.faults.fail(429, "/messages$", "POST", retry_after=0.2)
    channel: Any = bot.get_channel(int(world.channel.id))
    began = time.monotonic()
    await channel.send("patience")
    assert time.monotonic() - began > 0.19 and refused(world) == 1
    assert world.channel.last.text == "patience"


async def test_a_client_that_ignores_the_headers_is_refused(world: Playground) -> None:
    world.core.limits = Limits()
    url = f"{world.server.address}/api/v10/channels/{world.channel.id}/messages"
    async with aiohttp.ClientSession(headers={"Authorization": "Bot playground"}) as session:
        for left in (4, 3, 2, 1, 0):
            async with session.post(url, json={"content": "x"}) as said:
                assert (said.status, said.headers["X-RateLimit-Remaining"]) == (200, str(left))
        async with session.post(url, json={"content": "x"}) as said:
            body = await said.json()
            assert said.status == 429 and said.headers["Via"] and said.headers["X-RateLimit-Scope"] == "user"
            assert 4 < body["retry_after"] <= 5 and body["global"] is False
    assert len(world.channel.messages) == 5


async def test_editing_an_old_message_has_a_smaller_bucket_and_its_own_code(world: Playground, bot: LittleBot) -> None:
    channel: Any = bot.get_channel(int(world.channel.id))
    sent = await channel.send("old")
    world.core.limits = Limits()
    world.clock.forward(3601)
    url = f"{world.server.address}/api/v10/channels/{channel.id}/messages/{sent.id}"
    async with aiohttp.ClientSession(headers={"Authorization": "Bot playground"}) as session:
        for _ in range(3):
            async with session.patch(url, json={"content": "x"}) as said:
                assert said.status == 200 and said.headers["X-RateLimit-Limit"] == "3"
        async with session.patch(url, json={"content": "x"}) as said:
            assert (said.status, (await said.json())["code"]) == (429, 30046)


async def test_interaction_answers_are_outside_the_limits(world: Playground, bot: LittleBot) -> None:
    world.core.limits = Limits()
    anna = world.user("Anna")
    await anna.slash("/isle roll")
    for _ in range(12):
        await anna.click("Roll")
    assert "Turn 12" in world.channel.last.text and refused(world) == 0


def test_the_global_limit_is_fifty_a_second() -> None:
    limits = Limits()
    for number in range(50):
        limits.take("GET /users/{user}", str(number))
    with pytest.raises(TooFast) as stop:
        limits.take("GET /users/{user}", "next")
    assert stop.value.body()["global"] is True and stop.value.all_headers()["X-RateLimit-Global"] == "true"


def test_a_bucket_forgets_after_its_window(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("playground.limits.time.monotonic", lambda: now[0])
    limits = Limits()
    limit, window = RULES[EDIT]
    for _ in range(limit):
        limits.take(EDIT, "1")
    with pytest.raises(TooFast):
        limits.take(EDIT, "1")
    limits.take(EDIT, "2")
    now[0] += window
    assert limits.take(EDIT, "1")["X-RateLimit-Remaining"] == str(limit - 1)


async def test_a_long_wait_can_be_turned_into_an_error(world: Playground) -> None:
    bot = await world.start(LittleBot(max_ratelimit_timeout=30.0))
    world.faults.fail(429, "/messages$", "POST", retry_after=99)
    channel: Any = bot.get_channel(int(world.channel.id))
    with pytest.raises(discord.RateLimited):
        await asyncio.wait_for(channel.send("x"), 5)


async def test_ten_thousand_invalid_requests_are_a_ban(world: Playground, bot: LittleBot) -> None:
    for _ in range(10_000):
        world.core.limits.count_invalid()
    channel: Any = bot.get_channel(int(world.channel.id))
    with pytest.raises(discord.HTTPException) as banned:
        await channel.send("x")
    assert banned.value.status == 429 and world.channel.messages == []


async def test_two_hundred_new_commands_a_day_and_no_more(world: Playground) -> None:
    url = f"{world.server.address}/api/v10/applications/{world.core.world.bot_id}/commands"
    async with aiohttp.ClientSession(headers={"Authorization": "Bot playground"}) as session:
        for batch in range(3):
            commands = [{"name": f"c{batch}x{n}", "description": "d"} for n in range(100)]
            async with session.put(url, json=commands) as said:
                last = await said.json()
        assert said.status == 400 and last["code"] == 30034
        assert world.core.world.commands[None][0]["name"] == "c1x0"


async def test_identifying_again_too_soon_is_an_invalid_session(world: Playground) -> None:
    world.core.hub.free = False
    identify = {"op": 2, "d": {"token": "playground", "intents": 0, "properties": {}}}
    answers = []
    async with aiohttp.ClientSession() as session:
        for _ in range(2):
            async with session.ws_connect(world.core.hub.url) as socket:
                await socket.receive_json()
                await socket.send_json(identify)
                answers.append(await socket.receive_json())
    assert answers[0]["t"] == "READY" and answers[1] == {"op": 9, "d": False}


async def test_renaming_a_channel_is_rare_but_archiving_a_thread_is_not(world: Playground, bot: LittleBot) -> None:
    channel: Any = bot.get_channel(int(world.channel.id))
    thread = await channel.create_thread(name="Talk")
    world.core.limits = Limits()
    url = f"{world.server.address}/api/v10/channels/{thread.id}"
    async with aiohttp.ClientSession(headers={"Authorization": "Bot playground"}) as session:
        codes = []
        for body in [{"name": "a"}, {"name": "b"}, {"archived": True}, {"archived": False}, {"name": "c"}]:
            async with session.patch(url, json=body) as said:
                codes.append(said.status)
    assert codes == [200, 200, 200, 200, 429]
