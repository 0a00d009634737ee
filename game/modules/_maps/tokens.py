"""Island tokens: a point for the first road that reaches a crossing (GEO-28 to GEO-31)."""

from __future__ import annotations

from msgspec import Struct

from game.core.land import points_changed
from game.modules._maps.sites import SMALL_TABLE, crossings
from game.modules._maps.told import CrossingReached
from game.table import Island


class State(Struct):
    """The crossings whose token still lies there, and how many each seat has taken."""

    lying: list[int] = []
    taken: list[int] = []


def of(g: Island) -> State:
    """A map's module is called like its board."""
    state: State = g.ext[g.table.layout]  # type: ignore[assignment]
    return state


def lay_tokens(g: Island) -> None:
    """One on every crossing, at a small table only (GEO-03)."""
    state = of(g)
    state.lying = list(crossings(g.table.layout)) if g.rules.players <= SMALL_TABLE else []
    state.taken = [0] * g.rules.players


def take_tokens(g: Island, seat: int, edge: int) -> None:
    """The tokens at both ends of a new road go to its owner for good."""
    state = of(g)
    for corner in g.rules.topology.edge_corners[edge]:
        if corner in state.lying:
            state.lying.remove(corner)
            state.taken[seat] += 1
            points_changed(g)
            g.tell(CrossingReached(seat=seat, corner=corner))
