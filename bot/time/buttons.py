"""Buttons about time on the table message: the way back, and the vote about somebody silent."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle

from bot import ui
from bot.seated import Seated
from bot.speech import Speech
from bot.time.absence import vote_about
from bot.wire import Press


def time_buttons(speech: Speech, table: Seated) -> list[ui.Item]:
    """One for each seat that is stood in for or voted about."""
    found: list[Any] = []
    for seat in range(len(table.seats)):
        if table.seats[seat].stand_in is not None:
            label = speech.say("button-back", name=table.names[seat])
            found.append(ui.button(label, Press("back", table.id, extra=str(seat)), ButtonStyle.success))
        elif vote_about(table, seat) is not None:
            label = speech.say("button-vote", name=table.names[seat])
            found.append(ui.button(label, Press("vote", table.id, extra=str(seat))))
    return found
