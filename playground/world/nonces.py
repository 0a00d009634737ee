"""Messages are recognised by their nonce: the same author, the same nonce, within some minutes."""

from __future__ import annotations

MINUTES = 5 * 60.0  # "a short duration" (discord-api-docs #6647); people have seen some minutes


class Nonces:
    """What was sent under which nonce lately, in whatever channel, deleted since or not."""

    def __init__(self) -> None:
        self._sent: dict[tuple[str, str], tuple[str, str, float]] = {}

    def sent(self, author_id: str, nonce: object, now: float) -> tuple[str, str] | None:
        """Channel and message that this author sent under this nonce, if that was not long ago."""
        known = self._sent.get((author_id, str(nonce)))
        return known[:2] if known and now - known[2] < MINUTES else None

    def keep(self, author_id: str, nonce: object, channel_id: str, message_id: str, now: float) -> None:
        """Remember a message; the first under a nonce counts."""
        for key in [key for key, (_, _, at) in self._sent.items() if now - at >= MINUTES]:
            del self._sent[key]
        self._sent.setdefault((author_id, str(nonce)), (channel_id, message_id, now))
