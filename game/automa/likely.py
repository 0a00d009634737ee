"""Likely trades: what would help a seat and plausibly suits somebody else, by the own hand and open facts alone.

A person who wants to trade is shown these first, so a view of the game is all that is ever asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.automa.sight import incomes
from game.automa.trade import Purse
from game.core.cards import hand_size
from game.engine import Action, why_not
from game.modules.base.memory import refused_lately
from game.modules.base.offers import TRADING_TIME, MakeOffer, opponents
from game.modules.base.sides import barred, holds
from game.modules.base.standing import TakeStanding, find_standing
from game.table import Island

MOST = 3
WORTH_A_TAP = 0.03  # points an exchange must bring to be shown
LIKELY = 0.15  # chance that somebody can and wants to, below which it is not
DEAR, SPARE = 2, 3  # cards of one kind given for one at most, and only by who has so many of it
LAST_RESORT = 0.5  # nobody likes to give two for one, and who takes two for one often takes one for one
SOME = 0.02  # cards per roll of any kind that anybody may hold by trade or theft
PLENTY = 0.2  # cards per roll at which somebody hardly wants more of a kind


class Idea(NamedTuple):
    """An exchange, and what it is worth to the one who taps it."""

    value: float
    action: Action
    get: str = ""


def likely(seen: Island, seat: int) -> list[Action]:
    """Up to three exchanges, the best first: standing offers to take, and offers to make."""
    if not any(p.kind in TRADING_TIME for p in seen.prompts) or seat in seen.gone:
        return []
    purse = Purse(seen, seat)
    found: list[Action] = []
    wanted = set[str]()
    for idea in sorted((*_standing(seen, purse), *_offers(seen, purse)), key=lambda i: -i.value):
        if idea.get not in wanted and why_not(seen, idea.action) is None:
            wanted.add(idea.get)
            found.append(idea.action)
        if len(found) == MOST:
            break
    return found


def _standing(seen: Island, purse: Purse) -> Iterator[Idea]:
    """Standing offers of others, taken at once."""
    prompt = next((p for p in seen.prompts if p.seat == purse.seat and p.kind in TRADING_TIME), None)
    if prompt is None or not TakeStanding.in_play(seen.rules):
        return
    for action in TakeStanding.suggest(seen, purse.seat, prompt):
        offer = find_standing(seen, action.standing) if isinstance(action, TakeStanding) else None
        if offer is not None and purse.asks(offer.maker) < float("inf"):
            gain = purse.gain(offer.get, offer.give)
            if gain > WORTH_A_TAP:
                yield Idea(gain, action, max(offer.give))


def _offers(seen: Island, purse: Purse) -> Iterator[Idea]:
    """One or two cards of a kind for one of another, to those whom it may suit."""
    seat, owner = purse.seat, seen.table.turn.owner
    asked = opponents(seen, seat) if seat == owner else [owner]
    partners = [s for s in asked if purse.asks(s) < float("inf") and not barred(seen, seat, s)]
    kinds, hand = seen.rules.tradable, seen.table.hands[seat]
    mine = [(o.give, o.get) for o in seen.table.offers if o.maker == seat]
    for give in kinds:
        held = hand[seen.rules.index[give]]
        for n in range(1, (DEAR if held >= SPARE else min(1, held)) + 1):
            for get in kinds:
                if get == give or ({give: n}, {get: 1}) in mine:
                    continue
                chances = {
                    s: _chance(seen, s, give, get, n)
                    for s in partners
                    if not refused_lately(seen, seat, s, {give: n}, {get: 1})
                }
                to = [s for s in partners if chances.get(s, 0.0) >= LIKELY]
                gain = _gain(purse, give, n, get) if to else 0.0
                if gain > WORTH_A_TAP:
                    whom = [] if to == asked and seat == owner else to
                    value = gain * max(chances.values()) * (1.0 if n == 1 else LAST_RESORT)
                    yield Idea(value, MakeOffer(seat, {give: n}, {get: 1}, whom), get)


def _gain(purse: Purse, give: str, n: int, get: str) -> float:
    """What it brings; to have fewer cards when a 7 falls is no reason to give more than has to be given."""
    return min(purse.gain({give: some}, {get: 1}) for some in range(1, n + 1))


def _chance(seen: Island, other: int, give: str, get: str, n: int) -> float:
    """How plausible it is that somebody has a card and would part with it for others, by hand size and income."""
    wants = max(0.3, 1 - _income(seen, other, give) / PLENTY)
    return _has(seen, other, get) * (wants if n == 1 else min(1.0, wants + 0.2))


def _has(seen: Island, other: int, kind: str) -> float:
    """Tokens lie open; of cards the hand's size and the income tell something."""
    if seen.rules.index[kind] >= seen.rules.card_kinds:
        return float(holds(seen, other, {kind: 1}))
    income = incomes(seen)[other]
    share = (_income(seen, other, kind) + SOME) / (sum(income) + SOME * len(income))
    return float(1 - (1 - share) ** hand_size(seen, other))


def _income(seen: Island, other: int, kind: str) -> float:
    index = seen.rules.index[kind]
    return incomes(seen)[other][index] if index < seen.rules.card_kinds else 0.0
