"""How fast interactions go through the playground, and what ten thousand messages weigh."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import discord
from aiohttp import web
from discord import app_commands

from bench import Figure
from playground.kit import Playground

ROUNDS, AT_ONCE, MESSAGES = 600, 8, 10_000
MIB = 2**20


class Trivial(discord.Client):
    """Answers one command with one word."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(name="ping", description="Answer")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pong")

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def interactions_per_second(at_once: int = AT_ONCE) -> float:
    """Slash commands from the person's act to the acknowledged answer; server and bot share one core."""
    async with Playground(strict=False) as world:
        await world.start(Trivial())
        anna = world.user("Anna")
        await anna.slash("/ping")

        async def several() -> None:
            for _ in range(ROUNDS // at_once):
                await anna.slash("/ping")

        began = time.perf_counter()
        await asyncio.gather(*(several() for _ in range(at_once)))
        return ROUNDS / (time.perf_counter() - began)


async def bare_round_trips_per_second() -> float:
    """The floor: a WebSocket frame there and an HTTP request back, with aiohttp and nothing else."""
    arrived: dict[str, asyncio.Event] = {}
    sockets: list[web.WebSocketResponse] = []

    async def gateway(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        sockets.append(socket)
        async for _ in socket:
            pass
        return socket

    async def answer(request: web.Request) -> web.Response:
        await request.json()
        arrived[request.match_info["id"]].set()
        return web.json_response({"ok": True})

    app = web.Application()
    app.add_routes([web.get("/gateway", gateway), web.post("/{id}", answer)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    base = f"http://{host}:{port}"
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{base}/gateway") as socket:
        client = asyncio.create_task(_echo(session, socket, base))
        began = time.perf_counter()
        for number in range(ROUNDS):
            arrived[str(number)] = asyncio.Event()
            await sockets[0].send_json({"id": number})
            await arrived[str(number)].wait()
        taken = time.perf_counter() - began
        client.cancel()
    await runner.cleanup()
    return ROUNDS / taken


async def _echo(session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse, base: str) -> None:
    async for frame in socket:
        async with session.post(f"{base}/{frame.json()['id']}", json={"type": 4}) as said:
            await said.read()


async def weight_of_messages() -> dict[str, float]:
    """Resident memory that ten thousand short messages add, and the size of their JSON."""
    async with Playground(strict=False) as world:
        people, channel = world.core.people, world.channel.id
        anna = world.user("Anna")
        gc.collect()
        before = _resident()
        for number in range(MESSAGES):
            people.say(anna.id, channel, f"message number {number} in a long, long game")
        gc.collect()
        grown = _resident() - before
        size = sum(len(json.dumps(p.body)) for p in world.core.world.posts[channel].values())
        return {"grown": grown / MIB, "json": size / MIB}


def _resident() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return float(pages * os.sysconf("SC_PAGE_SIZE"))


def _in_a_fresh_process() -> dict[str, Any]:
    """Memory is measured where nothing else has been allocated."""
    code = "import asyncio, json, bench.playground as p; print(json.dumps(asyncio.run(p.weight_of_messages())))"
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout.splitlines()[-1]))


def measure() -> list[Figure]:
    """Every figure of the playground."""
    floor = asyncio.run(bare_round_trips_per_second())
    weight = _in_a_fresh_process()
    bare = "bare aiohttp socket + request"
    return [
        Figure("playground: commands one after another", asyncio.run(interactions_per_second(1)), "1/s", bare, floor),
        Figure(f"playground: commands, {AT_ONCE} at once", asyncio.run(interactions_per_second()), "1/s", bare, floor),
        Figure("playground: memory of 10,000 messages", weight["grown"], "MiB", "their JSON", weight["json"]),
    ]
