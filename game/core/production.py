"""What the dice bring."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import pay_out
from game.core.land import CHANCES, buildings_at, paying_hexes, pays_on, shores_at, sited_memo, sites
from game.core.told import FirstResources, NothingProduced, Produced, RobberBlocks
from game.table import Cards, Island, Site

NOWHERE = -1
SEVEN = 7


class Earnings(NamedTuple):
    """What a number brings: per seat, and the same sorted for paying it fast."""

    due: list[Cards]
    totals: list[tuple[int, int]]  # (kind, cards of it in all)
    most: int  # of the kind most is brought of
    gains: list[tuple[int, int, int, int]]  # (seat, kind, how many, how many of them are cards)


def produce(g: Island) -> None:
    """Every building beside an unrobbed hex of the number earns (BASE-36 to BASE-42)."""
    t = g.table
    turn, bank = t.turn, t.bank
    number = turn.red + turn.yellow
    due, totals, most, gains = earnings(g, number)
    if most > min(bank) and any(n > bank[kind] for kind, n in totals):
        note_gains(g, pay_out(g, due), Produced)
        _tell_robbed(g, number)
        return
    for kind, n in totals:
        bank[kind] -= n
    got, hands = turn.got, t.hands
    for seat, kind, n, cards in gains:
        hands[seat][kind] += n
        got[seat] += cards
    if not g.quiet:
        for seat, own in enumerate(due):
            if any(own):
                g.tell(Produced(seat=seat, cards=g.rules.named(own), sources=paying(g, seat)))
        if not _tell_robbed(g, number) and not gains and not sites(g, number):
            g.tell(NothingProduced(number=number))


def _tell_robbed(g: Island, number: int) -> bool:
    """Whether the robber keeps somebody from what the number would bring; if so it is told."""
    robber = g.table.robber
    if g.quiet or robber < 0 or not pays_on(g, robber, number):
        return False
    owners = sorted({building.seat for _, building in buildings_at(g, robber)}.difference(g.gone))
    if owners:
        g.tell(RobberBlocks(hex=robber, owners=owners))
    return bool(owners)


def earnings(g: Island, number: int) -> Earnings:
    """What each seat should get: what hexes bring, remembered with the board, within caps on the whole."""
    if not g.rules.steady_hexes:
        return _sorted(g, g.rules.dues(g, _owed(g, number)))
    sited = g.memo.get("sited") or sited_memo(g)
    known: dict[int, dict[int, Earnings]] = sited.get("earnings") or sited.setdefault("earnings", {})
    robber, on_number = g.table.robber, known.get(number) or known.setdefault(number, {})
    found = on_number.get(robber) or _remember(g, number, robber, on_number)
    if "dues" in g.rules.silent:
        return found
    due = g.rules.dues(g, [own.copy() for own in found.due])
    return found if due == found.due else _sorted(g, due)


def fair_share(g: Island, power: int = 1) -> list[float]:
    """How many cards one roll brings each seat on average; or the average of their squares."""
    share = [0.0] * len(g.seats)
    for number, ways in enumerate(CHANCES):
        if ways and number != SEVEN:
            for seat, cards in enumerate(earnings(g, number).due):
                share[seat] += sum(cards) ** power * ways / sum(CHANCES)
    return share


def _remember(g: Island, number: int, robber: int, known: dict[int, Earnings]) -> Earnings:
    """Earnings of a number by where the robber stands; it matters on hexes of that number alone."""
    there = robber if robber >= 0 and pays_on(g, robber, number) else NOWHERE
    if there not in known:
        known[there] = _sorted(g, _owed(g, number))
    found = known[robber] = known[there]
    return found


def _owed(g: Island, number: int) -> list[Cards]:
    """What hexes and shores of a number bring each seat."""
    rules, width, robber = g.rules, len(g.rules.kinds), g.table.robber
    due = [[0] * width for _ in g.seats]
    for hex in paying_hexes(g, number):
        if hex != robber:
            for seat, kind, n in brought(g, hex):
                due[seat][kind] += n
    for corner, building in g.table.buildings.items() if "shores" not in rules.silent else ():
        for shore in shores_at(g, corner):
            if number in shore.numbers and building.seat not in g.gone:
                due[building.seat][rules.index[shore.kind]] += building.size
    return due


def brought(g: Island, hex: int) -> list[tuple[int, int, int]]:
    """What a hex brings as (seat, kind, how many), remembered where it depends on the board alone."""
    if not g.rules.steady_hexes:
        return _brought(g, hex)
    sited = sited_memo(g)
    known: dict[int, list[tuple[int, int, int]]] = sited.get("brought") or sited.setdefault("brought", {})
    found = known.get(hex)
    if found is None:
        found = known[hex] = _brought(g, hex)
    return found


def _brought(g: Island, hex: int) -> list[tuple[int, int, int]]:
    rules, found = g.rules, list[tuple[int, int, int]]()
    for corner, building in buildings_at(g, hex):
        if building.seat not in g.gone:
            site = Site(hex, corner, building.seat, building.size)
            cards = rules.limits(g, site, rules.yields(g, site, [0] * len(rules.kinds)))
            found += [(building.seat, kind, n) for kind, n in enumerate(cards) if n]
    return found


def _sorted(g: Island, due: list[Cards]) -> Earnings:
    cards, gains, totals = g.rules.card_kinds, list[tuple[int, int, int, int]](), dict[int, int]()
    for seat, own in enumerate(due):
        for kind, n in enumerate(own):
            if n:
                gains.append((seat, kind, n, n if kind < cards else 0))
                totals[kind] = totals.get(kind, 0) + n
    return Earnings(due, sorted(totals.items()), max(totals.values(), default=0), gains)


def note_gains(g: Island, paid: list[list[int]], told: type[Produced | FirstResources]) -> None:
    """Tell who got what, and count it for those who are consoled when they got nothing."""
    for seat, cards in enumerate(paid):
        if any(cards):
            g.table.turn.got[seat] += sum(cards[: g.rules.card_kinds])
            g.tell(told(seat=seat, cards=g.rules.named(cards)))


def paying(g: Island, seat: int) -> list[int]:
    """The hexes that pay a seat on the number rolled."""
    return sorted({site.hex for site in sites(g, g.table.turn.number_rolled) if site.seat == seat})
