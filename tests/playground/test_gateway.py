"""Sessions: resume, reconnect, invalid sessions, compression, shards, intents, and a bot that is killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from discord import utils

from playground.gateway.intents import MESSAGE_CONTENT
from playground.kit import Playground
from tests.playground.little_bot import LittleBot


async def test_a_dropped_socket_is_resumed_and_the_missed_click_is_answered(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    await anna.slash("/isle roll")
    hub = world.core.hub
    world.faults.drop_gateway()
    await hub.wait(lambda: not hub.online)
    reply = await anna.click("Roll")
    assert "Turn 1" in reply.text
    assert hub.resumes == 1 and hub.identifies == 1
    await world.until(lambda: "resumed" in bot.seen)


async def test_op_7_makes_the_bot_come_back_and_resume(world: Playground, bot: LittleBot) -> None:
    world.faults.ask_to_reconnect()
    await world.core.hub.wait(lambda: world.core.hub.resumes == 1)
    assert "Game 1" in (await world.user("Anna").slash("/isle roll")).text


@pytest.mark.parametrize("code", [1000, 4000, 4001, 4008])
async def test_a_close_code_that_is_not_fatal_is_resumed(world: Playground, bot: LittleBot, code: int) -> None:
    await world.faults.close_gateway(code)
    await world.core.hub.wait(lambda: world.core.hub.resumes + world.core.hub.identifies == 2)
    assert "Game 1" in (await world.user("Anna").slash("/isle roll")).text


async def test_an_invalid_session_means_a_new_one(world: Playground, bot: LittleBot) -> None:
    world.faults.invalidate_sessions()
    await world.core.hub.wait(lambda: world.core.hub.identifies == 2)
    assert world.core.hub.resumes == 0
    assert "Game 1" in (await world.user("Anna").slash("/isle roll")).text


FATAL = [(4004, discord.ConnectionClosed), (4014, discord.PrivilegedIntentsRequired)]


@pytest.mark.parametrize(("code", "error"), FATAL)
async def test_a_fatal_close_code_ends_the_bot(world: Playground, code: int, error: type[Exception]) -> None:
    bot = LittleBot()
    await world.start(bot)
    task = world._bots[bot]
    await world.faults.close_gateway(code)
    with pytest.raises(error):
        await asyncio.wait_for(asyncio.shield(task), 60)
    world._bots.pop(bot)


async def test_forbidden_intents_are_refused_with_4014(world: Playground) -> None:
    world.core.hub.forbidden_intents = MESSAGE_CONTENT
    bot = LittleBot(intents=discord.Intents(guilds=True, message_content=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await bot.start(world.server.token)
    await bot.close()


async def test_a_half_open_socket_is_noticed_and_replaced(world: Playground) -> None:
    bot = await world.start(LittleBot(heartbeat_timeout=0.5))
    world.faults.half_open_gateway()
    await world.core.hub.wait(lambda: world.core.hub.resumes >= 1, 60)
    assert "Game 1" in (await world.user("Anna").slash("/isle roll")).text
    assert not bot.is_closed()


@pytest.mark.parametrize("shards", [2, None])
async def test_two_shards_each_serve_their_own_servers(world: Playground, shards: int | None) -> None:
    class Sharded(discord.AutoShardedClient):
        def __init__(self, **settings: Any) -> None:
            super().__init__(**settings)
            self.clicks: list[tuple[int, int]] = []

        async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
            assert interaction.guild is not None
            self.clicks.append((interaction.guild.id, interaction.guild.shard_id))
            await interaction.response.send_message("here")

    first = world.channel
    others = []
    while len({int(c.raw["guild_id"]) >> 22 & 1 for c in others}) < 2 or len(others) < 6:
        world.clock.forward(0.001)
        others.append(world.add_guild(f"Server {len(others)}"))
    world.core.hub.shards = 2
    bot = Sharded(intents=discord.Intents(guilds=True), shard_count=shards)
    await world.start(bot)
    assert sorted(bot.shards) == [0, 1] and len(bot.guilds) == 1 + len(others)
    tree = discord.app_commands.CommandTree(bot)
    tree.command(name="where", description="Where am I")(_nothing)
    await tree.sync()
    for channel in [first, *others]:
        await world.user("Anna").at(channel).slash("/where")
    assert {shard for _, shard in bot.clicks} == {0, 1}
    assert all((guild >> 22) % 2 == shard for guild, shard in bot.clicks) and len(bot.clicks) == 1 + len(others)


async def _nothing(interaction: discord.Interaction) -> None:
    """Answered by on_interaction."""


async def test_discord_py_understands_zlib_as_well_as_zstd(world: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    assert utils._ActiveDecompressionContext.COMPRESSION_TYPE == "zstd-stream"

    class Zlib:
        COMPRESSION_TYPE = "zlib-stream"

        def __init__(self) -> None:
            self.buffer, self.stream = bytearray(), zlib.decompressobj()

        def decompress(self, data: bytes, /) -> str | None:
            self.buffer += data
            if data[-4:] != b"\x00\x00\xff\xff":
                return None
            out, self.buffer = self.stream.decompress(self.buffer).decode(), bytearray()
            return out

    monkeypatch.setattr(utils, "_ActiveDecompressionContext", Zlib)
    await world.start(LittleBot())
    assert "Game 1" in (await world.user("Anna").slash("/isle roll")).text


@contextlib.asynccontextmanager
async def raw(world: Playground, query: str = "v=10&encoding=json") -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    url = f"{world.core.hub.url}/?{query}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        assert (await socket.receive_json())["op"] == 10 if "v=10" in query else True
        yield socket


IDENTIFY = {"op": 2, "d": {"token": "playground", "intents": 1, "properties": {}}}


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ({"op": 3, "d": {}}, 4003),
        ({"nonsense": 1}, 4002),
        ({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004),
        ({"op": 2, "d": {"token": "M" * 26 + ".GxYzAb." + "q" * 38, "intents": 1}}, 4004),
        ({"op": 2, "d": {"token": "playground", "intents": -1}}, 4013),
        ({"op": 2, "d": {"token": "playground", "intents": 1, "shard": [2, 2]}}, 4010),
        ({"op": 2, "d": {"token": "playground", "intents": 1, "padding": "x" * 5000}}, 4002),
    ],
)
async def test_a_wrong_word_ends_the_conversation_with_its_code(world: Playground, sent: Any, code: int) -> None:
    async with raw(world) as socket:
        await socket.send_json(sent)
        await socket.receive()
        assert socket.close_code == code


async def test_identifying_twice_is_4005_and_an_unknown_opcode_4001(world: Playground) -> None:
    for second, code in ((IDENTIFY, 4005), ({"op": 99}, 4001)):
        async with raw(world) as socket:
            await socket.send_json(IDENTIFY)
            assert (await socket.receive_json())["t"] == "READY"
            assert (await socket.receive_json())["t"] == "GUILD_CREATE"
            await socket.send_json(second)
            await socket.receive()
            assert socket.close_code == code


async def test_a_heartbeat_is_acknowledged_and_too_many_payloads_are_not(world: Playground) -> None:
    async with raw(world) as socket:
        for _ in range(120):
            await socket.send_json({"op": 1, "d": None})
            assert (await socket.receive_json())["op"] == 11
        await socket.send_json({"op": 1, "d": None})
        await socket.receive()
        assert socket.close_code == 4008


async def test_a_client_that_stops_beating_is_timed_out_with_4009(world: Playground) -> None:
    world.core.hub.heartbeat_ms = 40
    async with raw(world) as socket:
        await socket.receive()
        assert socket.close_code == 4009


async def test_resuming_an_unknown_session_is_an_invalid_session(world: Playground) -> None:
    async with raw(world) as socket:
        await socket.send_json({"op": 6, "d": {"token": "playground", "session_id": "x", "seq": 1}})
        assert await socket.receive_json() == {"op": 9, "d": False}


async def test_without_message_content_a_bot_reads_only_what_concerns_it(world: Playground) -> None:
    async with raw(world) as socket:
        identify = {"op": 2, "d": {**IDENTIFY["d"], "intents": 1 | 1 << 9}}  # type: ignore[dict-item]
        await socket.send_json(identify)
        await socket.receive_json(), await socket.receive_json()
        anna = world.user("Anna")
        anna.say("secret")
        anna.say(f"hello <@{world.core.world.bot_id}>")
        assert (await socket.receive_json())["d"]["content"] == ""
        assert (await socket.receive_json())["d"]["content"].startswith("hello")


async def test_members_come_in_chunks_on_request(world: Playground) -> None:
    anna = world.user("Anna")
    bot = await world.start(LittleBot(intents=discord.Intents(guilds=True, members=True)))
    guild = bot.guilds[0]
    assert guild.get_member(int(anna.id)).display_name == "Anna"
    found = await guild.query_members(user_ids=[int(anna.id)])
    assert [m.display_name for m in found] == ["Anna"]


async def test_old_buttons_answer_after_the_bot_was_killed_and_started_again(world: Playground) -> None:
    anna = world.user("Anna")
    first = await _spawn(world)
    reply = await anna.slash("/isle roll", game=3)
    first.send_signal(signal.SIGKILL)
    await first.wait()
    await world.core.hub.wait(lambda: not world.core.hub.online)
    world.core.desk.patience = 0.1
    assert (await anna.click("Roll", answered=False)).failed
    world.core.desk.patience = 3.0
    second = await _spawn(world)
    await anna.click("Roll")
    assert "Game 3\nTurn 1" in reply.text
    second.terminate()
    await second.wait()


async def _spawn(world: Playground) -> asyncio.subprocess.Process:
    known = world.core.hub.identifies
    command = (sys.executable, "-W", "ignore", "-m", "tests.playground.little_bot")
    process = await asyncio.create_subprocess_exec(*command, env={**os.environ, **world.environment()})
    await world.core.hub.wait(lambda: world.core.hub.identifies > known, 60)
    return process
