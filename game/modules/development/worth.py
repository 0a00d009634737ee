"""What development cards are worth to who holds them, for automatic players."""

from __future__ import annotations

from game.modules.development.state import VICTORY_POINT, of
from game.table import Island

WORTH = {"knight": 0.45, "road_building": 0.6, "invention": 0.5, "monopoly": 0.7, VICTORY_POINT: 0.0}
NEW = 0.7  # a card bought in this very turn counts for what cards bring on the whole
UNSEEN = 0.6  # a card of unknown kind, the point it may be included
ONE_A_TURN = 0.8  # each further card has to wait


def cards_worth(g: Island, seat: int) -> float:
    """Unplayed cards in points; victory points count by themselves."""
    state = of(g)
    if g.viewer is not None and g.viewer != seat:
        return UNSEEN * (state.unseen[seat] if state.unseen else 0)
    value, share = 0.0, 1.0
    part = g.table.turn.part_number
    worths = (NEW if held.part == part and WORTH[held.card] else WORTH[held.card] for held in state.cards[seat])
    for worth in sorted(worths, reverse=True):
        value += worth * share
        share *= ONE_A_TURN
    return value
