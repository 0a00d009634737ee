"""Cards and tokens on their way between bank and hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.core.memory import has_no, pass_unseen, seen_paying
from game.core.told import BankShort, NothingStolen, Stolen, StolenCard
from game.engine import Problem, Refused
from game.table import Cards, Island


def hand_size(g: Island, seat: int) -> int:
    """Cards in a hand: resources and commodities, never tokens."""
    t = g.table
    size = sum(t.hands[seat][: g.rules.card_kinds])
    return size + t.unknown[seat] if t.unknown else size


def in_hand(g: Island, seat: int) -> dict[str, int]:
    """The cards of a hand by name."""
    return g.rules.named(_cards_only(g, g.table.hands[seat]))


def in_bank(g: Island) -> dict[str, int]:
    """The resources the bank has, by name."""
    return g.rules.named(
        [*g.table.bank[: g.rules.resource_kinds], *[0] * (len(g.rules.kinds) - g.rules.resource_kinds)]
    )


def purse(g: Island, seat: int) -> bytes:
    """The cards of a hand by kind, counted as far as prices go: menus remember by it, and there are few."""
    cards = g.table.hands[seat]
    try:
        return bytes(cards).translate(g.rules.counted)
    except ValueError:
        return as_bytes(cards, g.rules.counted)


def as_bytes(cards: Cards, counted: bytes) -> bytes:
    """A hand to look something up by: what each number of cards counts as stands in a table."""
    try:
        return bytes(cards).translate(counted)
    except ValueError:  # more than a byte holds, from a bank without end
        return bytes(counted[min(n, len(counted) - 1)] for n in cards)


def counted(most: int) -> bytes:
    """What each number of cards counts as in a purse, where no price takes more than so many of a kind."""
    return bytes(min(n, most) for n in range(256))


def _cards_only(g: Island, cards: Cards) -> Cards:
    return [*cards[: g.rules.card_kinds], *[0] * (len(cards) - g.rules.card_kinds)]


def covers(hand: Sequence[int], price: Sequence[int]) -> bool:
    return all(have >= need for have, need in zip(hand, price, strict=True))


def shortfall(g: Island, seat: int, price: Sequence[int]) -> Refused | None:
    """Refused with what is missing, if the hand does not cover the price."""
    hand = g.table.hands[seat]
    if not price or covers(hand, price):
        return None
    missing = [max(0, need - have) for have, need in zip(hand, price, strict=True)]
    return Refused("cannot_pay", missing=g.rules.named(missing))


def give_bank(g: Island, seat: int, cards: Sequence[int]) -> None:
    _move(g.table.hands[seat], g.table.bank, cards)
    seen_paying(g, seat, cards)


def pay(g: Island, seat: int, item: str) -> None:
    """Give the bank the printed price of an item."""
    t = g.table
    hand, bank = t.hands[seat], t.bank
    for kind, n in g.rules.needs[item]:
        hand[kind] -= n
        bank[kind] += n
    if t.doubts or g.late:
        seen_paying(g, seat, g.rules.prices[item])


def take_bank(g: Island, seat: int, cards: Sequence[int]) -> None:
    _move(g.table.bank, g.table.hands[seat], cards)


def hand_over(g: Island, giver: int, taker: int, cards: Sequence[int]) -> None:
    """In the open; what only the two may know goes by `pass_unseen`."""
    _move(g.table.hands[giver], g.table.hands[taker], cards)
    seen_paying(g, giver, cards)


def one(g: Island, kind: int) -> Cards:
    """One card of a kind."""
    cards = [0] * len(g.rules.kinds)
    cards[kind] = 1
    return cards


def steal_card(g: Island, thief: int, victim: int, *, resources_only: bool = False) -> None:
    """Take one card at random; only the two learn which. A hand without any of them gives nothing."""
    kinds = g.table.hands[victim][: g.rules.resource_kinds if resources_only else g.rules.card_kinds]
    if not any(kinds):
        has_no(g, victim, range(len(kinds)))
        g.tell(NothingStolen(seat=thief, victim=victim))
        return
    kind = g.chance.from_counts(kinds, "theft")
    pass_unseen(g, victim, thief, one(g, kind), range(len(kinds)))
    if not g.quiet:
        g.tell(Stolen(seat=thief, victim=victim))
        g.tell(StolenCard(seat=thief, victim=victim, card=g.rules.kinds[kind]))


def token_problems(g: Island, kinds: Iterable[str]) -> Iterator[Problem]:
    """Tokens are no cards: nobody trades, discards, names or picks them."""
    if any(g.rules.index.get(kind, -1) >= g.rules.card_kinds for kind in kinds):
        yield "not_a_resource"


def pay_out(g: Island, due: list[Cards]) -> list[Cards]:
    """Pay what the bank owes, kind by kind: short of a kind it pays nobody, unless only one is owed (BASE-41)."""
    bank = g.table.bank
    paid = [[0] * len(bank) for _ in due]
    for kind, total in enumerate(map(sum, zip(*due, strict=True))):
        if not total:
            continue
        stock, owed = bank[kind], [cards[kind] for cards in due]
        claimants = [seat for seat, n in enumerate(owed) if n]
        if total > stock:
            g.tell(BankShort(card=g.rules.kinds[kind], to=claimants, n=total, left=stock))
            if len(claimants) > 1:
                continue
            owed[claimants[0]] = total = stock
        for seat in claimants:
            paid[seat][kind] = owed[seat]
            g.table.hands[seat][kind] += owed[seat]
        bank[kind] -= total
    return paid


def _move(source: Cards, target: Cards, cards: Sequence[int]) -> None:
    for kind, n in enumerate(cards):
        if n:
            source[kind] -= n
            target[kind] += n
