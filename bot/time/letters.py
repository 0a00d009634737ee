"""What people read about time: reminders, and that their turn is near."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot import ui
from bot.seated import Seated
from bot.speech import Speech, speech_of
from bot.ui import Sheet
from bot.widgets.menu import public_buttons
from bot.wire import Press
from game.engine import Prompt

if TYPE_CHECKING:
    from bot.app import IslandBot

REMINDER, AHEAD = "remind", "ahead"


class Letter(msgspec.Struct, frozen=True):
    """To whom, about which question (or turn), and the how-manieth it is."""

    seat: int
    about: int
    times: int = 0


async def reminder(
    bot: IslandBot, table: Seated, letter: Letter, prompt: Prompt, *, louder: bool, direct: bool
) -> Sheet:
    """Names the game, links its table, and has the buttons to act right there."""
    speech, user = await _words(bot, table, letter.seat, direct=direct)
    what = speech.ask(prompt)
    key = "remind-louder" if louder else "remind-first"
    text = speech.say(key, name=f"<@{user}>", what=what, channel=_room(table), link=await link(bot, table))
    return ui.sheet(ui.words(text), *ui.rows(_buttons(speech, table, prompt)), call=[user])


def _buttons(speech: Speech, table: Seated, prompt: Prompt) -> list[ui.Item]:
    """Those of the table for the one whose turn it is, the private choice for others."""
    if prompt.seat == table.island.rules.mover(table.island):
        return public_buttons(speech, table)
    choose = ui.button(speech.say("button-choose"), Press("answer", table.id, action=prompt.kind))
    return [choose, ui.button(speech.say(table.family.own), Press("hand", table.id))]


async def ahead(bot: IslandBot, table: Seated, letter: Letter) -> Sheet:
    """You are next."""
    speech, _ = await _words(bot, table, letter.seat, direct=True)
    return ui.sheet(ui.words(speech.say("remind-ahead", channel=_room(table), link=await link(bot, table))))


def _room(table: Seated) -> str:
    return f"<#{table.record.channel_id}>"


async def link(bot: IslandBot, table: Seated) -> str:
    """Where the table message stands; the channel while there is none."""
    standing = await bot.store.messages.standing(table.id)
    message = next((p.message_id for p in standing if p.kind == "table"), None)
    place = f"https://discord.com/channels/{table.record.guild_id or '@me'}/{table.record.channel_id}"
    return f"{place}/{message}" if message else place


async def _words(bot: IslandBot, table: Seated, seat: int, *, direct: bool) -> tuple[Speech, int]:
    """In private the reader's language, in the channel the table's."""
    user = table.user_at(seat)
    assert user is not None
    language = (await bot.store.people.load(user)).language if direct else None
    return speech_of(language or table.meta.language, table, bot.icons), user
