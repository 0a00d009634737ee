"""One outcome of a game worked out step by step, for somebody who wants to follow it by hand."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from msgspec import Struct

from game.fair.record import Record

PREFERRED = ("dice", 6)


class Example(Struct, frozen=True):
    """The message, the first eight bytes of its digest, and the outcome below `n`."""

    purpose: str
    n: int
    message: str
    digits: str
    value: int


def example(game: Record) -> Example | None:
    """The first die of a game, else the first outcome of any kind; None where chance decided nothing."""
    seen: Counter[str] = Counter()
    found: list[tuple[str, int, int, int]] = []
    for number, (purpose, n, value) in enumerate(drawn for line in game.lines for drawn in line.drawn):
        found.append((purpose, n, value, seen[purpose] if game.header.terms else number))
        seen[purpose] += 1
    die = (drawn for drawn in found if drawn[:2] == PREFERRED)
    chosen = next(die, found[0] if found else None)
    if chosen is None:
        return None
    purpose, n, value, number = chosen
    source = game.source
    begins = f"{source.stream(purpose)}:{purpose}" if source.terms else source.game_id
    message = f"{begins}:{number}:0"
    digits = hmac.digest(source.seed, message.encode(), hashlib.sha256)[:8].hex()
    return Example(purpose, n, message, digits, value)
