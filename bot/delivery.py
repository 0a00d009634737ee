"""Telling Discord: a worker over the store's deliveries, at least once, newest state only, one place at a time.

A delivery of kind "show" says no more than “look at this game again”: what should stand in its channel follows from the
committed state (bot/show/stage.py), so coalescing, retries and restarts lose nothing. Other kinds have own senders.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.automatic import only_automatic
from bot.clock import MINUTE, SECOND
from bot.ending import end
from bot.seated import Seated
from bot.show.message import Standing
from bot.show.stage import closing, wanted
from bot.store import Action as Transaction
from bot.store import Delivery, NoSuchGame, Posted
from bot.ui import Sheet, post, sent
from bot.wire import Press

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

SHOW = "show"
REMEMBERED = 4_096
RECENT = 20  # messages among which one posted just before a crash must be
NEVER = (10003, 50001, 50013, 50007)  # no such channel, no access, no permission, no direct messages
NO_MESSAGE = 10008
TROUBLE = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError, asyncio.TimeoutError)

Sender = Callable[[Delivery], Awaitable[Posted | None]]


class Deliverer:
    """The worker; `senders` by kind of delivery may be added to."""

    def __init__(self, bot: IslandBot, interval: float) -> None:
        self.bot, self.interval = bot, interval
        self.senders: dict[str, Sender] = {SHOW: self._show}
        self._digests: OrderedDict[int, str] = OrderedDict()
        self._last: dict[int, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """After every change the channel is looked at again; while only automatic players are to move, after theirs."""
        if only_automatic(after):
            return
        tx.post(SHOW, b"", channel_id=after.record.channel_id, key=f"game-{after.id}")

    async def again(self, table: Seated) -> None:
        """Show a game anew at the end of its channel, for those who have lost it."""
        for old in await self.bot.store.messages.standing(table.id):
            if old.kind in ("lobby", "table"):
                await self._retire(table, old)
        place = {"channel_id": table.record.channel_id, "game_id": table.id}
        await self.bot.store.deliveries.post(SHOW, b"", **place, key=f"game-{table.id}")

    async def run(self) -> None:
        """Deliver for ever."""
        deliveries, clock = self.bot.store.deliveries, self.bot.clock
        while True:
            deliveries.changed.clear()
            for claimed in await deliveries.claim():
                task = asyncio.create_task(self._deliver(claimed))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            due = await deliveries.next_due()
            nap = None if due is None else max(0.05, (due - clock.now()) / SECOND)
            with contextlib.suppress(TimeoutError):  # not wait_for: before 3.12 it can swallow being cancelled
                async with asyncio.timeout(nap):
                    await deliveries.changed.wait()

    async def _deliver(self, delivery: Delivery) -> None:
        store, clock = self.bot.store, self.bot.clock
        try:
            posted = await self.senders[delivery.kind](delivery)
            await store.deliveries.done(delivery, posted)
        except (NoSuchGame, discord.NotFound, discord.Forbidden) as error:
            log.warning("delivery %s of game %s given up: %s", delivery.kind, delivery.game_id, error)
            await store.deliveries.give_up(delivery, str(error))
        except TROUBLE as error:
            wait = min(MINUTE, SECOND // 2 * 2 ** min(delivery.attempts, 7))
            log.info("delivery %s of game %s again in %s ms: %s", delivery.kind, delivery.game_id, wait, error)
            await store.deliveries.retry(delivery, clock.now() + wait, str(error))
        except Exception as error:
            log.exception("delivery %s of game %s failed", delivery.kind, delivery.game_id)
            await store.deliveries.retry(delivery, clock.now() + MINUTE, repr(error))

    # --- what should stand in a game's channel -----------------------------------------------------------------------

    async def _show(self, delivery: Delivery) -> None:
        assert delivery.game_id is not None and delivery.channel_id is not None
        await self._pace(delivery.channel_id)
        table = await self.bot.sessions.open(delivery.game_id)
        standing = await self._here(table)
        plan = wanted(self.bot, table, standing)
        keys = {(message.kind, message.key) for message in plan}
        for message in plan:
            found = next((p for p in standing if (p.kind, p.key) == (message.kind, message.key)), None)
            if found is None or not await self._edit(found, message):
                await self._post(table, message)
        # Last: keys and nonces follow from what stands, so a post that was cut off must find the same standing again.
        for old in reversed(standing):
            if (old.kind, old.key) not in keys:
                await self._retire(table, old)
        if table.id in self.bot.store.deliveries.cut_off:
            await self._clear_strays(table)
            self.bot.store.deliveries.cut_off.discard(table.id)

    async def _clear_strays(self, table: Seated) -> None:
        """Table messages unknown to us, by a crash or a lost answer, whose turn has passed since."""
        channel = self.bot.get_partial_messageable(table.record.channel_id, guild_id=table.record.guild_id)
        with contextlib.suppress(discord.NotFound, discord.Forbidden):
            async for message in channel.history(limit=RECENT):
                ours = message.author == self.bot.user and is_table(message, table.id)
                if ours and await self.bot.store.messages.find(message.id) is None:
                    await message.delete()

    async def _here(self, table: Seated) -> list[Posted]:
        """What stands in the game's channel; what it left behind in another one is closed, if that still exists."""
        standing = await self.bot.store.messages.standing(table.id)
        for old in standing:
            if old.channel_id != table.record.channel_id:
                with contextlib.suppress(discord.NotFound, discord.Forbidden):
                    await self._retire(table, old)
                await self.bot.store.messages.retire(old.message_id)
        return [old for old in standing if old.channel_id == table.record.channel_id]

    async def _pace(self, channel_id: int) -> None:
        """Not too often in one channel; what happens meanwhile is shown together."""
        loop = asyncio.get_running_loop()
        wait = self._last.get(channel_id, 0.0) + self.interval - loop.time()
        if wait > 0:
            await asyncio.sleep(wait)
        self._last[channel_id] = loop.time()
        if len(self._last) > REMEMBERED:
            self._last = {c: t for c, t in self._last.items() if loop.time() - t < self.interval}

    async def _post(self, table: Seated, message: Standing) -> None:
        sent = await self._send(table, await message.make(), nonce(table, message))
        known = await self.bot.store.messages.find(sent.id)
        if known is not None and known.retired_at is not None:  # recognised as one that has had its time
            sent = await self._send(table, await message.make(), secrets.token_hex(12))
        self._note(sent.id, message.digest)
        now = self.bot.clock.now()
        await self.bot.store.messages.remember(
            Posted(sent.id, table.record.channel_id, table.id, message.kind, message.key, now, None)
        )

    async def _send(self, table: Seated, page: Sheet, once: str) -> discord.Message:
        channel = self.bot.get_partial_messageable(table.record.channel_id, guild_id=table.record.guild_id)
        return await post(channel, page, once)

    async def _edit(self, old: Posted, message: Standing) -> bool:
        """Bring a message up to date; False if somebody deleted it."""
        if self._digests.get(old.message_id) == message.digest:
            return True
        page = await message.make()
        if not await self._change(old, page):
            return False
        self._note(old.message_id, message.digest)
        return True

    async def _retire(self, table: Seated, old: Posted) -> None:
        page = closing(self.bot, table, old)
        if page is not None:
            await self._change(old, page, keep_files=True)
        await self.bot.store.messages.retire(old.message_id)
        self._digests.pop(old.message_id, None)

    async def _change(self, old: Posted, page: Sheet, *, keep_files: bool = False) -> bool:
        message = self.bot.get_partial_messageable(old.channel_id).get_partial_message(old.message_id)
        quiet = discord.AllowedMentions.none()
        try:
            if keep_files:
                await message.edit(view=page.view, allowed_mentions=quiet)
            else:
                await sent(page, lambda: message.edit(view=page.view, attachments=page.files, allowed_mentions=quiet))
        except discord.NotFound as error:
            if error.code != NO_MESSAGE:
                raise
            await self.bot.store.messages.retire(old.message_id)
            return False
        return True

    def _note(self, message_id: int, digest: str) -> None:
        self._digests[message_id] = digest
        while len(self._digests) > REMEMBERED:
            self._digests.popitem(last=False)

    async def close(self) -> None:
        await end(list(self._tasks))


def nonce(table: Seated, message: Standing) -> str:
    """The same for the same message of the same game: a repeated post is recognised by Discord."""
    identity = f"{table.id}/{message.kind}/{message.key}/{table.record.created_at}"
    return hashlib.sha256(identity.encode()).hexdigest()[:24]


def is_table(message: discord.Message, game_id: int) -> bool:
    """A table message of this game that still has its buttons."""
    hand = Press("hand", game_id).custom_id()
    pictured = any(file.filename == "table.png" for file in message.attachments)
    return pictured and any(button.custom_id == hand for button in _buttons(message.components))


def _buttons(components: Sequence[object]) -> Iterator[discord.Button]:
    for part in components:
        if isinstance(part, discord.Button):
            yield part
        yield from _buttons(getattr(part, "children", ()))
