"""Answers that come too late: what was done stays done, nothing is done twice, and nobody logs a traceback."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.app import IslandBot
from playground.kit import Playground
from tests.bot.conftest import PATIENCE
from tests.bot.people import Player
from tests.bot.play import Hall, arrange, label
from tests.bot.test_trade import rich
from tests.bot.test_whole_game import seated

DEAD = 15 * 60 + 1
TOO_LATE = PATIENCE + 1


@pytest.fixture
async def hall(world: Playground, bot: IslandBot) -> Hall:
    return await seated(world, bot, 3, 7, island="beginner")


async def owner_of(hall: Hall) -> Player:
    table = await hall.table()
    return hall.at(table, table.island.table.turn.owner)


def delay(hall: Hall, place: Any, name: str, seconds: float, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Something that takes so long that Discord no longer waits, once; tells when it is over."""
    real, over = getattr(place, name), asyncio.Event()

    async def slow(*args: Any, **given: Any) -> Any:
        made = await real(*args, **given)
        monkeypatch.setattr(place, name, real)
        hall.world.clock.forward(seconds)
        over.set()
        return made

    monkeypatch.setattr(place, name, slow)
    return over


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]


async def test_an_action_stands_though_its_answer_finds_a_dead_token(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await arrange(hall, rich, until="main")
    owner = await owner_of(hall)
    before = (await hall.table()).island
    await owner.press("Build")
    await owner.press(label("build_road"))
    delay(hall, hall.bot.sessions, "act", DEAD, monkeypatch)
    message = owner.actor.last
    await owner.actor.select(message.selects[0].raw["options"][0]["value"], on=message)
    await owner.sees("builds a road")
    await hall.settle()
    after = (await hall.table()).island
    assert (after.moves, len(after.table.roads)) == (before.moves + 1, len(before.table.roads) + 1)
    await owner.press("My hand")
    assert "You hold" in owner.actor.last.text, "the next press is answered again"
    assert complaints(caplog) == []


async def test_a_private_picture_that_comes_too_late_can_be_asked_for_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    owner = await owner_of(hall)
    version = (await hall.table()).record.version
    late = delay(hall, hall.bot.studio, "hand", DEAD, monkeypatch)
    asked = asyncio.create_task(owner.actor.slash("/hand"))
    await late.wait()
    asked.cancel()
    await owner.command("/hand")
    assert owner.actor.last.files == ["hand.png"]
    assert (await hall.table()).record.version == version
    assert complaints(caplog) == []


async def test_a_press_that_could_not_be_acknowledged_in_time_does_nothing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    owner = await owner_of(hall)
    before = (await hall.table()).island.moves
    message = await owner.until(lambda: owner.with_button(label("roll")), "no roll")
    delay(hall, hall.bot, "speech", TOO_LATE, monkeypatch)
    reply = await owner.actor.click(label("roll"), on=message, answered=False)
    assert reply.failed
    await hall.settle()
    assert (await hall.table()).island.moves == before
    await owner.move(label("roll"))
    await hall.settle()
    assert (await hall.table()).island.moves == before + 1
    assert complaints(caplog) == []
