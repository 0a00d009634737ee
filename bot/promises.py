"""Answers that are owed, so that a killed process leaves nobody with nothing.

A press is acknowledged before its effect is committed, for one that came too late must do nothing. Whoever is killed in
between has done nothing, and nobody would say so. So every promise is noted in a file and crossed out when its press is
over; what is left is answered at the next start, while Discord still takes an answer. The notes are handed to the
system and not waited for: a killed process loses nothing by that, and a lost machine loses notes of some minutes.
"""

from __future__ import annotations

import contextlib
import logging
import os
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import msgspec
from discord import Interaction
from msgspec import Struct

from bot.clock import MINUTE, Clock
from bot.speech import speech_of
from bot.store.files import OWNER
from bot.ui import sheet, words
from bot.workers import insist

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

LIFETIME = 14 * MINUTE  # of a token, with a minute to spare
LONGEST = 1 << 20  # bytes after which what is crossed out is left away
OF_AN_APPLICATION = 3  # the kind of webhook by which interactions are answered
TROUBLE = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


class Promise(Struct, frozen=True, omit_defaults=True):
    """What is needed to answer a press later; or, without a token, that it is over."""

    id: int
    token: str = ""
    user: int = 0
    locale: str = ""
    at: int = 0
    waits: bool = False
    """The person sees that something is coming."""


class Promises:
    """The file, and what is not crossed out in it."""

    def __init__(self, file: Path, clock: Clock) -> None:
        self._path, self._clock = file, clock
        self._owed: dict[int, Promise] = {}
        self._file: FileIO | None = None
        self._length = 0

    def begin(self) -> list[Promise]:
        """Take over what was left; from now on promises are noted."""
        self._owed = {promise.id: promise for promise in self._left()}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = FileIO(self._path, "a", opener=lambda path, flags: os.open(path, flags, OWNER))
        except OSError as error:
            log.warning("promised answers cannot be noted, so a killed bot will not say so: %s", error)
        self._write_anew()
        return list(self._owed.values())

    def made(self, interaction: Interaction, *, waits: bool) -> None:
        """A press is about to be acknowledged."""
        who, now = interaction.user.id, self._clock.now()
        made = Promise(interaction.id, interaction.token, who, str(interaction.locale), now, waits)
        self._owed[made.id] = made
        self._note(made)

    def over(self, number: int) -> None:
        """A press has had its answer, or needs none any more."""
        if self._owed.pop(number, None) is None:
            return
        if self._owed and self._length < LONGEST:
            self._note(Promise(number))
        else:
            self._write_anew()

    def close(self) -> None:
        """Nobody presses any more; what is still owed is answered at the next start."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _left(self) -> list[Promise]:
        left: dict[int, Promise] = {}
        with contextlib.suppress(OSError):
            for line in self._path.read_bytes().splitlines():
                with contextlib.suppress(msgspec.MsgspecError):  # the last one may be cut off
                    promise = msgspec.json.decode(line, type=Promise)
                    left.pop(promise.id, None)
                    left |= {promise.id: promise} if promise.token else {}
        return list(left.values())

    def _note(self, *promises: Promise) -> None:
        if self._file is None:
            return
        with contextlib.suppress(OSError):  # a full disk costs the note, never the press
            self._length += self._file.write(b"".join(msgspec.json.encode(each) + b"\n" for each in promises))

    def _write_anew(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.truncate(0)
            self._length = 0
            self._note(*self._owed.values())


async def keep(bot: IslandBot, left: list[Promise]) -> None:
    """Tell everybody whom the last process left without an answer what became of their press."""
    for promise in left:
        try:
            if bot.clock.now() - promise.at < LIFETIME and (text := await _outcome(bot, promise)):
                await _tell(bot, promise, text)
        except TROUBLE as error:
            log.info("interaction %s was not answered after a restart: %s", promise.id, error)
        bot.promises.over(promise.id)


async def _outcome(bot: IslandBot, promise: Promise) -> str:
    """Done or not; nothing where it is done and the table shows it."""
    done = await insist(bot.clock, lambda: bot.store.interactions.find(promise.id)) is not None
    if done and not promise.waits:
        return ""
    person = await insist(bot.clock, lambda: bot.store.people.load(promise.user))
    speech = speech_of(person.language or promise.locale, icons=bot.icons)
    return speech.say("error-untold" if done else "error-stopping")


async def _tell(bot: IslandBot, promise: Promise, text: str) -> None:
    where: Any = {"id": bot.application_id, "type": OF_AN_APPLICATION, "token": promise.token}
    hook = discord.Webhook.from_state(where, state=bot._connection)
    await hook.send(view=sheet(words(text)).view, ephemeral=True, wait=True)
