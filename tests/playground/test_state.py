"""A playground that is stopped and started again is the same place."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import aiohttp
import discord

from playground.kit import Playground
from playground.server import Server
from tests.playground.little_bot import LittleBot, picture


async def test_a_restart_keeps_people_channels_messages_files_commands_and_marks(tmp_path: Path) -> None:
    state = tmp_path / "world.sqlite3"
    async with Playground(state=state) as world:
        anna = world.user("Anna", locale="cs")
        ben = world.user("Ben")
        bot = await world.start(LittleBot())
        await anna.slash("/isle roll", game=5)
        await anna.menu("Show hand", ben)
        channel: Any = bot.get_channel(int(world.channel.id))
        await bot.create_application_emoji(name="wood", image=picture().getvalue())
        thread = await channel.create_thread(name="Talk", type=discord.ChannelType.private_thread)
        await thread.add_user(discord.Object(int(ben.id)))
        await thread.send("hi")
        anna.react(world.channel.last, "👍")
        await (await bot.fetch_user(int(anna.id))).send("psst")
        ben.reads()
        ids = (anna.id, world.channel.id, world.channel.last.id, world.core.world.bot_id)
    async with Playground(state=state) as world:
        anna, ben = world.user("Anna", locale="cs"), world.user("Ben")
        again = (anna.id, world.channel.id, world.channel.last.id, world.core.world.bot_id)
        assert again == ids
        assert "Game 5" in world.channel.last.text and world.channel.last.data()[:4] == b"\x89PNG"
        assert world.channel.last.post.files[0]["url"].startswith(world.server.address)
        assert "👍" in world.channel.last.post.reactors
        assert len(anna.messages) == 1, "an ephemeral message does not outlive the server"
        assert ben.at(world.channel_named("Talk")).last.text == "hi"
        assert anna.dm.last.text == "psst"
        assert (ben.unread, anna.dm.unread) == (0, 1)
        assert [e["name"] for e in world.core.world.emojis.values()] == ["wood"]
        bot = await world.start(LittleBot())
        assert [e.name for e in await bot.fetch_application_emojis()] == ["wood"]
        await anna.click("Roll")
        assert "Turn 1" in world.channel.last.text


async def test_the_first_start_finds_a_server_two_channels_and_six_people() -> None:
    async with Server() as server:
        world = server.core.world
        assert [g["name"] for g in world.guilds.values()] == ["Playground"]
        assert [c["name"] for c in world.channels.values()] == ["island", "harbour"]
        people = [p.name for p in world.people.values() if not p.user["bot"]]
        assert people == ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"]


async def test_ids_grow_over_a_restart_even_if_the_clock_was_ahead(tmp_path: Path) -> None:
    state = tmp_path / "world.sqlite3"
    async with Playground(state=state) as world:
        world.clock.forward(3600)
        first = world.user("Anna").say("one")
    async with Playground(state=state) as world:
        second = world.user("Anna").say("two")
        assert int(second.id) > int(first.id)
        assert [m.text for m in world.channel.messages] == ["one", "two"]


async def test_what_was_said_survives_the_death_of_the_playground(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "playground", "--port", "0", "--state", str(tmp_path / "world.sqlite3"))
    async with aiohttp.ClientSession() as session:
        for attempt in range(2):
            process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
            assert process.stdout is not None
            address = (await asyncio.wait_for(process.stdout.readline(), 60)).decode().split()[1]
            anna = (await _get(session, f"{address}/page/api/users"))["users"][0]["id"]
            world = await _get(session, f"{address}/page/api/world?user={anna}")
            channel = world["guilds"][0]["channels"][0]["id"]
            messages = f"{address}/page/api/channels/{channel}/messages?user={anna}"
            said = [m["content"] for m in (await _get(session, messages))["messages"]]
            assert said == [str(n) for n in range(attempt * 20)]
            for number in range(20):
                body = {"user": anna, "channel_id": channel, "content": str(number)}
                async with session.post(f"{address}/page/api/messages", json=body) as answer:
                    assert answer.status == 201
            process.kill()
            await process.wait()


async def _get(session: aiohttp.ClientSession, url: str) -> Any:
    async with session.get(url) as answer:
        return await answer.json()
