"""How an offer is closed: by its maker's choice, by the first who accepts, or as soon as nothing is left to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.modules.base.lapse import end_offer
from game.modules.base.sides import exchange, holds
from game.modules.base.told import AnsweredOffer, OfferWithdrawn
from game.table import Island, Offer

if TYPE_CHECKING:
    from game.rules import Rules

NAMED = ("choose", "first")  # what a maker may say
CLOSINGS = (*NAMED, "confirm")  # the last: the maker chooses, and has the last word even where there is one to choose
SLOW = ("day", "week")  # paces at which every visit counts


def usual_closing(rules: Rules) -> str:
    """How an offer is closed whose maker says nothing about it (BASE-O21)."""
    chosen = str(rules.option("closing"))
    if chosen != "pace":
        return chosen
    return "first" if rules.option("pace") in SLOW else "choose"


def closing_at(rules: Rules, named: str = "") -> str:
    """What a maker's word, or none, comes to at a table."""
    closing = named or usual_closing(rules)
    return "confirm" if closing == "choose" and rules.flag("confirm_trades") else closing


def takers(offer: Offer) -> list[int]:
    """Those who have accepted, in the order in which they did."""
    return [seat for seat, answer in offer.answers.items() if answer == "accept"]


def how(g: Island, offer: Offer, seat: int) -> str:
    """In which way this acceptance carries the offer out at once; "" if there is still something to choose."""
    if seat == g.table.turn.owner:
        return _answering(g, offer) or "accepted"
    if offer.closing == "first":
        return "first"
    return "only" if only_taker(g, offer, {**offer.answers, seat: "accept"}) == seat else ""


def _answering(g: Island, offer: Offer) -> str:
    """What an offer answers with other sides: a call, or another offer."""
    called = any(o.id == offer.counters and o.closing == "call" for o in g.table.offers)
    return ("call" if called else "counter") if offer.counters else ""


def only_taker(g: Island, offer: Offer, answers: dict[int, str] | None = None) -> int | None:
    """The one left when all who were asked have answered; nobody trades while a forced step is open (BASE-07)."""
    answers = offer.answers if answers is None else answers
    yes = [seat for seat in offer.to if answers.get(seat) == "accept"]
    free = any(p.kind in ("main", "trade") for p in g.prompts)
    settled = offer.closing == "choose" and len(yes) == 1 and all(seat in answers for seat in offer.to)
    return yes[0] if settled and free and offer.maker == g.table.turn.owner else None


def carry_out(g: Island, offer: Offer, partner: int, by: str) -> None:
    """The exchange. Who lacks the cards by now has taken back the word, as far as anybody sees (BASE-63)."""
    if not holds(g, offer.maker, offer.give):
        g.binding = True  # it ends as if withdrawn: asking again teaches nothing
        g.tell(OfferWithdrawn(seat=offer.maker, offer=offer.id, give=offer.give, get=offer.get))
    elif not holds(g, partner, offer.get):
        g.binding = True
        offer.answers[partner] = "decline"
        g.tell(AnsweredOffer(seat=partner, offer=offer.id, answer="decline", maker=offer.maker))
        return
    else:
        exchange(g, offer.maker, partner, offer.give, offer.get, offer=offer.id, by=by, of=offer.counters)
    end_offer(g, offer)


def as_before(state: dict[str, Any]) -> None:
    """Offers open in a save from before wait for their maker's last word, as they were meant."""
    for offer in state["table"].get("offers", ()):
        if offer.get("closing", "choose") == "choose":
            offer["closing"] = "confirm"
