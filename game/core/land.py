"""Questions about the island: what is land, what stands where. Derived facts are remembered until the board changes."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from game.engine.game import Memo
from game.table import Building, Island, Shore, Site

DESERTS = ("desert", "swamp")
UNDECIDED = frozenset[str]()
ADDED_REASONS = frozenset({"bars_building", "occupies", "bars_start"})  # why not to build, beside pieces that stand


def touch(g: Island, roads_of: Iterable[int] = (), *, pieces_stay: bool = False) -> None:
    """The board changed: forget what was derived from it, and road lengths of these seats.

    Facts of the ground alone are kept for as long as no hex sinks, those of roads and buildings if these stay.
    """
    g.table.version += 1
    g.unsettled = True
    lengths, ground = g.memo.get("lengths", {}), ground_memo(g)
    kept: Memo = {key: g.memo[key] for key in ("sited", "reach") if key in g.memo} if pieces_stay else {}
    for seat in roads_of:
        lengths.pop(seat, None)
    g.memo.clear()
    g.memo["lengths"] = lengths
    if ground["alive"] == sum(g.table.alive):
        g.memo["ground"] = ground
        g.memo.update(kept)


def renew(g: Island, seat: int, move: str, roads_of: Collection[int], sited: Memo | None, reach: Any) -> None:
    """A piece was put: forget what was derived from the board, but for what the caller knows to be still true."""
    memo = g.memo
    g.table.version += 1
    g.unsettled = True
    lengths = {s: n for s, n in memo.get("lengths", {}).items() if s not in roads_of}
    decided = memo.get("decided", UNDECIDED)
    points = memo.get("points")
    g.memo = {
        "lengths": lengths, "ground": memo.get("ground") or ground_memo(g),
        "decided": decided - g.rules.moved_by[move],
        "points": {s: n for s, n in points.items() if s != seat} if points else {},
    }  # fmt: skip
    if decided is g.rules.award_keys:
        g.memo["raised"] = move, seat
    if sited is not None:
        g.memo["sited"] = sited
    if reach is not None:
        g.memo["reach"] = reach


def remember_sites(g: Island, seat: int, corner: int) -> Memo | None:
    """What is known of hexes and buildings, without what a new building at a corner changes."""
    sited: Memo | None = g.memo.get("sited")
    if sited is None:
        return None
    beside = g.rules.topology.corner_hexes[corner]
    changed = {number for hex in beside for number in numbers(g, hex)}
    changed |= {number for shore in shores_at(g, corner) for number in shore.numbers}
    new: Memo = {
        "earnings": {number: known for number, known in sited.get("earnings", {}).items() if number not in changed},
        "brought": {hex: cards for hex, cards in sited.get("brought", {}).items() if hex not in beside},
    }
    for key in ["paying", *(("rates", s) for s in g.seats if s != seat or corner not in harbour_corners(g))]:
        if key in sited:
            new[key] = sited[key]
    return new


def points_changed(g: Island, seat: int | None = None) -> None:
    """Points or what awards measure changed, but nothing on the board: awards and win are looked at again.

    Naming the seat says that no other one has more or fewer points than before, awards aside.
    """
    memo = g.memo
    memo["decided"] = memo.get("decided", UNDECIDED) - g.rules.moved_by["points"]
    known = memo.get("points") if seat is not None else None
    memo["points"] = {s: n for s, n in known.items() if s != seat} if known else {}
    memo["calm"] = False
    g.unsettled = True


def ground_memo(g: Island) -> Memo:
    """What is derived from the living hexes alone."""
    ground: Memo | None = g.memo.get("ground")
    if ground is None:
        ground = g.memo["ground"] = {"alive": sum(g.table.alive)}
    return ground


def sited_memo(g: Island) -> Memo:
    """What is derived from hexes and buildings, whatever roads there are."""
    sited: Memo | None = g.memo.get("sited")
    if sited is None:
        sited = g.memo["sited"] = {}
    return sited


def is_hex(g: Island, hex: int) -> bool:
    return 0 <= hex < len(g.table.alive) and g.table.alive[hex]


def is_corner(g: Island, corner: int) -> bool:
    return 0 <= corner < len(g.rules.topology.corners) and corner in live_corners(g)


def is_edge(g: Island, edge: int) -> bool:
    return 0 <= edge < len(g.rules.topology.edges) and edge in live_edges(g)


def live_hexes(g: Island) -> list[int]:
    ground = ground_memo(g)
    if "hexes" not in ground:
        ground["hexes"] = [hex for hex, alive in enumerate(g.table.alive) if alive]
    found: list[int] = ground["hexes"]
    return found


def live_corners(g: Island) -> frozenset[int]:
    return _live(g, "corners", g.rules.topology.hex_corners)


def live_edges(g: Island) -> frozenset[int]:
    return _live(g, "edges", g.rules.topology.hex_edges)


def _live(g: Island, name: str, of_hex: tuple[tuple[int, ...], ...]) -> frozenset[int]:
    ground = ground_memo(g)
    if name not in ground:
        ground[name] = frozenset(place for hex in live_hexes(g) for place in of_hex[hex])
    found: frozenset[int] = ground[name]
    return found


def deserts(g: Island) -> list[int]:
    """The hexes every rule means by "the desert"."""
    return [hex for hex in live_hexes(g) if g.table.terrain[hex] in DESERTS]


def buildings_at(g: Island, hex: int) -> list[tuple[int, Building]]:
    buildings = g.table.buildings
    return [(c, buildings[c]) for c in g.rules.topology.hex_corners[hex] if c in buildings]


def sites(g: Island, number: int) -> list[Site]:
    """One entry per building beside an unrobbed hex with this number."""
    robber = g.table.robber
    return [Site(h, c, b.seat, b.size) for h in paying_hexes(g, number) if h != robber for c, b in buildings_at(g, h)]


def paying_hexes(g: Island, number: int) -> list[int]:
    """The hexes with a number."""
    sited = sited_memo(g)
    known: dict[int, list[int]] = sited.get("paying") or sited.setdefault("paying", {})
    hexes = known.get(number)
    if hexes is None:
        hexes = known[number] = [h for h in live_hexes(g) if number in numbers(g, h)]
    return hexes


def numbers(g: Island, hex: int) -> tuple[int, ...]:
    """The numbers a hex pays on: for production, menus, luck and automatic players alike."""
    token = g.table.tokens[hex]
    printed = (token,) if token else ()
    return printed if "numbers" in g.rules.silent else g.rules.numbers(g, hex, printed)


def pays_on(g: Island, hex: int, number: int) -> bool:
    """Whether a number is one of a hex."""
    return number == g.table.tokens[hex] if "numbers" in g.rules.silent else number in numbers(g, hex)


def shores_at(g: Island, corner: int) -> tuple[Shore, ...]:
    """Places in the water that a building at a corner earns from."""
    if "shores" in g.rules.silent:
        return ()
    ground = ground_memo(g)
    if "shores" not in ground:
        ground["shores"] = tuple(g.rules.shores(g))
    return tuple(shore for shore in ground["shores"] if corner in shore.corners)


def harbour_corners(g: Island) -> dict[int, str]:
    """The corners of all harbours and their kinds; one that lost its land is gone from the table."""
    ground = ground_memo(g)
    if "harbours" not in ground:
        ground["harbours"] = _harbour_corners(g)
    corners: dict[int, str] = ground["harbours"]
    return corners


def _harbour_corners(g: Island) -> dict[int, str]:
    ends = g.rules.topology.edge_corners
    return {corner: harbour.kind for harbour in g.table.harbours for corner in ends[harbour.edge]}


CHANCES = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


def chances(g: Island, corner: int) -> int:
    """How many of 36 throws bring something to a corner."""
    alive = g.table.alive
    paid_on = [numbers(g, hex) for hex in g.rules.topology.corner_hexes[corner] if alive[hex]]
    return sum(map(chances_on, [*paid_on, *(shore.numbers for shore in shores_at(g, corner))]))


def chances_of(g: Island, hex: int) -> int:
    """How many of 36 throws a hex pays on."""
    return chances_on(numbers(g, hex))


def chances_on(numbers: Iterable[int]) -> int:
    return sum(CHANCES[number] for number in numbers)
