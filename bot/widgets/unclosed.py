"""Before a turn ends with an accepted offer open its maker is asked, once."""

from __future__ import annotations

from collections import OrderedDict

from discord import ButtonStyle

from bot import signs, ui
from bot.seated import Seated
from bot.speech import Speech
from bot.widgets.wish import Wish
from bot.wire import Press
from game.modules.base.closing import takers
from game.table import Offer

ENDS = ("end_turn", "to_building")  # whatever open offers end with
REMEMBERED = 1_000


class Unclosed:
    """Who has been asked about which yes; after a restart once more."""

    def __init__(self) -> None:
        self._asked: OrderedDict[tuple[int, int, int], None] = OrderedDict()

    def before(self, speech: Speech, wish: Wish) -> ui.Sheet | None:
        """What to ask before somebody ends a turn; None if there is nothing, or they have been asked."""
        if wish.kind.key not in ENDS:
            return None
        open_now = [
            (offer, seat)
            for offer in wish.table.family.offers(wish.seen)
            if offer.maker == wish.seat and offer.closing != "call"
            for seat in takers(offer)
        ]
        new = [(wish.table.id, offer.id, seat) for offer, seat in open_now]
        if all(yes in self._asked for yes in new):
            return None
        self._asked.update(dict.fromkeys(new))
        while len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)
        return _question(speech, wish, list({offer.id: offer for offer, _ in open_now}.values()))


def _question(speech: Speech, wish: Wish, offers: list[Offer]) -> ui.Sheet:
    lines = [
        speech.pictured.say(
            "trade-unclosed",
            names=speech.words.listed([speech.name(seat) for seat in takers(offer)]),
            give=offer.give,
            get=offer.get,
        )
        for offer in offers
    ]
    buttons = [_trade(speech, wish.table, offer, seat) for offer in offers for seat in takers(offer)]
    anyway = ui.button(speech.say("button-end-anyway"), wish.press(), ButtonStyle.danger)
    return ui.sheet(ui.words("\n".join(lines)), *ui.rows([*buttons, anyway]))


def _trade(speech: Speech, table: Seated, offer: Offer, seat: int) -> ui.Item:
    press = Press("offer", table.id, action="close_offer", args=f"{offer.id}~{seat}~")
    label, sign = speech.say("button-trade-with", name=table.names[seat]), signs.of_seat(speech, seat)
    return ui.button(label, press, ButtonStyle.primary, sign=sign)
