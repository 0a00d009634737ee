"""Three processes, twelve shards, one PostgreSQL, sixteen servers: killed, added, restarted, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from playground.kit import Playground
from tests.bot.drill import CALM, PACE, Cluster, Event, Fleet, Report, Room, cluster, looked_at, play
from tests.bot.process import peeking
from tests.bot.runner import BREAK

SERVERS, HANDS = 16, 4
ACTS = 5_000 if os.environ.get("SOAK") == "full" else 400
CONTROL = 80
HARM_SHOWS = 10.0  # seconds
GAP = 40  # acts while nobody serves a third of the tables: each that meets one of them takes Discord's three seconds
postgres = pytest.mark.skipif(
    not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")), reason="needs PostgreSQL (apt-get install postgresql)"
)


async def drill(world: Playground, own: Cluster, acts: int, *, servers: int = SERVERS, broken: bool = False) -> Report:
    """Play while processes come and go, and look at everything afterwards."""
    settings = {"PACE_LIVE": PACE} | ({BREAK: "1"} if broken else {})
    fleet = Fleet(world, own.url, **settings)
    channels = [world.channel, *(world.add_guild(f"Server {n}") for n in range(2, servers + 1))]
    trio = (0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11)

    async def killed() -> None:
        await fleet.end(signal.SIGKILL, *trio[1])

    async def added() -> None:
        await asyncio.gather(fleet.start(4, 5), fleet.start(6, 7))

    async def restarted() -> None:
        await own.restart(away=1.0)

    async def rolled() -> None:
        assert await fleet.end(signal.SIGTERM, *trio[0]) == 0
        await fleet.start(*trio[0])

    events: list[Event] = [
        (0.2, "a process killed", killed),
        (0.2 + min(0.1, GAP / acts), "two added in its place", added),
        (0.5, "PostgreSQL restarted", restarted),
        (0.7, "a process restarted", rolled),
    ]
    try:
        await asyncio.gather(*(fleet.start(*shards) for shards in trio))
        async with peeking(own.url) as eyes:
            rooms = [Room(world, eyes, channel) for channel in channels]
            try:
                for room in rooms:
                    await room.begin()
            except AssertionError:
                if not broken:
                    raise
                return Report(problems=["stale: a lobby does not show who joined"])
            report = await play(rooms, acts, min(HANDS, servers), [] if broken else events, seed=acts)
            report.problems += await looked_at(rooms, eyes, HARM_SHOWS if broken else CALM)
            report.problems += [f"ended: process {shards}" for shards in fleet.dead]
            print(report.counted())
            return report
    finally:
        await fleet.close()


@postgres
@pytest.mark.slow
@pytest.mark.timeout(3600)
async def test_ops_02_a_drill_has_no_problem(world: Playground, tmp_path: Path) -> None:
    with cluster(tmp_path) as own:
        report = await drill(world, own, ACTS)
    assert report.problems == [], "\n".join(report.problems)
    assert report.acts == ACTS and report.unanswered < ACTS / 4


@postgres
@pytest.mark.slow
@pytest.mark.timeout(600)
async def test_ops_02_a_drill_without_ownership_is_noticed(world: Playground, tmp_path: Path) -> None:
    """A control: processes that do each other's work do harm, and the drill sees it."""
    with cluster(tmp_path) as own:
        report = await drill(world, own, CONTROL, servers=4, broken=True)
    assert any(problem.startswith(("stale", "tables")) for problem in report.problems), report.problems
