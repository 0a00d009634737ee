"""The message of an offer: both sides, who accepted and declined, buttons for everybody it concerns."""

from __future__ import annotations

from discord import ButtonStyle

from bot import signs, ui
from bot.seated import Seated
from bot.show.message import Standing
from bot.show.table import colour_of
from bot.speech import Speech
from bot.wire import Press
from game.table import Offer

MARKS = {"accept": "✅", "decline": "❌", "counter": "↩️", "": "…"}


def trade_messages(speech: Speech, table: Seated) -> list[Standing]:
    """One message per open offer."""
    return [_message(speech, table, offer) for offer in table.family.offers(table.view())]


def _message(speech: Speech, table: Seated, offer: Offer) -> Standing:
    asked = [u for s in offer.to if (u := table.user_at(s)) and not table.is_automatic(s) and s not in offer.answers]
    call = tuple(asked) if offer.closing != "call" else ()

    async def make() -> ui.Sheet:
        body = ui.frame(ui.words(_text(speech, table, offer)), colour=colour_of(table, offer.maker))
        return ui.sheet(body, *ui.rows(_buttons(speech, table, offer)), call=call)

    digest = ",".join([speech.words.language, *(f"{s}{_answer(table, offer, s)[:2]}" for s in offer.to)])
    return Standing("trade", str(offer.id), digest, make, call)


def _text(speech: Speech, table: Seated, offer: Offer) -> str:
    key = "trade-call" if offer.closing == "call" else "trade-offer"
    lines = [speech.pictured.say(key, name=speech.player(offer.maker), give=offer.give, get=offer.get)]
    for seat in offer.to if offer.closing != "call" else ():
        user = table.user_at(seat)
        answer = _answer(table, offer, seat)
        who = f"<@{user}>" if user and not answer and not table.is_automatic(seat) else speech.player(seat)
        lines.append(speech.say("trade-answer", name=who, mark=MARKS.get(answer, "…"), answer=answer or "open"))
    if table.is_automatic(offer.maker):
        lines.append(speech.say("trade-soon", name=speech.name(offer.maker)))
    return "\n".join(lines)


def _answer(table: Seated, offer: Offer, seat: int) -> str:
    """What somebody has said to an offer; one with other sides in return is an answer too."""
    countered = any(o.counters == offer.id and o.maker == seat for o in table.family.offers(table.view()))
    return offer.answers.get(seat, "") or ("counter" if countered else "")


def _buttons(speech: Speech, table: Seated, offer: Offer) -> list[ui.Item]:
    def press(action: str, args: str) -> Press:
        return Press("offer", table.id, action=action, args=args)

    number = offer.id
    if offer.closing == "call":
        counter = ui.button(
            speech.say("button-offer"), Press("counter", table.id, args=str(number)), ButtonStyle.primary
        )
        return [counter, ui.button(speech.say("button-withdraw"), press("withdraw_offer", f"{number}~"))]
    buttons = [
        ui.button(speech.say("button-accept"), press("answer_offer", f"{number}~accept~"), ButtonStyle.success),
        ui.button(speech.say("button-counter"), Press("counter", table.id, args=str(number))),
        ui.button(speech.say("button-decline"), press("answer_offer", f"{number}~decline~"), ButtonStyle.danger),
    ]
    for seat, answer in offer.answers.items():
        if answer == "accept":
            label, sign = speech.say("button-trade-with", name=table.names[seat]), signs.of_seat(speech, seat)
            buttons.append(ui.button(label, press("close_offer", f"{number}~{seat}~"), ButtonStyle.primary, sign=sign))
    buttons.append(ui.button(speech.say("button-withdraw"), press("withdraw_offer", f"{number}~")))
    return list(buttons)


def closed_trade(speech: Speech, table: Seated, key: str) -> ui.Sheet:
    """How it ended: the trade it led to, or that it is over."""
    for told in reversed(table.chronicle.told):
        args = told.event.args
        if told.event.key in ("traded", "offer_withdrawn") and str(args.get("offer", "")) in ("", key):
            return ui.sheet(ui.words(speech.pictured.tell(told.event)))
        if told.event.key == "offered" and str(args.get("offer")) == key:
            break
    return ui.sheet(ui.words(speech.say("trade-over")))
