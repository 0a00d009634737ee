"""/game pause, resume, kick, replace, stand-in, back, move, report: while a game is running.

Those who may run the table pause, resume and end it alone; about somebody else's seat everybody who plays needs a vote.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.clock import SECOND
from bot.commands.here import Here, channel_of, here, seat_here
from bot.lobby.actions import Lobby
from bot.lobby.moving import move_here
from bot.lobby.running import may_run
from bot.manners import people_sheet, reported
from bot.names import clean
from bot.seated import Ballot, Seated
from bot.show.table import calling
from bot.speech import Speech
from bot.time.arriving import welcome
from bot.time.hands import changes, seat_for
from bot.time.polite import awake_from
from bot.time.proposals import asker, put, sure_kick
from bot.time.returning import welcome_words
from bot.time.waiting import asked
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

MOST = 25


def add_running(group: app_commands.Group) -> None:
    """Put them beside the other commands of /game."""
    commands: tuple[app_commands.Command[app_commands.Group, ..., None], ...] = (
        pause, resume, kick, replace, stand_in, back, move, report
    )  # fmt: skip
    for command in commands:
        group.add_command(command)


async def propose(interaction: Here, table: Seated, ballot: Ballot) -> None:
    """Do it, or let the table vote."""
    answer, speech = await here(interaction)
    await put(interaction, answer, speech.at(table), table, ballot)


async def running(interaction: Here) -> Seated:
    """The game in progress here."""
    table = await channel_of(interaction)
    if table.in_lobby:
        raise Refused("not_started")
    return table


def seat_called(table: Seated, name: str) -> int:
    """Whose seat is meant; Refused if nobody's."""
    wanted = name.strip().casefold()
    found = next((i for i, known in enumerate(table.names) if known.casefold() == wanted), None)
    if found is None:
        raise Refused("unknown_player", text=name[:40])
    return found


def standing_text(speech: Speech, table: Seated) -> str:
    """How a running game stands: who is stood in for, who must do what."""
    absent = [s.seat for s in table.seats if s.stand_in is not None]
    lines = [*(speech.say("status-stand_in", name=speech.name(s)) for s in absent), calling(speech, table)]
    if hands := changes(speech, table):
        lines += [speech.say("hands-title"), *hands]
    return "\n".join(lines)


async def asleep(bot: IslandBot, speech: Speech, table: Seated) -> list[str]:
    """Whom the table waits for in vain until their quiet hours are over."""
    now, lines = bot.clock.now(), []
    for seat in range(len(table.seats)):
        user = table.user_at(seat) if table.playing and asked(table, seat) is not None else None
        until = awake_from(await bot.store.people.load(user), now) if user is not None else now
        if until > now:
            lines.append(speech.say("status-quiet", name=speech.name(seat), until=f"<t:{until // SECOND}:R>"))
    return lines


@app_commands.command(description="Nobody moves and nobody is reminded until it goes on")
async def pause(interaction: Here) -> None:
    await propose(interaction, await running(interaction), Ballot("pause"))


@app_commands.command(description="Go on with a paused game")
async def resume(interaction: Here) -> None:
    await propose(interaction, await running(interaction), Ballot("resume"))


@app_commands.command(description="Take somebody's seat away")
@app_commands.describe(player="Whose seat")
async def kick(interaction: Here, player: str) -> None:
    table = await channel_of(interaction)
    seat = seat_called(table, player)
    answer, speech = await here(interaction)
    if not table.in_lobby:
        if table.user_at(seat) is None:
            raise Refused("nobody_there")
        if table.seat_of(interaction.user.id) is None and not asker(interaction, table).referee:
            raise Refused("not_your_vote")
        await answer.show(sure_kick(speech.at(table), table, seat))
        return
    if not may_run(interaction, table):
        raise Refused("only_host", name=f"<@{table.record.host_id}>")
    await answer.hold(shows=True)
    await Lobby(interaction.client.sessions, table.id, interaction.id).remove(seat)
    await answer.say(speech.say("run-done"))


@app_commands.command(description="Let somebody take over a seat in the middle of the game")
@app_commands.describe(player="Whose seat", person="Who sits down; you, if nobody is named")
async def replace(interaction: Here, player: str, person: discord.Member | None = None) -> None:
    table = await running(interaction)
    new = person or interaction.user
    if new.bot:
        raise Refused("no_bots")
    await propose(interaction, table, Ballot("replace", seat_called(table, player), 0, new.id, clean(new.display_name)))


@app_commands.command(name="stand-in", description="Let an automatic player play for somebody until they are back")
@app_commands.describe(player="For whom; for you, if nobody is named")
async def stand_in(interaction: Here, player: str = "") -> None:
    table = await running(interaction)
    seat = seat_called(table, player) if player else seat_for(table, interaction.user.id)
    await propose(interaction, table, Ballot("stand_in", seat))


@app_commands.command(description="Play yourself again")
async def back(interaction: Here) -> None:
    answer, speech = await here(interaction)
    table, seat = await seat_here(interaction)
    await answer.hold(shows=True)
    before, after = await interaction.client.sessions.change(
        table.id, lambda tx, now: welcome(tx, now, seat), interaction_id=interaction.id
    )
    await answer.say(welcome_words(speech, before, after, seat, interaction.user.id) or speech.say("run-done"))


@app_commands.command(description="Go on in this channel with your game from another one")
async def move(interaction: Here) -> None:
    answer, speech = await here(interaction)
    await answer.hold(shows=True)
    await move_here(interaction)
    await answer.say(speech.say("run-moved"))


@app_commands.command(description="Tell the moderators about somebody, or hear less of them")
@app_commands.describe(player="About whom; nobody: a list of everybody, and what you hear of them", reason="Why")
async def report(interaction: Here, player: str = "", reason: str = "") -> None:
    answer, speech = await here(interaction)
    table, seat = await seat_here(interaction)
    if not player:
        await answer.show(people_sheet(speech.at(table), table, seat))
        return
    about = seat_called(table, player)
    await answer.hold(shows=True)
    await answer.say(await reported(interaction, speech.at(table), table, seat, about, reason))


@kick.autocomplete("player")
@replace.autocomplete("player")
@stand_in.autocomplete("player")
@report.autocomplete("player")
async def _complete(interaction: Here, typed: str) -> list[Choice[str]]:
    table = await channel_of(interaction)
    wanted = typed.strip().casefold()
    return [Choice(name=name, value=name) for name in table.names if wanted in name.casefold()][:MOST]
