"""Losing pieces (ATX-22)."""

from __future__ import annotations

from game.core.building import roads_touching
from game.core.land import is_corner, is_edge, touch
from game.core.reach import SIZES
from game.core.robber import send_home
from game.core.told import BuildingLaidOver, BuildingLost, HexSank, RoadLost
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
    g.tell(BuildingLost(seat=old.seat, place=corner, item=old.kind, to=to, cause=cause))
    g.rules.lost(g, old.seat, corner, old.kind, to, cause)
    return True


def lay_over(g: Island, corner: int, to: str, cause: str) -> bool:
    """Reduce a building for want of the smaller piece: its own stays, laid over, and counts as `to`."""
    old = g.table.buildings[corner]
    if g.rules.protects(g, corner, cause):
        return False
    g.table.buildings[corner] = Building(old.seat, old.kind, SIZES[to], old.turn)
    touch(g)
    g.tell(BuildingLaidOver(seat=old.seat, place=corner, item=old.kind, to=to, cause=cause))
    g.rules.lost(g, old.seat, corner, old.kind, to, cause)
    return True


def sink(g: Island, hex: int) -> None:
    """A hex becomes sea: what touches no land any more is lost, then what lay on it (ATX-22)."""
    t, topology = g.table, g.rules.topology
    number = t.tokens[hex]
    t.alive[hex], t.tokens[hex] = False, 0
    touch(g, roads_of=g.seats)
    g.tell(HexSank(hex=hex, number=number))
    t.harbours = [h for h in t.harbours if any(is_corner(g, c) for c in topology.edge_corners[h.edge])]
    for corner in topology.hex_corners[hex]:
        if not is_corner(g, corner):
            lose(g, corner, "", "sinking")
    for edge in topology.hex_edges[hex]:
        if edge in t.roads and not is_edge(g, edge):
            g.tell(RoadLost(seat=t.roads[edge].seat, edge=edge))
            remove_road(g, edge)
    g.rules.hex_lost(g, hex)
    if t.robber == hex:
        send_home(g)


def remove_road(g: Island, edge: int) -> None:
    """A road goes back to its owner's supply."""
    road = g.table.roads.pop(edge)
    g.table.pieces[road.seat]["road"] += 1
    touch(g, roads_of=(road.seat,))
    g.rules.road_removed(g, road.seat, edge)
