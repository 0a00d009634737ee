"""Trade rights: red road spaces in place of harbours (GEO-20 to GEO-24)."""

from __future__ import annotations

from game.board.printed import chart
from game.modules.base.bank import ANY_HARBOUR, OWN_HARBOUR
from game.table import Island


def right_rate(g: Island, seat: int, kind: str, n: int) -> int:
    """The best rate for a kind: its own right, else any right that takes all kinds (GEO-22)."""
    rights = trade_rights(g, seat)
    if kind in rights:
        return min(n, OWN_HARBOUR)
    return min(n, ANY_HARBOUR) if "any" in rights else n


def trade_rights(g: Island, seat: int) -> frozenset[str]:
    """The kinds a seat has a right for, by its roads on red spaces; remembered until a road is built."""
    key = ("trade_rights", seat, g.table.turn.number)
    if key not in g.memo:
        roads, red = g.table.roads, chart(g.table.layout).trade_roads
        g.memo[key] = frozenset(
            space.kind
            for space in red
            if space.edge in roads and roads[space.edge].seat == seat and _usable(g, roads[space.edge].turn)
        )
    rights: frozenset[str] = g.memo[key]
    return rights


def _usable(g: Island, built: int) -> bool:
    """In mode split not in the turn the road was laid; a founding road lies there before all turns (GEO-D14)."""
    return g.rules.option("turn_mode") == "combined" or built < g.table.turn.number
