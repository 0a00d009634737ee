"""Who holds how much fish, where it is caught, and the old boot."""

from __future__ import annotations

from itertools import combinations
from typing import cast

from msgspec import Struct, field

from game.core.deck import Deck
from game.core.facts import facts
from game.core.land import live_hexes
from game.table import Island, Shore

KEY, FISH, BOOT, LAKE = "fishermen", "fish", "boot", "lake"
NOBODY = -1


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens by their fish, numbers of grounds and lake, the most tokens of a hand, and what a use costs."""

    tokens: dict[str, int]
    grounds: list[int]
    lake: tuple[int, ...]
    most: int
    robber: int
    theft: int
    resource: int
    road: int
    card: int


FACTS = facts(KEY, Facts)
TOKENS = sum(FACTS.tokens.values())


class Ground(Struct, frozen=True, array_like=True):
    """A fishing ground: the three corners it touches, and its number."""

    corners: tuple[int, ...]
    number: int


class State(Struct):
    """`tokens`: the fish on each token of each seat; how many there are stands in the hands, for everybody to see."""

    grounds: list[Ground] = []
    pool: Deck = field(default_factory=Deck)
    used: dict[str, int] = {}
    tokens: list[list[int]] = []
    boot: int = NOBODY
    handed_in: int = -1  # the part of the game in which the boot was last handed on


def of(g: Island) -> State:
    return cast(State, g.ext[KEY])


def full_pool() -> dict[str, int]:
    return {**FACTS.tokens, BOOT: 1}


def tokens_of(g: Island, seat: int) -> int:
    """Tokens in front of a seat, as everybody sees them."""
    return g.table.hands[seat][g.rules.index[FISH]]


def fish_of(g: Island, seat: int) -> int:
    """Fish on the tokens of a seat; none where they are hidden."""
    return sum(of(g).tokens[seat])


def lakes(g: Island) -> list[int]:
    return [hex for hex in live_hexes(g) if g.table.terrain[hex] == LAKE]


def shore(ground: Ground) -> Shore:
    return Shore(ground.corners, (ground.number,), FISH)


def waters_at(g: Island, corner: int) -> int:
    """Lakes and fishing grounds that a corner touches."""
    around = g.rules.topology.corner_hexes[corner]
    return sum(hex in around for hex in lakes(g)) + sum(corner in ground.corners for ground in of(g).grounds)


def payment(tokens: list[int], cost: int) -> list[int]:
    """The tokens that pay a cost with the fewest fish lost, and of these the fewest; [] if they do not suffice."""
    ways = (list(way) for n in range(1, len(tokens) + 1) for way in combinations(sorted(tokens), n))
    return min((way for way in ways if sum(way) >= cost), key=lambda way: (sum(way), len(way)), default=[])
