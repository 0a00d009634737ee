"""Who is called when: never in quiet hours, never twice for one thing, ever more rarely where nothing else happens."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from bot.clock import DAY, HOUR, MINUTE, SECOND, at
from bot.seated import Clock
from bot.settings import Pace
from bot.store import Person
from bot.time import clocks
from bot.time.clocks import UNKNOWN, limit_of, next_reminder, rung
from bot.time.polite import polite_from
from playground.kit import MessageView, Playground
from tests.bot.hours import Hours
from tests.bot.people import Player
from tests.bot.play import Hall, arrange, label
from tests.bot.test_turn import hands, seven

DAILY = Pace(8 * HOUR, 8 * HOUR, DAY)
NOON = 1_800_014_400 * SECOND  # twelve o'clock in UTC


@pytest.fixture
def hours(world: Playground, tmp_path: Path) -> Hours:
    return Hours(world, tmp_path)


def calls(hall: Hall, player: Player) -> list[MessageView]:
    """Everything in the channel that has pinged somebody."""
    return [m for m in hall.world.channel.messages if player.name in m.pings]


async def sleeps(hours: Hours, player: Player, length: int) -> None:
    """From now on it is night for somebody."""
    now = at(hours.clock.now())
    minute = now.hour * 60 + now.minute
    await hours.settings(player, time_zone="UTC", quiet_from=minute, quiet_until=(minute + length // MINUTE) % 1440)


async def after_next(hours: Hours, turns: int) -> Player:
    """Whose turn comes so many turns later."""
    table = await hours.hall.table()
    return hours.hall.at(table, (table.island.table.turn.owner + turns) % len(table.seats))


async def end_turn(hours: Hours) -> Player:
    """Whoever is to move rolls and ends the turn; who comes next."""
    player = await hours.awaited()
    for key in ("roll", "end_turn"):
        await player.move(label(key))
        await hours.quiet()
    return await hours.awaited()


async def test_whoever_sleeps_is_not_called_by_their_turn_but_when_they_wake(hours: Hours) -> None:
    hall = await hours.begin(pace="day")
    following = await after_next(hours, 1)
    await sleeps(hours, following, 5 * HOUR)
    assert await end_turn(hours) is following
    assert calls(hall, following) == []
    assert f"<@{following.actor.id}>" in next(m for m in hall.world.channel.messages if "Turn 2" in m.text).text
    await hours.pass_(5 * HOUR - 2 * MINUTE)
    assert calls(hall, following) == []
    await hours.pass_(3 * MINUTE)
    [reminder] = calls(hall, following)
    assert [reminder.id] == [m.id for m in hours.reminders()]


async def test_a_question_beside_a_new_table_calls_once(hours: Hours) -> None:
    """Everybody must give cards back: whoever is to move was called by the table, the others by what asks them."""
    hall = await hours.begin(pace="day")
    owner = await hours.awaited()
    await arrange(hall, hands(4, 4, 4))
    await arrange(hall, seven)
    await hours.quiet()
    for player in hall.players:
        assert len(calls(hall, player)) == 1, player.name
    assert calls(hall, owner)[0].files


async def test_one_ahead_is_put_off_in_quiet_hours_and_comes_if_it_is_still_true(hours: Hours) -> None:
    """TIME-15."""
    await hours.begin(pace="day")
    later = await after_next(hours, 2)
    await hours.settings(later, one_ahead=True)
    await sleeps(hours, later, 3 * HOUR)
    await end_turn(hours)
    assert later.actor.dm.messages == []
    await hours.pass_(3 * HOUR + MINUTE)
    [letter] = later.actor.dm.messages
    assert "You are next" in letter.text


async def test_one_ahead_that_is_not_true_any_more_never_comes(hours: Hours) -> None:
    await hours.begin(pace="day")
    later = await after_next(hours, 2)
    await hours.settings(later, one_ahead=True)
    await sleeps(hours, later, 3 * HOUR)
    await end_turn(hours)
    assert await end_turn(hours) is later
    await hours.pass_(3 * HOUR + MINUTE)
    assert [m for m in later.actor.dm.messages if "You are next" in m.text] == []


async def test_one_ahead_comes_in_the_turn_of_a_person_and_never_together_with_the_own_turn(hours: Hours) -> None:
    """A stand-in's turn takes no time: a letter at its beginning called the same person twice at once."""
    await hours.begin(pace="day")
    absent, later = await after_next(hours, 1), await after_next(hours, 2)
    await absent.command("/game stand-in")
    await hours.settings(later, one_ahead=True)
    assert await end_turn(hours) is later
    assert later.actor.dm.messages == []
    await end_turn(hours)
    [letter] = later.actor.dm.messages  # the turn of the last person before it, whoever is stood in for between them
    assert "You are next" in letter.text
    assert await end_turn(hours) is later and len(later.actor.dm.messages) == 1


