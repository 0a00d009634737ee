"""The Discord client: everything it needs, put together once, started and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import discord
from discord import Interaction, app_commands

from bot import commands, results, verbs
from bot.answer import Answer
from bot.automatic import TIMER as AUTOMATIC
from bot.automatic import Automatic
from bot.clock import SECOND, Clock, SystemClock
from bot.commands import after
from bot.delivery import Deliverer
from bot.ending import end
from bot.errors import explain
from bot.icons import Icons, provide
from bot.lobby import running
from bot.lobby import verbs as lobby_verbs
from bot.router import Router
from bot.sessions import Sessions
from bot.settings import Settings
from bot.speech import Speech, speech_of, spoken
from bot.store import Store, open_store
from bot.studio import Studio
from bot.time import plans
from bot.time import verbs as time_verbs
from bot.time.ahead import Ahead
from bot.time.plans import Plans
from bot.time.reminders import Reminders
from bot.time.usual import Usual
from bot.time.window import Windows
from bot.timers import Timers

log = logging.getLogger(__name__)

LAST_ANSWERS = 5.0  # seconds that people in the middle of something get when the bot stops


class Tree(app_commands.CommandTree["IslandBot"]):
    """Slash commands; whatever goes wrong in one is put into words."""

    async def interaction_check(self, interaction: Interaction[IslandBot], /) -> bool:
        return interaction.client.answers()

    async def on_error(self, interaction: Interaction[IslandBot], error: app_commands.AppCommandError, /) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("suggestions failed: %s", error)
            return
        await explain(Answer(interaction), await interaction.client.speech(interaction), error)


class IslandBot(discord.AutoShardedClient):
    """The bot."""

    store: Store
    sessions: Sessions

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        shards: dict[str, Any] = {"shard_ids": list(settings.shard_ids)} if settings.shard_ids else {}
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            shard_count=settings.shard_count,
            **shards,
        )
        self.settings, self.clock = settings, clock or SystemClock()
        self.icons = Icons()
        self.tree = Tree(self)
        self.router = Router(self)
        self._tasks: list[asyncio.Task[None]] = []
        self._answering: set[asyncio.Task[Any]] = set()
        self._stopping = False

    async def setup_hook(self) -> None:
        """Open the store, put the parts together, register commands if they changed, start the workers."""
        settings = self.settings
        self.store = await open_store(settings.database_url, self.clock, worker=settings.worker)
        self.sessions = Sessions(self.store, settings.games_in_memory)
        self.studio = Studio()
        self.deliverer = Deliverer(self, settings.edit_interval)
        self.timers = Timers(self)
        automatic = Automatic(self.sessions, round(settings.automatic_pause * SECOND))
        self.timers.kinds[AUTOMATIC] = automatic.fire
        self.sessions.watchers += [self.deliverer.watch, automatic.watch, results.watch]
        verbs.register(self.router)
        lobby_verbs.register(self.router)
        running.register(self.router)
        time_verbs.register(self.router)
        plans.register(self.router)
        after.register(self.router)
        self.sessions.watchers += [Reminders(self).watch, Windows(self).watch, Ahead(self).watch]
        self.sessions.watchers += [Usual(self).watch, Plans(self).watch]
        await commands.register(self)
        self._work(self.deliverer.run(), "deliveries")
        self._work(self.timers.run(), "timers")
        if settings.application_emojis:
            self._work(provide(self), "emojis")

    def _work(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        task.add_done_callback(_say_if_dead)
        self._tasks.append(task)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Clicks, choices and forms."""
        if self.answers():
            await self.router.hear(interaction)

    def answers(self) -> bool:
        """Is anybody answered still? Whoever is, is waited for when the bot stops."""
        task = asyncio.current_task()
        if self._stopping or task is None:
            return False
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        return True

    async def speech(self, interaction: Interaction) -> Speech:
        """The reader's words: own setting, else Discord's locale, else the server's."""
        person = await self.store.people.load(interaction.user.id)
        wanted = person.language or str(interaction.locale)
        language = wanted if spoken(wanted) else await self.public_language(interaction)
        return speech_of(language, icons=self.icons)

    async def public_language(self, interaction: Interaction) -> str:
        """The language of public messages: the server's setting, else its locale."""
        if interaction.guild_id is not None:
            server = await self.store.servers.load(interaction.guild_id)
            if server.language:
                return server.language
            if interaction.guild_locale is not None:
                return speech_of(str(interaction.guild_locale)).words.language
        return self.settings.bot_language

    async def close(self) -> None:
        """Stop the workers, leave Discord, close the store."""
        if self.is_closed():
            return
        self._stopping = True
        if self._answering:
            await asyncio.wait(set(self._answering), timeout=LAST_ANSWERS)
        await end(self._tasks)
        with contextlib.suppress(AttributeError):
            await self.deliverer.close()
            await self.timers.close()
            self.studio.close()
        await super().close()
        with contextlib.suppress(AttributeError):
            await self.store.close()


def _say_if_dead(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.critical("the worker %s has died", task.get_name(), exc_info=task.exception())
