"""How good a position is for a seat, in points: what it has, what its income will bring, what its hand can become."""

from __future__ import annotations

from game.automa.economy import COMMODITY, Economy, economy, margins
from game.automa.plans import hand_worth, plans, race
from game.core.awards import points_of
from game.core.cards import hand_size
from game.table import Island

WON = 1_000.0
ROLLS_PER_POINT, LAST_ROLLS = 5.0, 4.0  # how many rolls a game still has, by the points the leader lacks
LEADER, OTHERS = 0.3, 0.1  # how much the best opponent and each of them weigh against the own prospects
UNSEEN_CARD = 0.12  # a card in somebody else's hand
HELD = 0.12  # share of its long-term value that a card in hand keeps beside the plans
COMING = 2  # cards that may come before the next own turn
RISK = 0.09  # points lost per card given up, by the chance of a 7 before the next turn


def appraise(g: Island, seat: int) -> float:
    """The position as a seat sees it; hidden cards of others are taken as they lie in this world."""
    if g.over is not None:
        return WON if seat in g.over.winners else -WON
    points = [points_of(g, other, hidden=other == seat) for other in g.seats]
    horizon = rolls_left(g, points)
    others = [
        points[other] + prospects(g, other, economy(g, other), horizon) + UNSEEN_CARD * hand_size(g, other)
        for other in g.seats
        if other != seat and other not in g.gone
    ]
    eco = economy(g, seat)
    mine = points[seat] + prospects(g, seat, eco, horizon) + in_hand(g, seat, eco, horizon, points[seat])
    return mine - LEADER * max(others, default=0.0) - OTHERS * sum(others)


def rolls_left(g: Island, points: list[int]) -> float:
    return ROLLS_PER_POINT * max(1, g.table.target - max(points)) + LAST_ROLLS


def prospects(g: Island, seat: int, eco: Economy, horizon: float) -> float:
    """Income, awards in reach, and what modules say their things are worth."""
    return g.rules.worth(g, seat, eco.speed * horizon + race(g, seat))


def in_hand(g: Island, seat: int, eco: Economy, horizon: float, points: int) -> float:
    """What the cards in hand can become, less what a 7 may take."""
    hand = g.table.hands[seat]
    value = hand_worth(plans(g, seat, eco, horizon, g.table.target - points), hand, eco)
    resources, cards = g.rules.resource_kinds, g.rules.card_kinds
    value += HELD * sum(n * m for n, m in zip(hand[:resources], margins(g.rules, eco), strict=False))
    value += COMMODITY * sum(hand[resources:cards])
    size, limit = hand_size(g, seat), g.rules.number("hand_limit")
    if limit:
        over = size + COMING - g.rules.hand_limit(g, seat, limit)
        value -= RISK * size / 2 * min(1.0, max(0.0, over / (COMING + 1)))
    return value
