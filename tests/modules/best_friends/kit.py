"""Positions of best friends: tokens in front of players, a pool of a known size, and what must always be true."""

from __future__ import annotations

from itertools import combinations
from random import Random

from game.core.deck import Deck
from game.modules.best_friends.networks import close, networks
from game.modules.best_friends.state import FACTS, Held, of, pool_for
from game.table import Island
from tests.kit import copy, island

FRIENDS = "best_friends"


def friends(players: int = 4, *modules: str, **options) -> Island:
    """The printed island with nothing on it, seat 0 after the roll."""
    return island(players, FRIENDS, *modules, **options)


def favours(g: Island, seat: int, *guilds: str, new: bool = False) -> None:
    """Tokens from the pool, drawn long ago or in this very turn."""
    state = of(g)
    for guild in guilds:
        state.pool.mixed[guild] -= 1
        state.tokens[seat].append(Held(guild, g.table.turn.part_number if new else -1))
    state.pool.mixed = {guild: n for guild, n in state.pool.mixed.items() if n}


def pool(g: Island, **left: int) -> None:
    """Only so many tokens lie in the pool."""
    of(g).pool = Deck({f"guild_{guild}": n for guild, n in left.items() if n})


def counts(g: Island) -> list[int]:
    """How many tokens everybody holds."""
    return [len(tokens) for tokens in of(g).tokens]


def guilds_of(g: Island, seat: int) -> list[str]:
    return sorted(held.guild for held in of(g).tokens[seat])


# --- what is true of every game ---------------------------------------------------------------------------------------


def tokens_are_conserved(g: Island) -> None:
    state = of(g)
    seen = dict(state.pool.mixed)
    assert not state.pool.under and not state.pool.unseen
    for guild, n in state.mat.items():
        seen[guild] = seen.get(guild, 0) + n
    for held in (held for tokens in state.tokens for held in tokens):
        seen[held.guild] = seen.get(held.guild, 0) + 1
    assert seen == pool_for(g.rules.players)
    assert 0 <= sum(state.island_tokens) <= FACTS.island_tokens


def links_are_closed(g: Island) -> None:
    """Looking once more finds nothing new, and only buildings of different colours that stand are linked."""
    if g.table.turn.part == "founding":
        return
    again, t = copy(g), g.table
    close(again)
    assert of(again).links == of(g).links == sorted(set(of(g).links))
    assert all(t.buildings[a].seat != t.buildings[b].seat for a, b in of(g).links)


def networks_are_as_defined(g: Island) -> None:
    """The same once more, word by word: roads and buildings are nodes, joined two by two until nothing joins."""
    t, ends = g.table, g.rules.topology.edge_corners
    parts = [({("road", e)}, r.seat) for e, r in t.roads.items()]
    parts += [({("building", c)}, b.seat) for c, b in t.buildings.items()]

    def joined(one, other, seat):
        kinds = sorted((one[0], other[0]))
        if kinds == ["building", "road"]:
            corner, edge = (one[1], other[1]) if one[0] == "building" else (other[1], one[1])
            return corner in ends[edge]
        shared = set(ends[one[1]]) & set(ends[other[1]]) if kinds == ["road", "road"] else ()
        return any(c not in t.buildings or t.buildings[c].seat == seat for c in shared)

    def pair():
        for (a, seat), (b, other) in combinations(parts, 2):
            if seat == other and any(joined(x, y, seat) for x in a for y in b):
                return (a, seat), (b, other)
        return None

    while found := pair():
        for part in found:
            parts.remove(part)
        parts.append((found[0][0] | found[1][0], found[0][1]))
    nodes = {(frozenset(part), seat) for part, seat in parts}
    assert nodes == {
        (frozenset([("road", e) for e in n.edges] + [("building", c) for c in n.buildings]), n.seat)
        for n in networks(g)
    }


def scramble_tokens(g: Island, seat: int, rng: Random) -> None:
    """Change tokens of others with each other and with the pool; their numbers stay."""
    if FRIENDS not in g.ext:
        return
    state = of(g)
    others = [other for other in g.seats if other != seat]
    mixed = [held.guild for other in others for held in state.tokens[other]]
    mixed += [guild for guild, n in state.pool.mixed.items() for _ in range(n)]
    rng.shuffle(mixed)
    for other in others:
        state.tokens[other] = [Held(mixed.pop(), rng.choice((held.part, -1))) for held in state.tokens[other]]
    state.pool.mixed = {guild: mixed.count(guild) for guild in sorted(set(mixed))}


ALWAYS = (tokens_are_conserved, links_are_closed)
