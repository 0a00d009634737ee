"""What people read about time: reminders, and that their turn is near."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot import ui
from bot.seated import Seated
from bot.show.table import numbers
from bot.speech import Speech, speech_of
from bot.ui import Sheet
from bot.widgets.menu import public_buttons
from game.engine import Prompt

if TYPE_CHECKING:
    from bot.app import IslandBot

REMINDER, AHEAD = "remind", "ahead"


class Letter(msgspec.Struct, frozen=True):
    """To whom, about which question, and the how-manieth it is."""

    seat: int
    prompt: int
    times: int


async def reminder(bot: IslandBot, table: Seated, letter: Letter, prompt: Prompt, *, louder: bool) -> Sheet:
    """Names the game, links its table, and has the buttons to act right there."""
    speech, user = await _reader(bot, table, letter.seat)
    what = speech.say(f"prompt-{prompt.kind}", name=speech.name(prompt.seat), **numbers(prompt.args))
    key = "remind-louder" if louder else "remind-first"
    text = speech.say(key, name=f"<@{user}>", what=what, link=await link(bot, table))
    return ui.sheet(ui.words(text), *ui.rows(public_buttons(speech, table)), call=[user])


async def ahead(bot: IslandBot, table: Seated, letter: Letter) -> Sheet:
    speech, _ = await _reader(bot, table, letter.seat)
    return ui.sheet(ui.words(speech.say("remind-ahead", link=await link(bot, table))))


async def link(bot: IslandBot, table: Seated) -> str:
    """Where the table message stands; the channel while there is none."""
    standing = await bot.store.messages.standing(table.id)
    message = next((p.message_id for p in standing if p.kind == "table"), None)
    place = f"https://discord.com/channels/{table.record.guild_id or '@me'}/{table.record.channel_id}"
    return f"{place}/{message}" if message else place


async def _reader(bot: IslandBot, table: Seated, seat: int) -> tuple[Speech, int]:
    user = table.user_at(seat)
    assert user is not None
    person = await bot.store.people.load(user)
    return speech_of(person.language or table.meta.language, table), user
