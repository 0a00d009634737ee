"""Who draws how many cards at the wizard's castle (MG7-05 to MG7-09)."""

from __future__ import annotations

from game.core.land import buildings_at
from game.modules.development.buying import draw_card
from game.modules.development.state import of as development
from game.modules.magic_seven.told import MagicCard, MagicTooFew
from game.table import Island

TERRAIN = "wizard_castle"


def castle(g: Island) -> int:
    """The hex of the wizard's castle."""
    return g.table.terrain.index(TERRAIN)


def due_cards(g: Island) -> list[int]:
    """Cards each seat is owed: one for a settlement, two for a city."""
    due = [0] * g.rules.players
    for _, building in buildings_at(g, castle(g)):
        if building.seat not in g.gone:
            due[building.seat] += building.size
    return due


def magic_cards(g: Island, due: list[int]) -> None:
    """From the development deck, in turn order; a deck too small for several gives nobody anything (MG7-07)."""
    left = len(development(g).deck)
    if sum(due) > left and sum(n > 0 for n in due) > 1:
        g.tell(MagicTooFew())
        return
    for seat in g.from_seat(g.table.turn.owner):
        for _ in range(min(due[seat], left)):
            g.then("magic_card", seat=seat)


def magic_card(g: Island, seat: int) -> None:
    """One card, hidden from the others; it may be the last point somebody needed."""
    draw_card(g, seat, MagicCard)
