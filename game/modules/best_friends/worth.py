"""What favour tokens are worth to who holds them, in points, for automatic players."""

from __future__ import annotations

from collections import Counter

from game.modules.best_friends.state import (
    ARCHITECT,
    FACTS,
    GUILDS,
    MERCHANT,
    ROAD_BUILDER,
    SCHOLAR,
    TRADER,
    island_tokens_left,
    of,
)
from game.modules.development.state import of as development
from game.table import Island

USE = {ARCHITECT: 0.6, SCHOLAR: 0.5, MERCHANT: 0.15, ROAD_BUILDER: 0.15, TRADER: 0.08}
PART = 0.4  # share of a use that the first of two tokens is worth
UNSEEN = 0.2  # a token of unknown guild
ONE_A_TURN = 0.85  # each further use has to wait
DEAD = 0.04  # a token whose guild has nothing left to give can still be exchanged


def tokens_worth(g: Island, seat: int) -> float:
    """Tokens by the uses they pay for, the best first; those of others by their number."""
    state = of(g)
    if g.viewer is not None and g.viewer != seat:
        return UNSEEN * (state.unseen[seat] if state.unseen else 0)
    value, share = 0.0, 1.0
    for worth in sorted(_uses(g, Counter(held.guild for held in state.tokens[seat])), reverse=True):
        value += worth * share
        share *= ONE_A_TURN
    return value


def _uses(g: Island, held: Counter[str]) -> list[float]:
    found = []
    for guild, n in held.items():
        uses, over = divmod(n, FACTS.guilds[guild].price)
        if sold_out(g, guild):
            found += [DEAD] * n
        else:
            found += [USE[guild]] * uses + [USE[guild] * PART] * over
    return found


def sold_out(g: Island, guild: str) -> bool:
    return (guild == ARCHITECT and not island_tokens_left(g)) or (guild == SCHOLAR and not development(g).deck)


def least_wanted(g: Island, seat: int) -> str:
    """The guild whose token is missed least."""
    held = Counter(held.guild for held in of(g).tokens[seat])

    def loss(guild: str) -> float:
        return sum(_uses(g, held)) - sum(_uses(g, held - Counter((guild,))))

    return min((guild for guild in GUILDS if held[guild]), key=loss)
