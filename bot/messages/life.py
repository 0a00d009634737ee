"""The life of a message: posted, edited, restored when somebody deleted it, closed with its picture kept.

Answers of Discord that can be met on the spot are met here (post anew, un-archive, without the picture); all others go
up to the worker, which tries again or stops (bot/messages/answers.py has the table).
"""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import discord

from bot.messages import strays
from bot.messages.answers import Then, read
from bot.messages.kept import Kept, keep, pictures_of
from bot.messages.plain import without_pictures
from bot.seated import Seated
from bot.show.message import Standing
from bot.show.stage import closing
from bot.store import Posted
from bot.time.polite import awake_among
from bot.time.presence import hears
from bot.ui import Sheet, mentioning, post, sent
from bot.workers import insist

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

REMEMBERED = 4_096
LONGEST: Literal[10080] = 10080  # minutes without a message after which a thread is archived, at most


class Life:
    """Everything that is done to messages of games."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        self._shown: OrderedDict[int, str] = OrderedDict()
        self._pictures: dict[int, list[Kept]] = {}
        self.plain: set[int] = set()
        """Games that are shown without their picture, because files are forbidden or refused."""

    # --- showing -----------------------------------------------------------------------------------------------------

    async def stand(self, table: Seated, message: Standing, old: Posted | None, *, plain: bool) -> None:
        """Post a message, or bring the old one up to date, until it stands as it should."""
        plain = plain or not self._may_attach(table)
        once, met = nonce(table, message), set[Then]()
        while True:
            shows = f"{message.digest} plain" if plain else message.digest
            if old is not None and self._shown.get(old.message_id) == shows:
                return
            try:
                await self._put(table, message, old, once, plain=plain, shows=shows)
                (self.plain.add if plain else self.plain.discard)(table.id)
                return
            except discord.HTTPException as error:
                then = read(error).then
                if then in met:
                    raise
                met.add(then)
                if then is Then.ANEW:
                    await self._forget(old)
                    old, once = None, secrets.token_hex(12)
                elif then is Then.OPEN:
                    old = old if await self.open_again(table.record.channel_id) else None
                elif then is Then.PLAIN and not plain:
                    plain = True
                else:
                    raise

    async def _put(
        self, table: Seated, message: Standing, old: Posted | None, once: str, *, plain: bool, shows: str
    ) -> None:
        page = await message.make()
        if plain:
            without_pictures(page)
        if old is not None:
            self._note(await self._edit(old, page, [*page.files]), shows)
            return
        self._note(await self._post(table, message, page, once), shows)

    async def _post(self, table: Seated, message: Standing, page: Sheet, once: str) -> discord.Message:
        place, store = table.record.channel_id, self.bot.store
        room = self.bot.get_partial_messageable(place, guild_id=table.record.guild_id)
        page = await self._politely(table, message, page)
        doubtful = table.id in store.deliveries.cut_off
        found = await strays.arrived(self.bot, table, page) if doubtful else None
        made = found or await post(room, page, once)
        known = await store.messages.find(made.id)
        if known is not None and known.retired_at is not None:  # recognised by its nonce as one that has had its time
            made, doubtful = await post(room, _once_more(page), secrets.token_hex(12)), False
        posted = Posted(made.id, place, table.id, message.kind, message.key, self.bot.clock.now(), None)
        await insist(self.bot.clock, lambda: store.messages.remember(posted))
        # An earlier try may have arrived unheard: then that message is recognised, and shows what was true then.
        return await self._edit(posted, _once_more(page), page.files) if doubtful else made

    async def _politely(self, table: Seated, message: Standing, page: Sheet) -> Sheet:
        """Nobody is pinged in their quiet hours or on vacation; the first reminder comes when those are over."""
        here = [user for user in message.call if str(table.seat_of(user)) not in table.meta.away]
        expected = [user for user in here if hears(table, user, message.by)]
        awake = await awake_among(self.bot.store, expected, self.bot.clock.now())
        return page if len(awake) == len(message.call) else page._replace(mentions=mentioning(awake))

    async def _edit(
        self, old: Posted, page: Sheet, files: Sequence[discord.Attachment | discord.File]
    ) -> discord.Message:
        self._pictures.pop(old.message_id, None)  # should the answer be lost, they are asked for
        message, quiet = self._message(old), discord.AllowedMentions.none()
        return await sent(page, lambda: message.edit(view=page.view, attachments=files, allowed_mentions=quiet))

    def _may_attach(self, table: Seated) -> bool:
        """As far as we know; whoever knows better answers 50013."""
        guild = self.bot.get_guild(table.record.guild_id or 0)
        room = guild.get_channel_or_thread(table.record.channel_id) if guild is not None else None
        if guild is None or room is None or (isinstance(room, discord.Thread) and room.parent is None):
            return True
        return room.permissions_for(guild.me).attach_files

    # --- closing -----------------------------------------------------------------------------------------------------

    async def close(self, table: Seated, old: Posted, *, plain: bool = False) -> None:
        """What is left of a message that has had its time: its words and its picture, no buttons."""
        page = closing(self.bot, table, old)
        if page is not None:
            try:
                known = [] if plain else await self._known(old)
                files = keep(page, known)
                if page.view.children:
                    await self._edit(old, page, files)
                else:
                    await self._message(old).delete()
            except discord.HTTPException as error:
                if read(error).then is not Then.ANEW:
                    raise
        await self._forget(old)

    async def _known(self, old: Posted) -> list[Kept]:
        known = self._pictures.get(old.message_id)
        return pictures_of(await self._message(old).fetch()) if known is None else known

    # --- what we know of them ----------------------------------------------------------------------------------------

    def doubt(self, message_id: int) -> None:
        """Somebody says that a message is not there, or not as it should be: it is sent again when it is shown."""
        self._shown.pop(message_id, None)

    async def _forget(self, old: Posted | None) -> None:
        if old is not None:
            await insist(self.bot.clock, lambda: self.bot.store.messages.retire(old.message_id))
            self._shown.pop(old.message_id, None)
            self._pictures.pop(old.message_id, None)

    def _note(self, message: discord.Message, shows: str) -> None:
        self._shown[message.id], self._pictures[message.id] = shows, pictures_of(message)
        while len(self._shown) > REMEMBERED:
            self._pictures.pop(self._shown.popitem(last=False)[0], None)

    def _message(self, old: Posted) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(old.channel_id).get_partial_message(old.message_id)

    # --- places ------------------------------------------------------------------------------------------------------

    async def open_again(self, channel_id: int) -> bool:
        """Un-archive a thread, and let it stay open as long as we may; False where that is not allowed."""
        try:
            room = await self.bot.fetch_channel(channel_id)
            if isinstance(room, discord.Thread) and room.parent is not None:
                if room.permissions_for(room.guild.me).manage_threads:
                    await room.edit(archived=False, auto_archive_duration=LONGEST)
                else:
                    await room.edit(archived=False)
        except discord.Forbidden as error:
            log.info("thread %s stays archived: %s", channel_id, error)
            return False
        return True


def _once_more(page: Sheet) -> Sheet:
    """A page that was sent, to be sent again."""
    for file in page.files:
        file.reset()
    return page


def nonce(table: Seated, message: Standing) -> str:
    """The same for the same message of the same game in the same place: a repeated post is recognised by Discord."""
    identity = f"{table.id}/{table.record.channel_id}/{message.kind}/{message.key}/{table.record.created_at}"
    return hashlib.sha256(identity.encode()).hexdigest()[:24]
