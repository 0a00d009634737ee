"""A message that should stand in a channel now."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.ui import Sheet


@dataclass(frozen=True)
class Standing:
    """A message by kind and key; `digest` tells whether what stands there still shows the same."""

    kind: str
    key: str
    digest: str
    make: Callable[[], Awaitable[Sheet]]
    call: tuple[int, ...] = field(default=())
