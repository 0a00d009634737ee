"""Things that go wrong, on demand."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass

from playground.gateway.hub import Hub
from playground.gateway.session import Line
from playground.world import places
from playground.world.world import Event, World


@dataclass
class RestFault:
    """One thing that will happen to the next matching requests."""

    method: str
    path: re.Pattern[str]
    times: int
    status: int | None = None
    code: int = 0
    retry_after: float = 0.0
    latency: float = 0.0
    hang_up: str | None = None

    def meets(self, method: str, path: str) -> bool:
        """Is this request the one?"""
        return self.times > 0 and self.method in ("*", method) and self.path.search(path) is not None


class Faults:
    """What a test can break."""

    def __init__(self, world: World, hub: Hub) -> None:
        self.world, self.hub = world, hub
        self._rest: list[RestFault] = []
        self._repeat = 0
        self._hold = 0
        self._held: list[Event] = []
        hub.deliver = self._deliver

    def calm(self) -> None:
        """Nothing more goes wrong by itself; what is cut off stays cut off."""
        self._rest.clear()
        self._repeat = self._hold = 0

    # REST

    def fail(
        self, status: int, path: str = "", method: str = "*", times: int = 1, retry_after: float = 0.1, code: int = 0
    ) -> None:
        """Answer the next requests whose path matches with an error (429, 500, 503; 403 with code 40003 …).

        A 429 is a shared one, as Discord gives for minutes at times.
        """
        self._rest.append(RestFault(method, re.compile(path), times, status, code, retry_after))

    def slow(self, seconds: float, path: str = "", method: str = "*", times: int = 1) -> None:
        """Let the next requests wait before they are handled."""
        self._rest.append(RestFault(method, re.compile(path), times, latency=seconds))

    def hang_up(self, path: str = "", method: str = "*", times: int = 1, *, after_work: bool = False) -> None:
        """Close the connection instead of answering, before or after the work is done."""
        self._rest.append(RestFault(method, re.compile(path), times, hang_up="after" if after_work else "before"))

    def meet(self, method: str, path: str) -> RestFault | None:
        """The fault that strikes this request, used up by it."""
        fault = next((f for f in self._rest if f.meets(method, path)), None)
        if fault:
            fault.times -= 1
            if not fault.times:
                self._rest.remove(fault)
        return fault

    # gateway

    def drop_gateway(self) -> None:
        """Cut every gateway socket without a word, as a network does."""
        self._each_line(Line.abort)

    def half_open_gateway(self) -> None:
        """Leave the sockets open but never send anything on them again."""
        self._each_line(lambda line: setattr(line, "muted", True))

    async def close_gateway(self, code: int, reason: str = "") -> None:
        """Close every gateway socket with a code."""
        lines = [s.line for s in self.hub.sessions.values() if s.line]
        await asyncio.gather(*(line.close(code, reason) for line in lines))

    def ask_to_reconnect(self) -> None:
        """Send op 7: come back and resume."""
        self._each_line(lambda line: line.send({"op": 7, "d": None}))

    def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Send op 9; the session is forgotten unless it may be resumed."""
        self._each_line(lambda line: line.send({"op": 9, "d": resumable}))
        if not resumable:
            self.hub.sessions.clear()

    def _each_line(self, act: Callable[[Line], object]) -> None:
        for session in list(self.hub.sessions.values()):
            if session.line:
                act(session.line)

    # interactions

    def deliver_twice(self, count: int = 1) -> None:
        """Deliver each of the next interactions twice."""
        self._repeat = count

    def deliver_reversed(self, count: int = 2) -> None:
        """Hold the next interactions until there are `count`, then deliver the last one first."""
        self._hold, self._held = count, []

    def _deliver(self, event: Event) -> list[Event]:
        if event.name != "INTERACTION_CREATE":
            return [event]
        if self._repeat:
            self._repeat -= 1
            return [event, event]
        if self._hold:
            self._held.append(event)
            if len(self._held) < self._hold:
                return []
            self._hold, held = 0, self._held
            return held[::-1]
        return [event]

    # the world

    def close_dms(self, user_id: str, *, open: bool = False) -> None:
        """This person takes no direct messages any more (50007)."""
        person = self.world.person(user_id)
        person.dms_open = open
        self.world.keep_person(person)

    def leave_guild(self, user_id: str, guild_id: str) -> None:
        """Somebody leaves a server; who shares none with the bot takes no direct messages from it (50278)."""
        gone = self.world.members[guild_id].pop(user_id)
        self.world.keep_guild(self.world.guild(guild_id))
        told = {"guild_id": guild_id, "user": gone["user"]}
        self.world.announce("GUILD_MEMBER_REMOVE", told, guild_id=guild_id)

    def delete_channel(self, channel_id: str) -> None:
        """A channel is deleted under the bot."""
        places.remove(self.world, self.world.channel(channel_id))

    def kick_bot(self, guild_id: str) -> None:
        """The bot is thrown out of a server."""
        places.leave(self.world, self.world.guild(guild_id))
