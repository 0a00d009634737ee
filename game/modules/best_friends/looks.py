"""What lies on the table: tokens by their number, the mat with what was spent, island tokens; a hand for its owner."""

from __future__ import annotations

from collections import Counter

from msgspec import structs

from game.look import CardFace, CardRow, Chip, Hand, Text
from game.lookout import Looking
from game.modules.best_friends.state import FACTS, GUILDS, count, island_tokens_left, of
from game.modules.best_friends.tokens import usable
from game.table import Island


def add_look(g: Island, looking: Looking) -> None:
    state, left = of(g), island_tokens_left(g)
    for seat in g.seats:
        looking.some(seat, "favour", count(g, seat), "look-favours")
        looking.some(seat, "island_token", state.island_tokens[seat], "look-island-tokens")
    pool = len(state.pool)
    looking.chips.append(Chip("favour", str(pool), Text("look-favour-pool", {"n": pool})))
    looking.chips.append(Chip("island_token", str(left), Text("look-island-tokens-left", {"n": left})))
    looking.chips += [_spent(g, guild) for guild in GUILDS if state.mat.get(guild)]


def _spent(g: Island, guild: str) -> Chip:
    """A space of the mat with the number of tokens on it."""
    n = of(g).mat.get(guild, 0)
    return Chip(guild, str(n), Text("look-guild-spent", {"guild": Text(f"value-{guild}"), "n": n}))


def add_tokens(g: Island, seat: int, hand: Hand) -> Hand:
    """Own tokens by guild; pale where they pay for nothing now."""
    held = Counter(token.guild for token in of(g).tokens[seat])
    faces = tuple(
        CardFace(guild, Text(f"value-{guild}"), held[guild], active=usable(g, seat, guild) >= FACTS.guilds[guild].price)
        for guild in GUILDS
        if held[guild]
    )
    return structs.replace(hand, others=(*hand.others, CardRow(Text("look-favour-tokens"), faces))) if faces else hand
