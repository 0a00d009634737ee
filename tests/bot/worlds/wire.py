"""Everything that others receive, written down step by step in words that do not depend on the run."""

from __future__ import annotations

import hashlib
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.wire import read_press
from game.engine import Refused
from playground.kit import Playground
from playground.world.world import Event
from tests.bot.people import Player

SNOWFLAKE = re.compile(r"\d{15,20}")
STAMP = re.compile(r"<t:\d+:\w>")
DROPPED = ("timestamp", "nonce", "url", "proxy_url", "ephemeral", "placeholder_version", "interaction_metadata")
DIRECT = 1
MESSAGES = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE")


class Wire(logging.Handler):
    """Listens to a playground, and to the process's log, for some people and for whoever only watches."""

    def __init__(self, world: Playground, readers: list[Player], names: dict[str, str]) -> None:
        super().__init__(logging.INFO)
        self.world, self.readers, self.names = world, [r.actor.id for r in readers], names
        self.steps: dict[str, list[str]] = {}
        self._now: list[str] = []
        world.core.world.listeners.append(self.hear)
        logging.getLogger("bot").addHandler(self)

    def close(self) -> None:
        self.world.core.world.listeners.remove(self.hear)
        logging.getLogger("bot").removeHandler(self)
        super().close()

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """What comes of one press; the order within it is nobody's secret, how much of it there is would be."""
        self._now = []
        yield
        assert name not in self.steps, f"two steps are called {name}"
        self.steps[name] = sorted(self._now)

    # --- hearing -----------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        if event.name not in MESSAGES or event.post is None or not self._reaches(event):
            return
        post = event.post
        files = (
            [hashlib.sha256(self._bytes(a)).hexdigest() for a in post.files] if event.name != "MESSAGE_DELETE" else []
        )
        reader = self.names.get(post.reader or "", "everybody")
        pings = [self.names.get(user, "?") for user in post.pings]
        self.note(f"{event.name} to {reader}, pings {pings}, files {files}", event.data)

    def _reaches(self, event: Event) -> bool:
        assert event.post is not None
        channel = self.world.core.world.channel(event.post.channel_id)
        if channel["type"] == DIRECT:
            return any(r["id"] in self.readers for r in channel["recipients"])
        return event.post.reader is None or event.post.reader in self.readers

    def _bytes(self, attachment: Any) -> bytes:
        found = self.world.core.world.shelf.get(attachment["url"].partition("/cdn/")[2])
        return found[1] if found else b""

    def emit(self, record: logging.LogRecord) -> None:
        self.note(f"log {record.name} {record.levelname}", re.sub(r"\d+", "#", record.getMessage()))

    def note(self, what: str, data: Any) -> None:
        """Write something down as it would be in any run."""
        self._now.append(f"{what}: {self._plain(json.dumps(_told(data), ensure_ascii=False, sort_keys=True))}")

    def _plain(self, text: str) -> str:
        return STAMP.sub("<t>", SNOWFLAKE.sub(lambda found: self.names.get(found[0], "#"), text))


def _told(data: Any) -> Any:
    """Without what differs from run to run: times, addresses, tickets of interactions."""
    if isinstance(data, list):
        return [_told(part) for part in data]
    if not isinstance(data, dict):
        return data
    kept = {key: _told(value) for key, value in data.items() if key not in DROPPED}
    if "edited_timestamp" in kept:
        kept["edited_timestamp"] = kept["edited_timestamp"] is not None
    if isinstance(kept.get("custom_id"), str):
        kept["custom_id"] = _without_ticket(kept["custom_id"])
    return kept


def _without_ticket(custom_id: str) -> str:
    try:
        return read_press(custom_id).with_(ticket=0).custom_id()
    except Refused:
        return custom_id


def differences(one: dict[str, list[str]], other: dict[str, list[str]]) -> dict[str, str]:
    """Steps of which others received something else in the two worlds, with the first difference."""
    found = {}
    for name, lines in one.items():
        theirs = other.get(name, [])
        if lines != theirs:
            pairs = zip([*lines, *[""] * len(theirs)], [*theirs, *[""] * len(lines)], strict=False)
            found[name] = next((_apart(a, b) for a, b in pairs if a != b), "")
    return found


def _apart(a: str, b: str) -> str:
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    start = max(0, at - 80)
    return f"{a[start : at + 80]!r}\n  instead of {b[start : at + 80]!r}"
