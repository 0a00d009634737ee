"""What people read about time: reminders, and that their turn is near."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from discord import ButtonStyle

from bot import ui
from bot.clock import SECOND
from bot.seated import Seated
from bot.speech import Speech, speech_of
from bot.ui import Sheet
from bot.widgets.menu import public_buttons
from bot.wire import Press
from game.engine import Question

if TYPE_CHECKING:
    from bot.app import IslandBot

REMINDER, AHEAD, REST, DAILY = "remind", "ahead", "rest", "daily"
MOST_TABLES, MOST_WORDS = 5, 8  # with buttons in one letter, and without: Discord takes forty parts


class Letter(msgspec.Struct, frozen=True):
    """To whom, about which question (or turn), and how many came before it."""

    seat: int
    about: int
    times: int = 0


async def reminder(
    bot: IslandBot, table: Seated, letter: Letter, prompt: Question, *, until: int | None, louder: bool, direct: bool
) -> Sheet:
    """Names the game and the time left, links its table, and has the buttons to act right there."""
    speech, user = await _words(bot, table, letter.seat, direct=direct)
    what = speech.ask(prompt)
    key = "remind-louder" if louder else "remind-first"
    text = speech.say(key, name=f"<@{user}>", what=what, channel=_room(table), link=await link(bot, table))
    if until is not None:
        text += "\n" + speech.say("remind-left", until=f"<t:{until // SECOND}:R>", then=str(table.option("time_up")))
    return ui.sheet(ui.words(text), *ui.rows(_buttons(speech, table, prompt)), call=[user])


def _buttons(speech: Speech, table: Seated, prompt: Question) -> list[ui.Item]:
    """Those of the table for the one whose turn it is, the private choice for others."""
    if prompt.seat == table.island.rules.mover(table.island):
        return [*public_buttons(speech, table)]
    choose = ui.button(speech.say("button-choose"), Press("answer", table.id, action=prompt.kind))
    return [choose, ui.button(speech.say(table.family.own), Press("hand", table.id))]


async def daily(bot: IslandBot, speech: Speech, waiting: Sequence[tuple[Seated, Question]]) -> Sheet:
    """All tables that wait for somebody, each with its buttons."""
    items: list[ui.Item] = [ui.words(speech.say("letter-title", n=len(waiting)))]
    for number, (table, prompt) in enumerate(waiting[:MOST_WORDS]):
        here = speech.at(table)
        text = here.say("letter-table", channel=_room(table), what=here.ask(prompt), link=await link(bot, table))
        items.append(ui.words(text))
        if number < MOST_TABLES:
            items += ui.rows(_buttons(here, table, prompt)[:5])
    return ui.sheet(*items)


async def ahead(bot: IslandBot, table: Seated, letter: Letter) -> Sheet:
    """You are next."""
    speech, _ = await _words(bot, table, letter.seat, direct=True)
    return ui.sheet(ui.words(speech.say("remind-ahead", channel=_room(table), link=await link(bot, table))))


async def rest(bot: IslandBot, table: Seated, letter: Letter) -> Sheet:
    """Your table rests, and one tap wakes it."""
    speech, _ = await _words(bot, table, letter.seat, direct=True)
    text = speech.say("remind-rest", channel=_room(table), link=await link(bot, table))
    button = ui.button(speech.say("button-here"), Press("back", table.id), ButtonStyle.success)
    return ui.sheet(ui.words(text), *ui.rows([button]))


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
