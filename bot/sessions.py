"""Games at work: one lock each, one transaction per action, a bounded number kept in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol
from weakref import WeakValueDictionary

import msgspec

from bot.seated import Seated, packed, read, saved
from bot.store import Action as Transaction
from bot.store import Entry, Stale, Status, Store, Timer
from bot.store import Game as Record
from bot.time.seats import arrive
from game.engine import Action, Event, FairChance, Refused, submit
from game.engine.log import entry

TRIES = 3


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
        self.watchers: list[Watcher] = []
        self._most = most
        self._kept: OrderedDict[int, Seated] = OrderedDict()
        self._seeds: dict[int, bytes] = {}
        """Of games that are kept and have begun: from then on a seed never changes."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, game_id: int) -> asyncio.Lock:
        """The lock of a game: at most one change at a time."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    # --- reading ---------------------------------------------------------------------------------------------------

    async def open(self, game_id: int) -> Seated:
        """A game as it stands; NoSuchGame if there is none."""
        kept = self._kept.get(game_id)
        if kept is not None:
            self._kept.move_to_end(game_id)
            return kept
        return await self._adopt(await self.store.games.load(game_id))

    async def in_channel(self, channel_id: int) -> Seated | None:
        """The live game of a channel."""
        record = await self.store.games.in_channel(channel_id)
        if record is None:
            return None
        kept = self._kept.get(record.id)
        return kept if kept is not None and kept.record.version == record.version else await self._adopt(record)

    async def _adopt(self, record: Record) -> Seated:
        return self._keep(read(record, await self.store.games.seats(record.id)))

    def _keep(self, table: Seated) -> Seated:
        self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        while len(self._kept) > self._most:
            self._seeds.pop(self._kept.popitem(last=False)[0], None)
        return table

    def forget(self, game_id: int) -> None:
        """Read it anew next time."""
        self._kept.pop(game_id, None)
        self._seeds.pop(game_id, None)

    async def _seed(self, game_id: int) -> bytes:
        """What the dice of a running game come from."""
        if (known := self._seeds.get(game_id)) is not None:
            return known
        seed = await self.store.games.seed(game_id)
        assert seed is not None, f"game {game_id} has no seed"
        self._seeds[game_id] = seed
        return seed

    # --- changing --------------------------------------------------------------------------------------------------

    async def act(
        self,
        game_id: int,
        decide: Callable[[Seated], tuple[Action, int | None]],
        *,
        user_id: int | None = None,
        interaction_id: int | None = None,
        timer: Timer | None = None,
    ) -> Moved:
        """Carry out the action that `decide` finds on the game as it is then; Refused if the rules say no."""
        return await self.play(
            game_id, lambda table: _once(table, *decide(table)), user_id, interaction_id=interaction_id, timer=timer
        )

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
                before = await self.open(game_id)
                try:
                    return await self._play(before, moves(before), user_id, interaction_id, timer)
                except Stale:
                    self.forget(game_id)
                    if attempt == TRIES - 1:
                        raise
            raise AssertionError("unreachable")

    async def _play(
        self, before: Seated, moves: _Moves, user_id: int | None, interaction_id: int | None, timer: Timer | None
    ) -> Moved:
        if not before.playing:
            raise Refused("game_over" if before.game is not None else "not_started")
        if before.paused:
            raise Refused("paused")
        seed = await self._seed(before.id)
        async with self.store.action(before.id, before.record.version, interaction_id) as tx:
            if timer is not None:
                tx.done(timer)
            after, events = before, list[Event]()
            while (move := await moves(after)) is not None:
                after = self._one(tx, after, move, seed, user_id)
                events += after.island.events
            after = self._write(tx, before, arrive(tx, after, user_id))
        return Moved(before, self._keep(after.after(tx.version)), tuple(events))

    def _one(self, tx: Transaction, table: Seated, move: Move, seed: bytes, user_id: int | None) -> Seated:
        chance = FairChance(seed, str(table.id), table.island.drawn)
        game = submit(table.island, move.action, chance, move.prompt_id)
        line = entry(move.action, chance.drawn)
        tx.log(move.action.seat, packed_action(line.key, line.values), packed_draws(line.drawn), user_id=user_id)
        chronicle = table.chronicle.adding(table.turn_key, game.events)
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
                before = await self.open(game_id)
                try:
                    async with self.store.action(game_id, before.record.version, interaction_id) as tx:
                        if timer is not None:
                            tx.done(timer)
                        after = change(tx, before)
                        for watch in self.watchers:
                            watch(tx, before, after)
                except Stale:
                    self.forget(game_id)
                    if attempt == TRIES - 1:
                        raise
                    continue
                return before, self._keep(after.after(tx.version))
            raise AssertionError("unreachable")


@dataclass(frozen=True)
class Move:
    """An action to carry out; `answered` is the optional prompt an automatic player has dealt with by it."""

    action: Action
    prompt_id: int | None = None
    answered: int | None = None


class _Moves(Protocol):
    async def __call__(self, table: Seated) -> Move | None: ...


def _once(first: Seated, action: Action, prompt_id: int | None) -> _Moves:
    async def moves(table: Seated) -> Move | None:
        return Move(action, prompt_id) if table is first else None

    return moves


def packed_action(key: str, values: Sequence[Any]) -> bytes:
    return msgspec.msgpack.encode([key, list(values)])


def packed_draws(drawn: Sequence[int]) -> bytes:
    return msgspec.msgpack.encode(list(drawn)) if drawn else b""


def read_line(line: Entry) -> tuple[str, list[Any], list[int]]:
    """A stored line of the log: key, values, outcomes."""
    key, values = msgspec.msgpack.decode(line.action)
    return key, values, msgspec.msgpack.decode(line.draws) if line.draws else []
