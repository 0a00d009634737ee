"""The database is away for seconds and for minutes: nothing is lost or doubled, and whoever watches sees it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.app import IslandBot
from bot.clock import MINUTE, SECOND, HandClock
from bot.store import BadDatabase, Unavailable, open_store
from bot.store.sqlite import compiled
from bot.wire import read_press
from bot.workers import SILENT
from game.engine import Refused
from playground.kit import MessageView, Playground
from tests.bot.conftest import quick
from tests.bot.drill import cluster
from tests.bot.hours import Hours
from tests.bot.play import Hall
from tests.bot.test_drill import postgres
from tests.bot.test_faults import some_moves, sound
from tests.bot.test_whole_game import seated


def reminders(hall: Hall) -> list[MessageView]:
    return [m for m in hall.world.channel.messages if "waits for you" in m.text]


class Away:
    """A database that answers nobody for a while."""

    def __init__(self, bot: IslandBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self._bot, self._patch = bot, monkeypatch

    def __enter__(self) -> None:
        async def nobody(*_: Any, **__: Any) -> Any:
            raise Unavailable("connection refused")

        for name in ("read", "write"):
            self._patch.setattr(self._bot.store._database, name, nobody)

    def __exit__(self, *_: object) -> None:
        self._patch.undo()


@pytest.mark.parametrize("minutes", [1, 3], ids=["a minute", "three"])
async def test_ops_01_a_reminder_due_while_the_database_is_away_comes_once_afterwards(
    world: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, minutes: int
) -> None:
    hours = Hours(world, tmp_path)
    hours.clock = HandClock()  # seconds count here, for pauses and health as well
    hall = await hours.begin(pace="live")
    await hours.pass_(2 * MINUTE)
    assert reminders(hall) == []
    with Away(hours.bot, monkeypatch):
        for _ in range(minutes * 12):
            await hours.clock.advance(5 * SECOND)
        red = hours.bot.workers.stuck()
    await hours.clock.advance(15 * SECOND)
    await hours.pass_(30 * SECOND)
    assert "timers" in red if minutes > 1 else True, "health was red meanwhile"
    assert hours.bot.workers.stuck() == [] and hours.bot.tasks.died == 0
    assert len(reminders(hall)) == 1


async def on_postgres(world: Playground, tmp_path: Path, seconds: float) -> None:
    """A game goes on before, while and after PostgreSQL is away."""
    with cluster(tmp_path) as own:
        bot: IslandBot = await world.start(IslandBot(quick(tmp_path, database_url=own.url, pace_live="2s 900s 1800s")))
        hall = await seated(world, bot, 3, 7, pace="live")
        table = await hall.table()
        away = asyncio.create_task(own.restart(away=seconds))
        await asyncio.sleep(min(1.0, seconds / 2))
        player = hall.at(table, table.island.waiting_for()[0].seat)
        await player.command("/board")
        await player.sees("Nothing was changed")
        request: Any = None
        assert (await bot.health._ready(request)).status == 503
        if seconds > SILENT + 20:
            await world.until(bot.workers.stuck, "health never turned red", seconds)
        await away
        await world.until(lambda: len(reminders(hall)) == 1, "no reminder after the database came back", 40)
        await some_moves(hall, random.Random(1), 3)
        await sound(hall)
        await world.until(lambda: not bot.workers.stuck(), "health stays red", 30)  # one may pause for 15 s still
        assert bot.tasks.died == 0
        await world.stop(bot)


@postgres
@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.parametrize("seconds", [5.0, 90.0])
async def test_ops_01_postgres_away(world: Playground, tmp_path: Path, seconds: float) -> None:
    await on_postgres(world, tmp_path, seconds)


# --- at the start -----------------------------------------------------------------------------------------------------


async def test_ops_03_without_its_driver_postgres_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: Any) -> Any:
        raise ModuleNotFoundError("No module named 'asyncpg'")

    monkeypatch.setattr("bot.store.store.postgres_engine", missing)
    with pytest.raises(BadDatabase, match="driver for PostgreSQL is not installed"):
        await open_store("postgresql://island@localhost/island", NoTime())


class NoTime:
    """A clock for those who do not ask."""

    def now(self) -> int:
        return 0


def test_ops_03_what_the_readme_installs_has_the_driver() -> None:
    requirements = (Path(__file__).parents[2] / "requirements.txt").read_text()
    assert "\nasyncpg==" in requirements


def test_ops_19_nobody_is_invited_to_a_table_whose_database_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "island.sqlite3").write_bytes(b"no database at all" * 100)
    monkeypatch.setattr("sys.argv", ["bot"])
    monkeypatch.setattr("bot.__main__.load_settings", lambda: refused(tmp_path))
    with pytest.raises(SystemExit) as ended:
        main()
    assert "The bot cannot start" in str(ended.value.code)
    assert "The table is laid" not in capsys.readouterr().out


def refused(path: Path) -> Any:
    return quick(path, playground_port=0, playground_state=path / "playground.sqlite3")


@pytest.mark.parametrize("forged", ["hand:zzzzzzzzzzzzz", "do:1:zzzzzzzzzzzzz", "do:1:1:roll:zzzzzzzzzzzzz"])
def test_ops_16_a_number_nobody_can_count_to_is_a_stale_button(forged: str) -> None:
    with pytest.raises(Refused, match="stale_button"):
        read_press(forged)


async def test_ops_15_the_next_timer_is_found_without_looking_at_all_of_them(tmp_path: Path) -> None:
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path}/island.sqlite3", NoTime())
    sql, values = compiled(store.timers._mine.next_due)
    cursor = await store._database._writer.execute(f"EXPLAIN QUERY PLAN {sql}", values({}))  # type: ignore[attr-defined]
    plan = [str(row[-1]) for row in await cursor.fetchall()]
    looks = [line for line in plan if "timer" in line]
    assert len(looks) == 2 and all("INDEX" in line for line in looks), plan
    await store.close()
