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
        return _won(g, "island_sank")
    if turn.part != "founding" and all(b.seat != turn.owner for b in g.table.buildings.values()):
        return _won(g, "nothing_left", turn.owner)
    return None


def _won(g: Island, why: str, other: int = -1) -> Result:
    winner = best(g)
    return Result((winner,), why, other, tie_break(g, winner))


def tie_break(g: Island, winner: int) -> str:
    """What put the winner before those with as many points; nothing if nobody has (ATL-32)."""
    points, *more = standing(g, winner)
    equal = [standing(g, s)[1:] for s in g.seats if s not in g.gone and s != winner and standing(g, s)[0] == points]
    if not equal:
        return ""
    board, cards = max(equal)
    return "board" if more[0] > board else "cards" if more[1] > cards else "order"


def best(g: Island) -> int:
    """Most points; then most of them on the board; then most resource cards; then next from the turn owner (ATL-32)."""
    order = g.from_seat(g.table.turn.owner)
    return max((s for s in g.seats if s not in g.gone), key=lambda seat: (*standing(g, seat), -order.index(seat)))


def standing(g: Island, seat: int) -> tuple[int, int, int]:
    tally = tally_of(g, seat)
    on_board = tally.get("settlements", 0) + tally.get("cities", 0)
    return sum(tally.values()), on_board, sum(g.table.hands[seat][: g.rules.resource_kinds])
