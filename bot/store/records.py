"""What the store gives back: frozen records, never bare rows.

All times are whole milliseconds since 1970 in UTC. Bytes are opaque: whoever wrote them reads them.
"""

from enum import StrEnum
from typing import Protocol

import msgspec


class Clock(Protocol):
    """Where the store asks for the time."""

    def now(self) -> int:
        """Milliseconds since 1970, UTC."""
        ...


class Status(StrEnum):
    """Where a game is in its life; lobby and active games are live and hold their channel."""

    LOBBY = "lobby"
    ACTIVE = "active"
    OVER = "over"
    ABANDONED = "abandoned"


class Summary(msgspec.Struct, frozen=True):
    """A game without its state: enough for lists."""

    id: int
    guild_id: int | None
    channel_id: int
    host_id: int
    status: str
    version: int
    meta: bytes
    created_at: int
    started_at: int | None
    ended_at: int | None
    updated_at: int


class Game(Summary, frozen=True):
    """A whole game: its public description, its state and what undo needs."""

    snapshot: bytes | None
    history: bytes | None


class Seat(msgspec.Struct, frozen=True):
    """Who sits where: a person, or an automatic player of some level; a stand-in plays for an absent person."""

    seat: int
    user_id: int | None = None
    automatic: str | None = None
    stand_in: str | None = None


class Entry(msgspec.Struct, frozen=True):
    """One line of a game's log; `seq` is the version the game had after it."""

    seq: int
    seat: int | None
    user_id: int | None
    action: bytes
    draws: bytes
    at: int


class Done(msgspec.Struct, frozen=True):
    """A Discord interaction that had its effect, and the answer to give again."""

    id: int
    game_id: int | None
    version: int | None
    answer: bytes | None
    at: int


class Timer(msgspec.Struct, frozen=True):
    """Something to do at a time; the token is new with every arming, so a late worker cannot end a newer one."""

    id: int
    kind: str
    slot: str
    due_at: int
    game_id: int | None
    args: bytes
    token: str
    attempts: int
    version: int | None = None
    """How far its game was when it was armed; what is kept in memory must be as new."""


class Delivery(msgspec.Struct, frozen=True):
    """Something to tell Discord; the nonce is new with every payload and stays the same over its retries."""

    id: int
    kind: str
    key: str | None
    game_id: int | None
    channel_id: int | None
    user_id: int | None
    payload: bytes
    nonce: str
    attempts: int
    created_at: int
    version: int | None = None
    """How far its game was when it was queued."""


class Posted(msgspec.Struct, frozen=True):
    """A message that stands on Discord; retired ones have lost their buttons."""

    message_id: int
    channel_id: int
    game_id: int
    kind: str
    key: str
    posted_at: int
    retired_at: int | None


class Score(msgspec.Struct, frozen=True):
    """How one seat of a finished game did."""

    seat: int
    user_id: int | None
    automatic: str | None
    points: int
    rank: int
    dice: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """A finished game in numbers; `dice` counts how often each total was rolled, as the caller orders them."""

    game_id: int
    guild_id: int | None
    systems: tuple[str, ...]
    turns: int
    duration: int
    finished_at: int
    scores: tuple[Score, ...]
    dice: tuple[int, ...] = ()


class TrackRecord(msgspec.Struct, frozen=True):
    """How many games a person has played to their end, and how many they have left before."""

    finished: int = 0
    left: int = 0

    @property
    def share(self) -> int:
        """How many of a hundred were played to their end; all of none."""
        games = self.finished + self.left
        return 100 * self.finished // games if games else 100


class Standing(msgspec.Struct, frozen=True):
    """A person's finished games, counted."""

    user_id: int
    games: int
    wins: int
    points: int
    played: int
