"""The Discord client: everything it needs, put together once, started and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
from discord import Interaction, app_commands

from bot import advice, commands, departures, logs, lookup_verbs, manners, results, verbs, why
from bot.ages import Ages
from bot.answer import Answer
from bot.automatic import TIMER as AUTOMATIC
from bot.automatic import Automatic
from bot.clock import SECOND, Clock, SystemClock
from bot.commands import after, me
from bot.delivery import Deliverer
from bot.errors import explain
from bot.figures import Figures, Pulse
from bot.health import Health, Watch
from bot.icons import Icons, Providing
from bot.imprint import describe
from bot.lessons import verbs as lesson_verbs
from bot.lobby import running
from bot.lobby import verbs as lobby_verbs
from bot.messages.places import Places
from bot.privates import Privates
from bot.promises import Promises, keep
from bot.review import Reviews
from bot.router import Router
from bot.sessions import Sessions
from bot.settings import Settings
from bot.speech import Speech, speech_of
from bot.starts import take_leave
from bot.store import Store, Unavailable, open_alone
from bot.studio import Studio
from bot.tasks import Tasks
from bot.thinking import Thinkers
from bot.time import clocks, daily, early, orders, returning
from bot.time import verbs as time_verbs
from bot.time.ahead import Ahead
from bot.time.plans import Plans
from bot.time.reminders import Reminders
from bot.time.rest import Rest
from bot.time.usual import Usual
from bot.time.vacation import Vacations
from bot.time.window import Windows
from bot.timers import Timers
from bot.tongues import house_of, tongue_of
from bot.trading import verbs as trading_verbs
from bot.upkeep import Upkeep
from bot.widgets.unclosed import Unclosed
from bot.workers import Workers

log = logging.getLogger(__name__)

SETTINGS_PATIENCE = 1.0  # seconds that the choice of words may take: whoever pressed waits for three
BY_ROUTER = (discord.InteractionType.component, discord.InteractionType.modal_submit)
LONGEST_LIMIT = 30.0  # seconds; a longer rate limit is an error, and what met it is tried again later
INTENTS = discord.Intents(guilds=True)
LAST_ANSWERS = 5.0  # seconds that people in the middle of something get when the bot stops


class Tree(app_commands.CommandTree["IslandBot"]):
    """Slash commands; whatever goes wrong in one is put into words."""

    async def interaction_check(self, interaction: Interaction[IslandBot], /) -> bool:
        if interaction.client.answers(interaction):
            return True
        await interaction.client.turn_away(interaction)
        return False

    async def on_error(self, interaction: Interaction[IslandBot], error: app_commands.AppCommandError, /) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("suggestions failed: %s", error)
            return
        bot = interaction.client
        speech, game = await bot.speech(interaction), interaction.extras.get("game")
        if game is not None and not isinstance(error.__cause__, Unavailable):
            speech = speech.at(await bot.sessions.open(game))  # so that seats and places have names
        await explain(Answer.to(interaction), speech, error)


class IslandBot(discord.AutoShardedClient):
    """The bot."""

    store: Store
    sessions: Sessions

    def __init__(
        self, settings: Settings, clock: Clock | None = None, greet: Callable[[], None] = lambda: None
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        shards: dict[str, Any] = {"shard_ids": list(settings.shard_ids)} if settings.shard_ids else {}
        super().__init__(
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT,
            shard_count=settings.shard_count,
            **shards,
        )
        self.settings, self.clock, self.greet = settings, clock or SystemClock(), greet
        self.icons = Icons()
        self.ages, self.privates = Ages(self), Privates(self.clock)
        self.promises = Promises(settings.promises, self.clock)
        self.tree = Tree(self)
        self.router = Router(self)
        self.tasks = Tasks()
        self.figures = Figures()
        self.health = Health(self)
        self.gave_up = asyncio.Event()
        """Set when a worker has managed nothing for too long: this process had better be started anew."""
        self.workers = Workers(self.clock, self.tasks, settings.exit_after, self.gave_up.set)
        self._answering: set[asyncio.Task[object]] = set()
        self._stopping = False

    async def setup_hook(self) -> None:
        """Everything before the first connection; whoever hangs in it is begun anew, as workers are."""
        async with asyncio.timeout(self.settings.exit_after or None):
            await self._set_up()

    async def _set_up(self) -> None:
        """Open the store, put the parts together, register commands if they changed, start the workers."""
        settings = self.settings
        if settings.health_port is not None:
            await self.health.start(settings.health_host, settings.health_port)
        self.store = await open_alone(
            settings.database_url,
            self.clock,
            worker=settings.worker,
            share=settings.share,
            pool=settings.database_pool,
            patience=settings.lock_patience,
            timed=self.figures.asked,
        )
        self.tasks.start(keep(self, self.promises.begin()), "promises")
        self.sessions = Sessions(self.store, settings.games_in_memory)
        self.studio = Studio(self.figures.pictures)
        self.deliverer = Deliverer(self, settings.edit_interval)
        self.timers = Timers(self)
        self.thinkers = Thinkers(settings.thinking_processes, self.figures.thoughts)
        pause = round(settings.automatic_pause * SECOND)
        self.automatic = automatic = Automatic(self.sessions, self.thinkers, self.clock, pause)
        self.unclosed = Unclosed()
        self.timers.kinds[AUTOMATIC] = automatic.fire
        self.sessions.watchers += [self.deliverer.watch, automatic.watch, results.watch, departures.watch]
        me.register(self.router)
        verbs.register(self.router)
        trading_verbs.register(self.router)
        lobby_verbs.register(self.router)
        running.register(self.router)
        lesson_verbs.register(self.router)
        time_verbs.register(self.router)
        manners.register(self.router)
        early.register(self.router)
        daily.register(self.router)
        orders.register(self.router)
        after.register(self.router)
        lookup_verbs.register(self.router)
        why.register(self.router)
        advice.register(self.router)
        self.reviews = Reviews(self)
        rest = Rest(self)
        self.sessions.keepers += [rest.keep, clocks.keep, returning.keep, automatic.keep]
        self.sessions.watchers.append(rest.watch)
        self.sessions.watchers += [Reminders(self).watch, Windows(self).watch, Ahead(self).watch]
        Vacations(self)
        letters = daily.Daily(self)
        await letters.recall()
        self.sessions.watchers.append(letters.watch)
        self.sessions.watchers += [Usual(self).watch, Plans(self).watch]
        Places(self)
        self.upkeep = Upkeep(self)
        if settings.first_process:
            await self.upkeep.begin()
        await commands.register(self)
        await self.deliverer.unshown.recall()
        if (lock := self.store.lock) is not None:
            lock.heard, lock.regained, lock.lost = self.sessions.heard, self.sessions.forget_all, self.gave_up.set
            self.workers.start("lock", lock)
        self.workers.start("pulse", Pulse(self.figures), vital=False)
        self.workers.start("database", Watch(self))
        self.workers.start("deliveries", self.deliverer.claims)
        self.workers.start("timers", self.timers.claims)
        self.workers.start("ages", self.ages, vital=False)
        if settings.application_emojis:
            self.workers.start("emojis", Providing(self), vital=False)
        if settings.first_process:
            self.tasks.start(describe(self), "description")
        self.greet()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect as soon as Discord may be asked once more."""
        await take_leave(self)
        await super().connect(reconnect=reconnect)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Clicks, choices and forms."""
        if interaction.type not in BY_ROUTER:
            return
        if self.answers(interaction):
            await self.router.hear(interaction)
        else:
            await self.turn_away(interaction)

    async def on_ready(self) -> None:
        """Connected: servers may have come and gone meanwhile."""
        try:
            await self.upkeep.look_round(list(self.guilds))
        except Unavailable as error:
            log.warning("who left meanwhile is looked up at the next connection: %s", error)

    async def on_app_command_completion(self, interaction: Interaction, command: object) -> None:
        """A command went well."""
        self.figures.interactions.labels(interaction.type.name, "done").inc()

    def answers(self, interaction: Interaction) -> bool:
        """Is anybody answered still? Whoever is, is waited for when the bot stops."""
        task = asyncio.current_task()
        interaction.extras["heard"] = self.clock.steady()
        logs.note(interaction=interaction.id, guild=interaction.guild_id, user=interaction.user.id)
        if self.shard_count:
            logs.note(shard=((interaction.guild_id or 0) >> 22) % self.shard_count)
        if self._stopping or task is None:
            return False
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        task.add_done_callback(lambda task: None if task.cancelled() else self.promises.over(interaction.id))
        if interaction.type is discord.InteractionType.autocomplete:
            task.add_done_callback(lambda _: self.ages.suggested(interaction))
        return True

    async def turn_away(self, interaction: Interaction) -> None:
        """The bot is just ending: whoever presses now hears that nothing was done, as long as it can be said."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, RuntimeError):
            await Answer(interaction).whisper(speech_of(str(interaction.locale)).say("error-stopping"))

    async def speech(self, interaction: Interaction) -> Speech:
        """The reader's words; Discord's locale decides while nobody knows their setting."""
        try:
            async with asyncio.timeout(SETTINGS_PATIENCE):
                return await self._speech(interaction)
        except (Unavailable, TimeoutError):
            return speech_of(str(interaction.locale), icons=self.icons)

    async def _speech(self, interaction: Interaction) -> Speech:
        own = await tongue_of(self, interaction)
        return speech_of(own or (await house_of(self, interaction)).language, icons=self.icons)

    async def close(self) -> None:
        """Stop the workers, leave Discord, close the store."""
        if self.is_closed():
            return
        self._stopping = True
        if self._answering:
            await asyncio.wait(set(self._answering), timeout=LAST_ANSWERS)
        await self.tasks.close()
        with contextlib.suppress(AttributeError):
            self.studio.close()
            self.thinkers.close()
            self.reviews.close()
        await super().close()
        await self.health.close()
        self.promises.close()
        with contextlib.suppress(AttributeError, Unavailable):
            await self.ages.save()
        with contextlib.suppress(AttributeError):
            await self.store.close()
