"""How good a position of this expansion is, in points, for automatic players."""

from __future__ import annotations

from math import exp

from game.core.walls import own_walls
from game.modules.cities_and_knights.deck import FIELDS
from game.modules.cities_and_knights.improvements import UNNAMED, field_problems
from game.modules.cities_and_knights.knights import (
    ACTIVATE,
    BASIC,
    BUILD,
    PROMOTE,
    free_corners,
    pieces_left,
    promotable,
)
from game.modules.cities_and_knights.state import (
    COMMODITY,
    LANDING,
    TOP_LEVEL,
    State,
    cities,
    metropolis_owner,
    of,
    plain_cities,
)
from game.table import Island, Wish

LEVELS = (0.0, 0.3, 0.65, 1.2, 1.7, 2.45)  # a field at each level: cards it draws, what the third is able to do
PAID = 0.14  # what a commodity counts for in any hand
SAVED = 0.5  # share of a level's gain that its whole price in hand is worth
HOPE = (0.0, 0.1, 0.3, 0.8, 0.8)  # of a metropolis that nobody has, by the own level
TAKEOVER = (0.0, 0.0, 0.05, 0.15, 0.6, 0.0)  # of one whose owner stands at the fourth
FEAR = 0.3  # for an own one, with each level from the third on that somebody has reached
STRENGTH, HELMET, WALL = 0.4, 0.05, 0.15
LOSS, HONOUR = 3.0, 1.0  # a city that falls with its income and wall; the defender's point
ASLEEP = 0.4  # share of its strength that a knight without a helmet is good for, the ship being far
LATER = 0.2  # share that an attack loses of its weight, the ship being far
PLANNED = 0.6  # share of its worth that something counts for as long as it is only a wish
SAFER = 0.5  # strength by which nobody feels safe from having given least
CARDS = {
    "merchant": 0.6, "medicine": 0.45, "deserter": 0.45, "master_merchant": 0.4, "resource_monopoly": 0.4,
    "bishop": 0.35, "smith": 0.35, "road_building": 0.35, "crane": 0.3, "mining": 0.3, "irrigation": 0.3,
    "spy": 0.3, "wedding": 0.3, "trade_monopoly": 0.3, "warlord": 0.25, "engineer": 0.25, "inventor": 0.25,
    "commercial_harbour": 0.2, "merchant_fleet": 0.15, "saboteur": 0.15, "alchemist": 0.15, "intrigue": 0.15,
    "diplomat": 0.1,
}  # fmt: skip
UNSEEN = 0.25
KEPT = (1.0, 0.6, 0.15, 0.0)  # four are the limit, and others roll before the next turn: cards had better be played


def worth(g: Island, seat: int) -> float:
    """Levels, knights, cards and walls, and what the barbarians bring or take."""
    state = of(g)
    value = sum(improved(g, seat, field) for field in FIELDS)
    for knight in state.knights.values():
        if knight.seat == seat:
            value += STRENGTH * knight.strength + HELMET * knight.active
    return value + in_hand(state, seat) + WALL * own_walls(g, state.walls, seat) + outlook(g, seat)


def in_hand(state: State, seat: int) -> float:
    """Progress cards, the best first: each further one has to wait."""
    known = sorted((CARDS.get(card, UNSEEN) for card in state.hands[seat]), reverse=True)
    hidden = sum(state.unseen[seat].values()) if state.unseen else 0
    return sum(value * share for value, share in zip([*known, *[UNSEEN] * hidden], KEPT, strict=False))


# --- improvements -----------------------------------------------------------------------------------------------------


def improved(g: Island, seat: int, field: str) -> float:
    """A field as far as it has come, with what is saved for its next level."""
    state = of(g)
    now, held = state.levels[seat][field], g.table.hands[seat][g.rules.index[COMMODITY[field]]]
    value = LEVELS[now] + prospect(g, seat, field, now)
    if not held or now == TOP_LEVEL or next(field_problems(g, seat, field), None):
        return value
    price = now + 1 - state.crane
    more = LEVELS[now + 1] - LEVELS[now] - PAID * price
    return value + SAVED * max(0.0, more) * min(1.0, held / max(1, price)) ** 2


def prospect(g: Island, seat: int, field: str, now: int) -> float:
    """What there is to hope or to fear for a field's metropolis; the points of one that stands count by themselves."""
    levels, owner = of(g).levels, metropolis_owner(g, field)
    best = max(levels[other][field] for other in g.seats if other != seat)
    if owner == seat:
        return 0.0 if now == TOP_LEVEL else -FEAR * max(0, best - 2)
    if owner == UNNAMED:
        return HOPE[now] * (1.0 if now >= best else 0.5)
    return 0.0 if levels[owner][field] == TOP_LEVEL else TAKEOVER[now]


# --- barbarians -------------------------------------------------------------------------------------------------------


def outlook(g: Island, seat: int) -> float:
    """What the next attack is likely to bring a seat."""
    far = distance(g)
    return fate(g, seat, strengths(g, ASLEEP * far), far)


def distance(g: Island) -> float:
    """1 when the ship sets out, 0 when its next square is the last."""
    return max(0.0, (LANDING - 1 - of(g).ship) / (LANDING - 1))


def strengths(g: Island, asleep: float) -> list[float]:
    """The strength of everybody's knights, those without a helmet in part."""
    given = [0.0] * g.rules.players
    for knight in of(g).knights.values():
        given[knight.seat] += knight.strength * (1.0 if knight.active else asleep)
    return given


def fate(g: Island, seat: int, given: list[float], far: float) -> float:
    """The defender's point, or a city lost by whoever gave least, each as likely as the strengths make it.

    The farther the ship, the less is certain: others may still do more or less.
    """
    spread = 0.35 + far
    won = likely(sum(given) - sum(len(cities(g, s)) for s in g.seats) + 0.5, spread)
    best = max(given[s] for s in g.seats if s != seat)
    value = HONOUR * won * likely(given[seat] - best - 0.5, spread) if given[seat] else 0.0
    if plain_cities(g, seat):
        least = min((given[s] for s in g.seats if s != seat and plain_cities(g, s)), default=LANDING)
        value -= LOSS * (1 - won) * likely(least - given[seat] + SAFER, spread)
    return (1 - LATER * far) * value


def likely(ahead: float, spread: float) -> float:
    return 1 / (1 + exp(-ahead / spread))


# --- wishes -----------------------------------------------------------------------------------------------------------


def wishes(g: Island, seat: int) -> list[Wish]:
    """A knight more, a stronger one, a helmet: by what they would mean for the next attack."""
    far, prices = distance(g), g.rules.prices
    given = strengths(g, ASLEEP * far)
    now = fate(g, seat, given, far)

    def more(strength: float) -> float:
        return PLANNED * (fate(g, seat, [n + strength * (s == seat) for s, n in enumerate(given)], far) - now)

    def price(*items: str) -> tuple[int, ...]:
        return tuple(map(sum, zip(*(prices[item][: g.rules.card_kinds] for item in items), strict=True)))

    found = list[Wish]()
    asleep = [k.strength for k in of(g).knights.values() if k.seat == seat and not k.active]
    if asleep:
        found.append(Wish(ACTIVATE, more(max(asleep) * (1 - ASLEEP * far)), price(ACTIVATE)))
    if pieces_left(g, seat, BASIC) and free_corners(g, seat):
        found.append(Wish(BUILD, PLANNED * STRENGTH + more(1.0), price(BUILD, ACTIVATE)))
    if promotable(g, seat):
        found.append(Wish(PROMOTE, PLANNED * STRENGTH + more(1.0), price(PROMOTE)))
    return found
