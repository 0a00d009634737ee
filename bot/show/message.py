"""A message that should stand in a channel now."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.ui import Sheet


@dataclass(frozen=True)
class Standing:
    """A message by kind and key; `digest` tells whether what stands there still shows the same.

    It is made of what is shown and of nothing else: a message that is edited because of something private would tell
    everybody that it happened, and when.
    """

    kind: str
    key: str
    digest: str
    make: Callable[[], Awaitable[Sheet]]
    call: tuple[int, ...] = field(default=())
    by: int | None = None
    """The seat whose offer calls them; None where it is the game."""


def digest_of(*shown: object) -> str:
    """A short name of what a message shows: texts, buttons, what a picture is drawn from."""
    return hashlib.blake2b(msgspec.json.encode(shown), digest_size=16).hexdigest()


def plain(kind: str, key: str, page: Callable[[], Sheet], call: tuple[int, ...], by: int | None = None) -> Standing:
    """A message without pictures: made when it is looked at, for its digest, and once more when it is sent."""

    async def make() -> Sheet:
        return page()

    view: Any = page().view
    return Standing(kind, key, digest_of(view.to_components()), make, call, by)
