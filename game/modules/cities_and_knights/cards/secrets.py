"""Cards that look into another hand: Spy and Master merchant (CK-164, CK-165, CK-175)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import ClassVar

from game.arguments import CardSet, Seat
from game.core.cards import covers, hand_size
from game.core.memory import looked_into, pass_unseen
from game.engine import Action, Pool, Problem, Question, SoFar
from game.modules.cities_and_knights.cards.play import Play, richer
from game.modules.cities_and_knights.deck import ORDER, ProgressCard, field_of
from game.modules.cities_and_knights.state import of, present, progress_count
from game.modules.cities_and_knights.told import (
    CardsSeen,
    CardsTaken,
    CardsTakenKinds,
    ProgressTaken,
    ProgressTakenCard,
    Spied,
)
from game.table import Island

TAKEN = 2


class _Look(Play, frozen=True, array_like=True):
    """Name an opponent whose hand can be looked at."""

    opponent: Seat

    @classmethod
    def targets(cls, g: Island, seat: int) -> list[int]:
        raise NotImplementedError

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return cls.targets(g, seat)

    def against(self, g: Island) -> Iterator[Problem]:
        targets = self.targets(g, self.seat)
        if not targets:
            yield "no_effect"
        if self.opponent not in targets:
            yield "bad_target"


class Spy(_Look, frozen=True, array_like=True):
    """Look at an opponent's progress cards and take one."""

    key: ClassVar[str] = "progress_spy"
    card: ClassVar[str] = "spy"

    @classmethod
    def targets(cls, g: Island, seat: int) -> list[int]:
        return [s for s in present(g, seat) if progress_count(g, s)]

    def effect(self, g: Island) -> None:
        cards = list(of(g).hands[self.opponent])
        g.tell(Spied(seat=self.seat, other=self.opponent))
        g.ask(self.seat, SpyCard(secret=cards, other=self.opponent))


class TakeProgress(Action, frozen=True, array_like=True):
    """Take one of the progress cards seen."""

    key: ClassVar[str] = "take_progress"
    during: ClassVar[tuple[str, ...]] = ("spy_card",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "card"
    card: ProgressCard

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return list(dict.fromkeys(prompt.secret or ())) if prompt is not None else ()

    def problems(self, g: Island, prompt: SpyCard) -> Iterator[Problem]:
        if self.card not in (prompt.secret or ()):
            yield "bad_target"

    def apply(self, g: Island, prompt: SpyCard) -> None:
        other = prompt.other
        of(g).hands[other].remove(self.card)
        of(g).hands[self.seat].append(self.card)
        g.tell(ProgressTaken(seat=self.seat, other=other, field=field_of(self.card)))
        g.tell(ProgressTakenCard(seat=self.seat, other=other, progress=self.card))


class SpyCard(Question, tag="spy_card"):
    other: int

    def default(self, g: Island) -> Action:
        return TakeProgress(self.seat, min(self.secret, key=lambda card: ORDER[card]))

    def forced(self, g: Island) -> Action | None:
        return self.default(g) if len(self.secret) == 1 else None


class MasterMerchant(_Look, frozen=True, array_like=True):
    """Look at the cards of an opponent with more points and take two."""

    key: ClassVar[str] = "progress_master_merchant"
    card: ClassVar[str] = "master_merchant"

    @classmethod
    def targets(cls, g: Island, seat: int) -> list[int]:
        return [s for s in richer(g, seat) if hand_size(g, s)]

    def effect(self, g: Island) -> None:
        other = self.opponent
        seen = g.rules.named(g.table.hands[other][: g.rules.card_kinds])
        number = min(TAKEN, hand_size(g, other))
        looked_into(g, self.seat, other)
        g.tell(CardsSeen(seat=self.seat, other=other))
        g.ask(self.seat, MasterCards(secret=seen, other=other, number=number))


class TakeCards(Action, frozen=True, array_like=True):
    """Take cards of choice from the hand seen."""

    key: ClassVar[str] = "take_cards"
    during: ClassVar[tuple[str, ...]] = ("master_cards",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "card"
    cards: CardSet

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: MasterCards) -> Iterator[Action]:
        for kinds in combinations_with_replacement(sorted(prompt.secret or ()), prompt.number):
            action = TakeCards(seat, {kind: kinds.count(kind) for kind in kinds})
            if next(action.problems(g, prompt), None) is None:
                yield action

    @classmethod
    def pool(cls, g: Island, seat: int, prompt: MasterCards, so_far: SoFar) -> Pool:
        return Pool(prompt.secret or {}, prompt.number, prompt.number, gained=True)

    def problems(self, g: Island, prompt: MasterCards) -> Iterator[Problem]:
        cards = g.rules.cards(self.cards)
        if sum(cards) != prompt.number or any(cards[g.rules.card_kinds :]):
            yield "bad_count"
        if not covers(g.rules.cards(prompt.secret or {}), cards):
            yield "bad_target"

    def apply(self, g: Island, prompt: MasterCards) -> None:
        other, number = prompt.other, prompt.number
        pass_unseen(g, other, self.seat, g.rules.cards(self.cards))
        g.tell(CardsTaken(seat=self.seat, other=other, n=number))
        g.tell(CardsTakenKinds(seat=self.seat, other=other, cards=self.cards))


class MasterCards(Question, tag="master_cards"):
    other: int
    number: int

    def default(self, g: Island) -> Action:
        """One after the other of the kind then held most."""
        left, chosen = g.rules.cards(self.secret), [0] * len(g.rules.kinds)
        for _ in range(self.number):
            kind = max(range(len(left)), key=lambda k: (left[k], -k))
            left[kind] -= 1
            chosen[kind] += 1
        return TakeCards(self.seat, g.rules.named(chosen))

    def forced(self, g: Island) -> Action | None:
        """So few cards that all are taken."""
        few = hand_size(g, self.other) <= self.number
        return TakeCards(self.seat, dict(self.secret)) if few else None


ACTIONS: tuple[type[Action], ...] = (Spy, TakeProgress, MasterMerchant, TakeCards)
PROMPTS: tuple[type[Question], ...] = (SpyCard, MasterCards)
