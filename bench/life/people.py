"""People by models: when they look at Discord, and when they do not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

from bot.clock import DAY, HOUR, MINUTE, SECOND, at, moment_of

ZONES = ("Europe/Prague", "America/New_York", "Asia/Tokyo")
QUIET_FROM, QUIET_UNTIL = 23, 8  # hours of everybody's own clock
REACTION = 40 * MINUTE  # of the prompt, on average
ABSENT = ("vanishes", "vacation", "leaves", "fades")
"""Models that are prompt until their day comes: five days of silence, announced days off, an open or a silent end."""
GONE = {"vanishes": 5, "vacation": 6}  # days


@dataclass
class Life:
    """How one person lives: where, after which model, and from which day on they are away."""

    model: str
    zone: str
    rng: Random
    begins: int
    away_on: int = 0
    away: tuple[int, int] = field(init=False)

    def __post_init__(self) -> None:
        begin = self.begins + self.away_on * DAY
        ends = begin + GONE[self.model] * DAY if self.model in GONE else 10**15
        self.away = (begin, ends) if self.model in ABSENT else (0, 0)

    def local(self, moment: int) -> datetime:
        return at(moment, ZoneInfo(self.zone))

    def quiet(self, moment: int) -> bool:
        """Does a ping disturb now?"""
        hour = self.local(moment).hour
        return hour >= QUIET_FROM or hour < QUIET_UNTIL

    def gone(self, moment: int) -> bool:
        return self.away[0] <= moment < self.away[1]

    def regular(self, now: int) -> int | None:
        """The next look at Discord that no message is the reason for."""
        if self.model == "evening":
            return self._next(now, lambda day: True, (19, 21))
        if self.model == "weekends":
            return self._next(now, lambda day: day.weekday() >= 5, (10, 12), (14, 16), (19, 21))
        return None

    def _next(self, now: int, fits: Callable[[datetime], bool], *hours: tuple[int, int]) -> int:
        day = self.local(now).replace(hour=0, minute=0, second=0, microsecond=0)
        while True:
            for first, last in hours:
                when = moment_of(day.replace(hour=first) + timedelta(minutes=self.rng.randrange((last - first) * 60)))
                if fits(day) and when > now + 2 * HOUR:
                    return when
            day += timedelta(days=1)

    def reaction(self, now: int) -> int | None:
        """When a message that calls is followed; None if it is not, by those who look at their own hours only."""
        if self.model in ("evening", "weekends", "silent") or self.gone(now):
            return None
        when = now + 5 * MINUTE + round(self.rng.expovariate(1 / REACTION))
        while self.quiet(when):
            when += 20 * MINUTE
        return None if self.gone(when) else when

    def waking(self, begin: int, end: int) -> int:
        """How much of a stretch lies outside quiet hours, to five minutes; counted on its own, not as the bot does."""
        step = 5 * MINUTE
        return sum(step for moment in range(begin, end, step) if not self.quiet(moment))


def table(rng: Random, number: int) -> tuple[list[str], int]:
    """Who sits where: the models at a table, and how many automatic players."""
    kinds: list[tuple[list[str], int]] = [
        (["prompt", "prompt", "prompt"], 0),
        (["prompt", "evening", "evening", "prompt"], 0),
        (["prompt", "vanishes", "prompt"], 0),
        (["evening", "evening", "evening", "evening", "prompt"], 0),
        (["prompt", "prompt", "vacation", "evening"], 0),
        (["prompt", "vanishes", "evening", "prompt", "prompt", "evening"], 0),
        (["prompt", "leaves", "prompt", "evening"], 0),
        (["silent", "silent", "silent"], 0),
        (["prompt", "weekends", "prompt"], 0),
        (["vanishes", "evening"], 2),
        (["prompt", "fades", "prompt", "prompt"], 0),
        (["prompt"], 3),
        (["evening", "vanishes", "evening"], 0),
    ]
    models, automatic = kinds[number % len(kinds)]
    return rng.sample(models, len(models)), automatic


def start() -> int:
    """A Saturday noon in March: the clocks of two of the three zones change within the month."""
    return moment_of(datetime(2027, 3, 6, 12, tzinfo=ZoneInfo("UTC"))) // SECOND * SECOND
