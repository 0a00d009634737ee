"""Who begins with which helper, and which lie open (HLP-01 to HLP-07)."""

from __future__ import annotations

from game.engine import Chance
from game.modules.helpers.facts import ALL, FACTS, helpers_of, is_tiles
from game.modules.helpers.state import Hired, of, take
from game.modules.helpers.told import HelperTaken
from game.table import Island

SECOND_ROUND = 2


def lay_out(g: Island) -> None:
    """The starting pile; of tiles also the display, the rest leaves the game."""
    state, players = of(g), g.rules.players
    state.hired = [Hired() for _ in g.seats]
    if not is_tiles(g.rules):
        state.pile = list(FACTS.cards)
        return
    state.pile = FACTS.tiles[:players][::-1]
    others = FACTS.tiles[players:]
    state.display = others if g.rules.flag(ALL.key) else drawn(others, players, g.chance)


def drawn(tiles: list[str], n: int, chance: Chance) -> list[str]:
    """So many of them by lot, in the order of their numbers."""
    left = list(tiles)
    while len(left) > n:
        left.pop(chance.below(len(left), "helpers"))
    return left


def give_helper(g: Island, seat: int, round: int) -> None:
    """With the second settlement comes the top helper of the pile (HLP-06)."""
    state = of(g)
    if round == SECOND_ROUND and state.pile:
        helper = state.pile.pop(0)
        take(g, seat, helper)
        g.tell(HelperTaken(seat=seat, helper=helper))


def open_display(g: Island) -> None:
    """Cards nobody took lie open; tiles nobody took are out of the game (HLP-07)."""
    state, order = of(g), helpers_of(g.rules)
    if not is_tiles(g.rules):
        state.display = sorted(state.pile, key=order.index)
    state.pile = []
