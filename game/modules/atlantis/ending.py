"""The ends that water brings: too much of the island gone, or nothing left of the one whose turn it is."""

from __future__ import annotations

from game.core.awards import tally_of
from game.engine.game import Result
from game.modules.atlantis.state import FACTS, of
from game.table import Island


def ending(g: Island) -> Result | None:
    """By the number of sunken hexes, else because the turn owner has no building (ATL-30, ATL-31)."""
    turn = g.table.turn
    if len(of(g).sunk) >= FACTS.ends_at[g.rules.players]:
        return Result((best(g),), "island_sank")
    if turn.part != "founding" and all(b.seat != turn.owner for b in g.table.buildings.values()):
        return Result((best(g),), "nothing_left", turn.owner)
    return None


def best(g: Island) -> int:
    """Most points; then most of them on the board; then most resource cards; then next from the turn owner (ATL-32)."""
    order = g.from_seat(g.table.turn.owner)
    return max((s for s in g.seats if s not in g.gone), key=lambda seat: (*standing(g, seat), -order.index(seat)))


def standing(g: Island, seat: int) -> tuple[int, int, int]:
    tally = tally_of(g, seat)
    on_board = tally.get("settlements", 0) + tally.get("cities", 0)
    return sum(tally.values()), on_board, sum(g.table.hands[seat][: g.rules.resource_kinds])
