"""The stage of a test: a playground, its people, its channels, and bots that run on it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from playground.core import Core
from playground.kit.actor import Actor
from playground.kit.form import Form
from playground.kit.views import MessageView
from playground.kit.waiting import PATIENT, until
from playground.law.openapi import Validator, document_path
from playground.redirect import environment
from playground.server import Server
from playground.wire import Json
from playground.world.seed import add_channel, add_guild, add_role, invite_bot
from playground.world.things import NEWS

QUICK_READY = 0.02


class ChannelView:
    """A channel as everybody sees it: ephemeral messages are not here."""

    def __init__(self, core: Core, raw: Json) -> None:
        self._core, self.raw = core, raw

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def name(self) -> str:
        """The channel's name; a direct channel is called after the person."""
        return str(self.raw.get("name") or self.raw["recipients"][0]["username"])

    @property
    def messages(self) -> list[MessageView]:
        """The messages, oldest first."""
        posts = self._core.world.posts[self.id].values()
        return [MessageView(self._core.world, p) for p in posts if p.reader is None]

    @property
    def last(self) -> MessageView:
        """The newest message."""
        assert self.messages, f"#{self.name} is empty."
        return self.messages[-1]

    @property
    def text(self) -> str:
        """The whole channel, for reading."""
        return f"#{self.name}\n" + "\n".join(str(m) for m in self.messages)

    async def says(self, text: str, seconds: float = PATIENT) -> MessageView:
        """Wait until some public message says this."""

        def found() -> MessageView | None:
            return next((m for m in reversed(self.messages) if text in m.text), None)

        def story() -> str:
            return f"Nobody said “{text}”.\n{self.text}"

        seen = await until(self._core.world, found, story, seconds)
        assert seen is not None
        return seen


