"""Games to measure with: one is played to where somebody can build a road, then laid on as many tables as wanted."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.clock import SystemClock
from bot.commands.paths import WHAT, option_names, paths
from bot.lobby.actions import Lobby, new_meta
from bot.reading import spelled
from bot.seated import Seated, packed, saved
from bot.sessions import Sessions
from bot.store import Seat, Status, Store, open_store
from bot.tongues import House
from game.engine import Action, legal

SEED = b"measured" * 4
NAMES = ("Anna", "Ben", "Cleo")
TOGETHER = 250  # games that share an fsync while they are laid


@dataclass(frozen=True)
class Position:
    """A game in which a seat may build: as often as wanted, by taking it back again."""

    table: Seated
    seat: int
    command: str
    path: tuple[str, ...]
    options: dict[str, str]


async def course(actions: int) -> list[tuple[bytes, bytes]]:
    """What a real game writes with each of its first actions: its state and what happened lately."""
    written: list[tuple[bytes, bytes]] = []
    await _play(actions, (1, 2, 3), lambda table: written.append((saved(table.island), packed(table.chronicle))))
    return written


async def position(actions: int, users: Sequence[int]) -> Position:
    """A game after at least so many actions, at the first chance to build a road."""
    table, seat, road = await _play(actions, users)
    path, (at,) = paths()[road.key], option_names(type(road)).values()
    given = {WHAT: path.what, at: spelled(table, "edge", getattr(road, *road.argument_names()))}
    return Position(table, seat, path.command, (), given)


async def _play(
    actions: int, users: Sequence[int], see: Callable[[Seated], None] = lambda table: None
) -> tuple[Seated, int, Action]:
    """At least so many actions, until somebody could build a road: the table, the seat and the road."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{folder}/one.sqlite3", SystemClock())
        sessions = Sessions(store, 4)
        game_id = await started(store, sessions, users)
        rng, played = random.Random(5), 0
        while True:
            table = await sessions.open(game_id)
            see(table)
            seat = table.island.waiting_for()[0].seat
            if played >= actions and (road := _road(table, seat)) is not None:
                await store.close()
                return table, seat, road
            await sessions.act(game_id, partial(decided, _move(table, seat, rng)))
            played += 1


def decided(move: Action, table: Seated) -> tuple[Action, None]:
    """What to do, whatever the table looks like."""
    return move, None


async def started(store: Store, sessions: Sessions, users: Sequence[int], names: Sequence[str] = NAMES) -> int:
    """A game that has just begun between these people; its number."""
    meta = packed(new_meta(House("", "en"), "en", names[0]))
    record = await store.games.create(channel_id=1, guild_id=None, host_id=users[0], meta=meta)
    async with store.action(record.id, record.version) as tx:
        tx.seal(SEED)
        tx.seats([Seat(0, users[0])])
    lobby = Lobby(sessions, record.id)
    for user, name in zip(users[1:], names[1:], strict=True):
        await lobby.join(user, name)
    await lobby.start(users[0], SEED)
    return record.id


def _move(table: Seated, seat: int, rng: random.Random) -> Action:
    """Anything but building, so that the game does not end; founding must be."""
    moves = [a for a in legal(table.view(seat), seat) if a.key not in ("call", "make_offer")]
    return rng.choice([a for a in moves if a.group != "build" or a.key.startswith("found")] or moves)


def _road(table: Seated, seat: int) -> Action | None:
    """A road that could be built if the hand were full; the hand is then full."""
    if not any(p.kind == "main" for p in table.island.prompts_of(seat)):
        return None
    bank, hand = table.isle.table.bank, table.isle.table.hands[seat]
    for kind in range(5):  # from the bank: whoever thinks about the position counts all cards
        bank[kind], hand[kind] = bank[kind] + hand[kind] - 4, 4
    table = table.after(table.record.version)
    return next((a for a in legal(table.view(seat), seat) if a.key == "build_road"), None)


async def stored(database: Path, pattern: Position, channels: Sequence[str]) -> None:
    """A new database with the game in every channel."""
    store = await open_store(f"sqlite:///{database}", SystemClock())
    for first in range(0, len(channels), TOGETHER):
        await asyncio.gather(*(_lay(store, pattern.table, int(c)) for c in channels[first : first + TOGETHER]))
    await store.close()


async def _lay(store: Store, table: Seated, channel: int) -> None:
    made = await store.games.create(
        channel_id=channel,
        guild_id=None,
        host_id=table.record.host_id,
        meta=packed(table.meta),
        snapshot=saved(table.island),
        status=Status.ACTIVE,
    )
    async with store.action(made.id, made.version) as tx:
        tx.seal(SEED)
        tx.save(history=packed(table.chronicle))
        tx.seats(table.seats)
