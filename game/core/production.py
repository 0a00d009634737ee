"""What the dice bring."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import pay_out
from game.core.land import sited_memo, sites
from game.table import Cards, Island


class Earnings(NamedTuple):
    """What a number brings: per seat, and the same sorted for paying it fast."""

    due: list[Cards]
    totals: list[tuple[int, int]]  # (kind, cards of it in all)
    gains: list[tuple[int, list[tuple[int, int]], dict[str, int]]]  # (seat, its cards by kind, the same by name)


def produce(g: Island) -> None:
    """Every building beside an unrobbed hex of the number earns (BASE-36 to BASE-42)."""
    earned, t = earnings(g, g.table.turn.number_rolled), g.table
    if any(n > t.bank[kind] for kind, n in earned.totals):
        note_gains(g, pay_out(g, earned.due), "produced")
        return
    for kind, n in earned.totals:
        t.bank[kind] -= n
    got, card_kinds = t.turn.got, g.rules.card_kinds
    for seat, cards, named in earned.gains:
        hand = t.hands[seat]
        for kind, n in cards:
            hand[kind] += n
            if kind < card_kinds:
                got[seat] += n
        g.tell("produced", seat=seat, cards=named)


def earnings(g: Island, number: int) -> Earnings:
    """What each seat should get; remembered with the board where nothing limits it."""
    there = g.table.robber
    key = ("earnings", number, there if there >= 0 and g.table.tokens[there] == number else -1)
    sited = sited_memo(g)
    found: Earnings | None = sited.get(key)
    if found is None or "limits" not in g.rules.silent:
        found = sited[key] = _earnings(g, number)
    return found


def _earnings(g: Island, number: int) -> Earnings:
    rules, width = g.rules, len(g.rules.kinds)
    due = [[0] * width for _ in g.seats]
    for site in sites(g, number):
        if site.seat not in g.gone:
            earned = rules.limits(g, site, rules.yields(g, site, [0] * width))
            due[site.seat] = [a + b for a, b in zip(due[site.seat], earned, strict=True)]
    totals = [(kind, n) for kind, n in enumerate(map(sum, zip(*due, strict=True))) if n]
    gains = [
        (seat, [(kind, n) for kind, n in enumerate(cards) if n], rules.named(cards))
        for seat, cards in enumerate(due)
        if any(cards)
    ]
    return Earnings(due, totals, gains)


def note_gains(g: Island, paid: list[list[int]], key: str) -> None:
    """Tell who got what, and count it for those who are consoled when they got nothing."""
    for seat, cards in enumerate(paid):
        if any(cards):
            g.table.turn.got[seat] += sum(cards[: g.rules.card_kinds])
            g.tell(key, seat=seat, cards=g.rules.named(cards))
