"""What stays hidden: the fish on others' tokens and the order of the supply (FSH-11)."""

from __future__ import annotations

from game.core.deck import Deck
from game.engine import Chance
from game.modules.fishermen.state import BOOT, NOBODY, full_pool, of, tokens_of
from game.table import Island


def hide_tokens(g: Island, seat: int) -> None:
    state = of(g)
    state.pool.hide()
    for other in g.seats:
        if other != seat:
            state.tokens[other] = []


def imagine_tokens(g: Island, chance: Chance) -> None:
    """Deal fish to the tokens nobody shows; what is left is the supply."""
    state, left = of(g), full_pool()
    shown = [*(str(fish) for tokens in state.tokens for fish in tokens), *([BOOT] if state.boot != NOBODY else [])]
    shown += [name for name, n in state.used.items() for _ in range(n)]
    for name in shown:
        left[name] -= 1
    boot = left.pop(BOOT)
    pool = Deck({name: n for name, n in left.items() if n})
    for seat in g.seats:
        hidden = tokens_of(g, seat) - len(state.tokens[seat])
        state.tokens[seat] += [int(pool.draw(chance, "imagined")) for _ in range(hidden)]
    state.pool = pool
    if boot:
        pool.shuffle_in(BOOT)
