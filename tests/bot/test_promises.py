"""OPS-17: a press is acknowledged before it is committed; whoever is left in between hears what became of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import bot.app
from bot.answer import Answer
from bot.app import IslandBot
from bot.clock import HandClock
from bot.promises import LIFETIME, Promise, Promises
from bot.sessions import Sessions
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.people import eventually
from tests.bot.play import Hall, label
from tests.bot.test_whole_game import seated


async def never(*_: Any, **__: Any) -> None:
    await asyncio.Event().wait()


@pytest.fixture
async def hall(world: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hall:
    monkeypatch.setattr(bot.app, "LAST_ANSWERS", 0.0)  # it ends as one that is killed does, in the middle
    return await seated(world, await world.start(IslandBot(quick(tmp_path))), 3, 7, island="beginner")


async def start_again(hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.world.stop(hall.bot)
    monkeypatch.undo()
    hall.bot = await hall.world.start(IslandBot(quick(tmp_path)))


async def _rolled(hall: Hall) -> bool:
    return bool((await hall.table()).island.table.turn.rolled)


async def test_ops_17_a_press_cut_off_before_its_commit_is_asked_for_again(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.table()
    player = hall.at(table, table.island.waiting_for()[0].seat)
    message = await player.until(lambda: player.with_button(label("roll")), "nobody may roll")
    monkeypatch.setattr(Sessions, "play", never)
    assert not (await player.actor.click(label("roll"), on=message)).failed
    await start_again(hall, tmp_path, monkeypatch)
    await player.sees("Nothing was changed; please try again")
    assert not await _rolled(hall)
    await player.press(label("roll"))
    await eventually(lambda: _rolled(hall), "the second press came to nothing")


async def test_ops_17_a_command_cut_off_after_its_commit_is_told_to_be_done(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.table()
    player = hall.at(table, table.island.waiting_for()[0].seat)
    for name in ("show", "done"):
        monkeypatch.setattr(Answer, name, never)
    asked = asyncio.create_task(player.actor.slash("/roll"))
    await eventually(lambda: _rolled(hall), "the roll was never committed")
    await start_again(hall, tmp_path, monkeypatch)
    assert "It is done, but I could not show you the result" in (await asked).text


async def test_what_was_answered_is_not_answered_again(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.table()
    player = hall.at(table, table.island.waiting_for()[0].seat)
    await player.press(label("roll"))
    await hall.settle()
    assert hall.bot.settings.promises.read_bytes() == b""


def note(promises: Promises, number: int) -> None:
    made = Promise(number, f"token {number}", 7, "en-US", promises._clock.now())
    promises._owed[number] = made
    promises._note(made)


def test_a_killed_process_leaves_its_promises_and_a_cut_line_harms_nothing(tmp_path: Path) -> None:
    file, clock = tmp_path / "bot.promises", HandClock()
    first = Promises(file, clock)
    assert first.begin() == []
    for number in (1, 2, 3):
        note(first, number)
    first.over(2)
    file.write_bytes(file.read_bytes() + b'{"id":4,"tok')
    second = Promises(file, clock)
    assert [promise.id for promise in second.begin()] == [1, 3]
    assert [promise.id for promise in Promises(file, clock).begin()] == [1, 3], "killed again before it could say so"
    second.over(1)
    second.over(3)
    assert Promises(file, clock).begin() == [] and file.stat().st_mode & 0o077 == 0


def test_where_nothing_can_be_noted_everything_else_goes_on(tmp_path: Path) -> None:
    (tmp_path / "no folder").write_text("")
    promises = Promises(tmp_path / "no folder" / "bot.promises", HandClock())
    assert promises.begin() == []
    note(promises, 1)
    promises.over(1)
    promises.close()


async def test_a_promise_of_yesterday_is_forgotten(hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = Promise(5, "token", 7, "en-US", hall.bot.clock.now() - LIFETIME)
    hall.bot.promises._owed[5] = old
    hall.bot.promises._write_anew()
    await start_again(hall, tmp_path, monkeypatch)
    await hall.settle()
    assert hall.bot.settings.promises.read_bytes() == b""
