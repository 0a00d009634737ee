"""Quiet hours over the change of clocks, and people in three zones at one table."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.clock import HOUR, MINUTE, at, moment_of
from bot.store import Person
from bot.time.polite import awake_after, letter_from, polite_from
from playground.kit import Playground
from playground.world.world import Event
from tests.bot.hours import Days, Hours

CHANGES = [
    ("Europe/Prague", date(2027, 3, 28)),
    ("Europe/Prague", date(2027, 10, 31)),
    ("America/New_York", date(2027, 3, 14)),
    ("America/New_York", date(2027, 11, 7)),
]
"""Where and when clocks are put forward and back."""
NIGHT = {"quiet_from": 23 * 60, "quiet_until": 8 * 60}


def local(zone: str, day: date, hour: int, minute: int = 0) -> int:
    return moment_of(datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(zone)))


@pytest.mark.parametrize(("zone", "day"), CHANGES)
def test_the_morning_is_at_eight_whatever_was_done_to_the_clock_at_night(zone: str, day: date) -> None:
    person, eve = Person(1, time_zone=zone, **NIGHT), day - timedelta(days=1)
    for evening in (local(zone, eve, 23), local(zone, eve, 23, 40), local(zone, day, 0, 10), local(zone, day, 7, 59)):
        assert polite_from(person, evening) == local(zone, day, 8)
    assert polite_from(person, local(zone, eve, 22, 59)) == local(zone, eve, 22, 59)
    assert letter_from(structured(person, 9), local(zone, eve, 9, 1)) == local(zone, day, 9)


@pytest.mark.parametrize(("zone", "day"), CHANGES)
def test_a_day_has_fifteen_waking_hours_and_the_lost_one_is_nobodys(zone: str, day: date) -> None:
    person, eve = Person(1, time_zone=zone, **NIGHT), day - timedelta(days=1)
    assert awake_after(person, local(zone, eve, 8), 15 * HOUR) == local(zone, eve, 23)
    assert awake_after(person, local(zone, eve, 20), 4 * HOUR) == local(zone, day, 9)
    assert awake_after(person, local(zone, day, 3, 30), 15 * HOUR) == local(zone, day, 23)


@pytest.mark.parametrize(("zone", "day"), CHANGES)
def test_quiet_hours_that_end_at_an_hour_that_does_not_exist_end_all_the_same(zone: str, day: date) -> None:
    person = Person(1, time_zone=zone, quiet_from=22 * 60, quiet_until=2 * 60 + 30)
    woken = polite_from(person, local(zone, day, 1))
    assert polite_from(person, woken) == woken
    assert local(zone, day, 1) + 30 * MINUTE <= woken <= local(zone, day, 4)


def structured(person: Person, hour: int) -> Person:
    return Person(1, time_zone=person.time_zone, letter_at=hour * 60, **NIGHT)


async def test_nobody_is_woken_at_a_table_in_three_zones_while_the_clocks_change(
    world: Playground, tmp_path: Path
) -> None:
    hours = Hours(world, tmp_path)
    hours.clock = Days(local("Europe/Prague", date(2027, 3, 27), 13))
    zones = dict(zip(("Anna", "Ben", "Cleo"), ("Europe/Prague", "America/New_York", "Asia/Tokyo"), strict=True))
    pinged: list[tuple[str, datetime]] = []
    names: dict[str, str] = {}

    def hear(event: Event) -> None:
        if event.name == "MESSAGE_CREATE" and event.post is not None:
            now = hours.clock.now()
            pinged.extend((names[u], at(now, ZoneInfo(zones[names[u]]))) for u in event.post.pings if u in names)

    hall = await hours.begin(3, pace="day")
    for player in hall.players:
        names[player.actor.id] = player.name
        await hours.settings(player, time_zone=zones[player.name], **NIGHT)
    world.core.world.listeners.append(hear)
    for _ in range(3 * 12):
        await hours.pass_(4 * HOUR)
    assert {name for name, _ in pinged} == set(zones), "everybody was called"
    assert [(name, str(when)) for name, when in pinged if when.hour >= 23 or when.hour < 8] == []
