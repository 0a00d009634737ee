"""What must hold whatever goes wrong: some of it always, the rest once nothing has gone wrong for a while."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import aiohttp
import discord

from bot.automatic import TIMER as AUTOMATIC
from bot.history import entries
from bot.moves import read_line
from bot.show.stage import wanted
from bot.speech import speech_of
from bot.store import Occupied, Unavailable
from bot.time.clocks import clock_of, reminder_key
from bot.time.letters import REMINDER
from bot.time.reminders import TIMER
from game.engine import encode, replay
from playground.world.compose import walk
from playground.world.things import Post
from playground.world.world import Event
from tests.simulation.people import Deed, Room
from tests.simulation.stage import Machine, Stage

NETWORK = (
    aiohttp.ClientError, discord.DiscordServerError, discord.RateLimited, OSError, TimeoutError, Unavailable, Occupied
)  # fmt: skip
"""What comes from outside and is no fault of the bot."""
ASKING = ("do", "answer", "menu", "offer")  # verbs of buttons that belong to the present
BUG = speech_of("en").say("error-bug", number="#").partition("#")[0]
CLOSED = (discord.ConnectionClosed, discord.GatewayNotFound)


# --- always ---------------------------------------------------------------------------------------------------------


async def of_log(room: Room) -> list[str]:
    """The log gives the state."""
    table = await room.table()
    if table.game is None:
        return []
    lines = await entries(room.eyes.store, room.game_id)
    given = encode(replay(table.family.starter(table.setup()), lines))
    return [] if given == encode(table.island) else [f"log: gives another state than that of game {room.game_id}"]


async def of_deeds(room: Room, refusals: dict[str, str]) -> list[str]:
    """What somebody was told to have done was done once, what was refused was not, and nobody did anything else."""
    found, of_game = list[str](), "SELECT id, version FROM interaction WHERE game_id = ?"
    rows = dict(room.eyes.rows(of_game, room.game_id))
    by_id = {deed.interaction_id: deed for deed in room.deeds if deed.interaction_id}
    for deed in by_id.values():
        verdict = _verdict(deed, refusals)
        if verdict == "done" and deed.key and deed.interaction_id not in rows:
            found.append(f"lost: {deed.key} of {deed.user_id}, told {deed.told}")
        if verdict == "refused" and deed.interaction_id in rows:
            found.append(f"refused and done: {deed.key} of {deed.user_id}, told {deed.told}")
    versions = {version: interaction for interaction, version in rows.items()}
    for line in await room.eyes.store.log.read(room.game_id):
        if line.user_id is None:
            continue
        known, (key, values, _) = by_id.get(versions.get(line.seq, 0)), read_line(line)
        if known is None:
            waiting = any(not deed.interaction_id and deed.key == key for deed in room.deeds)
            found += [] if waiting else [f"out of nothing: {key} of {line.user_id}, line {line.seq}"]
        elif known.key and (known.user_id, known.key, known.values) != (line.user_id, key, values[1:]):
            found.append(f"another deed: {key} {values} of {line.user_id} for {known}")
    return found


def _verdict(deed: Deed, refusals: dict[str, str]) -> str:
    """What somebody must believe."""
    if deed.failed or not deed.told:
        return "unknown"
    reasons = ["bug" if text.startswith(BUG) else refusals.get(text) for text in deed.told]
    if None in reasons:
        return "done"
    return "unknown" if "uncertain" in reasons else "refused"


class Leaks:
    """Listens to everything that is shown: nobody sees the hand of another."""

    def __init__(self, stage: Stage) -> None:
        self._world = stage.core.world
        self._hands: dict[str, set[str]] = {}
        self.found: list[str] = []
        self._world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        post: Post | None = getattr(event, "post", None)
        if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or post is None:
            return
        for picture in _pictures(post.body):
            if not picture.startswith("hand_png"):
                continue
            if post.reader is None:
                self.found.append(f"leak: {picture} for all to see")
            self._hands.setdefault(picture, set()).add(post.reader or "")

    def of_hands(self) -> list[str]:
        """The same hand was never shown to two people, unless they hold the same."""
        shared = {picture: len(readers) for picture, readers in self._hands.items() if len(readers) > 1}
        return [f"leak: {picture} shown to {count}" for picture, count in shared.items()]


class Doubles:
    """Watches every post: no table is posted while the same one stands already."""

    def __init__(self, stage: Stage) -> None:
        self._world = stage.core.world
        self.found: list[str] = []
        self._world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        post: Post | None = getattr(event, "post", None)
        if event.name != "MESSAGE_CREATE" or post is None or post.reader is not None:
            return
        shows = _content(post.body["components"])
        others = [p for p in self._world.posts[post.channel_id].values() if p.reader is None and p.id != post.id]
        if any(name == "picture" for name, _ in shows):
            self.found += ["doubled: a table" for p in others if _content(p.body["components"]) == shows]


class Trouble(logging.Handler):
    """Whatever the log calls an error, unless it comes from outside."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        while error is not None and isinstance(error, discord.app_commands.CommandInvokeError):
            error = error.__cause__
        if "died" in record.getMessage() or (error is not None and not isinstance(error, NETWORK + CLOSED)):
            self.found.append(f"error: {record.getMessage()}: {error!r}")


