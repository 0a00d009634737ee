"""Yellow cards: merchant, monopolies, merchant fleet (CK-168 to CK-171, CK-176 to CK-178)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from game.arguments import Card, Hex
from game.core.cards import hand_over
from game.core.land import buildings_at, is_hex, points_changed
from game.core.memory import has_no
from game.engine import Action, Problem, Question, SoFar
from game.modules.base.bank import rate_of
from game.modules.cities_and_knights.cards.play import Play, all_empty_handed
from game.modules.cities_and_knights.state import of, present
from game.modules.cities_and_knights.told import DemandInVain, FleetSails, HandedOver, MerchantPlaced
from game.table import Island

BEST_RATE = 2
PLENTY = 4  # cards of a kind that nobody needs all of


class Merchant(Play, frozen=True, array_like=True):
    """Place the merchant on a hex beside an own building: 2:1 for its resource, and a point, while it stays."""

    key: ClassVar[str] = "progress_merchant"
    card: ClassVar[str] = "merchant"
    lasting: ClassVar[bool] = True
    hex: Hex

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        corner_hexes, mine = g.rules.topology.corner_hexes, (c for c, b in g.table.buildings.items() if b.seat == seat)
        return sorted({hex for corner in mine for hex in corner_hexes[corner]})

    def against(self, g: Island) -> Iterator[Problem]:
        if not is_hex(g, self.hex) or not self.serves(g):
            yield "bad_target"
        if (of(g).merchant, of(g).merchant_owner) == (self.hex, self.seat):
            yield "no_effect"

    def serves(self, g: Island) -> bool:
        """The hex yields one fixed resource, and an own building stands beside it."""
        own = any(building.seat == self.seat for _, building in buildings_at(g, self.hex))
        return own and g.table.terrain[self.hex] in g.rules.resource_of

    def effect(self, g: Island) -> None:
        of(g).merchant, of(g).merchant_owner = self.hex, self.seat
        points_changed(g)
        g.tell(MerchantPlaced(seat=self.seat, hex=self.hex))


class _Monopoly(Play, frozen=True, array_like=True):
    """Everybody hands over cards of one kind."""

    most: ClassVar[int]
    kind: Card

    @classmethod
    def kinds(cls, g: Island) -> Sequence[str]:
        raise NotImplementedError

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return cls.kinds(g)

    def against(self, g: Island) -> Iterator[Problem]:
        if self.kind not in self.kinds(g):
            yield "bad_target"
        if all_empty_handed(g, self.seat):
            yield "no_effect"

    def effect(self, g: Island) -> None:
        kind = g.rules.index[self.kind]
        others = [other for other in present(g, self.seat) if g.table.hands[other][kind]]
        bared = [other for other in present(g, self.seat) if g.table.hands[other][kind] < self.most]
        for other in others:
            n = min(self.most, g.table.hands[other][kind])
            hand_over(g, other, self.seat, g.rules.cards({self.kind: n}))
            g.tell(HandedOver(seat=other, taker=self.seat, cards={self.kind: n}))
        for other in bared:
            has_no(g, other, (kind,))
        if not others:
            g.tell(DemandInVain(seat=self.seat, card=self.kind))


class ResourceMonopoly(_Monopoly, frozen=True, array_like=True):
    """Name a resource: every opponent hands over two of it."""

    key: ClassVar[str] = "progress_resource_monopoly"
    card: ClassVar[str] = "resource_monopoly"
    most: ClassVar[int] = 2

    @classmethod
    def kinds(cls, g: Island) -> Sequence[str]:
        return g.rules.kinds[: g.rules.resource_kinds]


class TradeMonopoly(_Monopoly, frozen=True, array_like=True):
    """Name a commodity: every opponent hands over one of it."""

    key: ClassVar[str] = "progress_trade_monopoly"
    card: ClassVar[str] = "trade_monopoly"
    most: ClassVar[int] = 1

    @classmethod
    def kinds(cls, g: Island) -> Sequence[str]:
        return g.rules.kinds[g.rules.resource_kinds : g.rules.card_kinds]


class MerchantFleet(Play, frozen=True, array_like=True):
    """Name a kind of card: the bank takes it two for one for the rest of the turn."""

    key: ClassVar[str] = "progress_merchant_fleet"
    card: ClassVar[str] = "merchant_fleet"
    lasting: ClassVar[bool] = True
    kind: Card

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return g.rules.kinds[: g.rules.card_kinds]

    @classmethod
    def offhand(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """A kind there is plenty of."""
        hand, index = g.table.hands[seat], g.rules.index
        ways: Iterable[Any] = cls.suggest(g, seat, prompt)
        return [way for way in ways if hand[index[way.kind]] >= PLENTY]

    def against(self, g: Island) -> Iterator[Problem]:
        if self.kind not in g.rules.kinds[: g.rules.card_kinds]:
            yield "bad_target"
        elif rate_of(g, self.seat, self.kind) <= BEST_RATE:
            yield "no_effect"

    def effect(self, g: Island) -> None:
        of(g).fleets.append(self.kind)
        g.tell(FleetSails(seat=self.seat, card=self.kind))


ACTIONS: tuple[type[Action], ...] = (Merchant, ResourceMonopoly, TradeMonopoly, MerchantFleet)
