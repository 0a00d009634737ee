"""What is kept about people and servers: gathered, forgotten, cleared away."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from bot.app import IslandBot
from bot.clock import DAY, HandClock
from bot.forgetting import forget, gathered, rewritten
from bot.history import entries
from bot.store import Keep, NoSuchGame, Result, Score, Seat, Status, open_store
from bot.store.__main__ import main
from bot.store.tables import metadata
from bot.upkeep import next_night
from game.engine import encode, replay
from playground.kit import Playground
from tests.bot.conftest import PATIENCE
from tests.bot.hours import Hours
from tests.bot.play import Hall
from tests.bot.test_faults import some_moves
from tests.bot.test_whole_game import seated


async def everything(bot: Any) -> AsyncIterator[tuple[str, object]]:
    """Every value of every column of the database."""
    for table in metadata.sorted_tables:
        for row in await bot.store._database.read(select(table)):
            for column, value in zip(table.columns, row, strict=True):
                yield f"{table.name}.{column.name}", value


async def found(bot: Any, *traces: str) -> list[str]:
    """The columns in which somebody is still named: by number, in any form, or by name."""
    numbers = [int(trace) for trace in traces if trace.isdigit()]
    packed = [number.to_bytes(8, "big") for number in numbers]
    texts = [trace.encode() for trace in traces]
    places = []
    async for place, value in everything(bot):
        raw = value if isinstance(value, bytes) else str(value).encode()
        if any(text in raw for text in (*texts, *packed)) or value in numbers:
            places.append(place)
    return places


async def with_a_past(world: Playground, bot: IslandBot) -> Hall:
    """Three people who have played, set and said things."""
    hall = await seated(world, bot, 3, 7)
    await some_moves(hall, random.Random(1), 6)
    await hall.host.command("/me timezone", zone="Europe/Prague")
    await hall.settle()
    return hall


async def test_ops_09_a_forgotten_person_is_named_nowhere_and_the_others_play_on(
    world: Playground, bot: IslandBot
) -> None:
    hall = await with_a_past(world, bot)
    anna, number = hall.host, hall.host.actor.id
    before = await hall.table()
    assert len(await found(bot, number, "Anna")) >= 4
    await anna.command("/me forget")
    await anna.press("Forget me")
    await anna.sees("You are forgotten")
    await hall.settle()
    assert await found(bot, number, "Anna") == []
    after = await hall.table()
    seat = before.seat_of(int(number))
    assert seat is not None and after.is_automatic(seat) and after.playing
    others = [p for p in hall.players if p is not anna]
    assert {after.seat_of(int(p.actor.id)) for p in others} == {s.seat for s in after.seats if s.user_id}
    again = replay(after.family.starter(after.setup()), await entries(bot.store, hall.game_id))
    assert encode(again) == encode(after.island), "the log still gives the game"


async def test_only_oneself_presses_the_button(world: Playground, bot: IslandBot) -> None:
    hall = await with_a_past(world, bot)
    with pytest.raises(AssertionError):
        await hall.players[1].actor.click("Forget me")
    assert len(await found(bot, hall.host.actor.id)) >= 3


async def test_statistics_of_the_others_stay(world: Playground, bot: IslandBot) -> None:
    game = await bot.store.games.create(channel_id=5, guild_id=6, host_id=7 << 40, meta=_meta("Anna", "Ben"))
    scores = (Score(0, 7 << 40, None, 10, 1), Score(1, 8 << 40, None, 7, 2))
    async with bot.store.action(game.id, game.version) as tx:
        tx.save(status=Status.OVER)
        tx.seats([Seat(0, 7 << 40), Seat(1, 8 << 40)])
        tx.finish(Result(game.id, 6, (), 40, 1000, 5, scores))
    await forget(bot.store, 7 << 40)
    assert await found(bot, str(7 << 40), "Anna") == []
    assert (await bot.store.results.standing(8 << 40)).games == 1
    result = await bot.store.results.of_game(game.id)
    assert result is not None and [s.points for s in result.scores] == [10, 7]


def _meta(*names: str) -> bytes:
    return msgspec.msgpack.encode({"names": names})


async def test_ops_09_what_is_kept_comes_as_one_file(world: Playground, bot: IslandBot) -> None:
    hall = await with_a_past(world, bot)
    await hall.host.command("/me export")
    await hall.host.sees("everything that is kept about you")
    assert hall.host.actor.last.files == ["island-export.json"]
    kept = await gathered(bot.store, int(hall.host.actor.id))
    assert kept["settings"][0]["time_zone"] == "Europe/Prague"
    assert kept["games"][0]["names"] == ["Anna"] and len(kept["actions"]) >= 1
    assert "Ben" not in json.dumps(kept), "nobody else's things"


async def test_a_lone_person_who_is_forgotten_leaves_no_game_behind(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna"])
    await hall.open()
    await forget(bot.store, int(hall.host.actor.id))
    bot.sessions.forget(hall.game_id)
    assert (await hall.table()).record.status == Status.ABANDONED
    assert await found(bot, hall.host.actor.id, "Anna") == []


def test_somebody_asks_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/island.sqlite3"

    async def some_database() -> None:
        await (await open_store(url, HandClock())).close()

    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.chdir(tmp_path)
    assert main(["forget", "77"]) == 1, "nobody is forgotten where there is no database"
    asyncio.run(some_database())
    capsys.readouterr()
    assert main(["export", "77"]) == 0
    assert json.loads(capsys.readouterr().out)["user"] == "77"
    assert main(["forget", "77"]) == 0
    assert "77 is forgotten; 0 games were changed" in capsys.readouterr().out
    assert main(["tidy"]) == 0


# --- upkeep -----------------------------------------------------------------------------------------------------------


@pytest.fixture
async def hours(world: Playground, tmp_path: Path) -> Hours:
    return Hours(world, tmp_path)


async def test_ops_08_old_games_go_at_night_and_their_results_stay(hours: Hours) -> None:
    hall = await hours.begin()
    store = hours.bot.store
    old = await store.games.create(channel_id=5, guild_id=6, host_id=7, meta=b"")
    async with store.action(old.id, old.version, 55) as tx:
        tx.save(status=Status.OVER)
        tx.log(0, b"road")
    await hours.pass_(89 * DAY)
    assert (await store.games.load(old.id)).id == old.id
    assert await store.interactions.find(55) is None, "forgotten after three days"
    await hours.pass_(2 * DAY)
    with pytest.raises(NoSuchGame):
        await store.games.load(old.id)
    assert await store.log.read(old.id) == []
    assert (await hall.table()).playing, "living games stay"


async def test_a_server_that_removed_the_bot_is_cleared_after_its_grace(hours: Hours) -> None:
    hall = await hours.begin()
    world, guild = hours.world, hours.world.channel.raw["guild_id"]
    world.faults.kick_bot(guild)
    await _armed(hours, "guild_left", True)
    await hours.pass_(29 * DAY)
    assert (await hours.bot.store.games.load(hall.game_id)).id == hall.game_id
    await hours.pass_(2 * DAY)
    with pytest.raises(NoSuchGame):
        await hours.bot.store.games.load(hall.game_id)


async def test_a_server_that_invites_the_bot_again_loses_nothing(hours: Hours) -> None:
    hall = await hours.begin()
    world = hours.world
    world.faults.kick_bot(world.channel.raw["guild_id"])
    await _armed(hours, "guild_left", True)
    world.invite_bot()
    await _armed(hours, "guild_left", False)
    await hours.pass_(40 * DAY)
    assert (await hours.bot.store.games.load(hall.game_id)).id == hall.game_id


async def _armed(hours: Hours, kind: str, wanted: bool) -> None:
    table = metadata.tables["timer"]
    async with asyncio.timeout(PATIENCE):
        while True:
            rows = await hours.bot.store._database.read(select(table.c.kind).where(table.c.kind == kind))
            if bool(rows) == wanted:
                return
            await asyncio.sleep(0.02)


def test_the_next_night_is_always_ahead() -> None:
    now = 1_800_000_000_000
    for hour in range(48):
        moment = now + hour * 3_600_000
        assert moment < next_night(moment) <= moment + DAY


async def test_the_file_shrinks_with_what_it_holds(tmp_path: Path) -> None:
    clock, file = HandClock(), tmp_path / "island.sqlite3"
    store = await open_store(f"sqlite+aiosqlite:///{file}", clock)
    for number in range(60):
        game = await store.games.create(channel_id=number, guild_id=1, host_id=1, meta=bytes(20_000))
        async with store.action(game.id, game.version) as tx:
            tx.save(status=Status.OVER)
    await clock.advance(100 * DAY)
    [(full,)] = await _pages(store)
    assert await store.keeping.tidy(Keep()) == 60
    [(left,)] = await _pages(store)
    assert left < full / 4
    await store.close()


async def _pages(store: Any) -> Any:
    cursor = await store._database._writer.execute("PRAGMA page_count")
    return await cursor.fetchall()


def test_somebody_is_taken_out_of_lists_of_people_and_keeps_an_empty_place_elsewhere():
    document = msgspec.msgpack.encode({"votes": [7, 8], "seats": [7, 8], "ready": [{"user": 7}], "n": True})
    after = msgspec.msgpack.decode(rewritten(document, 7, set()))
    assert after == {"votes": [8], "seats": [0, 8], "ready": [{"user": 0}], "n": True}
    assert rewritten(document, 9, set()) == document