# --- once all is calm -----------------------------------------------------------------------------------------------


async def quiet(room: Room, machine: Machine) -> bool:
    """Nothing waits to be shown, nothing is due, no automatic player is about to move, and no worker is still pausing.

    That player moves soon, unless the clock was put back meanwhile; what it was asked is shown with what it did. Who
    failed for long tries again after a pause, which may end later than all that was wrong.
    """
    if not machine.ready or machine.bot.workers.stuck() or await room.eyes.store.deliveries.waiting():
        return False
    coming = "SELECT id FROM timer WHERE due_at <= ? OR kind = ? LIMIT 1"
    return not room.eyes.rows(coming, machine.bot.clock.now(), AUTOMATIC)


async def of_tables(room: Room, machine: Machine) -> list[str]:
    """What stands in the channel is what should, and nothing else has buttons."""
    table, found = await room.table(), list[str]()
    standing = await room.eyes.store.messages.standing(room.game_id)
    plan = wanted(machine.bot, table, standing)
    shown = {m.id: m for m in room.messages}
    stands = set[str]()
    for message in plan:
        posted = next((p for p in standing if (p.kind, p.key) == (message.kind, message.key)), None)
        actual = shown.get(str(posted.message_id)) if posted else None
        if actual is None:
            found.append(f"missing: {message.kind} {message.key} of game {room.game_id}")
            continue
        stands.add(actual.id)
        page: Any = (await message.make()).view
        if _content(page.to_components()) != _content(actual.raw["components"]):
            found.append(f"stale: {message.kind} {message.key} of game {room.game_id}")
    known = {str(each) for (each,) in room.eyes.rows("SELECT message_id FROM message WHERE game_id = ?", room.game_id)}
    stands |= {str(p.message_id) for p in standing if p.kind == REMINDER}
    for message_id, seen in shown.items():
        asks = any((button.custom_id or "").partition(":")[0] in ASKING for button in seen.buttons)
        if seen.buttons and (message_id not in known or (asks and message_id not in stands)):
            found.append(f"stray: {message_id} in the channel of game {room.game_id}: {seen.text[:60]!r}")
    return found


async def of_timers(room: Room, lived_twice: Sequence[tuple[int, int]] = ()) -> list[str]:
    """Everybody waited for has one timer, and was reminded as often as it was time to.

    Which of two things came first cannot be told from moments that were lived twice.
    """
    table, found = await room.table(), list[str]()
    if not table.playing:
        return found
    waits = [t for t in await room.eyes.store.timers.of_game(room.game_id) if t.kind == TIMER]
    clocks = {seat: clock for seat in range(len(table.seats)) if (clock := clock_of(table, seat)) is not None}
    if len(waits) != len(clocks):
        found.append(f"timers: {len(waits)} for {len(clocks)} people of game {room.game_id}")
    letters = _letters(room)
    for seat, clock in clocks.items():
        key = reminder_key(table, seat)
        told = all(not begin <= at <= end for begin, end in lived_twice for at in (clock.last, table.record.updated_at))
        if clock.reminders and told and clock.last >= table.record.updated_at and key not in letters:
            found.append(f"reminder lost: {key} of game {room.game_id}")
    found += [f"reminder doubled: {key} of game {room.game_id}" for key, n in letters.items() if n > 1]
    return found


def _letters(room: Room) -> Counter[str]:
    sql = "SELECT key FROM message WHERE game_id = ? AND kind = ?"
    return Counter(key for (key,) in room.eyes.rows(sql, room.game_id, REMINDER))


async def of_outage(machine: Machine) -> list[str]:
    """A bot without its database says so."""
    request: Any = None
    well, ready = await machine.bot.health._well(request), await machine.bot.health._ready(request)
    return [f"health: {path} is green without a database" for path, told in (("/healthz", well), ("/readyz", ready))
            if told.status == 200]  # fmt: skip


def of_health(machine: Machine) -> list[str]:
    """A bot that has been left alone is well."""
    stuck = machine.bot.workers.stuck()
    return [f"health: {', '.join(stuck)} stuck though nothing is wrong"] * bool(stuck) + [
        f"health: {machine.bot.tasks.died} tasks have died"
    ] * bool(machine.bot.tasks.died)


# --- what a message shows -------------------------------------------------------------------------------------------


def _content(components: Any) -> list[Any]:
    """Words, buttons and pictures, in order."""
    return list(_parts(components))


def _parts(components: Any) -> Iterator[Any]:
    for part in walk(components):
        for name in ("content", "label", "custom_id"):
            if part.get(name):
                yield name, part[name]
        for item in part.get("items") or ():
            yield "picture", item.get("description")


def _pictures(body: Any) -> list[str]:
    return [str(value) for name, value in _parts(body["components"]) if name == "picture"]
