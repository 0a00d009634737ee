"""Peace at a table: whose offers call one no more, a table that calls one no more, and a quiet word to the moderators.

What somebody has muted is kept by seat, shown to nobody else, and goes with the game. A report is never public: it goes
to the channel the server has chosen for it, else to the server's owner, and says so to whoever sends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import ButtonStyle, Interaction
from discord import ui as dui
from msgspec import structs

from bot import ui
from bot.clock import MINUTE, SECOND
from bot.messages.direct import send_direct
from bot.names import clean, shown
from bot.router import Call, Router
from bot.seated import Seated
from bot.speech import Speech, speech_of
from bot.store import Action as Transaction
from bot.time.letters import link
from bot.time.presence import EVERYBODY
from bot.time.seats import agree
from bot.wire import Press
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

    Here: TypeAlias = Interaction[IslandBot]

MUTE, REPORT, TELL = "mute", "report", "tell"
LONGEST = 400  # letters of a report
SECONDS = 900  # for writing it
AGAIN = 10 * MINUTE  # between two reports of one person


def register(router: Router) -> None:
    router.verbs |= {MUTE: mute, REPORT: report, TELL: tell}


def people_sheet(speech: Speech, table: Seated, seat: int) -> ui.Sheet:
    """Everybody else at the table: heard or not, and whom the moderators should know about."""
    muted = table.meta.muted.get(str(seat), ())
    others = [s.seat for s in table.seats if s.seat != seat and s.user_id is not None]
    buttons = [_switch(speech, table, other, muted) for other in (*others, EVERYBODY)]
    items: list[ui.Item] = [ui.words(speech.say("manners-title")), *ui.rows(buttons)]
    if others:
        choices = [ui.option(table.names[other], str(other), "") for other in others]
        items.append(ui.select(speech.say("manners-report"), Press(REPORT, table.id), choices))
    return ui.sheet(*items)


def _switch(speech: Speech, table: Seated, other: int, muted: tuple[int, ...]) -> ui.Item:
    what, name = ("table", "") if other == EVERYBODY else ("offers", table.names[other])
    label = speech.say("button-mute", what=what, name=name, now="off" if other in muted else "on")
    style = ButtonStyle.success if other in muted else ButtonStyle.secondary
    return ui.button(label, Press(MUTE, table.id, extra=str(other)), style)


async def mute(call: Call) -> None:
    """Hear somebody, or the whole table, no more; or again."""
    table, seat = await call.seat()
    known = [str(s.seat) for s in table.seats if s.seat != seat and s.user_id is not None]
    if call.press.extra not in (*known, str(EVERYBODY)):
        raise Refused("stale_button")
    other = int(call.press.extra)
    _, after = await call.bot.sessions.change(
        table.id, lambda tx, now: _muting(tx, now, seat, other), interaction_id=call.interaction.id
    )
    await call.answer.show(people_sheet(call.speech.at(after), after, seat))


def _muting(tx: Transaction, table: Seated, seat: int, other: int) -> Seated:
    muted = table.meta.muted.get(str(seat), ())
    muted = tuple(s for s in muted if s != other) if other in muted else (*muted, other)
    return agree(tx, table, muted={**table.meta.muted, str(seat): muted})


# --- a word to the moderators ----------------------------------------------------------------------------------------


async def report(call: Call) -> None:
    """Somebody was chosen: what is it about?"""
    table, _ = await call.seat()
    about = call.values[0] if call.values else ""
    if about not in [str(s.seat) for s in table.seats]:
        raise Refused("stale_button")
    await call.interaction.response.send_modal(_form(call.speech, table, int(about)))


def _form(speech: Speech, table: Seated, about: int) -> dui.Modal:
    title = ui.cut(speech.say("report-title", name=table.names[about]), 45)
    modal = dui.Modal(title=title, custom_id=Press(TELL, table.id, extra=str(about)).custom_id(), timeout=SECONDS)
    field: dui.TextInput[dui.LayoutView] = dui.TextInput(
        custom_id="reason", style=discord.TextStyle.paragraph, max_length=LONGEST
    )
    modal.add_item(dui.Label(text=ui.cut(speech.say("report-label"), 45), component=field))
    return modal


async def tell(call: Call) -> None:
    """The form was sent."""
    table, seat = await call.seat()
    about = next((s.seat for s in table.seats if str(s.seat) == call.press.extra), None)
    if about is None:
        raise Refused("stale_button")
    await call.answer.hold(shows=True)
    await call.answer.say(
        await reported(call.interaction, call.speech, table, seat, about, (call.fields.get("reason") or [""])[0])
    )


async def reported(interaction: Here, speech: Speech, table: Seated, seat: int, about: int, reason: str) -> str:
    """Send it on; what whoever sent it hears. Refused where nobody can be reached, or without a reason."""
    bot, now, text = interaction.client, interaction.client.clock.now(), clean(reason, LONGEST)
    if about == seat:
        raise Refused("report_self")
    if not reason.strip() or text == "?":
        raise Refused("report_empty")
    person = await bot.store.people.load(interaction.user.id)
    if (wait := person.reported_at + AGAIN) > now:
        raise Refused("report_again", until=f"<t:{wait // SECOND}:R>")
    where = await _sent(interaction, table, about, text)
    await bot.store.people.save(structs.replace(person, reported_at=now))
    return speech.say("report-sent", where=where)


async def _sent(interaction: Here, table: Seated, about: int, text: str) -> str:
    """To the channel chosen for it, else to the server's owner; the word for where it went."""
    bot = interaction.client
    server = await bot.store.servers.load(table.record.guild_id or 0)
    speech = speech_of(server.language or table.meta.language, table, bot.icons)
    words = speech.say(
        "report-text", name=shown(interaction.user.display_name), player=shown(table.names[about]), reason=shown(text),
        link=await link(bot, table),
    )  # fmt: skip
    page, once = ui.sheet(ui.words(words)), f"report-{interaction.id}"[:25]
    if server.reports:
        try:
            await ui.post(bot.get_partial_messageable(server.reports, guild_id=table.record.guild_id), page, once)
        except (discord.Forbidden, discord.NotFound):
            raise Refused("report_unheard") from None
        return "channel"
    guild = bot.get_guild(table.record.guild_id or 0)
    if guild is None or guild.owner_id is None or await send_direct(bot, guild.owner_id, page, once) is None:
        raise Refused("report_unheard")
    return "owner"
