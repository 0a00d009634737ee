"""Reminders at a polite hour: quiet hours in any time zone, over midnight, and vacations."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from bot.clock import DAY, HOUR, MINUTE, moment_of
from bot.store import Person
from bot.time.polite import away, polite_from

ZONES = ("Europe/Prague", "America/New_York", "Asia/Kathmandu", "Pacific/Auckland", "UTC")
STEADY = ("Asia/Kathmandu", "UTC")  # where no clock is ever set


def at(hour: int, minute: int = 0, zone: str = "UTC", day: int = 10) -> int:
    return moment_of(datetime(2027, 2, day, hour, minute, tzinfo=ZoneInfo(zone)))


def test_a_reminder_within_quiet_hours_waits_for_their_end() -> None:
    night = Person(1, time_zone="Europe/Prague", quiet_from=22 * 60, quiet_until=7 * 60 + 30)
    assert polite_from(night, at(23, 0, "Europe/Prague")) == at(7, 30, "Europe/Prague", 11)
    assert polite_from(night, at(3, 0, "Europe/Prague")) == at(7, 30, "Europe/Prague")
    assert polite_from(night, at(7, 30, "Europe/Prague")) == at(7, 30, "Europe/Prague")
    assert polite_from(night, at(21, 59, "Europe/Prague")) == at(21, 59, "Europe/Prague")


def test_the_same_moment_is_night_for_one_and_day_for_another() -> None:
    moment = datetime(2027, 2, 10, 23, tzinfo=UTC)
    for zone, disturbed in (("UTC", True), ("Asia/Tokyo", False)):
        person = Person(1, time_zone=zone, quiet_from=22 * 60, quiet_until=6 * 60)
        assert (polite_from(person, moment_of(moment)) > moment_of(moment)) is disturbed


def test_a_vacation_moves_reminders_to_a_polite_hour_after_it() -> None:
    back = at(2)
    person = Person(1, quiet_from=0, quiet_until=8 * 60, vacation_until=back)
    assert polite_from(person, back - 5 * DAY) == at(8)
    assert away(person, back - 1)
    assert not away(person, back)


def test_an_unknown_zone_counts_as_utc() -> None:
    person = Person(1, time_zone="Atlantis/../..", quiet_from=0, quiet_until=60)
    assert polite_from(person, at(0, 30)) == at(1)


@given(
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.integers(1_700_000_000_000, 1_900_000_000_000),
    st.sampled_from(ZONES),
)
def test_the_polite_moment_is_the_first_outside_quiet_hours(quiet_from: int, until: int, now: int, zone: str) -> None:
    person = Person(1, time_zone=zone, quiet_from=quiet_from, quiet_until=until)
    polite = polite_from(person, now)
    assert now <= polite <= now + DAY + HOUR
    assert polite_from(person, polite) == polite
    if polite > now + MINUTE and zone in STEADY:  # a minute earlier would have been too early
        assert polite_from(person, polite - MINUTE) == polite


@given(st.integers(0, 1439), st.integers(1_700_000_000_000, 1_900_000_000_000))
def test_quiet_hours_without_length_disturb_nobody(minute: int, now: int) -> None:
    assert polite_from(Person(1, quiet_from=minute, quiet_until=minute), now) == now
