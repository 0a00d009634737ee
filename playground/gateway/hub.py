"""All sessions together: who is online, and which event goes where."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from playground.gateway.intents import GUILD_MEMBERS, GUILDS, for_bot
from playground.gateway.session import Line, Session
from playground.law.permissions import sees
from playground.wire import Json
from playground.world.things import thread_for
from playground.world.world import Event, World

CONCURRENCY, IDENTIFY_PAUSE, IDENTIFIES_A_DAY = 16, 5.0, 1000
GOODBYE = (1000, 1001)
Delivery = Callable[[Event], list[Event]]


class Hub:
    """Sends the world's events to the bot's sessions."""

    def __init__(self, world: World, url: str) -> None:
        self.world, self.url = world, url
        self.sessions: dict[str, Session] = {}
        self.forbidden_intents = 0
        self.heartbeat_ms = 41_250
        self.shards = 1
        self.identifies, self.reset_after = 0, 0
        self.free = True
        self._identified_at: dict[int, float] = {}
        self.resumes = 0
        self.deliver: Delivery = lambda event: [event]
        self._changed = asyncio.Event()
        world.listeners.append(self.hear)

    @property
    def online(self) -> bool:
        """Is a bot connected?"""
        return any(s.online for s in self.sessions.values())

    def served(self, guild_id: str | None) -> bool:
        """Is the shard of this server connected?"""
        return any(s.online and s.owns(guild_id) for s in self.sessions.values())

    def hear(self, event: Event) -> None:
        """Pass an event on to every session that may have it; faults may hold, repeat or reorder it first."""
        for delivered in self.deliver(event):
            self.send(delivered)

    def send(self, event: Event) -> None:
        """Give an event to the sessions."""
        for session in self.sessions.values():
            if session.owns(event.guild_id):
                data = for_bot(self.world, session.intents, event)
                if data is not None and event.guild_id and event.name == "GUILD_CREATE":
                    data = self.guild(event.guild_id, session.intents)
                if data is not None:
                    session.emit(event.name, data)

    def open(self, intents: int, shard: tuple[int, int], line: Line) -> Session:
        """Begin a session: READY, then its servers one by one."""
        session = Session(intents, shard)
        self.identifies += 1
        for stale in [s for s in self.sessions.values() if not s.online and s.shard == shard]:
            del self.sessions[stale.id]
        self.sessions[session.id] = session
        session.line = line
        mine = [g for g in self.world.guilds if session.owns(g) and self.world.in_guild(g, self.world.bot_id)]
        session.emit("READY", self._ready(session, mine))
        if intents & GUILDS:
            for guild_id in mine:
                session.emit("GUILD_CREATE", {**self.guild(guild_id, intents), "unavailable": False})
        self.moved()
        return session

    def too_soon(self, shard: tuple[int, int]) -> bool:
        """One IDENTIFY per five seconds and bucket of shards, unless the playground is free of such limits."""
        now, bucket = time.monotonic(), shard[0] % CONCURRENCY
        soon = now - self._identified_at.get(bucket, -IDENTIFY_PAUSE) < IDENTIFY_PAUSE
        self._identified_at[bucket] = now
        return soon and not self.free

    def resume(self, session: Session, seq: int, line: Line) -> bool:
        """Go on with a session: what was missed, then RESUMED."""
        missed = session.missed(seq)
        if missed is None:
            return False
        self.resumes += 1
        session.line = line
        for raw in missed:
            line.send_text(raw)
        session.emit("RESUMED", {"_trace": ["playground"]})
        self.moved()
        return True

    def lost(self, session: Session, line: Line) -> None:
        """A socket closed; the session waits for a resume, unless the bot itself said goodbye."""
        if session.line is line:
            session.line = None
            if not line.ended_here and line.socket.close_code in GOODBYE:
                self.sessions.pop(session.id, None)
            self.moved()

    def forget_offline(self) -> None:
        """Sessions without a socket have waited long enough."""
        for session in [s for s in self.sessions.values() if not s.online]:
            del self.sessions[session.id]

    def moved(self) -> None:
        """Wake everybody who waits for the bot to come or go."""
        self._changed.set()
        self._changed = asyncio.Event()
        self.world.announce("BOT", {"online": self.online})

    async def wait(self, met: Callable[[], bool], seconds: float = 60) -> None:
        """Wait until something about the sessions is true."""
        async with asyncio.timeout(seconds):
            while not met():
                await self._changed.wait()

    async def close(self) -> None:
        """Hang up on everybody."""
        for session in list(self.sessions.values()):
            if session.line:
                with contextlib.suppress(Exception):
                    await session.line.close(1001, "The playground is closing.")

    def guild(self, guild_id: str, intents: int) -> Json:
        """A server as GUILD_CREATE shows it to a bot that has just joined."""
        world = self.world
        members = list(world.members[guild_id].values())
        mine = [t for t in world.threads_of(guild_id) if sees(world, t, world.bot_id)]
        return {
            **world.guild(guild_id),
            "member_count": len(members),
            "large": False,
            "joined_at": world.members[guild_id][world.bot_id]["joined_at"],
            "channels": [c for c in world.channels_of(guild_id) if sees(world, c, world.bot_id)],
            "threads": [thread_for(t, world.bot_id, world.thread_members) for t in mine],
            "members": members if intents & GUILD_MEMBERS else [world.members[guild_id][world.bot_id]],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _ready(self, session: Session, guild_ids: list[str]) -> Json:
        bot = self.world.bot.user
        return {
            "v": 10,
            "user": {**bot, "mfa_enabled": True, "verified": True, "email": None},
            "guilds": [{"id": id, "unavailable": True} for id in guild_ids],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": self.world.bot_id, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "_trace": ["playground"],
        }
