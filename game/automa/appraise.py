"""How good a position is for a seat, in points: what it has, what its income will bring, what its hand can become."""

from __future__ import annotations

from game.automa.economy import COMMODITY, Economy, economy, margins
from game.automa.plans import Standings, hand_worth, plans, race, standings
from game.automa.taste import STEADY, Taste
from game.core.awards import points_of
from game.core.cards import hand_size
from game.table import Island

WON = 1_000.0
COMING = 2  # cards that may come before the next own turn
RESOURCES = 5
SOME = 0.02  # cards per roll of a kind that count as having it


def appraise(g: Island, seat: int, taste: Taste = STEADY) -> float:
    """The position as a seat sees it; hidden cards of others are taken as they lie in this world."""
    if g.over is not None:
        return WON if seat in g.over.winners else -WON
    points = [points_of(g, other, hidden=other == seat) for other in g.seats]
    horizon = rolls_left(g, points, taste)
    rivals = [other for other in g.seats if other != seat and other not in g.gone]
    measured = standings(g)
    others = [points[other] + _from_outside(g, other, horizon, taste, measured) for other in rivals]
    eco = economy(g, seat, taste)
    mine = points[seat] + prospects(g, seat, eco, horizon, taste, measured)
    mine += in_hand(g, seat, eco, horizon, points[seat], taste)
    return mine - taste.leader * max(others, default=0.0) - taste.others * sum(others)


def terms(g: Island, seat: int, taste: Taste) -> dict[str, float]:
    """The same sum in its parts, by what they are about: for whoever is told why a position is good."""
    points = [points_of(g, other, hidden=other == seat) for other in g.seats]
    horizon, eco = rolls_left(g, points, taste), economy(g, seat, taste)
    rivals = [points[s] + _from_outside(g, s, horizon, taste, None) for s in g.seats if s != seat and s not in g.gone]
    kinds = taste.variety * sum(n > SOME for n in eco.income[:RESOURCES]) if taste.variety and founding(g) else 0.0
    risk = at_risk(g, seat, taste)
    found = {
        "points": float(points[seat]),
        "income": eco.speed * horizon + kinds,
        "awards": race(g, seat, taste),
        "hand": in_hand(g, seat, eco, horizon, points[seat], taste) + risk,
        "risk": -risk,
        "rivals": -taste.leader * max(rivals, default=0.0) - taste.others * sum(rivals),
    }
    for module in g.rules.modules:
        if value := module.worth(g, seat, 0.0):
            found[module.key] = taste.things * value
    return found


def _from_outside(g: Island, seat: int, horizon: float, taste: Taste, measured: Standings | None) -> float:
    """What somebody has before them as far as others can tell."""
    ahead = prospects(g, seat, economy(g, seat, taste), horizon, taste, measured)
    return ahead + taste.unseen * hand_size(g, seat)


def rolls_left(g: Island, points: list[int], taste: Taste) -> float:
    rolls = taste.rolls_per_point * max(1, g.table.target - max(points)) + taste.last_rolls
    return rolls * taste.founding if founding(g) else rolls


def founding(g: Island) -> bool:
    return g.table.turn.part == "founding"


def prospects(
    g: Island, seat: int, eco: Economy, horizon: float, taste: Taste, measured: Standings | None = None
) -> float:
    """Income, awards in reach, and what modules say their things are worth."""
    things = taste.things * g.rules.worth(g, seat, 0.0)
    kinds = taste.variety * sum(n > SOME for n in eco.income[:RESOURCES]) if taste.variety and founding(g) else 0.0
    return eco.speed * horizon + race(g, seat, taste, measured) + things + kinds


def in_hand(g: Island, seat: int, eco: Economy, horizon: float, points: int, taste: Taste) -> float:
    """What the cards in hand can become, less what a 7 may take."""
    hand = g.table.hands[seat]
    value = hand_worth(plans(g, seat, eco, horizon, g.table.target - points, taste), hand, eco, taste)
    if founding(g):
        value *= taste.expansion
    resources, cards = g.rules.resource_kinds, g.rules.card_kinds
    value += taste.held * sum(n * m for n, m in zip(hand[:resources], margins(g.rules, eco, taste), strict=False))
    value += COMMODITY * sum(hand[resources:cards])
    return value - at_risk(g, seat, taste)


def at_risk(g: Island, seat: int, taste: Taste) -> float:
    """What a 7 may take from a hand that is too large."""
    size, limit = hand_size(g, seat), g.rules.number("hand_limit")
    if not limit:
        return 0.0
    over = size + COMING - g.rules.hand_limit(g, seat, limit)
    return taste.risk * size / 2 * min(1.0, max(0.0, over / (COMING + 1)))
