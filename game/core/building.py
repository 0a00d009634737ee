"""Building: every reason against it, and the one way it is done (ATX-20)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.cards import covers, give_bank, shortfall
from game.core.land import is_corner, is_edge, live_corners, live_edges, touch
from game.core.roads import connects, has_road_at, stopped
from game.engine import Problem
from game.table import Building, Cards, Island, Road

SIZES = {"settlement": 1, "city": 2}


def price_of(g: Island, seat: int, item: str, place: int = -1) -> Cards:
    """What an item costs this seat now."""
    return g.rules.cost(g, seat, item, place, list(g.rules.prices[item]))


def build_problems(
    g: Island, seat: int, item: str, place: int, how: str = "paid", price: Sequence[int] | None = None
) -> Iterator[Problem]:
    """Every reason against building an item at a place; `how`: paid, free, found, moved, card."""
    if how != "moved" and g.table.pieces[seat].get(item, 0) <= 0 and not _lies_there(g, seat, item, place):
        yield "no_piece_left"
    yield from place_problems(g, seat, item, place, how)
    if how == "paid":
        short = shortfall(g, seat, price if price is not None else price_of(g, seat, item, place))
        if short:
            yield short


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


def _lies_there(g: Island, seat: int, item: str, place: int) -> bool:
    """The piece is on the spot already, laid over; it only has to be stood up again."""
    here = g.table.buildings.get(place) if item == "city" else None
    return here is not None and here.seat == seat and here.kind == item and here.size < SIZES[item]


PLACE = {"road": _road_problems, "settlement": _settlement_problems, "city": _city_problems}


def legal_places(g: Island, seat: int, item: str, how: str = "paid") -> list[int]:
    """Where a seat may put an item, the price aside; remembered until the board changes."""
    key = (item, seat, how)
    places: list[int] | None = g.memo.get(key)
    if places is None:
        places = OPEN[item](g, seat, how)
        if not g.rules.silent >= ADDED_REASONS:
            places = [p for p in places if not any(place_problems(g, seat, item, p, how))]
        g.memo[key] = places
    return places


def can_afford(g: Island, seat: int, item: str) -> bool:
    """Whether a hand covers what an item costs now."""
    hand = g.table.hands[seat]
    if "cost" in g.rules.silent:
        return all(hand[kind] >= n for kind, n in g.rules.needs[item])
    return covers(hand, price_of(g, seat, item))


def affordable_places(g: Island, seat: int, item: str) -> Sequence[int]:
    """Where a seat may build an item now, paying for it."""
    hand, fixed = g.table.hands[seat], "cost" in g.rules.silent
    if fixed:
        for kind, n in g.rules.needs[item]:
            if hand[kind] < n:
                return ()
    if g.table.pieces[seat].get(item, 0) <= 0 and not any(_lies_there(g, seat, item, p) for p in g.table.buildings):
        return ()
    places = legal_places(g, seat, item)
    return places if fixed else [p for p in places if covers(hand, price_of(g, seat, item, p))]


ADDED_REASONS = frozenset({"bars_building", "occupies"})


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


def build(g: Island, seat: int, item: str, place: int, how: str = "paid", price: Sequence[int] | None = None) -> None:
    """Pay, place, and tell everybody; legality was checked before."""
    if how == "paid":
        give_bank(g, seat, price if price is not None else price_of(g, seat, item, place))
    put(g, seat, item, place, how)
    g.tell("built", seat=seat, item=item, place=place, how=how)
    g.rules.placed(g, seat, item, place, how)


def put(g: Island, seat: int, item: str, place: int, how: str = "paid") -> None:
    """The piece goes from the supply to the board, and roads and awards are looked at again."""
    t = g.table
    t.pieces[seat][item] -= 1
    if item == "road":
        t.roads[place] = Road(seat, t.turn.number)
        touch(g, roads_of=(seat,), roads_only=True)
        return
    before = t.buildings.get(place)
    if before is not None:
        t.pieces[seat][before.kind] += 1
    t.buildings[place] = Building(seat, item, SIZES[item], t.turn.number)
    if how == "paid" and before is None:
        t.turn.new_harbours.append(place)
    touch(g, roads_of=roads_touching(g, place))


def roads_touching(g: Island, corner: int) -> set[int]:
    roads = g.table.roads
    return {roads[e].seat for e in g.rules.topology.corner_edges[corner] if e in roads}
