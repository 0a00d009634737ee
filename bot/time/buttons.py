"""Buttons about time on the table message: the way back, and the votes."""

from __future__ import annotations

from discord import ButtonStyle

from bot import ui
from bot.seated import Ballot, Seated
from bot.speech import Speech
from bot.time.ballots import missing, open_ballots, voters
from bot.time.presence import Presence, presence
from bot.wire import Press

MOST = 5


def rest_buttons(speech: Speech, table: Seated) -> list[ui.Item]:
    """Of a table that rests: whoever presses the first is back; who is asked to sit down or to vote still can."""
    here = ui.button(speech.say("button-here"), Press("back", table.id), ButtonStyle.success)
    return [here, *_ballot_buttons(speech, table)]


def time_buttons(speech: Speech, table: Seated) -> list[ui.Item]:
    """One for each seat that is stood in for or whose person is away, one for each vote."""
    found: list[ui.Item] = []
    for seat in table.seats:
        if presence(table, seat.seat) in (Presence.STOOD_IN, Presence.AWAY):
            label = speech.say("button-return", name=table.names[seat.seat])
            found.append(ui.button(label, Press("back", table.id, extra=str(seat.seat)), ButtonStyle.success))
    return [*found, *_ballot_buttons(speech, table)]


def _ballot_buttons(speech: Speech, table: Seated) -> list[ui.Item]:
    """What those who are asked press: a voice, as long as somebody may give one, and sitting down."""
    found: list[ui.Item] = []
    for ballot in open_ballots(table)[-MOST:]:
        name = table.names[ballot.seat] if ballot.seat >= 0 else ""
        n = 0 if ballot.word else missing(table, ballot)
        if n > 0 and voters(table, ballot):
            label = speech.say("button-vote", what=ballot.what, name=name, other=ballot.name, n=n)
            found.append(ui.button(label, Press("vote", table.id, extra=ballot.key)))
        found += _sitting(speech, table, ballot)
    return found


def _sitting(speech: Speech, table: Seated, ballot: Ballot) -> list[ui.Item]:
    """The button of somebody who is asked to take a seat over."""
    if ballot.what != "replace" or ballot.agreed:
        return []
    label = speech.say("button-sit", name=table.names[ballot.seat], other=ballot.name)
    return [ui.button(label, Press("sit", table.id, extra=ballot.key), ButtonStyle.success)]
