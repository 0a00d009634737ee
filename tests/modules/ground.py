"""Islands of a few hexes that matter: everything else lies there without a number."""

from __future__ import annotations

from game.core.land import touch
from game.engine import view
from game.look import Look
from game.lookout import look
from game.table import Island
from tests.kit import hex

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]


def only(g: Island, rest: str = "fields", **named: str) -> Island:
    """Only these hexes count: only(g, **{"0,0": "volcano 5", "1,0": "hills 5"}); the robber is beside the board."""
    t = g.table
    t.terrain, t.tokens = [rest] * len(t.terrain), [0] * len(t.tokens)
    t.robber = -1
    for place, text in named.items():
        terrain, _, token = text.partition(" ")
        at = hex(g, place)
        t.terrain[at], t.tokens[at] = terrain, int(token or 0)
    g.memo.clear()
    touch(g)
    return g


def seen(g: Island) -> Look:
    """What everybody sees of the table."""
    return look(view(g), NAMES[: g.rules.players])
