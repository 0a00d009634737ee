"""/me: what each person sets for themselves: language, time zone, quiet hours, reminders, vacation, usual answers."""

from __future__ import annotations

import re
from functools import cache
from zoneinfo import available_timezones

from discord import ButtonStyle, app_commands
from discord.app_commands import Choice
from msgspec import structs

from bot import ui
from bot.answer import Answer
from bot.clock import SECOND
from bot.commands.here import Here, here
from bot.commands.translate import choice, language_choices
from bot.forgetting import as_file, forget, gathered
from bot.lobby.actions import Lobby
from bot.names import folded
from bot.router import Call, Router
from bot.speech import Speech, speech_of
from bot.store import Person
from bot.time.daily import VERB as LETTER
from bot.time.orders import WAIT, Desk, answering, orders_sheet
from bot.time.usual import QUESTIONS, USUAL
from bot.time.vacation import announce
from bot.tongues import tongue_of
from bot.wire import Press
from game.engine import Refused

DAY = 24 * 60 * 60 * SECOND
CLOCK = re.compile(r"(\d{1,2})(?:[:.h ]?(\d{2}))?\s*(?:h)?\Z")
MOST = 25
FORGET = "forget_me"


class MeCommands(app_commands.Group, name="me"):
    """One's own settings; every command shows all of them as they are then."""

    @app_commands.command()
    async def show(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        person = await interaction.client.store.people.load(interaction.user.id)
        letter = ui.button(speech.say("button-letter"), Press(LETTER, 0, action="open"))
        await answer.show(ui.sheet(ui.words(settings_text(speech, person)), *ui.rows([letter])))

    @app_commands.command()
    @app_commands.choices(language=language_choices())
    async def language(self, interaction: Here, language: str) -> None:
        await change(interaction, language=None if language == "auto" else language)
        await _read_here(interaction)

    @app_commands.command()
    async def timezone(self, interaction: Here, zone: str) -> None:
        if zone not in available_timezones():
            raise Refused("bad_zone", text=zone[:40])
        await change(interaction, time_zone=zone)

    @timezone.autocomplete("zone")
    async def _zones(self, interaction: Here, typed: str) -> list[Choice[str]]:
        return [Choice(name=zone, value=zone) for zone in zones_like(typed)]

    @app_commands.command()
    async def quiet(self, interaction: Here, since: str = "", until: str = "") -> None:
        if not since and not until:
            await change(interaction, quiet_from=None, quiet_until=None)
        elif not since or not until:
            raise Refused("half_quiet")
        else:
            await change(interaction, quiet_from=minutes(since), quiet_until=minutes(until))

    @app_commands.command()
    @app_commands.choices(how=[choice(f"value-{how}", how) for how in ("ping", "direct", "never")])
    async def reminders(self, interaction: Here, how: str = "", ahead: bool | None = None) -> None:
        wanted: dict[str, object] = {"reminders": "off" if how == "never" else how} if how else {}
        await change(interaction, **wanted, **({} if ahead is None else {"one_ahead": ahead}))

    @app_commands.command()
    async def vacation(self, interaction: Here, days: app_commands.Range[int, 0, 60]) -> None:
        until = interaction.client.clock.now() + days * DAY
        answer = Answer(interaction)
        await answer.hold(shows=True)
        shorter = await announce(interaction.client, interaction.user.id, until if days else None)
        person = await interaction.client.store.people.load(interaction.user.id)
        speech = await interaction.client.speech(interaction)
        less = [
            speech.say(
                "me-vacation-less", channel=f"<#{channel}>", until=f"<t:{allowed // SECOND}:D>", n=min(allowed, 1)
            )
            for channel, allowed in shorter.items()
        ]
        await answer.say("\n".join([settings_text(speech, person), *less]))

    @app_commands.command()
    @app_commands.choices(
        question=[choice(f"question-{kind}", kind) for kind in QUESTIONS],
        what=[choice(f"value-{what}", what) for what in (USUAL, WAIT)],
    )
    async def orders(self, interaction: Here, question: str = "", what: str = "") -> None:
        answer, speech = await here(interaction)
        bot, user = interaction.client, interaction.user.id
        person = await bot.store.people.load(user)
        if question and what:
            person = answering(person, question, what)
            await bot.store.people.save(person)
        table = await bot.sessions.in_channel(interaction.channel_id or 0)
        seat = table.seat_of(user) if table is not None and table.playing else None
        desk = Desk(speech, person) if table is None or seat is None else Desk(speech.at(table), person, table, seat)
        await answer.show(orders_sheet(desk))

    @app_commands.command()
    async def reset(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        people = interaction.client.store.people
        reported = (await people.load(interaction.user.id)).reported_at
        await people.forget(interaction.user.id)
        if reported:
            await people.save(Person(interaction.user.id, reported_at=reported))
        await answer.say(speech.say("me-reset"))

    @app_commands.command()
    async def export(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        await answer.hold(shows=True)
        found = as_file(await gathered(interaction.client.store, interaction.user.id))
        shown = ui.document(found, "island-export.json")
        await answer.show(ui.sheet(ui.words(speech.say("me-export")), shown[0], files=[shown[1]]))

    @app_commands.command()
    async def forget(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        sure = ui.button(speech.say("button-forget"), Press(FORGET, interaction.user.id), ButtonStyle.danger)
        await answer.show(ui.sheet(ui.words(speech.say("me-forget")), *ui.rows([sure])))


async def press_forget(call: Call) -> None:
    """Sure: everything goes, wherever it stands."""
    if call.press.game != call.user:
        raise Refused("stale_button")
    await call.answer.hold(shows=True)
    for game_id in await forget(call.bot.store, call.user):
        call.bot.sessions.forget(game_id)
    await call.answer.say(call.speech.say("me-forgotten"))


def register(router: Router) -> None:
    """The button under /me forget."""
    router.verbs[FORGET] = press_forget


async def change(interaction: Here, **changes: object) -> None:
    """Keep the changes, and show everything in the language it is then."""
    bot = interaction.client
    answer = Answer.to(interaction)
    await answer.hold(shows=True)
    person = structs.replace(await bot.store.people.load(interaction.user.id), **changes)
    await bot.store.people.save(person)
    await answer.say(settings_text(await bot.speech(interaction), person))


async def _read_here(interaction: Here) -> None:
    """A lobby in which somebody sits hears at once what they read now."""
    bot = interaction.client
    table = await bot.sessions.in_channel(interaction.channel_id or 0)
    if table is not None and table.in_lobby and table.seat_of(interaction.user.id) is not None:
        await Lobby(bot.sessions, table.id).read(interaction.user.id, await tongue_of(bot, interaction))


# --- in words --------------------------------------------------------------------------------------------------------


def settings_text(speech: Speech, person: Person) -> str:
    """Everything somebody has set."""
    quiet = person.quiet_from is not None and person.quiet_until is not None
    reminders = "never" if person.reminders == "off" else person.reminders
    lines = [
        speech.say("me-title"),
        speech.say("me-language", language=language_name(speech, person.language)),
        speech.say("me-zone", zone=person.time_zone or "UTC"),
        speech.say("me-quiet", since=clock(person.quiet_from), until=clock(person.quiet_until))
        if quiet
        else speech.say("me-no-quiet"),
        speech.say("me-reminders", how=speech.say(f"value-{reminders}")),
        speech.say("me-letter", at=clock(person.letter_at)) if person.letter_at is not None else "",
        speech.say("me-ahead") if person.one_ahead else "",
        speech.say("me-vacation", until=f"<t:{person.vacation_until // SECOND}:D>") if person.vacation_until else "",
    ]
    asked = [speech.say(f"question-{kind}") for kind in QUESTIONS if person.answers.get(kind)]
    if asked:
        lines.append(speech.say("me-answers", questions=speech.words.listed(asked)))
    return "\n".join(line for line in lines if line)


def language_name(speech: Speech, language: str | None) -> str:
    return speech_of(language).say("language-name") if language else speech.say("value-auto")


def clock(minute: int | None) -> str:
    hours, minutes = divmod(minute or 0, 60)
    return f"{hours}:{minutes:02}"


# --- as people type it -----------------------------------------------------------------------------------------------


def minutes(text: str) -> int:
    """A time of day in minutes: 22:00, 7, 7.30, 0730."""
    found = CLOCK.match(text.strip()) if text.isascii() else None
    if found is None or int(found[1]) > 24 or int(found[2] or 0) > 59:
        raise Refused("bad_time", text=text[:20])
    return (int(found[1]) * 60 + int(found[2] or 0)) % (24 * 60)


def zones_like(typed: str) -> list[str]:
    """Time zones in which the typed words occur, cities that begin with them first."""
    wanted = folded(typed)
    found = [zone for zone in _zones() if wanted in folded(zone)]
    return sorted(found, key=lambda z: (not folded(z.rpartition("/")[2]).startswith(wanted), z))[:MOST]


@cache
def _zones() -> tuple[str, ...]:
    places = ("Africa/", "America/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/", "Pacific/", "UTC")
    return tuple(sorted(zone for zone in available_timezones() if zone.startswith(places)))
