"""What fish and the boot are worth, for automatic players."""

from __future__ import annotations

from game.core.land import chances_on
from game.modules.fishermen.state import FACTS, NOBODY, fish_of, lakes, of, tokens_of
from game.table import Island

A_FISH = 0.06  # points: seven of them are a development card
USUAL = sum(int(fish) * n for fish, n in FACTS.tokens.items()) / sum(FACTS.tokens.values())
A_TOKEN_A_ROLL = 2.0  # points: what a token with every roll would be worth
BOOT = 0.8
ROLLS = 36


def fish_worth(g: Island, seat: int) -> float:
    """Fish in hand, as far as it can be seen, fish to come, and the boot."""
    hidden = tokens_of(g, seat) - len(of(g).tokens[seat])
    held = A_FISH * (fish_of(g, seat) + USUAL * hidden)
    return held + A_TOKEN_A_ROLL * catch(g, seat) - BOOT * (of(g).boot == seat != NOBODY)


def catch(g: Island, seat: int) -> float:
    """Tokens that a roll brings on average."""
    chances = 0
    corners = {corner: b.size for corner, b in g.table.buildings.items() if b.seat == seat}
    for hex in lakes(g):
        if hex != g.table.robber:
            around = g.rules.topology.hex_corners[hex]
            chances += chances_on(FACTS.lake) * sum(corners.get(corner, 0) for corner in around)
    for ground in of(g).grounds:
        chances += chances_on((ground.number,)) * sum(corners.get(corner, 0) for corner in ground.corners)
    return chances / ROLLS
