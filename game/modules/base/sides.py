"""Two sides of an exchange: what both trade forms check, and how cards change hands."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.cards import hand_over, token_problems
from game.engine import Problem
from game.table import Island


def side_problems(g: Island, give: dict[str, int], get: dict[str, int]) -> Iterator[Problem]:
    """No gifts, no kind on both sides, cards only (BASE-56 to BASE-58)."""
    if not give or not get:
        yield "empty_side"
    if set(give) & set(get):
        yield "same_resource"
    yield from count_problems(g, give)
    yield from count_problems(g, get)


def count_problems(g: Island, cards: dict[str, int]) -> Iterator[Problem]:
    yield from token_problems(g, cards)
    tradable = g.rules.kinds[: g.rules.card_kinds]
    stock = g.rules.stock.kinds
    yield from (code for kind in cards if kind not in tradable for code in g.rules.bars_trading(g, kind))
    if any(kind not in tradable or not 1 <= n <= stock[kind].count for kind, n in cards.items()):
        yield "bad_count"


def holds(g: Island, seat: int, cards: dict[str, int]) -> bool:
    """Whether a hand has these cards; in a view, whether it might."""
    missing = sum(max(0, need - have) for have, need in zip(g.table.hands[seat], g.rules.cards(cards), strict=True))
    return missing <= (g.table.unknown[seat] if g.table.unknown else 0)


def exchange(g: Island, a: int, b: int, a_gives: dict[str, int], b_gives: dict[str, int]) -> None:
    """Both hand over at once; nobody can take a trade back (BASE-X17)."""
    g.binding = True
    hand_over(g, a, b, g.rules.cards(a_gives))
    hand_over(g, b, a, g.rules.cards(b_gives))
    g.tell("traded", seat=a, other=b, give=a_gives, get=b_gives)


def barred(g: Island, a: int, b: int) -> bool:
    """One of the two has an embargo on the other (BASE-X12)."""
    bars = g.settings.embargoes
    return bool(bars) and ((a, b) in bars or (b, a) in bars)


def no_player_trade(g: Island) -> bool:
    return g.rules.option("trade") == "none"
