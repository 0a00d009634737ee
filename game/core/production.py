"""What the dice bring."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import pay_out
from game.core.land import pays_on, shores_at, sited_memo, sites
from game.core.told import FirstResources, NothingProduced, Produced
from game.table import Cards, Island

NOWHERE = -1
LIMITS = frozenset({"limits", "dues"})  # who answers these may answer differently each time


class Earnings(NamedTuple):
    """What a number brings: per seat, and the same sorted for paying it fast."""

    due: list[Cards]
    totals: list[tuple[int, int]]  # (kind, cards of it in all)
    most: int  # of the kind most is brought of
    gains: list[tuple[int, int, int, int]]  # (seat, kind, how many, how many of them are cards)
    told: list[tuple[int, dict[str, int]]]  # (seat, what it gets by name)


def produce(g: Island) -> None:
    """Every building beside an unrobbed hex of the number earns (BASE-36 to BASE-42)."""
    t = g.table
    turn, bank = t.turn, t.bank
    number = turn.red + turn.yellow
    earned = earnings(g, number)
    if earned.most > min(bank) and any(n > bank[kind] for kind, n in earned.totals):
        note_gains(g, pay_out(g, earned.due), Produced)
        return
    for kind, n in earned.totals:
        bank[kind] -= n
    got, hands = turn.got, t.hands
    for seat, kind, n, cards in earned.gains:
        hands[seat][kind] += n
        got[seat] += cards
    if not g.quiet:
        for seat, named in earned.told:
            g.tell(Produced(seat=seat, cards=named, sources=paying(g, seat)))
        if not earned.told and not sites(g, number):
            g.tell(NothingProduced(number=number))


def earnings(g: Island, number: int) -> Earnings:
    """What each seat should get; remembered with the board where nothing limits it."""
    if not g.rules.unlimited:
        return _earnings(g, number)
    robber, sited = g.table.robber, sited_memo(g)
    known: dict[tuple[int, int], Earnings] = sited.get("earnings") or sited.setdefault("earnings", {})
    if robber >= 0 and not pays_on(g, robber, number):
        robber = NOWHERE
    found = known.get((number, robber))
    if found is None:
        found = known[number, robber] = _earnings(g, number)
    return found


def _earnings(g: Island, number: int) -> Earnings:
    rules, width = g.rules, len(g.rules.kinds)
    due = [[0] * width for _ in g.seats]
    for site in sites(g, number):
        if site.seat not in g.gone:
            earned = rules.limits(g, site, rules.yields(g, site, [0] * width))
            due[site.seat] = [a + b for a, b in zip(due[site.seat], earned, strict=True)]
    for corner, building in g.table.buildings.items() if "shores" not in rules.silent else ():
        for shore in shores_at(g, corner):
            if number in shore.numbers and building.seat not in g.gone:
                due[building.seat][rules.index[shore.kind]] += building.size
    due = rules.dues(g, due)
    totals = [(kind, n) for kind, n in enumerate(map(sum, zip(*due, strict=True))) if n]
    most = max((n for _, n in totals), default=0)
    cards = rules.card_kinds
    gains = [(seat, k, n, n if k < cards else 0) for seat, own in enumerate(due) for k, n in enumerate(own) if n]
    told = [(seat, rules.named(own)) for seat, own in enumerate(due) if any(own)]
    return Earnings(due, totals, most, gains, told)


def note_gains(g: Island, paid: list[list[int]], told: type[Produced | FirstResources]) -> None:
    """Tell who got what, and count it for those who are consoled when they got nothing."""
    for seat, cards in enumerate(paid):
        if any(cards):
            g.table.turn.got[seat] += sum(cards[: g.rules.card_kinds])
            g.tell(told(seat=seat, cards=g.rules.named(cards)))


def paying(g: Island, seat: int) -> list[int]:
    """The hexes that pay a seat on the number rolled."""
    return sorted({site.hex for site in sites(g, g.table.turn.number_rolled) if site.seat == seat})
