"""When somebody may be reminded: not in their quiet hours, not on vacation."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.clock import SECOND, moment_of
from bot.store import Person, Store

MINUTES_A_DAY = 24 * 60


def polite_from(person: Person, at: int) -> int:
    """The first moment from `at` on (milliseconds) at which a reminder does not disturb."""
    if person.vacation_until is not None:
        at = max(at, person.vacation_until)
    return awake_from(person, at)


def awake_from(person: Person, at: int) -> int:
    """The first moment from `at` on that is not in somebody's quiet hours."""
    if person.quiet_from is None or person.quiet_until is None or person.quiet_from == person.quiet_until:
        return at
    zone = zone_of(person.time_zone)
    since_quiet = (_minute(at, zone) - person.quiet_from) % MINUTES_A_DAY
    length = (person.quiet_until - person.quiet_from) % MINUTES_A_DAY
    return at if since_quiet >= length else _later(at, length - since_quiet, zone)


def awake_after(person: Person, at: int, amount: int) -> int:
    """When so much time outside somebody's quiet hours has passed since `at`."""
    if person.quiet_from is None or person.quiet_until is None or person.quiet_from == person.quiet_until:
        return at + amount
    while True:
        at = awake_from(person, at)
        quiet = _next_quiet(person, at)
        if at + amount <= quiet:
            return at + amount
        amount -= quiet - at
        at = quiet


def letter_from(person: Person, at: int) -> int | None:
    """When somebody's letter of the day comes next, from `at` on; None if they want none."""
    if person.letter_at is None:
        return None
    zone = zone_of(person.time_zone)
    wait = (person.letter_at - _minute(at, zone)) % MINUTES_A_DAY
    return polite_from(person, _later(at, wait, zone) if wait else at)


def _next_quiet(person: Person, at: int) -> int:
    """When the quiet hours begin next, after a moment outside them."""
    zone = zone_of(person.time_zone)
    until = ((person.quiet_from or 0) - _minute(at, zone)) % MINUTES_A_DAY
    return _later(at, until or MINUTES_A_DAY, zone)


def _minute(at: int, zone: tzinfo) -> int:
    """What the clock on the wall shows, in minutes after midnight."""
    local = datetime.fromtimestamp(at / SECOND, zone)
    return local.hour * 60 + local.minute


def _later(at: int, minutes: int, zone: tzinfo) -> int:
    """When the clock on the wall will show so many minutes more, though it may be put forward or back on the way.

    A time that is left out that night comes as much later as the clock was put forward; of one that comes twice it is
    the first that is still to come.
    """
    wall = datetime.fromtimestamp(at / SECOND, zone).replace(second=0, microsecond=0) + timedelta(minutes=minutes)
    moments = [moment_of(wall.replace(fold=fold)) for fold in (0, 1)]
    return next((moment for moment in moments if moment > at), at + 1)


def zone_of(name: str | None) -> tzinfo:
    """A time zone by name; UTC where none is known."""
    try:
        return ZoneInfo(name) if name else UTC
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


async def awake_among(store: Store, users: Sequence[int], now: int) -> list[int]:
    """Those of several who may be pinged now."""
    found = [await store.people.load(user) for user in users]
    return [person.user_id for person in found if awake_from(person, now) <= now]


def away(person: Person, now: int) -> bool:
    return person.vacation_until is not None and now < person.vacation_until
