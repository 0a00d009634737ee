"""Offers of automatic players: a line and buttons on the table message, no message and no ping of their own."""

from __future__ import annotations

from discord import ButtonStyle

from bot import ui
from bot.automatic import has_answered, quiet_offers
from bot.seated import Seated
from bot.speech import Speech
from bot.wire import Press
from game.table import Offer


def quiet_lines(speech: Speech, table: Seated) -> str:
    """What they offer, and how everybody has answered so far."""
    return "\n".join(_line(speech, table, offer) for offer in quiet_offers(table))


def _line(speech: Speech, table: Seated, offer: Offer) -> str:
    told = speech.pictured.say("quiet-offer", name=speech.player(offer.maker), give=offer.give, get=offer.get)
    marks = {"accept": "✅", "decline": "❌", "": "↩️"}
    said = [
        f"{marks[offer.answers.get(seat, '')]} {speech.name(seat)}"
        for seat in offer.to
        if has_answered(table, offer, seat)
    ]
    return " ".join([told, *said])


def quiet_buttons(speech: Speech, table: Seated) -> list[ui.Item]:
    """Yes, something else, no; for whoever is asked and has not said so yet."""
    return [
        button
        for offer in quiet_offers(table)
        if any(not table.is_automatic(s) and not has_answered(table, offer, s) for s in offer.to)
        for button in _buttons(speech, table, offer.id)
    ]


def _buttons(speech: Speech, table: Seated, number: int) -> list[ui.Item]:
    def press(answer: str) -> Press:
        return Press("offer", table.id, action="answer_offer", args=f"{number}~{answer}~")

    counter = Press("counter", table.id, args=str(number))
    return [
        ui.button(speech.say("button-accept"), press("accept"), ButtonStyle.success),
        ui.button(speech.say("button-counter"), counter),
        ui.button(speech.say("button-decline"), press("decline"), ButtonStyle.danger),
    ]
