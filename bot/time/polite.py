"""When somebody may be reminded: not in their quiet hours, not on vacation."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.clock import SECOND
from bot.store import Person

MINUTES_A_DAY = 24 * 60


def polite_from(person: Person, at: int) -> int:
    """The first moment from `at` on (milliseconds) at which a reminder does not disturb."""
    if person.vacation_until is not None:
        at = max(at, person.vacation_until)
    if person.quiet_from is None or person.quiet_until is None or person.quiet_from == person.quiet_until:
        return at
    local = datetime.fromtimestamp(at / SECOND, zone_of(person.time_zone))
    now = local.hour * 60 + local.minute
    since_quiet = (now - person.quiet_from) % MINUTES_A_DAY
    length = (person.quiet_until - person.quiet_from) % MINUTES_A_DAY
    if since_quiet >= length:
        return at
    end = local.replace(second=0, microsecond=0) + timedelta(minutes=length - since_quiet)
    return int(end.timestamp()) * SECOND


def zone_of(name: str | None) -> tzinfo:
    """A time zone by name; UTC where none is known."""
    try:
        return ZoneInfo(name) if name else UTC
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def away(person: Person, now: int) -> bool:
    return person.vacation_until is not None and now < person.vacation_until
