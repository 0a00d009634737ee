"""How good a position of this expansion is, in points, for automatic players."""

from __future__ import annotations

from game.core.walls import own_walls
from game.modules.cities_and_knights.deck import HAND_LIMIT
from game.modules.cities_and_knights.state import LANDING, cities, of, plain_cities, progress_count
from game.table import Island

LEVEL, STRENGTH, HELMET, CARD, WALL, ENGAGED = 0.3, 0.15, 0.1, 0.25, 0.15, 0.05


def worth(g: Island, seat: int) -> float:
    """Levels, knights, cards and walls, less what the barbarians threaten to take."""
    state = of(g)
    mine = [knight for knight in state.knights.values() if knight.seat == seat]
    value = LEVEL * sum(state.levels[seat].values())
    value += STRENGTH * sum(knight.strength for knight in mine)
    value += HELMET * sum(knight.active for knight in mine)
    value += CARD * min(progress_count(g, seat), HAND_LIMIT)
    value += WALL * own_walls(g, state.walls, seat)
    return value + state.ship / LANDING * outlook(g, seat)


def outlook(g: Island, seat: int) -> float:
    """What the next attack would bring as things stand: a point for the best defender, a point lost for the weakest."""
    given = [0] * g.rules.players
    for knight in of(g).knights.values():
        given[knight.seat] += knight.strength * knight.active
    strength = sum(len(cities(g, s)) for s in g.seats)
    if strength <= sum(given):
        best = given[seat] == max(given) and given[seat] > 0
        return (1.0 if given.count(given[seat]) == 1 else CARD) if best else 0.0
    exposed = [s for s in g.seats if plain_cities(g, s)]
    return -1.0 if seat in exposed and given[seat] == min(given[s] for s in exposed) else ENGAGED * given[seat]