class Playground:
    """A playground for one test; discord.py in this process is pointed at it."""

    def __init__(
        self,
        *,
        locals: tuple[str, ...] = (),
        state: Path | None = None,
        free: bool = True,
        strict: bool = True,
        port: int = 0,
        patience: float = 3.0,
    ) -> None:
        document = document_path() if strict else None
        self._validator = Validator(document) if document else None
        self._settings: dict[str, Any] = {"state": state, "free": free, "locals": locals}
        self._port, self._patience = port, patience
        self.forms: dict[str, Form | None] = {}
        self._bots: dict[Any, asyncio.Task[None]] = {}

    async def __aenter__(self) -> Playground:
        self.server = Server(self._port, validator=self._validator, **self._settings)
        self.core = self.server.core
        self.core.desk.patience = self._patience
        self.faults, self.clock, self.journal = self.core.faults, self.core.world.clock, self.core.journal
        await self.server.start()
        self.server.redirect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for bot in list(self._bots):
            await self.stop(bot)
        await self.server.stop()
        if error is None and self.core.crashes:
            raise AssertionError("The playground itself failed:\n" + "\n".join(self.core.crashes))
        if error is None and self.violations:
            raise AssertionError("Against the OpenAPI document:\n" + "\n".join(self.violations))

    @property
    def violations(self) -> list[str]:
        """What the OpenAPI document would not allow; empty where there is no document."""
        return self._validator.violations if self._validator else []

    # people and places

    def user(self, name: str, locale: str | None = None) -> Actor:
        """Somebody by name, new if need be, looking at the first channel; `Owner` owns the server."""
        people = self.core.world.people.values()
        known = next((p for p in people if p.name == name and not p.user["bot"]), None)
        person = known or self.core.people.arrive(name)
        if locale and person.locale != locale:
            self.core.people.speak(person.id, locale)
        return Actor(self, person, self.channel)

    @property
    def channel(self) -> ChannelView:
        """The first text channel."""
        guild_id = next(iter(self.core.world.guilds))
        return ChannelView(self.core, self.core.world.channels_of(guild_id)[0])

    def channel_named(self, name: str) -> ChannelView:
        """A channel or thread by name."""
        found = next((c for c in self.core.world.channels.values() if c.get("name") == name), None)
        assert found is not None, f"There is no channel #{name}."
        return ChannelView(self.core, found)

    def channel_by_id(self, channel_id: str) -> ChannelView:
        """A channel, thread or direct channel by id."""
        return ChannelView(self.core, self.core.world.channel(channel_id))

    def add_channel(self, name: str, type: int) -> ChannelView:
        """One more channel of the first server; with announcements the server is a community."""
        guild = next(iter(self.core.world.guilds.values()))
        if type == NEWS:
            self.make_community()
        return ChannelView(self.core, add_channel(self.core.world, guild, name, type))

    def make_community(self) -> None:
        """Let the first server have announcements."""
        guild = next(iter(self.core.world.guilds.values()))
        guild["features"] = ["COMMUNITY", "NEWS"]
        self.core.world.keep_guild(guild)

    def add_guild(self, name: str, channel: str = "island") -> ChannelView:
        """One more server with everybody in it; returns its channel."""
        owner = next(p for p in self.core.world.people.values() if not p.user["bot"])
        guild = add_guild(self.core.world, name, owner.id, ((channel, ""),))
        return ChannelView(self.core, self.core.world.channels_of(guild["id"])[0])

    def invite_bot(self) -> None:
        """Let the bot into the first server again."""
        invite_bot(self.core.world, next(iter(self.core.world.guilds.values())))

    def add_role(self, name: str, *people: Actor) -> str:
        """A new role of the first server for some people; returns its id."""
        guild = next(iter(self.core.world.guilds.values()))
        return str(add_role(self.core.world, guild, name, [person.id for person in people])["id"])

    def grant(self, role: str, *permissions: int) -> None:
        """Give a role (`Bot`, `@everyone`) permissions in the first server."""
        self._change_role(role, lambda has: has | int(sum(permissions)))

    def withhold(self, role: str, *permissions: int) -> None:
        """Take permissions from a role in the first server."""
        self._change_role(role, lambda has: has & ~int(sum(permissions)))

    def _change_role(self, name: str, change: Callable[[int], int]) -> None:
        world, role = self.core.world, self._role(name)
        guild = next(iter(world.guilds.values()))
        role["permissions"] = str(change(int(role["permissions"])))
        world.keep_guild(guild)
        world.announce("GUILD_ROLE_UPDATE", {"guild_id": guild["id"], "role": role}, guild_id=guild["id"])

    def deny(self, role: str, *permissions: int) -> None:
        """Take permissions from a role in the first channel."""
        denied = {"id": self._role(role)["id"], "type": 0, "allow": "0", "deny": str(int(sum(permissions)))}
        self._overwrite(lambda known: [*known, denied])

    def allow_again(self, role: str) -> None:
        """Give a role back what was taken from it in the first channel."""
        role_id = self._role(role)["id"]
        self._overwrite(lambda known: [o for o in known if o["id"] != role_id])

    def _overwrite(self, change: Callable[[list[Json]], list[Json]]) -> None:
        world, channel = self.core.world, self.channel.raw
        channel["permission_overwrites"] = change(channel["permission_overwrites"])
        world.keep_channel(channel)
        world.announce("CHANNEL_UPDATE", channel, guild_id=channel["guild_id"], channel_id=channel["id"])

    def _role(self, name: str) -> Json:
        guild = next(iter(self.core.world.guilds.values()))
        found: Json = next(r for r in guild["roles"] if r["name"].lower() == name.lower())
        return found

    async def until(self, wish: Callable[[], Any], what: str = "it did not happen", seconds: float = PATIENT) -> Any:
        """Wait until something is true."""
        return await until(self.core.world, wish, lambda: f"{what}\n{self.channel.text}", seconds)

    # bots

    async def start(self, bot: Any) -> Any:
        """Log a discord.py client in and wait until it is ready."""
        # These two waits (2 s for more servers, 5 s between shards) have no purpose on a playground.
        bot._connection.guild_ready_timeout = QUICK_READY
        bot.before_identify_hook = _no_wait
        known = self.core.hub.identifies
        task = asyncio.create_task(bot.start(self.server.token))
        self._bots[bot] = task
        ready = asyncio.create_task(self._ready(bot, known))
        await asyncio.wait([task, ready], timeout=PATIENT, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            await task
            raise AssertionError(f"The bot ended, or is not ready after {PATIENT:.0f} seconds.")
        ready.result()
        return bot

    async def _ready(self, bot: Any, known: int) -> None:
        await self.core.hub.wait(lambda: self.core.hub.identifies > known, PATIENT)
        await bot.wait_until_ready()

    async def stop(self, bot: Any) -> None:
        """Log a client out for good: nobody will resume its sessions."""
        task = self._bots.pop(bot, None)
        await bot.close()
        with contextlib.suppress(TimeoutError):
            await self.core.hub.wait(lambda: not self.core.hub.online, 1 if not self._bots else 0)
        self.core.hub.forget_offline()
        if task:
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(task, 5)

    def environment(self) -> dict[str, str]:
        """What a bot in a process of its own needs for `playground.redirect.from_environment()`."""
        return environment(self.server.address, self.server.token)

    async def online(self, *, count: int = 1, seconds: float = PATIENT) -> None:
        """Wait until bots in other processes have that many sessions open."""
        hub = self.core.hub
        await hub.wait(lambda: sum(s.online for s in hub.sessions.values()) >= count, seconds)


async def _no_wait(shard_id: int | None, *, initial: bool = False) -> None:
    return None
