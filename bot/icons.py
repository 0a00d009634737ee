"""Icons: the small things of the pictures as emojis of the application, so that buttons and texts show the same.

An emoji is called after its icon and a hash of its picture: one that is drawn differently is another emoji. Where there
are none, because Discord refuses them or the owner wants none, everything is said in words alone. Two versions of the
bot may share an application: each finds its own, and neither takes away the other's while there is room.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import re
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import discord
import msgspec
import PIL
from discord import PartialEmoji

import renderer
from game.board.terrain import RESOURCE_OF
from renderer import emoji_names
from renderer.palette import DATA

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

NOTE = "emojis"
OURS = re.compile(r"(\w+)_[0-9a-f]{8}")
DIE = re.compile(r"(red|yellow)_\d")
FIRST = ("dice", "cards", "settlement", "road", "city", "development", "ship", "bank", "robber", "knight")
MOST = 2_000  # emojis an application may have
AGAIN = (60.0, 600.0, 1800.0)  # seconds until what Discord refused is tried again, ever later
ENOUGH = 5  # refusals in a row
TROUBLE = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


class Icons:
    """The emojis there are, by the name of their icon."""

    def __init__(self) -> None:
        self._known: dict[str, PartialEmoji] = {}

    def __len__(self) -> int:
        return len(self._known)

    def emoji(self, *names: str) -> PartialEmoji | None:
        """The first of these there is, for a button or an option."""
        return next((self._known[name] for name in names if name in self._known), None)

    def mark(self, *names: str) -> str:
        """The same in front of a word; nothing where there is none."""
        found = self.emoji(*names)
        return f"{found} " if found else ""

    def add(self, name: str, emoji: discord.Emoji) -> None:
        self._known[name] = PartialEmoji(name=emoji.name, id=emoji.id)


class Emojis(msgspec.Struct, frozen=True):
    """What the emojis are called, as long as the pictures are drawn in the same way."""

    drawing: bytes
    names: dict[str, str]


class Providing:
    """The worker that learns which emojis the application has and uploads those that are missing; words do meanwhile.

    Discord may refuse some for hours: then they come with a later try, and nothing else waits for them.
    """

    def __init__(self, bot: IslandBot) -> None:
        self._bot, self._refused = bot, 0

    async def round(self) -> None:
        """All of them, as far as Discord lets us."""
        bot = self._bot
        try:
            names = await _names(bot)
            there = {emoji.name: emoji for emoji in await bot.fetch_application_emojis()}
        except TROUBLE as error:
            self._tell(error)
            return
        for icon in names:
            if names[icon] in there:
                bot.icons.add(icon, there[names[icon]])
        failed = await self._add(names, there) if bot.settings.first_process else []
        if failed:
            self._tell(failed[0])
        else:
            self._refused = 0

    async def _add(self, names: dict[str, str], there: dict[str, discord.Emoji]) -> list[Exception]:
        missing = {icon: name for icon, name in names.items() if name not in there}
        await _make_room([emoji for name, emoji in there.items() if _is_old(name, names)], len(there), len(missing))
        return await _upload(self._bot, missing)

    def _tell(self, error: Exception) -> None:
        self._refused += 1
        log.warning("%s icons for buttons and texts, for the rest words must do: %s", len(self._bot.icons), error)

    async def rest(self) -> None:
        """For good once all are there; else ever longer."""
        if not self._refused:
            await asyncio.Event().wait()
        await self._bot.clock.sleep(AGAIN[min(self._refused, len(AGAIN)) - 1])


async def _upload(bot: IslandBot, missing: dict[str, str]) -> list[Exception]:
    """One after the other, with a pause; why some were refused. After several in a row the rest waits for next time."""
    refused: list[Exception] = []
    in_a_row = 0
    for icon, name in missing.items():
        try:
            picture = await bot.studio.emoji(icon)
            bot.icons.add(icon, await bot.create_application_emoji(name=name, image=picture))
            in_a_row = 0
        except TROUBLE as error:
            refused.append(error)
            in_a_row += 1
        if in_a_row >= ENOUGH:
            break
        await bot.clock.sleep(bot.settings.emoji_pause)
    if missing:
        log.info("uploaded %s emojis, %s were refused", len(missing) - len(refused), len(refused))
    return refused


async def _make_room(old: list[discord.Emoji], there: int, coming: int) -> None:
    """Older pictures go only where they stand in the way: another version of the bot may still show them."""
    surplus = there + coming - MOST
    for emoji in sorted(old, key=lambda emoji: emoji.id)[: max(0, surplus)]:
        with contextlib.suppress(*TROUBLE):
            await emoji.delete()


def _is_old(name: str, names: dict[str, str]) -> bool:
    """One of ours as it was drawn before."""
    found = OURS.fullmatch(name)
    return found is not None and found[1] in names and name not in names.values()


async def _names(bot: IslandBot) -> dict[str, str]:
    """What each icon's emoji is called; drawn only when the way of drawing has changed since the last time."""
    drawing, noted = _way_of_drawing(), await bot.store.notes.read(NOTE)
    kept = msgspec.msgpack.decode(noted, type=Emojis) if noted else None
    if kept is not None and kept.drawing == drawing:
        return kept.names
    names = {icon: f"{icon}_{_short(await bot.studio.emoji(icon))}" for icon in wanted()}
    await bot.store.notes.write(NOTE, msgspec.msgpack.encode(Emojis(drawing, names)))
    return names


def wanted() -> list[str]:
    """Every icon but the faces of dice; what everybody sees in the first minute comes first."""
    first = (*dict.fromkeys(RESOURCE_OF.values()), *FIRST)
    others = (name for name in emoji_names() if not DIE.fullmatch(name) and name not in first)
    return [*first, *sorted(others, key=lambda name: not name.startswith("seat_"))]


def _short(picture: bytes) -> str:
    return hashlib.sha256(picture).hexdigest()[:8]


def _way_of_drawing() -> bytes:
    """Changes with the code that draws, its library and its colours."""
    code = sorted(Path(renderer.__file__).parent.rglob("*.py"))
    digest = hashlib.sha256(PIL.__version__.encode())
    for path in (*code, DATA / "palette.json"):
        digest.update(path.read_bytes())
    return digest.digest()
