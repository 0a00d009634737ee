"""Losing pieces (ATX-22)."""

from __future__ import annotations

from game.core.building import SIZES, roads_touching
from game.core.land import touch
from game.table import Building, Island


def lose(g: Island, corner: int, to: str, cause: str) -> bool:
    """Reduce a building to `to` ("" = nothing), unless something protects it; True if it was hit."""
    t = g.table
    old = t.buildings.get(corner)
    if old is None or g.rules.protects(g, corner, cause):
        return False
    t.pieces[old.seat][old.kind] += 1
    if to:
        t.pieces[old.seat][to] -= 1
        t.buildings[corner] = Building(old.seat, to, SIZES[to], old.turn)
    else:
        del t.buildings[corner]
    touch(g, roads_of=roads_touching(g, corner))
    g.tell("building_lost", seat=old.seat, place=corner, item=old.kind, to=to, cause=cause)
    g.rules.lost(g, old.seat, corner, old.kind, to, cause)
    return True


def remove_road(g: Island, edge: int) -> None:
    """A road goes back to its owner's supply."""
    road = g.table.roads.pop(edge)
    g.table.pieces[road.seat]["road"] += 1
    touch(g, roads_of=(road.seat,))
    g.rules.road_removed(g, road.seat, edge)
