"""Positions with fish."""

from __future__ import annotations

from game.core.land import touch
from game.modules.fishermen.state import BOOT, FISH, Ground, of
from game.table import Island
from tests.kit import corner, give, island
from tests.modules.ground import only

LAKE, COAST = "0,0", "2,-2"  # COAST: a corner of the island, whose rim has three free corners in a row


def shore(players: int = 4, *modules: str, phase: str = "main", **options: object) -> Island:
    """A lake in the middle, one ground with a 4 at the corner hex in the north-east, and nothing else that pays."""
    g = only(island(players, "fishermen", *modules, phase=phase, **options), **{LAKE: "lake"})
    of(g).grounds = [Ground(tuple(corner(g, f"{COAST} {side}") for side in ("N", "NE", "SE")), 4)]
    touch(g)
    g.memo.clear()
    return g


def fish(g: Island, seat: int, *tokens: int) -> Island:
    """Tokens with so many fish each from the supply to a seat."""
    state = of(g)
    for n in tokens:
        take(g, str(n))
        state.tokens[seat].append(n)
    give(g, seat, **{FISH: len(tokens)})
    return g


def take(g: Island, name: str) -> None:
    mixed = of(g).pool.mixed
    mixed[name] -= 1
    if not mixed[name]:
        del mixed[name]


def boot(g: Island, seat: int) -> Island:
    take(g, BOOT)
    of(g).boot = seat
    touch(g)
    return g


def drawn(g: Island, *names: str) -> list[int]:
    """The lots that draw these tokens one after the other."""
    left, found = dict(of(g).pool.mixed), []
    for name in names:
        order = sorted(left)
        found.append(sum(left[n] for n in order[: order.index(name)]))
        left[name] -= 1
        left = {n: count for n, count in left.items() if count}
    return found
