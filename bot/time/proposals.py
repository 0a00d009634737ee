"""Proposing something to a table, by command or by a press: what comes of it is said to the one who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answer import Answer
from bot.lobby.running import keeps_peace, may_run, sure
from bot.names import clean, shown
from bot.router import Call
from bot.seated import Ballot, Seated
from bot.speech import Speech
from bot.time import ballots
from bot.time.returning import welcome_words
from bot.ui import Sheet
from game.engine import Refused

if TYPE_CHECKING:
    from discord import Interaction

    from bot.app import IslandBot


def asker(interaction: Interaction[IslandBot], table: Seated) -> ballots.Asker:
    """Who asks, and what they are at this table."""
    user = interaction.user
    return ballots.Asker(
        user.id, clean(user.display_name), may_run(interaction, table), keeps_peace(interaction, table)
    )


async def put(
    interaction: Interaction[IslandBot], answer: Answer, speech: Speech, table: Seated, ballot: Ballot
) -> None:
    """Do it, or let the table vote; the person is told which."""
    await answer.hold(shows=True)
    who = asker(interaction, table)
    before, after = await interaction.client.sessions.change(
        table.id, lambda tx, now: ballots.propose(tx, now, ballot, who), interaction_id=interaction.id
    )
    await answer.say("\n".join([*_welcome(speech, before, after, who.user), _outcome(speech, after, ballot, who.user)]))


def _welcome(speech: Speech, before: Seated, after: Seated, user: int) -> list[str]:
    """Who was away until they proposed something reads first what happened meanwhile."""
    seat = after.seat_of(user)
    back = seat is not None and str(seat) in before.chronicle.absences and str(seat) not in after.chronicle.absences
    return [welcome_words(speech, before, after, seat, user)] if back and seat is not None else []


def _outcome(speech: Speech, after: Seated, ballot: Ballot, user: int) -> str:
    opened = ballots.find(after, ballot.key)
    if opened is None:
        return speech.say("run-done")
    if opened.word or ballots.missing(after, opened) <= 0:
        return speech.say("run-asked", name=shown(opened.name))
    return speech.say("run-voting", voice="yes" if user in opened.voices else "no")


def sure_kick(speech: Speech, table: Seated, seat: int) -> Sheet:
    """Asked once more; the answer holds for the person who sits there now."""
    return sure(speech, "kick", table, f"{seat}.{table.user_at(seat) or 0}", name=speech.name(seat))


async def kick(call: Call) -> None:
    """Yes, they shall leave."""
    table = await call.table()
    seat, _, user = call.press.extra.partition(".")
    if not seat.isdigit() or not table.playing or str(table.user_at(int(seat)) or 0) != user:
        raise Refused("stale_button")
    await put(call.interaction, call.answer, call.speech, table, Ballot("kick", int(seat)))
