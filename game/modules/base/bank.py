"""Trading with the bank and through harbours (BASE-64 to BASE-73)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from game.arguments import Card, CardSet, Number
from game.core.cards import as_bytes, shortfall, token_problems
from game.core.land import harbour_corners, sited_memo
from game.engine import Action, Need, Problem, Question, Refused, SoFar
from game.engine.need import Purse
from game.modules.base.sides import count_problems
from game.modules.base.told import BankTraded
from game.table import Cards, Island

if TYPE_CHECKING:
    from game.rules import Rules

WITHOUT_HARBOUR, ANY_HARBOUR, OWN_HARBOUR = 4, 3, 2


def harbour_rates(g: Island, seat: int) -> dict[str, int]:
    """What the bank wants of each kind, by the harbours that serve a seat now."""
    return harbour_trades(g, seat).rates


def harbour_trades(g: Island, seat: int) -> Trades:
    """The trades these harbours allow."""
    key, sited = ("rates", seat), sited_memo(g)
    trades: Trades | None = sited.get(key)
    if trades is None:
        trades = sited[key] = _trades(g.rules.kinds, g.rules.card_kinds, seat, _harbour_kinds(g, seat))
    return trades


def _harbour_kinds(g: Island, seat: int) -> frozenset[str]:
    harbours = harbour_corners(g)
    corners = [c for c, b in g.table.buildings.items() if b.seat == seat and c in harbours]
    return frozenset(harbours[c] for c in corners if _usable(g, seat, c))


def _usable(g: Island, seat: int, corner: int) -> bool:
    """In mode split not one that was reached in this very part (BASE-73)."""
    turn = g.table.turn
    return not g.rules.split or turn.actor != seat or corner not in turn.new_harbours


def rate_of(g: Island, seat: int, kind: str) -> int:
    """How many of a kind the bank wants for one card."""
    return g.rules.rate(g, seat, kind, WITHOUT_HARBOUR)


class Plenty(Need):
    """So many cards of one kind that some bank might want them; which, and how many, is for the trade to say."""

    def met(self, g: Island, seat: int) -> bool:
        return max(g.table.hands[seat]) >= OWN_HARBOUR

    def in_purse(self, rules: Rules) -> Callable[[Purse], bool]:
        return lambda purse: max(purse) >= OWN_HARBOUR


class BankTrade(Action, frozen=True, array_like=True):
    """Give the bank several cards of one kind for cards of others."""

    key: ClassVar[str] = "bank_trade"
    during: ClassVar[tuple[str, ...]] = ("main", "trade", "paired")
    group: ClassVar[str] = "trade"
    needs: ClassVar[tuple[Need, ...]] = (Plenty(),)
    give: Card
    count: Number
    get: CardSet

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[object] | None:
        hand, kinds = g.table.hands[seat], g.rules.kinds[: g.rules.card_kinds]
        if "give" not in so_far:
            return [kind for i, kind in enumerate(kinds) if hand[i] >= rate_of(g, seat, kind)]
        if "count" not in so_far:
            rate = rate_of(g, seat, so_far["give"])
            return list(range(rate, hand[g.rules.index[so_far["give"]]] + 1, rate))
        return None

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Sequence[Action]:
        """Every trade for one card."""
        rules, bank, hand = g.rules, g.table.bank, g.table.hands[seat]
        if "rate" in rules.alone:
            trades = harbour_trades(g, seat)
            held = as_bytes(hand, trades.reached)
            return trades.left(held, bank) if 0 in bank else trades[held]
        found, kinds = list[BankTrade](), rules.kinds[: rules.card_kinds]
        for give, n in enumerate(hand[: rules.card_kinds]):
            if n >= OWN_HARBOUR and n >= (rate := rate_of(g, seat, kinds[give])):
                found += _for_one(kinds, seat, give, rate)
        if 0 in bank:
            return [trade for trade in found if all(bank[rules.index[kind]] for kind in trade.get)]
        return found

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        yield from token_problems(g, [self.give])
        if self.give not in g.rules.kinds[: g.rules.card_kinds] or not self.get:
            yield "bad_count"
            return
        yield from count_problems(g, self.get)
        if self.give in self.get:
            yield "same_resource"
        rate = rate_of(g, self.seat, self.give)
        if self.count != rate * sum(self.get.values()):
            yield Refused("bad_count", rate=rate, card=self.give)
        get = g.rules.cards(self.get)
        if any(n > stock for n, stock in zip(get, g.table.bank, strict=True)):
            yield "bank_empty"
        if short := shortfall(g, self.seat, g.rules.cards({self.give: max(self.count, 0)})):
            yield short

    def apply(self, g: Island, prompt: Question | None) -> None:
        hand, bank, index = g.table.hands[self.seat], g.table.bank, g.rules.index
        given = index[self.give]
        hand[given] -= self.count
        bank[given] += self.count
        for name, n in self.get.items():
            kind = index[name]
            hand[kind] += n
            bank[kind] -= n
        if not g.quiet:
            g.tell(BankTraded(seat=self.seat, give={self.give: self.count}, get=self.get))


class Trades(dict[bytes, list[BankTrade]]):
    """What some harbours allow a seat: the rate of each kind, and the trades for one card by what is held.

    A hand is looked up by how many of the rates each kind reaches: there are few such hands.
    """

    def __init__(self, kinds: tuple[str, ...], cards: int, seat: int, harbours: frozenset[str]) -> None:
        super().__init__()
        self._kinds, self._left = kinds, dict[tuple[bytes, tuple[str, ...]], list[BankTrade]]()
        common = ANY_HARBOUR if "any" in harbours else WITHOUT_HARBOUR
        self.rates = {kind: OWN_HARBOUR if kind in harbours else common for kind in kinds}
        rates = [self.rates[kind] for kind in kinds[:cards]]
        self.reached = bytes(sum(n >= rate for rate in set(rates)) for n in range(256))
        self._each = [(self.reached[rate], _for_one(kinds[:cards], seat, i, rate)) for i, rate in enumerate(rates)]

    def __missing__(self, hand: bytes) -> list[BankTrade]:
        enough = [trades for n, (least, trades) in zip(hand, self._each, strict=False) if n >= least]
        found = self[hand] = [trade for trades in enough for trade in trades]
        return found

    def left(self, hand: bytes, bank: Cards) -> list[BankTrade]:
        """Those of them that the bank can serve."""
        key = hand, tuple([kind for kind, n in zip(self._kinds, bank, strict=True) if not n])
        found = self._left.get(key)
        if found is None:
            found = self._left[key] = [trade for trade in self[hand] if trade.get.keys().isdisjoint(key[1])]
        return found


_trades = cache(Trades)


@cache
def _for_one(kinds: tuple[str, ...], seat: int, give: int, rate: int) -> list[BankTrade]:
    """The trade of a kind for one card of each other kind."""
    return [BankTrade(seat, kinds[give], rate, {kind: 1}) for kind in kinds if kind != kinds[give]]
