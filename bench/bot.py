"""The bot beside its playground: from a click to its acknowledgement and to the new picture, memory and start-up.

Both run in this process, so the figures include the playground's own work.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import statistics
import tempfile
import time
from pathlib import Path

from bench import Figure
from bot.app import IslandBot
from bot.lobby.actions import Lobby, new_meta
from bot.seated import packed
from bot.settings import Settings
from bot.store import Seat
from playground.kit import Actor, Playground

SIZES = (1, 100, 1000)
CLICKS = 60
RATE = 20.0  # interactions a second
STORED = 10_000


def measure() -> list[Figure]:
    """All figures of the bot."""
    return asyncio.run(_measure())


async def _measure() -> list[Figure]:
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            figures += await _clicks(Path(folder) / str(size), size)
        figures += await _start(Path(folder) / "many")
    return figures


def _settings(folder: Path) -> Settings:
    folder.mkdir(parents=True, exist_ok=True)
    url = f"sqlite+aiosqlite:///{folder}/island.sqlite3"
    quick = {"automatic_pause": 0, "edit_interval": 0, "log_level": "error", "application_emojis": False}
    return Settings(_env_file=None, database_url=url, **quick)  # type: ignore[arg-type]


async def _games(bot: IslandBot, channels: list[int], users: list[int]) -> list[int]:
    """One running game per channel, each at its first founding."""
    made = []
    for channel in channels:
        seed = channel.to_bytes(32, "big")
        meta = new_meta("en", "Anna")
        record = await bot.store.games.create(channel_id=channel, guild_id=None, host_id=users[0], meta=packed(meta))
        async with bot.store.action(record.id, record.version) as tx:
            tx.seal(seed)
            tx.seats([Seat(0, users[0])])
        lobby = Lobby(bot.sessions, record.id)
        for user, name in zip(users[1:], ("Ben", "Cleo"), strict=True):
            await lobby.join(user, name)
        await lobby.start(users[0], seed)
        made.append(record.id)
    return made


async def _clicks(folder: Path, size: int) -> list[Figure]:
    """Press “My hand” of random games at a steady rate while all games live; then moves, until the picture is new."""
    async with Playground(strict=False) as world:
        bot: IslandBot = await world.start(IslandBot(_settings(folder)))
        people = [world.user(name) for name in ("Anna", "Ben", "Cleo")]
        before = _memory()
        ghosts = [10**17 + n for n in range(size - 1)]
        games = await _games(bot, [int(world.channel.id)], [int(p.id) for p in people])
        bot.deliverer.senders["show"], real = _nothing, bot.deliverer.senders["show"]
        await _games(bot, ghosts, [int(p.id) for p in people])
        while await bot.store.deliveries.waiting():  # noqa: ASYNC110 - the store rings for the worker, not for us
            await asyncio.sleep(0.05)
        bot.deliverer.senders["show"] = real
        await bot.deliverer.again(await bot.sessions.open(games[0]))
        await world.until(lambda: world.channel.messages and world.channel.last.buttons, "no table", 60)
        acks = await _acknowledgements(people, world)
        pictures = await _pictures(bot, games[0], people, world)
        figures = [
            Figure(f"click to acknowledgement, {size} games, p50", statistics.median(acks) * 1000, "ms"),
            Figure(f"click to acknowledgement, {size} games, p99", _p99(acks) * 1000, "ms", "promise", 300.0),
            Figure(f"click to new picture, {size} games, p50", statistics.median(pictures) * 1000, "ms"),
            Figure(f"click to new picture, {size} games, p99", _p99(pictures) * 1000, "ms"),
        ]
        if size > 1:
            figures.append(Figure(f"memory per game, {size} games", (_memory() - before) / size / 1024, "KiB"))
        return figures


async def _nothing(delivery: object) -> None:
    return None


async def _acknowledgements(people: list[Actor], world: Playground) -> list[float]:
    """Clicks at a fixed rate, whether or not the last one was answered."""
    message = world.channel.last
    hand = next(b for b in message.buttons if b.custom_id and b.custom_id.startswith("hand"))

    async def click(actor: Actor) -> float:
        began = time.perf_counter()
        await world.core.people.click(actor.id, message.post.channel_id, message.id, hand.custom_id or "")
        return time.perf_counter() - began

    pending = []
    for n in range(CLICKS):
        pending.append(asyncio.create_task(click(people[n % 3])))
        await asyncio.sleep(1 / RATE)
    return list(await asyncio.gather(*pending))


async def _pictures(bot: IslandBot, game_id: int, people: list[Actor], world: Playground) -> list[float]:
    """Founding by command and taking it back, each until the message shows it."""
    times = []
    for n in range(10):
        table = await bot.sessions.open(game_id)
        seat = table.island.waiting_for()[0].seat
        actor = next(p for p in people if int(p.id) == table.user_at(seat))
        places = table.view(seat).rules.topology.corner_names
        began, shown = time.perf_counter(), _pictures_shown(world)
        if n % 2 == 0:
            prompt = table.view(seat).prompts_of(seat)[0]
            kind = table.island.rules.actions["found_building"]
            corner = list(kind.choices(table.view(seat), seat, prompt, {}) or ())[n]
            await actor.slash("/build found-building", at=places[corner])
        else:
            await actor.slash("/undo")
        await world.until(lambda: _pictures_shown(world) != shown, "no new picture", 30)  # noqa: B023
        times.append(time.perf_counter() - began)
    return times


def _pictures_shown(world: Playground) -> list[str]:
    return [a["url"] for m in world.channel.messages for a in m.raw["attachments"]]


async def _start(folder: Path) -> list[Figure]:
    """How long a bot with many stored games needs until it is ready."""
    settings = _settings(folder)
    async with Playground(strict=False) as world:
        bot: IslandBot = await world.start(IslandBot(settings))
        meta = packed(new_meta("en", "Anna"))
        for n in range(STORED):
            await bot.store.games.create(
                channel_id=10**17 + n, guild_id=None, host_id=1, meta=meta, snapshot=b"x" * 4000
            )
        await world.stop(bot)
        gc.collect()
        began = time.perf_counter()
        await world.start(IslandBot(settings))
        return [Figure(f"start-up with {STORED} games", time.perf_counter() - began, "s", "promise", 3.0)]


def _memory() -> float:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return float(pages * resource.getpagesize())


def _p99(values: list[float]) -> float:
    return sorted(values)[max(0, round(len(values) * 0.99) - 1)]
