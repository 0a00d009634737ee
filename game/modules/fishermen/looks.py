"""What lies on the table: tokens by their number, the boot, the supply; a hand shows its fish."""

from __future__ import annotations

from collections import Counter

from msgspec import structs

from game.look import CardFace, CardRow, Chip, Hand, Text
from game.lookout import Looking
from game.modules.fishermen.state import BOOT, FISH, of, tokens_of
from game.table import Island


def add_look(g: Island, looking: Looking) -> None:
    for seat in g.seats:
        looking.some(seat, FISH, tokens_of(g, seat), "look-fish")
        looking.some(seat, BOOT, int(of(g).boot == seat), "look-boot", strong=True)
    left = g.table.bank[g.rules.index[FISH]]
    looking.chips.append(Chip(FISH, str(left), Text("look-fish-left", {"n": left})))


def add_tokens(g: Island, seat: int, hand: Hand) -> Hand:
    """Own tokens by the fish on them, and all fish together."""
    tokens = of(g).tokens[seat]
    faces = tuple(
        CardFace(f"fish_{fish}", Text("look-fish-token", {"n": fish}), n) for fish, n in sorted(Counter(tokens).items())
    )
    row = CardRow(Text("look-fish-tokens", {"n": sum(tokens)}), faces)
    return structs.replace(hand, others=(*hand.others, row)) if faces else hand
