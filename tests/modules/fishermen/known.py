"""What others test of fishermen."""

from __future__ import annotations

from random import Random

from game.modules.fishermen.state import BOOT, FACTS, NOBODY, full_pool, of, tokens_of
from game.table import Island

BOOKED = {"fish_resource": "gets", "robber_fished": "robber"}
PURPOSES = ("fish", "fishing_grounds")


def scramble(g: Island, seat: int, rng: Random) -> None:
    """Deal the fish on the tokens of the others and in the supply anew."""
    if "fishermen" not in g.ext:
        return
    state, others = of(g), [other for other in g.seats if other != seat]
    pool = [str(fish) for other in others for fish in state.tokens[other]]
    pool += [name for name, n in state.pool.mixed.items() for _ in range(n) if name != BOOT]
    rng.shuffle(pool)
    boot = state.pool.mixed.get(BOOT, 0)
    for other in others:
        state.tokens[other] = [int(pool.pop()) for _ in state.tokens[other]]
    state.pool.mixed = {name: n for name in sorted(set(pool)) if (n := pool.count(name))} | ({BOOT: 1} if boot else {})


def enriched(g: Island, rng: Random) -> None:
    """As many tokens as lie in front of each seat, dealt anew; the boot stays where it is."""
    state, boot = of(g), of(g).pool.mixed.get(BOOT, 0)
    pile = [name for name, n in full_pool().items() for _ in range(n) if name != BOOT]
    rng.shuffle(pile)
    for seat in g.seats:
        state.tokens[seat] = [int(pile.pop()) for _ in range(tokens_of(g, seat))]
    state.used, state.pool.under = {}, []
    state.pool.mixed = {name: pile.count(name) for name in sorted(set(pile))} | ({BOOT: 1} if boot else {})


def always(g: Island) -> None:
    """Every token is in one place, nobody has more than seven, and the boot is in one place."""
    state, found = of(g), dict.fromkeys(full_pool(), 0)
    for fish in (fish for tokens in state.tokens for fish in tokens):
        found[str(fish)] += 1
    for name, n in (*state.pool.mixed.items(), *state.used.items()):
        found[name] += n
    found[BOOT] += state.boot != NOBODY
    assert found == full_pool() and not state.pool.under
    assert all(len(state.tokens[seat]) == tokens_of(g, seat) <= FACTS.most for seat in g.seats)
