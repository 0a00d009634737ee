"""What the dice bring."""

from __future__ import annotations

from game.core.cards import pay_out
from game.core.land import sites
from game.table import Cards, Island


def produce(g: Island) -> None:
    """Every building beside an unrobbed hex of the number earns (BASE-36 to BASE-42)."""
    note_gains(g, pay_out(g, earnings(g, g.table.turn.number_rolled)), "produced")


def earnings(g: Island, number: int) -> list[Cards]:
    """What each seat should get; remembered with the board where nothing limits it."""
    key = ("earnings", number, g.table.robber)
    if key not in g.memo or "limits" not in g.rules.silent:
        rules, width = g.rules, len(g.rules.kinds)
        due = [[0] * width for _ in g.seats]
        for site in sites(g, number):
            if site.seat not in g.gone:
                earned = rules.limits(g, site, rules.yields(g, site, [0] * width))
                due[site.seat] = [a + b for a, b in zip(due[site.seat], earned, strict=True)]
        g.memo[key] = due
    found: list[Cards] = g.memo[key]
    return found


def note_gains(g: Island, paid: list[list[int]], key: str) -> None:
    """Tell who got what, and count it for those who are consoled when they got nothing."""
    for seat, cards in enumerate(paid):
        if any(cards):
            g.table.turn.got[seat] += sum(cards[: g.rules.card_kinds])
            g.tell(key, seat=seat, cards=g.rules.named(cards))
