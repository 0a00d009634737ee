"""The bot as a process of its own on a playground that the environment names; it begins when it is given a line."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

from sqlalchemy import not_

from bot.__main__ import run
from bot.app import IslandBot
from bot.seated import Seated
from bot.sessions import Sessions
from bot.settings import load_settings
from bot.store.locks import ShardLocks
from bot.store.share import Share
from playground.redirect import from_environment

BREAK = "BREAK_OWNERSHIP"  # for a control: every process does the work of the others


def hurry() -> None:
    """Without the waits between shards and for more servers, which have no purpose on a playground."""
    begin = IslandBot.__init__

    def quick(self: IslandBot, *args: Any, **given: Any) -> None:
        begin(self, *args, **given)
        self._connection.guild_ready_timeout = 0.2

    async def at_once(self: IslandBot, shard_id: int | None, *, initial: bool = False) -> None:
        return None

    IslandBot.__init__ = quick  # type: ignore[method-assign]
    IslandBot.before_identify_hook = at_once  # type: ignore[method-assign]


def break_ownership() -> None:
    """What several processes do to each other when nobody minds whose a row is, nor how far its game was.

    Each takes just the rows of the others: whoever acted hears of them first and would mostly win the race for them.
    """
    newest, own = Sessions.open, Share.rows

    async def kept(self: Sessions, game_id: int, at_least: int | None = None) -> Seated:
        return await newest(self, game_id)

    Sessions.open = kept  # type: ignore[method-assign]
    Share.rows = lambda self, table: not_(own(self, table))  # type: ignore[method-assign]
    Share.has = lambda self, guild_id: True  # type: ignore[method-assign]
    ShardLocks._hear = lambda self, *_: None  # type: ignore[method-assign]


if __name__ == "__main__":
    from_environment()
    hurry()
    if os.environ.get(BREAK):
        break_ownership()
    if sys.stdin.readline():
        asyncio.run(run(load_settings(None)))
