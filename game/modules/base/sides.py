"""Two sides of an exchange: what both trade forms check, and how cards change hands."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.cards import hand_over, shortfall, token_problems
from game.engine import Problem
from game.modules.base.told import Traded
from game.table import Island


def side_problems(g: Island, give: dict[str, int], get: dict[str, int]) -> Iterator[Problem]:
    """No gifts, no kind on both sides, cards only and tokens for cards (BASE-56 to BASE-58, GEO-45)."""
    if not give or not get:
        yield "empty_side"
    if set(give) & set(get) or (tokens_in(g, give) and tokens_in(g, get)):
        yield "same_resource"
    yield from count_problems(g, give)
    yield from count_problems(g, get)


def count_problems(g: Island, cards: dict[str, int]) -> Iterator[Problem]:
    tradable = g.rules.tradable
    yield from token_problems(g, [kind for kind in cards if kind not in tradable])
    stock = g.rules.stock.kinds
    yield from (code for kind in cards if kind not in tradable for code in g.rules.bars_trading(g, kind))
    if any(kind not in tradable or not 1 <= n <= stock[kind].count for kind, n in cards.items()):
        yield "bad_count"


def tokens_in(g: Island, cards: dict[str, int]) -> list[str]:
    return [kind for kind in cards if g.rules.index.get(kind, -1) >= g.rules.card_kinds]


def giving_problems(g: Island, seat: int, cards: dict[str, int]) -> Iterator[Problem]:
    """Why a seat cannot part with these now: tokens it lacks or has in use, cards it lacks (BASE-59, BASE-127)."""
    for kind in tokens_in(g, cards):
        yield from g.rules.bars_giving(g, seat, kind, cards[kind])
    if short := shortfall(g, seat, g.rules.cards(cards)):
        yield short


def holds(g: Island, seat: int, cards: dict[str, int]) -> bool:
    """Whether a hand has these cards, free to give; in a view, whether it might."""
    if any(code for kind in tokens_in(g, cards) for code in g.rules.bars_giving(g, seat, kind, cards[kind])):
        return False
    missing = sum(max(0, need - have) for have, need in zip(g.table.hands[seat], g.rules.cards(cards), strict=True))
    return missing <= (g.table.unknown[seat] if g.table.unknown else 0)


def exchange(
    g: Island, a: int, b: int, a_gives: dict[str, int], b_gives: dict[str, int], *, offer: int, by: str, of: int = 0
) -> None:
    """Both hand over at once; nobody can take a trade back (BASE-X17)."""
    g.binding = True
    hand_over(g, a, b, g.rules.cards(a_gives))
    hand_over(g, b, a, g.rules.cards(b_gives))
    g.tell(Traded(seat=a, other=b, give=a_gives, get=b_gives, offer=offer, by=by, answers=of))


def barred(g: Island, a: int, b: int) -> bool:
    """One of the two has an embargo on the other (BASE-X12)."""
    bars = g.settings.embargoes
    return bool(bars) and ((a, b) in bars or (b, a) in bars)


def no_player_trade(g: Island) -> bool:
    return g.rules.option("trade") == "none"
