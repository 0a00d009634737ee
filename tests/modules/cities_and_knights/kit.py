"""Positions of Cities & Knights in the words of its rule book, on top of tests/kit.py.

g = ck(players=3)                               nothing built, seat 0 after the roll
knight(g, 0, place, strength=2, active=True)
progress(g, 0, "spy"); levels(g, 0, trade=3); stack(g, "science", "printer")
g = throw(turn_of(g, 0), 3, 4, "ship")          red, yellow, event die
"""

from __future__ import annotations

from typing import Any

from game.core.land import touch
from game.engine import Action
from game.modules.base.rolling import Roll
from game.modules.cities_and_knights.deck import field_of
from game.modules.cities_and_knights.knights import put_knight
from game.modules.cities_and_knights.state import FACES, Knight, State, of
from game.table import Island
from tests import kit
from tests.kit import Place, act, corner, lots

CK = "cities_and_knights"
# Corners of the printed island by the hexes they touch, as most tests use them:
#   18 hills 6, pasture 4, desert     24 pasture 4, forest 3, desert     30 desert, forest 3, fields 4
#   35 desert, mountains 3, fields 4  29 forest 11, desert, mountains 3  23 hills 6, forest 11, desert
#   12 mountains 10, hills 6, fields 12     25 hills 10, mountains 8, forest 3     31 forest 3, mountains 8, pasture 5


def ck(players: int = 4, *modules: str, phase: str = "main", turn: int = 0, **options: Any) -> Island:
    return kit.island(players, CK, *modules, phase=phase, turn=turn, **options)


def state(g: Island) -> State:
    return of(g)


def knight(g: Island, seat: int, place: Place, strength: int = 1, active: bool = False) -> int:
    """A knight that has stood there for long."""
    there = corner(g, place)
    put_knight(g, there, Knight(seat, strength, active))
    return there


def progress(g: Island, seat: int, *cards: str) -> None:
    """Progress cards from their decks to a hand, face up if they are worth points."""
    for card in cards:
        deck = of(g).decks[field_of(card)]
        deck.mixed[card] -= 1
        if not deck.mixed[card]:
            del deck.mixed[card]
        of(g).hands[seat].append(card)


def stack(g: Island, field: str, *cards: str) -> None:
    """A deck of exactly these cards, from the top down."""
    of(g).decks[field].mixed = {}
    of(g).decks[field].under = list(cards)


def levels(g: Island, seat: int, **fields: int) -> None:
    of(g).levels[seat].update(fields)


def metropolis(g: Island, field: str, place: Place) -> None:
    of(g).metropolises[field] = corner(g, place)
    touch(g)


def wall(g: Island, *places: Place) -> None:
    of(g).walls += [corner(g, place) for place in places]


def lay_down(g: Island, place: Place) -> None:
    """A city lies on its side and counts as a settlement."""
    g.table.buildings[corner(g, place)].size = 1
    touch(g)


def awake(g: Island) -> None:
    """The first attack is over."""
    of(g).attacks = 1


def throw(g: Island, red: int, yellow: int, face: str = "ship", *further: int) -> Island:
    """The owner rolls; `further` is what chance gives after the three dice."""
    return act(g, Roll(g.table.turn.owner), chance=lots(red - 1, yellow - 1, FACES.index(face), *further))


def attack(g: Island, red: int = 1, yellow: int = 1, *further: int) -> Island:
    """The ship lands with the roll of the turn owner; nothing has the number 2 but the pasture of the north."""
    of(g).ship = 6
    return throw(g, red, yellow, "ship", *further)


def coast(g: Island, start: int, steps: int) -> list[int]:
    """Corners along the coast, for lines that do not meet."""
    topology = g.rules.topology
    shore = [e for e in topology.edges if len(topology.edge_hexes[e]) == 1]
    ring = [min(c for e in shore for c in topology.edge_corners[e])]
    while True:
        ends = [c for e in shore if ring[-1] in topology.edge_corners[e] for c in topology.edge_corners[e]]
        onward = [c for c in ends if c not in ring]
        if not onward:
            break
        ring.append(onward[0])
    return [ring[(start + i) % len(ring)] for i in range(steps + 1)]


def legal_with(g: Island, seat: int, kind: type[Action]) -> list[Any]:
    """Every way a menu offers to do one thing."""
    prompt = next((p for p in g.prompts if p.seat == seat and p.kind in kind.during), None)
    return list(kind.suggest(g, seat, prompt)) if prompt is not None else []


def holding(*cards, **options):
    g = ck(**options)
    awake(g)
    progress(g, 0, *cards)
    return g
