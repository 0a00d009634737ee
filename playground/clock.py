"""The playground's time, which a test may put forward, and the ids that carry it."""

from __future__ import annotations

import datetime as dt
import time

EPOCH_MS = 1_420_070_400_000


class Clock:
    """Wall time plus whatever a test added; also the source of snowflake ids."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._last_id = 0

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def forward(self, seconds: float) -> None:
        """Put the clock forward."""
        self._ahead += seconds

    def iso(self) -> str:
        """Now, as the wire writes it."""
        return dt.datetime.fromtimestamp(self.now(), dt.UTC).isoformat(timespec="milliseconds")

    def snowflake(self) -> str:
        """A new id: later ones are larger, and the time can be read from it."""
        fresh = (int(self.now() * 1000) - EPOCH_MS) << 22
        self._last_id = max(fresh, self._last_id + 1)
        return str(self._last_id)

    def seen(self, snowflake: str) -> None:
        """Never hand out an id at or below this one (a restored world has it already)."""
        self._last_id = max(self._last_id, int(snowflake))


def born(snowflake: str) -> float:
    """When an id was made, in seconds since 1970; what is no id was made now."""
    if not snowflake.isdecimal():
        return time.time()
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000
