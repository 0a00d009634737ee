"""A game's past, read from its log: everything that happened, and a finished game in numbers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.seated import Seated
from bot.sessions import read_line
from bot.store import Store
from game.engine import Entry, Event, replay, view
from game.engine.view import SPECTATOR
from game.family import AnyGame
from game.look import Look, Summary

FRAMES = 100  # of a replay


async def entries(store: Store, game_id: int) -> list[Entry]:
    """The log as the rules understand it; its first line is the set-up."""
    return [Entry(*read_line(line)) for line in await store.log.read(game_id)]


async def relive(store: Store, table: Seated, each: Callable[[AnyGame], None]) -> None:
    """Play the game again, off the event loop, showing every position."""
    lines = await entries(store, table.id)
    await asyncio.to_thread(replay, table.family.starter(table.setup()), lines, each=each)


async def story(store: Store, table: Seated, seat: int = -1) -> list[Event]:
    """Everything a seat may know of what happened, from the beginning."""
    told: list[Event] = []

    def hear(game: AnyGame) -> None:
        told.extend(e for e in game.events if e.only is None or seat in e.only)

    await relive(store, table, hear)
    return told


async def looks_of(store: Store, table: Seated, most: int = FRAMES) -> list[Look]:
    """The table as everybody saw it at the beginning of each turn and at the end; of a long game not every turn."""
    seen: dict[tuple[int, bool], Look] = {}  # a turn that was taken back is simply seen again

    def see(game: AnyGame) -> None:
        at = game.table.turn.part_number, game.over is not None
        if at not in seen:
            seen[at] = table.family.look(view(game, SPECTATOR), table.names)

    await relive(store, table, see)
    looks = list(seen.values())
    step = -(-len(looks) // most)
    return looks[::-step][::-1]


async def summary_of(store: Store, table: Seated) -> Summary:
    """A game in numbers."""
    return await asyncio.to_thread(table.family.summarise, table.setup(), await entries(store, table.id), table.names)
