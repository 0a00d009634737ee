"""Buttons about time on the table message: the way back, and the votes."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle

from bot import ui
from bot.seated import Seated
from bot.speech import Speech
from bot.time.ballots import missing, open_ballots
from bot.wire import Press

MOST = 5


def time_buttons(speech: Speech, table: Seated) -> list[ui.Item]:
    """One for each seat that is stood in for, one for each vote."""
    found: list[Any] = []
    for seat in table.seats:
        if seat.stand_in is not None:
            label = speech.say("button-return", name=table.names[seat.seat])
            found.append(ui.button(label, Press("back", table.id, extra=str(seat.seat)), ButtonStyle.success))
    for ballot in open_ballots(table)[-MOST:]:
        name = table.names[ballot.seat] if ballot.seat >= 0 else ""
        label = speech.say("button-vote", what=ballot.what, name=name, other=ballot.name, n=missing(table, ballot))
        found.append(ui.button(label, Press("vote", table.id, extra=ballot.key)))
    return found
