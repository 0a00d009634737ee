"""Blue cards: Bishop, Intrigue, Warlord, and the two that make others give: Saboteur and Wedding."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Self

from game.arguments import CardSet, Corner, Hex
from game.core.cards import give_bank, hand_size, in_hand, shortfall, steal_card
from game.core.land import buildings_at
from game.core.memory import pass_unseen
from game.core.roads import has_road_at
from game.core.robber import candidates, hex_problems, legal_hexes, put_robber, rob_nobody
from game.engine import Action, Pool, Problem, Question, SoFar
from game.modules.base.discarding import give_most
from game.modules.base.told import Discarded
from game.modules.cities_and_knights.cards.play import Play, richer
from game.modules.cities_and_knights.knight_actions import drive_away
from game.modules.cities_and_knights.knights import activate, knights_of
from game.modules.cities_and_knights.state import of
from game.modules.cities_and_knights.told import KnightActivated, WeddingGift, WeddingGiftCards
from game.table import Island

WEDDING_GIFT = 2


class Bishop(Play, frozen=True, array_like=True):
    """Move the robber and take a card from everybody beside it."""

    key: ClassVar[str] = "progress_bishop"
    card: ClassVar[str] = "bishop"
    hex: Hex

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return () if g.rules.robber_bound(g) else legal_hexes(g)

    @classmethod
    def offhand(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """Among others only."""
        others = {hex for hex in legal_hexes(g) if _of_others(g, seat, hex)}
        return [way for way in cls.suggest(g, seat, prompt) if isinstance(way, cls) and way.hex in others]

    def against(self, g: Island) -> Iterator[Problem]:
        yield from g.rules.robber_bound(g)
        yield from hex_problems(g, self.hex)

    def effect(self, g: Island) -> None:
        put_robber(g, self.seat, self.hex)
        victims = candidates(g, self.seat, self.hex)
        for victim in victims:
            steal_card(g, self.seat, victim)
        if not victims:
            rob_nobody(g)
        g.then("robber_settled", seat=self.seat, cause="bishop", victims=victims)


def _of_others(g: Island, seat: int, hex: int) -> bool:
    owners = {building.seat for _, building in buildings_at(g, hex)}
    return bool(owners) and seat not in owners


class Intrigue(Play, frozen=True, array_like=True):
    """Drive another player's knight from an own road."""

    key: ClassVar[str] = "progress_intrigue"
    card: ClassVar[str] = "intrigue"
    corner: Corner

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return cls.targets(g, seat)

    @classmethod
    def targets(cls, g: Island, seat: int) -> list[int]:
        return sorted(c for c, k in of(g).knights.items() if k.seat != seat and has_road_at(g, seat, c))

    def against(self, g: Island) -> Iterator[Problem]:
        targets = self.targets(g, self.seat)
        if not targets:
            yield "no_effect"
        if self.corner not in targets:
            yield "bad_target"

    def effect(self, g: Island) -> None:
        drive_away(g, self.seat, self.corner)


class Warlord(Play, frozen=True, array_like=True):
    """Activate all own knights for nothing."""

    key: ClassVar[str] = "progress_warlord"
    card: ClassVar[str] = "warlord"

    def against(self, g: Island) -> Iterator[Problem]:
        if all(of(g).knights[corner].active for corner in knights_of(g, self.seat)):
            yield "no_effect"

    def effect(self, g: Island) -> None:
        for corner in knights_of(g, self.seat):
            if not of(g).knights[corner].active:
                activate(g, corner)
                g.tell(KnightActivated(seat=self.seat, place=corner))


# --- others give ------------------------------------------------------------------------------------------------------


class _Demanded(Question):
    sealed: ClassVar[bool] = True
    number: int
    demander: int

    def default(self, g: Island) -> Action:
        return GiveCards(self.seat, g.rules.named(give_most(g, self.seat, self.number)))

    def forced(self, g: Island) -> Action | None:
        """So few cards that all have to go."""
        return self.default(g) if hand_size(g, self.seat) <= self.number else None


class SaboteurQuestion(_Demanded, tag="saboteur"):
    @classmethod
    def resolve(cls, g: Island, answers: list[tuple[Self, GiveCards]]) -> None:
        for _, action in answers:
            give_bank(g, action.seat, g.rules.cards(action.cards))
            g.tell(Discarded(seat=action.seat, cards=action.cards))


class WeddingQuestion(_Demanded, tag="wedding"):
    @classmethod
    def resolve(cls, g: Island, answers: list[tuple[Self, GiveCards]]) -> None:
        for prompt, action in answers:
            seat, taker = action.seat, prompt.demander
            pass_unseen(g, seat, taker, g.rules.cards(action.cards))
            g.tell(WeddingGift(seat=seat, taker=taker, n=prompt.number))
            g.tell(WeddingGiftCards(seat=seat, taker=taker, cards=action.cards))


class _Demand(Play, frozen=True, array_like=True):
    """Several opponents owe cards of their own choice, all at once."""

    demand: ClassVar[type[_Demanded]]

    @classmethod
    def owed(cls, g: Island, seat: int) -> dict[int, int]:
        """How many cards which opponents owe."""
        raise NotImplementedError

    def against(self, g: Island) -> Iterator[Problem]:
        if not self.owed(g, self.seat):
            yield "no_effect"

    def effect(self, g: Island) -> None:
        for other, number in self.owed(g, self.seat).items():
            g.ask(other, self.demand(number=number, demander=self.seat))


class Saboteur(_Demand, frozen=True, array_like=True):
    """Everybody with as many points or more discards half of their cards."""

    key: ClassVar[str] = "progress_saboteur"
    card: ClassVar[str] = "saboteur"
    demand: ClassVar[type[_Demanded]] = SaboteurQuestion

    @classmethod
    def owed(cls, g: Island, seat: int) -> dict[int, int]:
        return {s: n for s in richer(g, seat, or_equal=True) if (n := hand_size(g, s) // 2)}


class Wedding(_Demand, frozen=True, array_like=True):
    """Everybody with more points gives two cards."""

    key: ClassVar[str] = "progress_wedding"
    card: ClassVar[str] = "wedding"
    demand: ClassVar[type[_Demanded]] = WeddingQuestion

    @classmethod
    def owed(cls, g: Island, seat: int) -> dict[int, int]:
        return {s: n for s in richer(g, seat) if (n := min(WEDDING_GIFT, hand_size(g, s)))}


class GiveCards(Action, frozen=True, array_like=True):
    """Give up cards of choice, as a card demands."""

    key: ClassVar[str] = "give_cards"
    during: ClassVar[tuple[str, ...]] = ("saboteur", "wedding")
    final: ClassVar[bool] = True
    group: ClassVar[str] = "card"
    cards: CardSet

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: _Demanded) -> Iterator[Action]:
        if prompt.answer is None:
            yield GiveCards(seat, g.rules.named(give_most(g, seat, prompt.number)))

    @classmethod
    def pool(cls, g: Island, seat: int, prompt: _Demanded, so_far: SoFar) -> Pool:
        return Pool(in_hand(g, seat), prompt.number, prompt.number)

    def problems(self, g: Island, prompt: _Demanded) -> Iterator[Problem]:
        cards = g.rules.cards(self.cards)
        if sum(cards) != prompt.number or any(cards[g.rules.card_kinds :]):
            yield "bad_count"
        if short := shortfall(g, self.seat, cards):
            yield short


ACTIONS: tuple[type[Action], ...] = (Bishop, Intrigue, Warlord, Saboteur, Wedding, GiveCards)
PROMPTS: tuple[type[Question], ...] = (SaboteurQuestion, WeddingQuestion)
