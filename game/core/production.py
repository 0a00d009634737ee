"""What the dice bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.cards import pay_out
from game.core.land import numbers, shores_at, sited_memo, sites
from game.core.told import FirstResources, NothingProduced, Produced
from game.table import Cards, Island

if TYPE_CHECKING:
    from game.rules import Rules

LIMITS = frozenset({"limits", "dues"})  # who answers these may answer differently each time


class Earnings(NamedTuple):
    """What a number brings: per seat, and the same sorted for paying it fast."""

    due: list[Cards]
    totals: list[tuple[int, int]]  # (kind, cards of it in all)
    gains: list[Gain]


class Gain(NamedTuple):
    """What one seat gets: by kind, how many of it are cards, and the same by name."""

    seat: int
    kinds: list[tuple[int, int]]
    cards: int
    named: dict[str, int]


def produce(g: Island) -> None:
    """Every building beside an unrobbed hex of the number earns (BASE-36 to BASE-42)."""
    t = g.table
    turn, bank = t.turn, t.bank
    earned = earnings(g, turn.red + turn.yellow)
    for kind, n in earned.totals:
        if n > bank[kind]:
            note_gains(g, pay_out(g, earned.due), Produced)
            return
    for kind, n in earned.totals:
        bank[kind] -= n
    got, hands, quiet = turn.got, t.hands, g.quiet
    for seat, kinds, cards, named in earned.gains:
        hand = hands[seat]
        for kind, n in kinds:
            hand[kind] += n
        got[seat] += cards
        if not quiet:
            g.tell(Produced(seat=seat, cards=named, sources=paying(g, seat)))
    if not quiet and not earned.gains and not sites(g, t.turn.number_rolled):
        g.tell(NothingProduced(number=t.turn.number_rolled))


def earnings(g: Island, number: int) -> Earnings:
    """What each seat should get; remembered with the board where nothing limits it."""
    if not g.rules.unlimited:
        return _earnings(g, number)
    there, sited = g.table.robber, sited_memo(g)
    known: dict[tuple[int, int], Earnings] = sited.get("earnings") or sited.setdefault("earnings", {})
    found = known.get((number, there))
    if found is None:
        robbed = there >= 0 and number in numbers(g, there)
        found = known[number, there] = (None if robbed else known.get((number, -1))) or _earnings(g, number)
        if not robbed:
            known[number, -1] = found
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
    gains = [_gain(rules, seat, cards) for seat, cards in enumerate(due) if any(cards)]
    return Earnings(due, totals, gains)


def _gain(rules: Rules, seat: int, due: Cards) -> Gain:
    kinds = [(kind, n) for kind, n in enumerate(due) if n]
    return Gain(seat, kinds, sum(due[: rules.card_kinds]), rules.named(due))


def note_gains(g: Island, paid: list[list[int]], told: type[Produced | FirstResources]) -> None:
    """Tell who got what, and count it for those who are consoled when they got nothing."""
    for seat, cards in enumerate(paid):
        if any(cards):
            g.table.turn.got[seat] += sum(cards[: g.rules.card_kinds])
            g.tell(told(seat=seat, cards=g.rules.named(cards)))


def paying(g: Island, seat: int) -> list[int]:
    """The hexes that pay a seat on the number rolled."""
    return sorted({site.hex for site in sites(g, g.table.turn.number_rolled) if site.seat == seat})
