"""A drill: several processes on one PostgreSQL play in many servers while processes are killed, added and restarted.

Afterwards everything is looked at from outside: what was acknowledged is in the log, the log gives the state, each
channel has one table that shows it, everybody waited for has one timer and gets one reminder, and nothing stands twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE
from asyncio.subprocess import Process as Running
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.history import entries
from bot.lobby.actions import Lobby
from bot.seated import Clock, Seated
from bot.store import Unavailable
from bot.time.clocks import clock_of
from bot.time.reminders import TIMER
from game.create import starter
from game.engine import encode, replay
from playground.kit import MessageView, Playground
from playground.redirect import TOKEN
from tests.bot.play import _press
from tests.bot.process import COMING, GOING, QUICK, ROOT, Onlooker

SHARDS = 12
NAMES = ("Anna", "Ben", "Cleo")
PACE = "3s 900s 1800s"  # one reminder soon, no second one while the drill lasts
CALM = 180.0  # seconds after which all must be calm, on a machine with other things to do
APOLOGIES = ("nothing was changed", "look at the table", "do not have", "cannot")


# --- the stage --------------------------------------------------------------------------------------------------------


class Cluster:
    """A PostgreSQL of the drill's own, for it is restarted."""

    def __init__(self, folder: Path) -> None:
        self._env = os.environ | {"POSTGRES_STATE": str(folder / "postgres")}
        self.url = self._run("start")

    def _run(self, command: str, **env: str) -> str:
        done = subprocess.run([".ci/postgres", command], cwd=ROOT, env=self._env | env, check=True, stdout=PIPE)
        return done.stdout.decode().strip()

    async def restart(self, away: float = 0.0) -> None:
        await asyncio.to_thread(self._run, "restart", POSTGRES_AWAY=str(away))

    def stop(self) -> None:
        self._run("stop")


@contextlib.contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    made = Cluster(folder)
    try:
        yield made
    finally:
        made.stop()


class Fleet:
    """Processes by their shards."""

    def __init__(self, world: Playground, url: str, **settings: str) -> None:
        here = world.environment()
        self._world = world
        self._env = os.environ | here | QUICK | {"DISCORD_TOKEN": here[TOKEN], "DATABASE_URL": url, **settings}
        self.running: dict[tuple[int, ...], Running] = {}

    async def start(self, *shards: int) -> None:
        """A process, until all its shards are there."""
        given = {"SHARD_COUNT": str(SHARDS), "SHARD_IDS": ",".join(map(str, shards))}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bot.runner", cwd=ROOT, env=self._env | given, stdin=PIPE
        )
        self.running[shards] = process
        assert process.stdin is not None
        process.stdin.write(b"begin\n")
        hub = self._world.core.hub
        await hub.wait(lambda: set(shards) <= {s.shard[0] for s in hub.sessions.values() if s.online}, COMING)

    async def end(self, sign: signal.Signals, *shards: int) -> int:
        """Kill or stop one; what it ended with."""
        process = self.running.pop(shards)
        process.send_signal(sign)
        async with asyncio.timeout(GOING):
            ended = await process.wait()
        hub = self._world.core.hub
        await hub.wait(lambda: not set(shards) & {s.shard[0] for s in hub.sessions.values() if s.online}, GOING)
        return ended

    async def close(self) -> None:
        for process in self.running.values():
            if process.returncode is None:
                process.kill()
                await process.wait()

    @property
    def dead(self) -> list[tuple[int, ...]]:
        """Those that ended by themselves."""
        return [shards for shards, process in self.running.items() if process.returncode is not None]


class Silent(Exception):
    """Nobody answered, although the process that should have was there before and after."""


class Room(Onlooker):
    """The table of one server."""

    def __init__(self, world: Playground, eyes: Any, channel: Any) -> None:
        super().__init__(world, eyes, list(NAMES))
        self.channel = channel
        for player in self.players:
            player.actor = player.actor.at(channel)
        self.least = self.most = 0
        """How many moves were acknowledged, and how many were tried."""
        self.unheard = ""

    async def begin(self) -> None:
        await self.host.command("/game new")
        for player in self.players[1:]:
            await player.press("Join")
        found = await self.bot.store.games.in_channel(int(self.channel.id))
        assert found is not None
        self.game_id, self.least, self.most = found.id, 0, 0
        await Lobby(self.bot.sessions, self.game_id).choose_option("pace", "live")
        await self.host.press("Start")

    def _served_by(self) -> set[str]:
        """The sessions that hear of this server now."""
        sessions = self.world.core.hub.sessions.values()
        return {s.id for s in sessions if s.online and s.owns(self.channel.raw["guild_id"])}

    async def act(self, rng: random.Random) -> bool:
        """One action of somebody who is asked; was it answered? Silent if nobody answers who was there all the time."""
        there = self._served_by()
        try:
            answered = await self._act(rng)
        except AssertionError as error:
            answered = False
            self.unheard = str(error)
        if not answered and there & self._served_by():
            raise Silent(f"silent: {self.unheard[:300]}")
        return answered

    async def _act(self, rng: random.Random) -> bool:
        table = await self.table()
        if not table.playing:
            await self.begin()
            return True
        prompt = rng.choice(table.island.waiting_for())
        player = self.at(table, prompt.seat)
        known = {m.id for m in player.actor.messages if m.ephemeral}
        self.most += 1
        await self.by_command(self.choice(table, prompt.seat, rng))
        said = [m.text.lower() for m in player.actor.messages if m.ephemeral and m.id not in known]
        self.least += bool(said) and not any(words in text for text in said for words in APOLOGIES)
        return True


