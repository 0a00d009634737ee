"""Standing offers: what a player leaves for the turns of others, where asking them would hold up the game."""

from __future__ import annotations

from game.automa.sight import incomes
from game.automa.taste import Taste
from game.automa.trade import NEARLY_WON, Purse, plausible
from game.engine import Action, Question, why_not
from game.modules.base.offers import opponents
from game.modules.base.sides import barred, holds
from game.modules.base.standing import StandingOffer, switched_off
from game.table import Island

WORTH_LEAVING = 0.1  # points an exchange must bring by what is in the hand now


def leave(seen: Island, prompt: Question, taste: Taste) -> Action | None:
    """At the end of an own turn without an offer: one card for one, until the next own turn begins."""
    seat, turn = prompt.seat, seen.table.turn
    if turn.owner != seat or turn.dealt[seat] or switched_off(seen):
        return None
    if any(offer.maker == seat for offer in seen.settings.standing):
        return None
    purse = Purse(seen, seat, taste)
    kinds = seen.rules.tradable
    ways = [(a, b) for a in kinds for b in kinds if a != b and holds(seen, seat, {a: 1})]
    for gain, give, get in sorted(((purse.gain({a: 1}, {b: 1}), a, b) for a, b in ways), reverse=True):
        if gain <= WORTH_LEAVING:
            return None
        if to := [s for s in safe(seen, purse) if get in coming(seen, s)]:
            some = to if to != opponents(seen, seat) else []
            action = StandingOffer(seat, {give: 1}, {get: 1}, 1, some, "own_turn")
            return action if why_not(seen, action) is None else None
    return None


def safe(seen: Island, purse: Purse) -> list[int]:
    """Whom an exchange helps to no victory before the offer ends: a point is soon won by others' leave."""
    far = seen.table.target - NEARLY_WON - 1
    return [s for s in opponents(seen, purse.seat) if purse.points[s] < far and not barred(seen, purse.seat, s)]


def coming(seen: Island, other: int) -> set[str]:
    """Kinds somebody plausibly has, or will have by their turn."""
    kinds = seen.rules.kinds[: seen.rules.card_kinds]
    return {*plausible(seen, other), *(kind for k, kind in enumerate(kinds) if incomes(seen)[other][k] > 0)}