# --- when -------------------------------------------------------------------------------------------------------------


def gaps(count: int) -> list[int]:
    """Hours between one reminder and the next where nothing else happens."""
    moments, last = [], 0
    for number in range(count):
        clock = Clock("", NOON, reminders=number, first=NOON, last=last)
        last = next_reminder(clock, Person(1), DAILY, rarely=True)
        moments.append(last)
    return [(b - a) // HOUR for a, b in zip([NOON, *moments], moments, strict=False)]


def test_where_nobody_takes_over_reminders_grow_rarer_until_they_come_weekly() -> None:
    """TIME-6."""
    assert gaps(7) == [8, 24, 48, 96, 168, 168, 168]


def test_whoever_comes_in_the_evening_is_not_called_at_noon() -> None:
    evening = Clock("", NOON, usual=13 * HOUR)
    assert next_reminder(evening, Person(1), DAILY) == NOON + 13 * HOUR * 6 // 5
    slow = Clock("", NOON, usual=30 * HOUR)
    assert next_reminder(slow, Person(1), DAILY) == NOON + 16 * HOUR
    assert limit_of(slow, Person(1), DAILY, NOON) == NOON + DAY  # the limit is the same for everybody
    assert next_reminder(Clock("", NOON, usual=HOUR), Person(1), DAILY) == NOON + 8 * HOUR


def test_whoever_is_new_is_taken_for_somebody_who_looks_in_once_a_day() -> None:
    new, warned = Clock("", NOON, usual=UNKNOWN), NOON + 16 * HOUR
    assert next_reminder(new, Person(1), DAILY) == warned
    louder = Clock("", NOON, usual=UNKNOWN, reminders=1, first=warned, last=warned)
    assert next_reminder(louder, Person(1), DAILY) == NOON + 20 * HOUR  # and a vote, before the limit
    assert limit_of(louder, Person(1), DAILY, NOON) == NOON + DAY
    assert next_reminder(new, Person(1), DAILY, rarely=True) == NOON + 8 * HOUR


def test_whoever_answers_is_left_in_peace_and_begins_again_at_the_lowest_rung() -> None:
    """They were called in the morning, rolled a 7 at once, and the others took long: nobody is still waiting."""
    person = Person(1, time_zone="UTC", quiet_from=23 * 60, quiet_until=8 * 60)
    asked, called, rolled = NOON - 10 * HOUR, NOON - 4 * HOUR, NOON - 3 * HOUR
    called_once = Clock("1.1", asked, reminders=1, first=called, last=called)
    assert rung(called_once, person) == 0
    goes_on = structs.replace(called_once, heard_at=rolled, heard=1)
    assert rung(goes_on, person) == 0
    assert next_reminder(goes_on, person, DAILY) == rolled + 8 * HOUR
    again = structs.replace(goes_on, since=NOON + 6 * HOUR, spent=((asked, rolled),))
    assert rung(again, person) == -1 and next_reminder(again, person, DAILY) == again.since
    told = structs.replace(again, reminders=2, last=again.since)
    assert rung(told, person) == 0
    assert next_reminder(told, person, DAILY) >= told.since + 8 * HOUR
    assert limit_of(goes_on, person, DAILY, rolled) == limit_of(called_once, person, DAILY, called)


async def test_how_long_somebody_takes_is_learnt_from_their_answers(
    hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "REMEMBERED", 1)
    await hours.begin(pace="day", time_up="stand_in")
    for _ in range(3):
        await hours.pass_(12 * HOUR)
        await end_turn(hours)
    first = await hours.awaited()
    known = {m.id for m in hours.reminders()}
    await hours.pass_(13 * HOUR)
    assert {m.id for m in hours.reminders()} <= known, f"{first.name} usually takes twelve hours"
    await hours.pass_(90 * MINUTE)
    assert len({m.id for m in hours.reminders()} - known) == 1


async def test_a_reminder_says_how_much_time_is_left_and_what_happens_then(hours: Hours) -> None:
    await hours.begin(pace="day")
    limit = hours.clock.now() + DAY
    await hours.pass_(16 * HOUR)
    [reminder] = hours.reminders()
    assert f"A stand-in plays for you <t:{limit // SECOND}:R>" in reminder.text


def test_whoever_is_on_again_at_night_is_called_in_the_morning_and_by_day_at_once() -> None:
    """In the middle of a turn others may take hours to answer; then nobody knows that it is on them again."""
    person = Person(1, time_zone="UTC", quiet_from=23 * 60, quiet_until=8 * 60)
    began = NOON + 6 * HOUR  # six in the evening
    night = Clock("1.1", NOON + 14 * HOUR, ((began, began + MINUTE),))
    morning = NOON + 20 * HOUR
    assert next_reminder(night, person, DAILY) == morning
    assert due_at_night(night, person) == morning
    day = Clock("1.1", NOON + 8 * HOUR, ((began, began + MINUTE),))
    assert next_reminder(day, person, DAILY) == day.since
    quick = Clock("1.1", began + 5 * MINUTE, ((began, began + MINUTE),))
    assert next_reminder(quick, person, DAILY) > quick.since + 7 * HOUR


def due_at_night(clock: Clock, person: Person) -> int:
    """Of a reminder that is overdue in the middle of the night, as after a restart."""
    return polite_from(person, max(NOON + 15 * HOUR, next_reminder(clock, person, DAILY)))


async def test_a_reminder_that_is_overdue_after_a_restart_at_night_waits_for_the_morning(hours: Hours) -> None:
    hall = await hours.begin(pace="day")
    player = await hours.awaited()
    already = len(calls(hall, player))
    night = at(hours.clock.now() + 16 * HOUR + 30 * MINUTE)  # begins after the reminder was due
    minute = night.hour * 60 + night.minute
    await hours.settings(player, time_zone="UTC", quiet_from=minute, quiet_until=(minute + 5 * 60) % 1440)
    await hours.stop()
    await hours.clock.advance(17 * HOUR)
    await hours.start_again()
    await hours.pass_(4 * HOUR)
    assert len(calls(hall, player)) == already
    await hours.pass_(HOUR)
    assert len(calls(hall, player)) == already + 1


async def test_who_comes_back_from_vacation_is_called_though_their_turn_began_without_them(hours: Hours) -> None:
    hall = await hours.begin(pace="day")
    player = await hours.awaited()
    following = await after_next(hours, 1)
    await following.command("/me vacation", days=2)
    assert await end_turn(hours) is following
    assert calls(hall, following) == []
    table = next(m for m in hall.world.channel.messages if "Turn 2" in m.text)
    assert f"{following.name} is away until" in table.text and player is not following
    await hours.pass_(2 * DAY - HOUR)
    assert calls(hall, following) == []
    await hours.pass_(HOUR + 16 * MINUTE)
    assert len(calls(hall, following)) == 1


async def test_who_comes_back_early_is_called_and_reminded_like_everybody_else(hours: Hours) -> None:
    hall = await hours.begin(pace="day")
    following = await after_next(hours, 1)
    await following.command("/me vacation", days=9)
    await hours.quiet()
    await following.press(f"I am back ({following.name})")
    await hours.quiet()
    assert await end_turn(hours) is following
    assert len(calls(hall, following)) == 1
    await hours.pass_(16 * HOUR)
    assert len(hours.reminders()) == 1


async def test_at_the_pace_of_a_day_the_others_may_vote_before_a_stand_in_comes(hours: Hours) -> None:
    hall = await hours.begin(pace="day")
    silent = await hours.awaited()
    await hours.pass_(16 * HOUR)
    assert hall.host.with_button(f"Vote: stand-in for {silent.name} (2 more)") is None
    await hours.pass_(4 * HOUR)
    assert hall.host.with_button(f"Vote: stand-in for {silent.name} (2 more)") is not None
    await hall.host.command("/game status")
    assert "quiet hours" not in hall.host.actor.last.text
    await sleeps(hours, silent, 5 * HOUR)
    await hall.host.command("/game status")
    assert f"{silent.name} is not disturbed until their quiet hours end" in hall.host.actor.last.text
