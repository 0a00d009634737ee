"""The letter of the day: chosen by taps, with every table that waits, answered in place, gone with the last answer."""

from __future__ import annotations

import re
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.clock import DAY, HOUR, MINUTE, at
from bot.lobby.actions import Lobby
from bot.store import Person
from bot.time.polite import letter_from
from bot.wire import read_press
from playground.kit import Control, MessageView, Playground
from tests.bot.hours import Hours
from tests.bot.people import Player
from tests.bot.play import Hall, label


@pytest.fixture
def hours(world: Playground, tmp_path: Path) -> Hours:
    return Hours(world, tmp_path)


async def second_table(hours: Hours) -> Hall:
    """Another game of the same person in another channel, with automatic players as well."""
    hall = Hall(hours.world, hours.bot, ["Anna"])
    hall.host.actor = hall.host.actor.at(hours.world.add_channel("harbour", 0))
    await hall.open()
    lobby = Lobby(hours.bot.sessions, hall.game_id)
    await lobby.choose_option("island", "beginner")
    for _ in range(2):
        await lobby.add_automatic(int(hall.host.actor.id), "gentle")
    await lobby.start(int(hall.host.actor.id), bytes(32))
    await hours.quiet()
    return hall


def letters(player: Player) -> list[MessageView]:
    """Choices that opened in the same place are none: a 7 asks for the robber there."""
    return [m for m in player.actor.dm.messages if re.match(r"### .*tables? waits? for you", m.text)]


def rolls(letter: MessageView) -> dict[int, Control]:
    """The buttons that roll, by game."""
    return {read_press(b.custom_id or "").game: b for b in letter.buttons if str(b) == label("roll")}


async def choose(hours: Hours, player: Player, choice: str) -> None:
    """By taps, from everything somebody has set."""
    await player.command("/me show")
    await player.press("Letter of the day …")
    await player.press(choice)
    await hours.quiet()


async def noon(hours: Hours) -> None:
    """The next time it is twelve."""
    due = letter_from(Person(1, letter_at=12 * 60), hours.clock.now() + MINUTE)
    assert due is not None and at(due).hour == 12
    await hours.pass_(due - hours.clock.now())


async def test_one_letter_names_every_table_and_each_is_answered_in_place(hours: Hours) -> None:
    hall = await hours.begin(1, automatic=2, pace="day")
    anna, other = hall.host, await second_table(hours)
    await choose(hours, anna, "12:00")
    await noon(hours)
    [letter] = letters(anna)
    assert letter.text.startswith("### 2 tables wait for you")
    assert f"<#{hall.world.channel.id}>" in letter.text and f"<#{other.host.actor.channel.id}>" in letter.text
    await anna.actor.dm.click(rolls(letter)[other.game_id], on=letter)
    await anna.until(lambda: list(rolls(letters(anna)[-1])) == [hall.game_id], "the letter still asks for the roll")
    assert (await other.table()).island.table.turn.rolled and not (await hall.table()).island.table.turn.rolled
    await hours.pass_(7 * HOUR)
    assert hours.reminders() == [], "no single reminder beside it"


async def test_the_letter_stays_true_over_a_restart_and_goes_with_the_last_answer(hours: Hours) -> None:
    hall = await hours.begin(1, automatic=2, pace="day")
    anna = hall.host
    await choose(hours, anna, "12:00")
    await noon(hours)
    assert len(letters(anna)) == 1
    await hours.stop()
    await hours.start_again()
    assert len(letters(anna)) == 1
    await anna.command("/game stand-in")  # nobody waits for her any more
    await hours.quiet()
    assert letters(anna) == []
    await noon(hours)
    assert letters(anna) == [], "nothing waits, so nothing is written"


async def test_tomorrows_letter_takes_the_place_of_todays_and_none_ends_it(hours: Hours) -> None:
    hall = await hours.begin(1, automatic=2, pace="week")
    anna = hall.host
    await choose(hours, anna, "12:00")
    await noon(hours)
    [first] = letters(anna)
    await noon(hours)
    [second] = letters(anna)
    assert second.id != first.id
    await anna.command("/me show")
    assert "One letter a day at 12:00" in anna.actor.last.text
    await choose(hours, anna, "No letter")
    await hours.pass_(2 * DAY)
    assert [m.id for m in letters(anna)] in ([second.id], []) and len(hours.reminders()) == 1


async def test_where_direct_messages_are_closed_single_reminders_come_again(hours: Hours) -> None:
    hall = await hours.begin(1, automatic=2, pace="week")
    await choose(hours, hall.host, "12:00")
    hall.world.faults.close_dms(hall.host.actor.id)
    await noon(hours)
    person = await hours.bot.store.people.load(int(hall.host.actor.id))
    assert person.letter_at is None


async def test_no_limit_strikes_before_the_letter_could_be_read(hours: Hours) -> None:
    hall = await hours.begin(3, pace="day")
    player = await hours.awaited()
    seat = (await hall.table()).seat_of(int(player.actor.id))
    assert seat is not None
    hour = at(hours.clock.now() - HOUR).hour  # it has just gone by: the next comes in about 23 hours
    await hours.settings(player, letter_at=hour * 60)
    for _ in range(3):
        await hours.pass_(8 * HOUR)
    assert not (await hall.table()).is_automatic(seat)
    await hours.pass_(8 * HOUR)
    assert (await hall.table()).is_automatic(seat)


@pytest.mark.parametrize("zone", ["Europe/Prague", "Asia/Tokyo"])
def test_the_hour_is_that_of_the_reader_and_never_a_quiet_one(zone: str) -> None:
    person = Person(1, time_zone=zone, letter_at=7 * 60, quiet_from=22 * 60, quiet_until=9 * 60)
    due = letter_from(person, 1_800_000_000_000)
    assert due is not None
    assert at(due, ZoneInfo(zone)).hour == 9
