"""Places for pieces: why one may not be put there, and where it may."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from game.core.land import is_corner, is_edge, remember_sites, renew
from game.core.reach import SIZES, Reach, listed, reach, with_building, with_road
from game.core.roads import connects, has_road_at, lengthened
from game.engine import Problem
from game.table import Island


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


def legal_places(g: Island, seat: int, item: str, how: str = "paid") -> tuple[int, ...]:
    """Where a seat may put an item, the price aside."""
    free = listed(OPEN[item](reach(g), seat, how))
    if g.rules.plain_places:
        return free
    known: dict[tuple[str, int, str], tuple[int, ...]] = g.memo.get("places") or g.memo.setdefault("places", {})
    places = known.get((item, seat, how))
    if places is None:
        places = known[item, seat, how] = tuple(p for p in free if not _opposed(g, seat, item, p, how))
    return places


def _open_edges(has: Reach, seat: int, how: str) -> int:
    """Edges with nothing against them but what modules say; the same for the other two items."""
    return has.free_edges if how == "found" else has.free_edges & has.edges[seat]


def _open_corners(has: Reach, seat: int, how: str) -> int:
    return has.free_corners if how == "found" else has.free_corners & has.ends[seat]


def _own_settlements(has: Reach, seat: int, how: str) -> int:
    return has.free_corners if how == "found" else has.small[seat]


OPEN = {"road": _open_edges, "settlement": _open_corners, "city": _own_settlements}


def _opposed(g: Island, seat: int, item: str, place: int, how: str) -> bool:
    """Whether rule systems have anything against a place that pieces leave open."""
    rules = g.rules
    if item == "road":
        if how != "found" and not any(connects(g, seat, c) for c in rules.topology.edge_corners[place]):
            return True
    elif (item == "settlement" or how == "found") and rules.occupies(g, place):
        return True
    return any(True for _ in rules.bars_building(g, seat, item, place, how))


# --- a piece was put: what is remembered is brought up to date --------------------------------------------------------


def road_laid(g: Island, seat: int, edge: int) -> None:
    """A road lies: what hexes and buildings bring is as before."""
    before: Reach | None = g.memo.get("reach")
    now = before and with_road(g, before, seat, edge)
    longer = lengthened(g, seat, edge, now) if now else 0
    renew(g, seat, "road", (seat,), g.memo.get("sited"), now)
    if longer:
        g.memo["lengths"][seat] = longer


def building_put(g: Island, seat: int, corner: int, roads_of: Collection[int]) -> None:
    """A settlement or city stands: what hexes further away bring is as before."""
    before: Reach | None = g.memo.get("reach")
    now = before and with_building(g, before, seat, corner)
    renew(g, seat, "building", roads_of, remember_sites(g, seat, corner), now)
