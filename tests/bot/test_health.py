"""Seen from outside: well, ready, figures that a monitor can read, and lines that say what they are about."""

from __future__ import annotations

import io
import json
import logging
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot import logs
from bot.app import IslandBot
from bot.store import Unavailable
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.test_faults import some_moves
from tests.bot.test_whole_game import seated


@pytest.fixture
async def watched(world: Playground, tmp_path: Path) -> IslandBot:
    """A bot that can be asked how it is."""
    started: IslandBot = await world.start(IslandBot(quick(tmp_path, health_port=0)))
    return started


async def ask(bot: IslandBot, path: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"http://127.0.0.1:{bot.health.port}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def figures(bot: IslandBot) -> dict[tuple[str, tuple[str, ...]], float]:
    """What a monitor reads, by name and labels."""
    _, text = await ask(bot, "/metrics")
    families = text_string_to_metric_families(text)
    return {(s.name, tuple(s.labels.values())): s.value for family in families for s in family.samples}


async def test_ops_21_a_monitor_can_read_what_happened(world: Playground, watched: IslandBot) -> None:
    hall = await seated(world, watched, 3, 7)
    await some_moves(hall, random.Random(1), 4)
    await hall.settle()
    await hall.host.press("My hand")
    found = await figures(watched)
    assert found["island_interactions_total", ("application_command", "done")] >= 4
    assert found["island_interactions_total", ("component", "done")] >= 1
    assert found["island_acknowledgement_seconds_count", ()] >= 5
    assert found["island_database_seconds_count", ("write",)] > 5
    assert found["island_picture_seconds_count", ("board_png",)] >= 2
    assert found["island_games", ("active",)] == 1
    assert found["island_deliveries_waiting", ()] == 0 and found["island_timers_late", ()] == 0
    assert found["island_worker_stuck", ("deliveries",)] == 0
    assert found["process_resident_memory_bytes", ()] > 10_000_000
    assert found["island_loop_lag_seconds_count", ()] > 0


async def test_health_turns_red_and_green_again(watched: IslandBot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await ask(watched, "/healthz") == (200, '{"ok": true, "faults": []}')
    assert (await ask(watched, "/readyz"))[0] == 200

    async def away(*_: Any, **__: Any) -> Any:
        raise Unavailable("connection refused")

    monkeypatch.setattr(watched.store._database, "read", away)
    status, text = await ask(watched, "/readyz")
    assert status == 503 and "connection refused" in text
    shift = watched.workers.shifts["timers"]
    shift.since = watched.clock.steady() - 61
    status, text = await ask(watched, "/healthz")
    assert status == 503 and "timers has managed nothing" in text
    monkeypatch.undo()
    shift.since = None
    assert (await ask(watched, "/healthz"))[0] == (await ask(watched, "/readyz"))[0] == 200


async def test_nothing_listens_unless_it_is_asked_for(bot: IslandBot) -> None:
    assert bot.health.port == 0 and bot.settings.health_port is None


@pytest.fixture
async def lines() -> AsyncIterator[io.StringIO]:
    """The log as machines read it."""
    root, stream = logging.getLogger(), io.StringIO()
    before, level = root.handlers[:], root.level
    logs.set_up("info", "json", stream=stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)


async def test_ops_10_a_line_says_which_game_server_person_and_interaction_it_is_about(
    world: Playground, bot: IslandBot, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await seated(world, bot, 3, 7)
    table = await hall.table()

    async def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(bot.studio, "hand", broken)
    await hall.host.press("My hand")
    monkeypatch.setitem(bot.deliverer.senders, "show", broken)
    await some_moves(hall, random.Random(1), 1)
    await world.until(lambda: "delivery show" in lines.getvalue(), "the delivery did not fail")
    told = [json.loads(line) for line in lines.getvalue().splitlines()]
    press = next(t for t in told if "interaction" in t and "a fault of ours" in t.get("error", ""))
    assert press["game"] == table.id and press["user"] == int(hall.host.actor.id)
    assert press["guild"] == table.record.guild_id and press["shard"] == 0 and press["verb"] == "hand"
    assert press["version"] == table.record.version
    sent = next(t for t in told if t["message"].startswith("delivery show"))
    assert sent["game"] == table.id and sent["kind"] == "show" and sent["delivery"] > 0
