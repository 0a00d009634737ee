"""What is about to be done at a table, and how it is written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bot.store import Entry
from game.engine import Action, Event


class Unchanged(Exception):
    """What somebody says stands already: nothing is written down, no clock moves, nobody is told."""


@dataclass(frozen=True)
class Move:
    """An action to carry out; `answered` is the optional prompt an automatic player has dealt with by it.

    `told` is said before it: why the game moves for somebody.
    """

    action: Action
    prompt_id: int | None = None
    answered: int | None = None
    told: Event | None = None


def packed_action(key: str, values: Sequence[object]) -> bytes:
    return msgspec.msgpack.encode([key, list(values)])


def packed_draws(drawn: Sequence[int]) -> bytes:
    return msgspec.msgpack.encode(list(drawn)) if drawn else b""


def read_line(line: Entry) -> tuple[str, list[object], list[int]]:
    """A stored line of the log: key, values, outcomes."""
    key, values = msgspec.msgpack.decode(line.action)
    return key, values, msgspec.msgpack.decode(line.draws) if line.draws else []
