"""Bugs to plant: the simulation is worth something only if it finds them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

import bot.delivery
from bot.claims import Claims
from bot.clock import DAY
from bot.messages import life, strays
from bot.seated import Seated
from bot.sessions import Sessions
from bot.store import Timer, deliveries, timers
from bot.store.action import Action
from bot.timers import Timers

NEVER = 1 << 60


@contextmanager
def effect_before_its_log_line() -> Iterator[None]:
    """People are told before it is written."""
    commit, going = Action._commit, set[asyncio.Task[None]]()

    async def later(self: Action) -> None:
        if self.interaction_id is None:
            return await commit(self)
        going.add(asyncio.create_task(_quietly(commit, self)))
        return None

    with mock.patch.object(Action, "_commit", later):
        yield


async def _quietly(commit: Any, tx: Action) -> None:
    await asyncio.sleep(0.3)
    try:
        await commit(tx)
    except Exception:
        return


@contextmanager
def missing_retry() -> Iterator[None]:
    """What did not get through is given up."""
    with mock.patch.object(bot.delivery, "next_try", lambda *_: None):
        yield


@contextmanager
def cache_without_version() -> Iterator[None]:
    """What was read once is believed for ever."""

    async def kept(self: Sessions, game_id: int, at_least: int | None = None) -> Seated:
        known = self._kept.get(game_id)
        return known if known is not None else await self._adopt(await self.store.games.load(game_id))

    with mock.patch.object(Sessions, "open", kept), mock.patch.object(Sessions, "forget", lambda *_: None):
        yield


@contextmanager
def lost_timer() -> Iterator[None]:
    """A timer that cannot do its work now never does."""

    async def dropped(self: Timers, timer: Timer, wait: int) -> None:
        await self.bot.store.timers.done(timer)

    with mock.patch.object(Timers, "_put_off", dropped):
        yield


@contextmanager
def doubled_delivery() -> Iterator[None]:
    """A post that is tried again is recognised neither by Discord nor by us."""

    async def unseen(*_: Any) -> None:
        return None

    with (
        mock.patch.object(life, "nonce", lambda *_: secrets.token_hex(12)),
        mock.patch.object(strays, "arrived", unseen),
    ):
        yield


@contextmanager
def unheard_database() -> Iterator[None]:
    """A bot that takes itself for well whatever happens."""
    from bot.workers import Workers

    with mock.patch.object(Workers, "stuck", lambda self: []):
        yield


@contextmanager
def hand_for_all() -> Iterator[None]:
    """A private answer goes to the channel."""
    from bot.studio import Studio

    async def shown(self: Studio, look: Any, speech: Any) -> Any:
        from renderer.hand import hand_png

        return await self._draw(hand_png, look, speech)

    with mock.patch.object(Studio, "board", shown):
        yield


@contextmanager
def cache_beside_another_process() -> Iterator[None]:
    """What was read once is believed until one's own write is refused, whatever others write meanwhile (OPS-2)."""

    async def kept(self: Sessions, game_id: int, at_least: int | None = None) -> Seated:
        known = self._kept.get(game_id)
        return known if known is not None else await self._adopt(await self.store.games.load(game_id))

    with mock.patch.object(Sessions, "open", kept), mock.patch.object(Sessions, "heard", lambda *_: None):
        yield


@contextmanager
def nobody_takes_over() -> Iterator[None]:
    """What a dead process had in its hands stays there."""

    async def never(self: Any, worker: str | None = None) -> None:
        return None

    def kept(self: Claims[Any], row: Any) -> None:
        take(self, row)
        self._renew_at = NEVER

    take = Claims._take
    with ExitStack() as stack:
        for drawer in (timers.Timers, deliveries.Deliveries):
            stack.enter_context(mock.patch.object(drawer, "release", never))
            stack.enter_context(mock.patch.object(drawer, "claim", _for_ever(drawer.claim)))
        stack.enter_context(mock.patch.object(Claims, "_take", kept))
        yield


def _for_ever(claim: Any) -> Any:
    async def claimed(self: Any, most: int = 50, lease: int = 0) -> Any:
        return await claim(self, most, DAY)

    return claimed


BUGS = {
    effect_before_its_log_line: ("lost", "log", "refused and done"),
    missing_retry: ("missing", "stale", "reminder lost"),
    cache_without_version: ("stale", "missing", "log"),
    lost_timer: ("timers",),
    doubled_delivery: ("doubled",),
    unheard_database: ("health",),
    hand_for_all: ("leak",),
}
"""Each with what it must be found by."""
BESIDE = {
    cache_beside_another_process: ("stale", "missing", "timers", "reminder lost"),
    nobody_takes_over: ("never calm", "stale", "missing"),
}
"""The same of bugs that only several processes have."""
