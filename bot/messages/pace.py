"""Not too often in one channel; what happens meanwhile is shown together."""

from __future__ import annotations

from bot.clock import Clock

REMEMBERED = 4_096


class Pace:
    """When each channel may be written to again."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._free: dict[int, float] = {}

    async def wait(self, channel_id: int) -> None:
        """Return when it is this channel's turn."""
        wait = self._free.get(channel_id, 0.0) - self._clock.steady()
        if wait > 0:
            await self._clock.sleep(wait)

    def hold(self, channel_id: int, seconds: float) -> None:
        """Leave a channel alone for so long."""
        now = self._clock.steady()
        self._free[channel_id] = now + seconds
        if len(self._free) > REMEMBERED:
            self._free = {channel: free for channel, free in self._free.items() if free > now}
