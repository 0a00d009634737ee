"""Whoever runs the bot sees how old interactions are when they are answered, and which were not answered at all."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.ages import STEPS, Week
from bot.app import IslandBot
from bot.clock import DAY, HandClock
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.play import Hall, label
from tests.bot.test_late import DEAD, TOO_LATE, delay, owner_of
from tests.bot.test_whole_game import seated


@pytest.fixture
async def hall(world: Playground, bot: IslandBot) -> Hall:
    return await seated(world, bot, 3, 7, island="beginner")


def said(caplog: pytest.LogCaptureFixture, words: str) -> list[Any]:
    return [r for r in caplog.records if words in r.getMessage()]


async def test_every_kind_is_counted_with_its_age(hall: Hall) -> None:
    outcomes = hall.bot.ages.total.outcomes
    before = dict(outcomes)
    owner = await owner_of(hall)
    await owner.press("My hand")
    await owner.command("/score")
    assert await owner.actor.complete("/almanac", term="rob")
    await hall.world.until(lambda: outcomes.get("suggestion/answered"), "suggestions are not counted")
    gained = {key: n - before.get(key, 0) for key, n in outcomes.items() if n > before.get(key, 0)}
    assert gained == {"press/answered": 1, "command/answered": 1, "suggestion/answered": 1}
    assert sum(hall.bot.ages.total.ages) == sum(outcomes.values())


async def test_real_7_a_press_nobody_could_acknowledge_in_time_is_told_with_game_and_kind(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    owner = await owner_of(hall)
    delay(hall, hall.bot, "speech", TOO_LATE, monkeypatch)
    assert (await owner.actor.click(label("roll"), answered=False)).failed
    await hall.world.until(lambda: hall.bot.ages.total.of("too_late"), "not counted")
    (line,) = said(caplog, "too late")
    assert (line.game, line.kind, line.what) == (hall.game_id, "press", "do roll")
    assert "10062" in line.getMessage()


async def test_real_7_an_answer_whose_token_has_died_is_told_too(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    owner = await owner_of(hall)
    late = delay(hall, hall.bot.studio, "hand", DEAD, monkeypatch)
    asked = asyncio.create_task(owner.actor.slash("/hand"))
    await late.wait()
    await hall.world.until(lambda: hall.bot.ages.total.of("expired"), "not counted")
    asked.cancel()  # nothing will ever come
    (line,) = said(caplog, "expired")
    assert (line.game, line.kind, line.what) == (hall.game_id, "command", "/hand")


async def test_real_7_a_second_answer_to_one_press_is_told(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hall.world.faults.deliver_twice()
    owner = await owner_of(hall)
    await owner.press("My hand")
    await hall.world.until(lambda: hall.bot.ages.total.of("answered_twice"), "not counted")
    assert said(caplog, "answered twice")[0].game == hall.game_id


async def test_late_ones_are_told(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = hall.bot.clock.now
    owner = await owner_of(hall)
    monkeypatch.setattr(hall.bot.ages._bot.clock, "now", lambda: real() + 2_500)
    await owner.press("My hand")
    monkeypatch.undo()
    (line,) = said(caplog, "acknowledged late")
    assert (line.game, line.what) == (hall.game_id, "hand")
    assert hall.bot.ages.total.of("late") == 1 and hall.bot.ages.total.slowest >= 2_500


async def test_once_a_week_the_figures_are_a_line_of_the_log_whatever_restarts(
    world: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.ages")
    clock = HandClock()
    bot: IslandBot = await world.start(IslandBot(quick(tmp_path), clock))
    anna = world.user("Anna")
    await anna.slash("/help")
    await clock.advance(4 * DAY)
    await world.stop(bot)
    bot = await world.start(IslandBot(quick(tmp_path), clock))
    await anna.slash("/help")
    await world.until(lambda: sum(bot.ages.week.ages) == 2, "the first was forgotten")
    assert not said(caplog, "seven days")
    await clock.advance(3 * DAY + 1)
    await world.until(lambda: said(caplog, "seven days"), "no line")
    (line,) = said(caplog, "seven days")
    assert "2 interactions acknowledged" in line.getMessage() and "none failed" in line.getMessage()
    assert sum(bot.ages.week.ages) == 0 and sum(bot.ages.total.ages) == 1


def test_the_line_names_what_half_and_nearly_all_were_answered_within() -> None:
    week = Week(0)
    for age in [*range(1, 95), 240, 240, 240, 240, 1_900, 7_000]:
        week.count("press", "late" if age > 2_000 else "answered")
        week.add(age)
    week.count("press", "too_late")
    line = week.line()
    assert line.startswith("100 interactions acknowledged, half within 50 ms, 95 of 100 within 250 ms, slowest 7000 ms")
    assert line.endswith("1 late; 1 too late")
    assert week.ages[-1] == 1 and len(week.ages) == len(STEPS) + 1
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(week), type=Week) == week
