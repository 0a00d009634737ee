"""Places for pieces: why one may not be put there, and where it may; remembered, and kept up to date."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Iterable, Iterator

from game.core.land import Places, is_corner, is_edge, live_corners, live_edges, places_memo, remember_sites, renew
from game.core.roads import connects, has_road_at, lengthened, stopped
from game.engine import Problem
from game.table import Island

SIZES = {"settlement": 1, "city": 2}


def place_problems(g: Island, seat: int, item: str, place: int, how: str) -> Iterator[Problem]:
    on_land = is_edge(g, place) if item == "road" else is_corner(g, place)
    if not on_land:
        places = g.rules.topology.edges if item == "road" else g.rules.topology.corners
        yield "no_land" if place in places else "not_on_board"
        return
    yield from PLACE[item](g, seat, place, how)
    yield from g.rules.bars_building(g, seat, item, place, how)


def _road_problems(g: Island, seat: int, edge: int, how: str) -> Iterator[Problem]:
    if edge in g.table.roads:
        yield "occupied"
    if how != "found" and not any(connects(g, seat, c) for c in g.rules.topology.edge_corners[edge]):
        yield from _stopped_by(g, seat, edge)


def _stopped_by(g: Island, seat: int, edge: int) -> Iterator[Problem]:
    """What stops the own roads that lead to an edge, or that none does."""
    reached = [c for c in g.rules.topology.edge_corners[edge] if has_road_at(g, seat, c)]
    codes = [code for c in reached for code in (*g.rules.cuts(g, seat, c), *g.rules.bars_start(g, seat, c))]
    yield from codes or ("not_connected",)


def _settlement_problems(g: Island, seat: int, corner: int, how: str) -> Iterator[Problem]:
    t = g.table
    if corner in t.buildings or g.rules.occupies(g, corner):
        yield "occupied"
    if how != "found" and not has_road_at(g, seat, corner):
        yield "not_connected"
    if any(c in t.buildings for c in g.rules.topology.corner_neighbours[corner]):
        yield "too_close"


def _city_problems(g: Island, seat: int, corner: int, how: str) -> Iterator[Problem]:
    if how == "found":
        yield from _settlement_problems(g, seat, corner, how)
        return
    here = g.table.buildings.get(corner)
    if here is None or here.seat != seat or here.size >= SIZES["city"]:
        yield "no_settlement"


PLACE = {"road": _road_problems, "settlement": _settlement_problems, "city": _city_problems}


def legal_places(g: Island, seat: int, item: str, how: str = "paid") -> list[int]:
    """Where a seat may put an item, the price aside; remembered until the board changes."""
    known = places_memo(g)
    places = known.get((item, seat, how))
    if places is None:
        places = OPEN[item](g, seat, how)
        if not g.rules.plain_places:
            places = [p for p in places if not any(place_problems(g, seat, item, p, how))]
        known[item, seat, how] = places
    return places


def _open_edges(g: Island, seat: int, how: str) -> list[int]:
    """Edges with nothing against them but what modules say; the same for the other two items."""
    topology, t = g.rules.topology, g.table
    if how == "found":
        return sorted(live_edges(g) - t.roads.keys())
    own = {c for c, b in t.buildings.items() if b.seat == seat}
    ends = {c for e, r in t.roads.items() if r.seat == seat for c in topology.edge_corners[e]} - own
    own.update(c for c in ends if not stopped(g, seat, c))
    around = {e for c in own for e in topology.corner_edges[c]}
    return sorted(around & live_edges(g) - t.roads.keys())


def _open_corners(g: Island, seat: int, how: str) -> list[int]:
    topology, t = g.rules.topology, g.table
    corners = live_corners(g)
    if how != "found":
        corners &= {c for e, r in t.roads.items() if r.seat == seat for c in topology.edge_corners[e]}
    return sorted(corners - t.buildings.keys() - {c for b in t.buildings for c in topology.corner_neighbours[b]})


def _own_settlements(g: Island, seat: int, how: str) -> list[int]:
    if how == "found":
        return _open_corners(g, seat, how)
    corners = [c for c, b in g.table.buildings.items() if b.seat == seat and b.size < SIZES["city"]]
    return sorted(c for c in corners if c in live_corners(g))


OPEN = {"road": _open_edges, "settlement": _open_corners, "city": _own_settlements}


# --- a piece was put: what is remembered stays, or is brought up to date ----------------------------------------------


def road_laid(g: Island, seat: int, edge: int) -> None:
    """A road lies: nobody else can put one there, and its owner can go on from both ends."""
    places: Places = {}
    if g.rules.plain_places:
        ends = g.rules.topology.edge_corners[edge]
        more = {
            "road": [e for c in ends if not stopped(g, seat, c) for e in free_around(g, c)],
            "settlement": [c for c in ends if _is_free(g, c)],
        }
        for key, found in _in_use(g):
            item, owner, how = key
            if item == "road" and edge in found:
                found = [e for e in found if e != edge]
            own = owner == seat and how != "found" and item in more
            places[key] = _with(found, more[item]) if own else found
    longer = lengthened(g, seat, edge)
    renew(g, seat, "road", (seat,), g.memo.get("sited"), places)
    if longer:
        g.memo["lengths"][seat] = longer


def _in_use(g: Island) -> list[tuple[tuple[str, int, str], list[int]]]:
    """What is remembered of places and may be asked for again: those of founding are not, once it is over."""
    founding = g.table.turn.part == "founding"
    return [entry for entry in places_memo(g).items() if founding or entry[0][2] != "found"]


def building_put(g: Island, seat: int, corner: int, new: bool, roads_of: Collection[int]) -> None:
    """A settlement or city stands: what hexes further away bring is as before."""
    places: Places = {}
    for key, before in _in_use(g) if g.rules.plain_places else ():
        if (found := _after_building(g, key, before, seat, corner, new)) is not None:
            places[key] = found
    renew(g, seat, "building", roads_of, remember_sites(g, seat, corner), places)


def _after_building(
    g: Island, key: tuple[str, int, str], found: list[int], seat: int, corner: int, new: bool
) -> list[int] | None:
    """The places left, or None where they have to be looked for again."""
    item, owner, how = key
    if item == "city" and how != "found":
        others = [c for c in found if c != corner]
        return _with(others, (corner,)) if owner == seat and g.table.buildings[corner].size < SIZES["city"] else others
    if not new:
        return found
    if item == "road":
        cut = how != "found" and owner != seat and has_road_at(g, owner, corner)
        if cut:
            return None
        return _with(found, free_around(g, corner)) if owner == seat and how != "found" else found
    near = (corner, *g.rules.topology.corner_neighbours[corner])
    return [c for c in found if c not in near]


def free_around(g: Island, corner: int) -> list[int]:
    """Edges at a corner that no road lies on."""
    live, roads = live_edges(g), g.table.roads
    return [e for e in g.rules.topology.corner_edges[corner] if e in live and e not in roads]


def _is_free(g: Island, corner: int) -> bool:
    buildings = g.table.buildings
    if corner in buildings or corner not in live_corners(g):
        return False
    return not any(c in buildings for c in g.rules.topology.corner_neighbours[corner])


def _with(found: list[int], more: Iterable[int]) -> list[int]:
    """A new list: the old one may be remembered elsewhere."""
    found = list(found)
    for place in more:
        if place not in found:
            insort(found, place)
    return found
