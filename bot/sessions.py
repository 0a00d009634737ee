"""Games at work: one lock each, one transaction per action, a bounded number kept in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol
from weakref import WeakValueDictionary

import msgspec

from bot import logs
from bot.chance import chance_for
from bot.lessons.course import admitted, following
from bot.moves import Move, Unchanged, packed_action, packed_draws
from bot.seated import Seated, packed, read, saved
from bot.store import Action as Transaction
from bot.store import Game as Record
from bot.store import Stale, Status, Store, Timer, Unavailable
from bot.time.arriving import arrive, noticed
from game.engine import Action, Event, Refused, submit
from game.engine.door import admit
from game.engine.log import entry
from game.fair import Source

TRIES = 3


class Keeper(Protocol):
    """Somebody who keeps the table in order: may add to a change before it is written and anybody watches it."""

    def __call__(self, tx: Transaction, before: Seated, after: Seated) -> Seated: ...


class Watcher(Protocol):
    """Somebody who adds to every transaction: messages to show, timers to arm, results to keep."""

    def __call__(self, tx: Transaction, before: Seated, after: Seated) -> None: ...


@dataclass(frozen=True)
class Moved:
    """What an action did: the table before and after, and what happened, secrets included."""

    before: Seated
    after: Seated
    events: tuple[Event, ...]

    def seen_by(self, seat: int) -> list[Event]:
        return [e for e in self.events if e.only is None or seat in e.only]


class Sessions:
    """All games; everything that changes one goes through here."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.keepers: list[Keeper] = []
        self.watchers: list[Watcher] = []
        self._most = most
        self._kept: OrderedDict[int, Seated] = OrderedDict()
        self._sources: dict[int, Source] = {}
        """Of games that are kept and have begun: from then on neither seed nor terms change."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._kept)

    def lock(self, game_id: int) -> asyncio.Lock:
        """The lock of a game: at most one change at a time."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    # --- reading ---------------------------------------------------------------------------------------------------

    async def open(self, game_id: int, at_least: int | None = None) -> Seated:
        """A game as it stands, or as a row says it stands at least; NoSuchGame if there is none.

        What another process serves is read anew each time.
        """
        kept = self._kept.get(game_id)
        if kept is not None and kept.record.version >= (at_least or 0) and self.ours(kept):
            logs.note(game=game_id, version=kept.record.version)
            self._kept.move_to_end(game_id)
            return kept
        return await self._adopt(await self.store.games.load(game_id))

    async def in_channel(self, channel_id: int) -> Seated | None:
        """The live game of a channel."""
        record = await self.store.games.in_channel(channel_id)
        if record is None:
            return None
        logs.note(game=record.id, version=record.version)
        kept = self._kept.get(record.id)
        return kept if kept is not None and kept.record.version == record.version else await self._adopt(record)

    async def _adopt(self, record: Record) -> Seated:
        logs.note(game=record.id, version=record.version)
        return self._keep(read(record, await self.store.games.seats(record.id)))

    def _keep(self, table: Seated) -> Seated:
        self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        while len(self._kept) > self._most:
            self._sources.pop(self._kept.popitem(last=False)[0], None)
        return table

    def ours(self, table: Seated) -> bool:
        """Is this game served by this process?"""
        return self.store.share.has(table.record.guild_id)

    def heard(self, game_id: int, version: int) -> None:
        """Somebody else has changed a game of ours: their version counts, and what they queued is ours to do."""
        kept = self._kept.get(game_id)
        if kept is not None and kept.record.version < version:
            self.forget(game_id)
        self.store.timers.changed.set()
        self.store.deliveries.changed.set()

    def forget_all(self) -> None:
        """Read everything anew: others may have served it meanwhile."""
        self._kept.clear()
        self._sources.clear()

    def forget(self, game_id: int) -> None:
        """Read it anew next time."""
        self._kept.pop(game_id, None)
        self._sources.pop(game_id, None)

    async def _source(self, table: Seated) -> Source:
        """What the dice of a running game come from."""
        if (known := self._sources.get(table.id)) is not None:
            return known
        source = self._sources[table.id] = await source_of(self.store, table)
        return source

    # --- changing --------------------------------------------------------------------------------------------------

    async def act(
        self,
        game_id: int,
        decide: Callable[[Seated], tuple[Action, int | None]],
        *,
        user_id: int | None = None,
        interaction_id: int | None = None,
        timer: Timer | None = None,
        told: Event | None = None,
    ) -> Moved:
        """Carry out the action that `decide` finds on the game as it is then; Refused if the rules say no."""

        def once(table: Seated) -> _Moves:
            action, prompt_id = decide(table)
            if table.playing and not table.paused and action.repeats(table.island):
                admit(table.island, action, prompt_id)
                raise Unchanged
            return _once(table, Move(action, prompt_id, told=told))

        try:
            return await self.play(game_id, once, user_id, interaction_id=interaction_id, timer=timer)
        except Unchanged:
            before, after = await self.change(game_id, lambda tx, table: _back(tx, table, user_id), timer=timer)
            return Moved(before, after, ())

    async def play(
        self,
        game_id: int,
        moves: Callable[[Seated], _Moves],
        user_id: int | None = None,
        *,
        interaction_id: int | None = None,
        timer: Timer | None = None,
    ) -> Moved:
        """Carry out one action after the other, all in one transaction; `moves` is asked for each."""
        async with self.lock(game_id):
            for attempt in range(TRIES):
                before = await self.open(game_id, timer.version if timer else None)
                try:
                    return await self._play(before, moves(before), user_id, interaction_id, timer)
                except Stale:
                    self.forget(game_id)
                    if attempt == TRIES - 1:
                        raise
                except Unavailable:
                    self.forget(game_id)
                    raise
            raise AssertionError("unreachable")

    async def _play(
        self, before: Seated, moves: _Moves, user_id: int | None, interaction_id: int | None, timer: Timer | None
    ) -> Moved:
        if not before.playing:
            raise Refused("game_over" if before.game is not None else "not_started")
        if before.paused:
            raise Refused("paused")
        source = await self._source(before)
        async with self._action(before, interaction_id) as tx:
            if timer is not None:
                tx.done(timer)
            after, events = before, list[Event]()
            while (move := await moves(after) or following(after)) is not None:
                after = self._one(tx, after, admitted(after, move), source, user_id)
                events += after.island.events
            after = self._write(tx, before, noticed(tx, arrive(tx, after, user_id), user_id))
        return Moved(before, self._keep(after.after(tx.version)), tuple(events))

    def _action(self, before: Seated, interaction_id: int | None) -> Transaction:
        tx = self.store.action(before.id, before.record.version, interaction_id)
        if not self.ours(before):
            tx.tell_owner(before.record.guild_id)
        return tx

    def _one(self, tx: Transaction, table: Seated, move: Move, source: Source, user_id: int | None) -> Seated:
        chance = chance_for(table, source)
        game = submit(table.island, move.action, chance, move.prompt_id)
        line = entry(move.action, chance.drawn)
        tx.log(move.action.seat, packed_action(line.key, line.values), packed_draws(line.drawn), user_id=user_id)
        chronicle = table.chronicle.adding(table.turn_key, [*([move.told] if move.told else []), *game.events])
        if move.told is not None:
            silent = {str(move.action.seat): table.turn_key, **chronicle.silent}
            chronicle = msgspec.structs.replace(chronicle, silent=silent)
        if move.answered is not None:
            open_now = {p.id for p in game.prompts}
            answered = (*(i for i in chronicle.answered if i in open_now), move.answered)
            chronicle = msgspec.structs.replace(chronicle, answered=answered)
        return table.after(table.record.version, game=game, chronicle=chronicle)

    def _write(self, tx: Transaction, before: Seated, after: Seated) -> Seated:
        tx.save(snapshot=saved(after.island), history=packed(after.chronicle))
        if after.island.over is not None:
            tx.save(status=Status.OVER)
            after = after.after(after.record.version, record={"status": Status.OVER.value})
        return self._kept_and_watched(tx, before, after)

    def _kept_and_watched(self, tx: Transaction, before: Seated, after: Seated) -> Seated:
        for keep in self.keepers:
            after = keep(tx, before, after)
        for watch in self.watchers:
            watch(tx, before, after)
        return after

    async def change(
        self,
        game_id: int,
        change: Callable[[Transaction, Seated], Seated],
        *,
        interaction_id: int | None = None,
        timer: Timer | None = None,
    ) -> tuple[Seated, Seated]:
        """Change what is no part of the rules (lobby, seats, status); `change` writes to the transaction."""
        async with self.lock(game_id):
            for attempt in range(TRIES):
                before = await self.open(game_id, timer.version if timer else None)
                try:
                    async with self._action(before, interaction_id) as tx:
                        if timer is not None:
                            tx.done(timer)
                        after = self._kept_and_watched(tx, before, change(tx, before))
                except Unchanged:
                    if timer is not None:
                        await self.store.timers.done(timer)
                    return before, before
                except Stale:
                    self.forget(game_id)
                    if attempt == TRIES - 1:
                        raise
                    continue
                except Unavailable:
                    self.forget(game_id)
                    raise
                return before, self._keep(after.after(tx.version))
            raise AssertionError("unreachable")


def _back(tx: Transaction, table: Seated, user_id: int | None) -> Seated:
    """Who only repeats something may have come back by it."""
    after = arrive(tx, table, user_id)
    if after is table:
        raise Unchanged
    return after


class _Moves(Protocol):
    async def __call__(self, table: Seated) -> Move | None: ...


def _once(first: Seated, move: Move) -> _Moves:
    async def moves(table: Seated) -> Move | None:
        return move if table is first else None

    return moves


async def source_of(store: Store, table: Seated) -> Source:
    """Where the outcomes of a game that has begun come from."""
    seed = await store.games.seed(table.id)
    assert seed is not None, f"game {table.id} has no seed"
    return Source(seed, str(table.id), table.meta.terms)
