"""What can be read off an island: who earns what, which corners are free, how far everybody has to go."""

from __future__ import annotations

from game.core.land import (
    buildings_at,
    chances_of,
    chances_on,
    ground_memo,
    harbour_corners,
    live_corners,
    numbers,
    shores_at,
    sited_memo,
)
from game.core.roads import stopped
from game.modules.base.bank import harbour_rates, rate_of
from game.table import Island, Site

NOBODY = -1
ROLLS = 36
ROBBED = 0.5  # the robber moves on: a robbed hex is worth half
FAR = 3  # roads ahead that anybody plans


def incomes(g: Island, robbed: float = ROBBED) -> list[list[float]]:
    """Cards of each kind that a roll brings to each seat."""
    sited, key = sited_memo(g), ("automa_incomes", g.table.robber, robbed)
    if key not in sited:
        sited[key] = _incomes(g, robbed)
    found: list[list[float]] = sited[key]
    return found


def _incomes(g: Island, robbed: float) -> list[list[float]]:
    t, found = g.table, [[0.0] * g.rules.card_kinds for _ in g.seats]
    for corner, building in t.buildings.items():
        if building.seat not in g.gone:
            _add(found[building.seat], yields_at(g, corner, building.size), 1.0)
    if t.robber >= 0 and numbers(g, t.robber):
        for corner, building in buildings_at(g, t.robber):
            _add(found[building.seat], _yields(g, t.robber, corner, building.size), -robbed)
    return found


def _add(mine: list[float], cards: list[float], share: float) -> None:
    for kind, n in enumerate(cards):
        if n:
            mine[kind] += n * share


def yields_at(g: Island, corner: int, size: int = 1) -> list[float]:
    """Cards of each kind that a roll brings to a building at a corner, the robber aside."""
    ground = ground_memo(g)
    found: list[float] | None = ground.get(("automa", corner, size))
    if found is None:
        found = ground["automa", corner, size] = [0.0] * g.rules.card_kinds
        for hex in g.rules.topology.corner_hexes[corner]:
            _add(found, _yields(g, hex, corner, size), 1.0)
        for shore in shores_at(g, corner):
            if (kind := g.rules.index[shore.kind]) < g.rules.card_kinds:
                found[kind] += size * chances_on(shore.numbers) / ROLLS
    return found


def _yields(g: Island, hex: int, corner: int, size: int) -> list[float]:
    t = g.table
    if not t.alive[hex] or not (chances := chances_of(g, hex)):
        return []
    cards = g.rules.yields(g, Site(hex, corner, 0, size), [0] * len(g.rules.kinds))
    return [n * chances / ROLLS for n in cards[: g.rules.card_kinds]]


def rates(g: Island, seat: int) -> tuple[int, ...]:
    """How many of each kind the bank wants from a seat for one card."""
    kinds = g.rules.kinds[: g.rules.card_kinds]
    if "rate" in g.rules.alone:  # nothing but harbours decides
        found = harbour_rates(g, seat)
        return tuple([found[kind] for kind in kinds])
    return tuple(rate_of(g, seat, kind) for kind in kinds)


def free_corners(g: Island) -> frozenset[int]:
    """Corners where a settlement may still be founded by somebody."""
    sited = sited_memo(g)
    if "automa_free" not in sited:
        near, taken = g.rules.topology.corner_neighbours, g.table.buildings
        open_corners = (c for c in live_corners(g) if c not in taken and not any(n in taken for n in near[c]))
        sited["automa_free"] = frozenset(c for c in open_corners if not _barred(g, c))
    found: frozenset[int] = sited["automa_free"]
    return found


def _barred(g: Island, corner: int) -> bool:
    """Whether nobody at all may ever settle there."""
    if "bars_building" in g.rules.silent:
        return False
    return bool(g.rules.bars_building(g, NOBODY, "settlement", corner, "paid"))


def harbour_at(g: Island, corner: int) -> str | None:
    return harbour_corners(g).get(corner)


def ways(g: Island, seat: int) -> dict[int, tuple[int, int]]:
    """Corners a seat can build its way to: (roads still to build, the first edge of that way or -1)."""
    memo = g.memo
    key = ("automa_ways", seat)
    if key not in memo:
        memo[key] = _ways(g, seat)
    found: dict[int, tuple[int, int]] = memo[key]
    return found


def _ways(g: Island, seat: int) -> dict[int, tuple[int, int]]:
    t, topology = g.table, g.rules.topology
    found: dict[int, tuple[int, int]] = {}
    for edge, road in t.roads.items():
        if road.seat == seat:
            for corner in topology.edge_corners[edge]:
                found[corner] = (0, -1)
    own = [corner for corner, building in t.buildings.items() if building.seat == seat]
    found |= dict.fromkeys(own, (0, -1))
    queue, roads, ends = list(found), t.roads, topology.edge_corners
    by_buildings = "cuts" in g.rules.alone and "bars_start" in g.rules.silent  # nothing else stops a road
    for corner in queue:
        steps, first = found[corner]
        if steps == FAR:
            break  # and so has everything behind it
        if corner not in own and (corner in t.buildings if by_buildings else stopped(g, seat, corner)):
            continue
        for edge in topology.corner_edges[corner]:
            if edge not in roads:
                a, b = ends[edge]
                other = b if a == corner else a
                if other not in found:
                    found[other] = (steps + 1, edge if first < 0 else first)
                    queue.append(other)
    return found


def spots(g: Island, seat: int) -> list[tuple[int, int, int]]:
    """Free corners within reach: (corner, roads to build, first edge of the way)."""
    free = free_corners(g)
    return [(corner, steps, edge) for corner, (steps, edge) in ways(g, seat).items() if corner in free]


def prizes(g: Island, seat: int) -> list[tuple[int, int, int]]:
    """Corners within reach that bring a point to the first road there, as above."""
    if "prizes" in g.rules.silent:
        return []
    free = set(g.rules.prizes(g, seat))
    return [(corner, steps, edge) for corner, (steps, edge) in ways(g, seat).items() if corner in free]


def rivals(g: Island, seat: int) -> list[dict[int, tuple[int, int]]]:
    """How far the others have to go, as it was when this part of the game was first looked at."""
    ground = ground_memo(g)
    key = ("automa_rivals", seat, g.table.turn.part_number, len(g.table.buildings))
    if key not in ground:
        ground[key] = [ways(g, other) for other in g.seats if other != seat]
    found: list[dict[int, tuple[int, int]]] = ground[key]
    return found
