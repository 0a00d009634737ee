"""Advice: a move and why it is good, in whatever family."""

from __future__ import annotations

from msgspec import Struct

from game.engine import Action


class Reason(Struct, frozen=True):
    """Why a move is good: a key of words, and what it speaks of by the names the words use."""

    key: str
    args: dict[str, int | str | dict[str, int]] = {}


class Advice(Struct, frozen=True):
    """A move, and what speaks for it."""

    action: Action
    reasons: tuple[Reason, ...] = ()
