"""Roads: where one may be continued, and how long the longest is."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.reach import Reach, listed, marked
from game.table import Island

SMALLEST_RING = 6  # roads around a hex


def own_edges(g: Island, seat: int) -> list[int]:
    return [edge for edge, road in g.table.roads.items() if road.seat == seat]


def connects(g: Island, seat: int, corner: int) -> bool:
    """Whether a road of this seat may start at the corner: own building, or an own road not stopped there."""
    t = g.table
    building = t.buildings.get(corner)
    if building is not None and building.seat == seat:
        return True
    return has_road_at(g, seat, corner) and not stopped(g, seat, corner)


def stopped(g: Island, seat: int, corner: int) -> bool:
    """Whether something keeps own roads that lead to a corner from going on there."""
    return bool(g.rules.cuts(g, seat, corner) or g.rules.bars_start(g, seat, corner))


def has_road_at(g: Island, seat: int, corner: int) -> bool:
    roads = g.table.roads
    return any(e in roads and roads[e].seat == seat for e in g.rules.topology.corner_edges[corner])


def reachable(g: Island, seat: int, start: int, *, past_cuts: bool = False) -> Mapping[int, int]:
    """Corners a piece can get to along own roads, with the number of roads; remembered until the board changes.

    It may end but not pass where a line is cut; the start never stops it. `past_cuts` asks for the whole route.
    """
    key = "reachable", seat, start, past_cuts
    found: dict[int, int] | None = g.memo.get(key)
    if found is None:
        found = g.memo[key] = _reachable(g, seat, start, past_cuts)
    return found


def _reachable(g: Island, seat: int, start: int, past_cuts: bool) -> dict[int, int]:
    t, topology = g.table, g.rules.topology
    steps, queue = {start: 0}, [start]
    for corner in queue:
        if corner != start and not past_cuts and g.rules.cuts(g, seat, corner):
            continue
        for edge in topology.corner_edges[corner]:
            road = t.roads.get(edge)
            if road is not None and road.seat == seat:
                a, b = topology.edge_corners[edge]
                other = b if a == corner else a
                if other not in steps:
                    steps[other] = steps[corner] + 1
                    queue.append(other)
    del steps[start]
    return steps


def road_length(g: Island, seat: int) -> int:
    """The longest line of own roads, none counted twice, never through a corner where the line is cut (BASE-107)."""
    lengths: dict[int, int] = g.memo.setdefault("lengths", {})
    if seat not in lengths:
        lengths[seat] = _longest(g, seat)
    return lengths[seat]


def lengthened(g: Island, seat: int, edge: int, now: Reach) -> int:
    """The longest line after a road was laid, if the one before is known and the new one closes no ring; else 0."""
    before = g.memo.get("lengths", {}).get(seat)
    if before is None:
        return 0
    links, mine, stops = g.rules.bits.links, now.roads[seat], _stops(g, seat, now)
    a, b = g.rules.topology.edge_corners[edge]
    one = _furthest(links, mine, stops, a, 1 << edge, b)
    other = _furthest(links, mine, stops, b, 1 << edge, a) if one >= 0 else -1
    return 0 if other < 0 else max(before, one + 1 + other)


def _stops(g: Island, seat: int, now: Reach) -> int:
    """The corners where own lines are cut."""
    if "cuts" in g.rules.alone:
        return now.foreign(seat)
    cuts = g.rules.cuts
    return marked(corner for corner in listed(now.ends[seat]) if cuts(g, seat, corner))


def _furthest(
    links: tuple[tuple[tuple[int, int], ...], ...], mine: int, stops: int, start: int, first: int, closes: int
) -> int:
    """How far own roads lead from a corner, the first one aside; -1 where they meet again."""
    best, seen, ahead = 0, 1 << start | 1 << closes, [(start, first, 0)]
    while ahead:
        corner, came, length = ahead.pop()
        if length > best:
            best = length
        if stops >> corner & 1:
            continue
        for road, far in links[corner]:
            if road & mine and road != came:
                if seen >> far & 1:
                    return -1
                seen |= 1 << far
                ahead.append((far, road, length + 1))
    return best


def roads_on_board(g: Island, seat: int) -> int:
    return g.rules.stock.pieces["road"] - g.table.pieces[seat]["road"]


def _longest(g: Island, seat: int) -> int:
    topology = g.rules.topology
    edges = own_edges(g, seat)
    ends: dict[int, list[tuple[int, int]]] = {}  # corner -> (bit of the edge, corner at its other end)
    for bit, edge in enumerate(edges):
        a, b = topology.edge_corners[edge]
        ends.setdefault(a, []).append((1 << bit, b))
        ends.setdefault(b, []).append((1 << bit, a))
    stops = {corner for corner in ends if g.rules.cuts(g, seat, corner)}
    most, best, rings = len(edges), 0, len(edges) >= SMALLEST_RING and len(edges) > len(ends) - _nets(ends)
    # A longest line starts at an end, a fork or a stop; without a ring at no fork; only a bare ring has none of them.
    starts = [c for c in ends if len(ends[c]) == 1 or c in stops or (rings and len(ends[c]) > 2)]
    for start in starts:
        stack = [(start, 0, 0)]
        while stack:
            corner, used, length = stack.pop()
            if length > best:
                best = length
                if best == most:
                    return best
            if length and corner in stops:
                continue
            for bit, other in ends[corner]:
                if not used & bit:
                    stack.append((other, used | bit, length + 1))
    return max(best, _bare_ring(ends, starts)) if rings else best


def _nets(ends: dict[int, list[tuple[int, int]]]) -> int:
    """Into how many nets the roads fall that no road joins; without a ring each has one road fewer than corners."""
    unseen, n = set(ends), 0
    while unseen:
        unseen -= _joined(ends, [next(iter(unseen))])
        n += 1
    return n


def _bare_ring(ends: dict[int, list[tuple[int, int]]], starts: list[int]) -> int:
    """The longest closed loop among corners that no end, fork or stop leads to."""
    unseen, best = ends.keys() - _joined(ends, starts), 0
    while unseen:
        ring = _joined(ends, [next(iter(unseen))])
        unseen -= ring
        best = max(best, len(ring))
    return best


def _joined(ends: dict[int, list[tuple[int, int]]], corners: list[int]) -> set[int]:
    """All corners that roads join with these."""
    found, queue = set(corners), list(corners)
    for corner in queue:
        for _, other in ends[corner]:
            if other not in found:
                found.add(other)
                queue.append(other)
    return found
