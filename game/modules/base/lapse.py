"""Offers are asked about, and end: by the turn, by a trade, by an embargo."""

from __future__ import annotations

from typing import ClassVar

from game.engine import Action, Question
from game.table import Island, Offer


class OfferQuestion(Question, tag="offer"):
    entrusted: ClassVar[bool] = True
    declined: ClassVar[bool] = True
    turn: ClassVar[bool] = True
    optional: ClassVar[bool] = True
    offer: int

    def default(self, g: Island) -> Action:
        from game.modules.base.answering import AnswerOffer  # which ends offers

        return AnswerOffer(self.seat, self.offer, "decline")


def lapse_offers(g: Island) -> None:
    """All offers of this turn end, and with them the questions to others."""
    while g.table.offers:
        end_offer(g, g.table.offers[0])


def end_offer(g: Island, offer: Offer) -> None:
    g.table.offers.remove(offer)
    g.prompts = [p for p in g.prompts if not isinstance(p, OfferQuestion) or p.offer != offer.id]


def drop_receiver(g: Island, offer: Offer, seat: int) -> None:
    """One of those asked is out of it; without anybody left the offer ends."""
    offer.to.remove(seat)
    offer.answers.pop(seat, None)
    g.prompts = [p for p in g.prompts if not isinstance(p, OfferQuestion) or p.offer != offer.id or p.seat != seat]
    if not offer.to:
        end_offer(g, offer)


def part_ways(g: Island, a: int, b: int) -> None:
    """Nothing stays open between two seats; an offer to all stays open to the others (BASE-X12)."""
    for offer in list(g.table.offers):
        for maker, other in ((a, b), (b, a)):
            if offer.maker == maker and other in offer.to:
                drop_receiver(g, offer, other)
