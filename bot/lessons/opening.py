"""A lesson begins: in a private thread of the learner's own, or a direct message where threads are not allowed."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias
from weakref import WeakValueDictionary

import discord
from discord import Interaction
from msgspec import structs

from bot import ui
from bot.lobby.actions import SEED
from bot.lobby.beginning import begin
from bot.lobby.running import abandoned
from bot.names import clean, distinct
from bot.seated import Meta, Seated, Taught, packed, read_meta
from bot.speech import Speech
from bot.store import Action as Transaction
from bot.store import ChannelTaken, NoSuchGame, Seat
from game.engine import Refused, commitment
from game.lessons import Lesson, lesson

if TYPE_CHECKING:
    from bot.app import IslandBot

    Here: TypeAlias = Interaction[IslandBot]

THREADS = ("create_private_threads", "send_messages_in_threads")

_opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


class Opened(NamedTuple):
    """A lesson and whether it was there already."""

    table: Seated
    known: bool


async def open_lesson(
    interaction: Here, speech: Speech, name: str, *, whole: bool = False, again: bool = False
) -> Opened:
    """The learner's lesson of this name: the one in progress, or a new one; `whole` begins before the founding."""
    try:
        found = lesson(name)
    except LookupError:
        raise Refused("no_such_lesson") from None
    bot, learner = interaction.client, interaction.user.id
    lock = _opening.setdefault(learner, asyncio.Lock())
    async with lock:  # two quick presses are one wish
        if (known := await _in_progress(bot, learner, name)) is not None:
            if not again:
                return Opened(await _underway(bot, known), True)
            await bot.sessions.change(known.id, abandoned)
        place = await _place(interaction, speech, name)
        meta = _meta(speech, interaction, found, 0 if whole else found.begins)
        return Opened(await _open(bot, place, interaction, meta), False)


async def _in_progress(bot: IslandBot, learner: int, name: str) -> Seated | None:
    """The learner's lesson of this name that has not been left."""
    for game in await bot.store.games.of_user(learner):
        taught = read_meta(game.meta).lesson
        if taught is not None and taught.name == name and not taught.left:
            table = await bot.sessions.open(game.id)
            if table.game is not None:
                return table
    return None


async def _place(interaction: Here, speech: Speech, name: str) -> discord.Thread | discord.DMChannel:
    """Somewhere for the learner alone."""
    channel = interaction.channel
    room = channel.parent if isinstance(channel, discord.Thread) else channel
    allowed = all(getattr(interaction.app_permissions, p) for p in THREADS)
    if isinstance(room, discord.TextChannel) and not room.is_news() and allowed:  # news have no private threads
        title = speech.say(f"lesson-{name}")
        thread = await room.create_thread(name=title[:100], type=discord.ChannelType.private_thread, invitable=False)
        await thread.add_user(discord.Object(interaction.user.id))
        return thread
    direct = interaction.user.dm_channel or await interaction.user.create_dm()
    try:
        greeting = ui.sheet(ui.words(speech.say("lesson-direct", title=speech.say(f"lesson-{name}"))))
        await direct.send(view=greeting.view)
    except discord.Forbidden:
        raise Refused("no_place_for_lesson") from None
    return direct


def _meta(speech: Speech, interaction: Here, found: Lesson, begins: int) -> Meta:
    """Everybody at their seat, the learner under their own name."""
    names = list(found.names)
    names[found.learner] = distinct(clean(interaction.user.display_name), tuple(n for n in names if n))
    setup = found.setup
    taught = Taught(found.name, found.learner, begins, interaction.channel_id or 0)
    return Meta(
        speech.words.language, setup.modules, setup.options, tuple(names), setup.colours, setup=setup,
        family=setup.family, lesson=taught,
    )  # fmt: skip


async def _open(bot: IslandBot, place: discord.Thread | discord.DMChannel, interaction: Here, meta: Meta) -> Seated:
    guild, learner, seed = getattr(place.guild, "id", None), interaction.user.id, secrets.token_bytes(SEED)
    agreed = packed(structs.replace(meta, promise=commitment(seed)))
    create = partial(
        bot.store.games.create, channel_id=place.id, guild_id=guild, host_id=learner, meta=agreed
    )  # fmt: skip
    try:
        record = await create()
    except ChannelTaken as taken:  # an old lesson in the direct messages gives way; a game does not
        await _make_way(bot, taken)
        record = await create()

    def sit(tx: Transaction, table: Seated) -> Seated:
        assert meta.lesson is not None
        tx.seal(seed)  # for those who play on when the lesson is over
        seats = tuple(Seat(i, learner if i == meta.lesson.seat else None) for i in range(len(meta.names)))
        return begin(tx, table.after(table.record.version, seats=seats), seed)

    return await _underway(bot, (await bot.sessions.change(record.id, sit))[1])


async def _underway(bot: IslandBot, table: Seated) -> Seated:
    """The lesson at its first step, or where it was."""
    return (await bot.sessions.play(table.id, lambda now: _nothing, table.record.host_id)).after


async def _nothing(table: Seated) -> None:
    """Whatever is written before the learner comes in follows by itself."""
    return None


async def _make_way(bot: IslandBot, taken: ChannelTaken) -> None:
    try:
        table = await bot.sessions.open(taken.game_id)
    except NoSuchGame:
        return
    taught = table.meta.lesson
    if taught is None or taught.left:
        raise taken
    await bot.sessions.change(table.id, abandoned)


def left(table: Seated) -> Taught:
    """The lesson of a table that is played on from here."""
    taught = table.meta.lesson
    assert taught is not None
    return structs.replace(taught, left=table.island.moves)