# --- the drill --------------------------------------------------------------------------------------------------------


@dataclass
class Report:
    """What came of a drill."""

    acts: int = 0
    unanswered: int = 0
    """While nobody served the table, or whoever did was killed or replaced."""
    unseen: int = 0
    """Not even tried: the database was away, and so nobody knew what to press."""
    problems: list[str] = field(default_factory=list)
    events: list[str] = field(default_factory=list)

    def counted(self) -> str:
        kinds = Counter(problem.partition(":")[0] for problem in self.problems)
        missed = f"{self.unanswered} met no process, {self.unseen} no database"
        return f"{self.acts} acts, {missed}, problems: {dict(kinds)}; {', '.join(self.events)}"


Event = tuple[float, str, Callable[[], Awaitable[object]]]


async def play(rooms: list[Room], acts: int, hands: int, events: list[Event], seed: int) -> Report:
    """So many acts by several hands, each at tables of its own; events come when their part of the acts is done."""
    report, begun = Report(), 0

    async def hand(number: int) -> None:
        nonlocal begun
        rng = random.Random(f"{seed}/{number}")
        own = rooms[number::hands]
        while begun < acts:
            begun += 1
            try:
                report.unanswered += not await rng.choice(own).act(rng)
            except Silent as error:
                report.problems.append(str(error))
            except Unavailable:  # the eyes see no database either while it is away
                report.unseen += 1
                await asyncio.sleep(0.2)
            report.acts += 1

    async def conduct() -> None:
        for part, name, event in events:
            while report.acts < part * acts:  # noqa: ASYNC110 - acts ring nowhere
                await asyncio.sleep(0.05)
            report.events.append(f"{name} after {report.acts}")
            await event()

    await asyncio.gather(conduct(), *(hand(number) for number in range(hands)))
    return report


async def looked_at(rooms: list[Room], eyes: Any, patience: float = CALM) -> list[str]:
    """Everything that is not as it should be, once all is quiet."""
    problems = list[str]()
    if not await calm(rooms, eyes, patience):
        waiting, late = await eyes.store.deliveries.waiting(), await eyes.store.timers.late()
        problems.append(f"late: {waiting} deliveries still wait, {late[0]} timers are due")
    for room in rooms:
        problems += [f"{problem} (game {room.game_id}, {room.channel.name})" for problem in await _faults(room)]
    return problems


async def calm(rooms: list[Room], eyes: Any, patience: float) -> bool:
    """Until nothing waits, nothing is due and everybody waited for has been reminded; False if that never comes."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(patience):
            while await _unrest(rooms, eyes):  # noqa: ASYNC110 - another process rings nowhere
                await asyncio.sleep(0.1)
            return True
    return False


async def _unrest(rooms: list[Room], eyes: Any) -> bool:
    """Is something still to come? A timer in somebody's hands is due until it is done."""
    if await eyes.store.deliveries.waiting() or (await eyes.store.timers.late())[0]:
        return True
    return any([not all(clock.reminders for clock in _clocks(await room.table())) for room in rooms])


def _clocks(table: Seated) -> list[Clock]:
    """Of everybody who is waited for."""
    return [clock for seat in range(len(table.seats)) if (clock := clock_of(table, seat)) is not None]


async def _faults(room: Room) -> list[str]:
    found, table = list[str](), await room.table()
    lines = await entries(room.bot.store, room.game_id)
    if encode(replay(starter(table.setup()), lines)) != encode(table.island):
        found.append("log: does not give the state")
    if not room.least <= len(lines) - 1 <= room.most:
        found.append(f"moves: {room.least} acknowledged, {len(lines) - 1} in the log, {room.most} tried")
    if not table.playing:
        return found
    hands = [m for m in room.channel.messages if any(str(b) == "My hand" for b in m.buttons)]
    tables = [m for m in hands if not _reminds(m)]
    if len(tables) != 1:
        found.append(f"tables: {len(tables)} with buttons")
    open_now = {prompt.id for prompt in table.island.prompts}
    for message in tables:
        found += [f"stale: button of question {asked}" for asked in _asked(message) if asked not in open_now]
        for prompt in table.island.waiting_for():
            if f"<@{table.user_at(prompt.seat)}>" not in message.text:
                found.append(f"stale: does not call seat {prompt.seat}")
    waits = [t.slot for t in await room.bot.store.timers.of_game(room.game_id) if t.kind == TIMER]
    clocks = _clocks(table)
    if len(waits) != len(clocks):
        found.append(f"timers: {len(waits)} for {len(clocks)} people")
    found += [f"reminders: {clock.reminders} to somebody who waits" for clock in clocks if clock.reminders != 1]
    # Whoever has moved since has no reminder standing any more, though the clock of the turn remembers it.
    least = sum(clock.last >= table.record.updated_at for clock in clocks)
    if not least <= len(_reminders(room)) <= len(clocks):
        found.append(f"reminders: {len(_reminders(room))} stand for {least} to {len(clocks)} people")
    strays = [m for m in tables if await room.bot.store.messages.find(int(m.id)) is None]
    return found + ["strays: a table nobody knows"] * len(strays)


def _asked(message: MessageView) -> set[int]:
    presses = [_press(button) for button in message.buttons]
    return {press.prompt for press in presses if press is not None and press.prompt}


def _reminders(room: Room) -> list[MessageView]:
    return [m for m in room.channel.messages if _reminds(m)]


def _reminds(message: MessageView) -> bool:
    return "waits for you" in message.text
