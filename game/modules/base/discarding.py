"""The 7: who gives half back, chosen in secret and carried out together (BASE-44 to BASE-46)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

import msgspec

from game.arguments import CardSet
from game.core.cards import give_bank, hand_size, in_hand, shortfall, token_problems
from game.engine import Action, Pool, Problem, Question, SoFar
from game.modules.base.told import Discarded
from game.table import Cards, Island


def owed(g: Island, seat: int) -> int:
    """Cards a seat has to give back on a 7."""
    limit = g.rules.number("hand_limit")
    if not limit or seat in g.gone or g.rules.spared(g, seat):
        return 0
    size = hand_size(g, seat)
    return size // 2 if size > g.rules.hand_limit(g, seat, limit) else 0


def discards(g: Island) -> None:
    """Ask everybody over the limit at once; a stored order marked so answers immediately (BASE-X14).

    Whoever is spared by something that asks in return answers beside the others: nothing is given back before.
    """
    g.rules.seven_shields(g)
    t, rules = g.table, g.rules
    if "hand_limit" in rules.silent and not t.unknown and max(map(sum, t.hands)) <= rules.number("hand_limit"):
        return  # tokens counted in, nobody has as many as may be kept
    for seat in g.seats:
        if n := owed(g, seat):
            limit = rules.hand_limit(g, seat, rules.number("hand_limit"))
            prompt = g.ask(seat, DiscardQuestion(number=n, held=hand_size(g, seat), limit=limit))
            stored = g.settings.discards.get(seat)
            if stored is not None and stored.mode == "at_once":
                action = prompt.default(g)
                prompt.answer = [action.key, msgspec.to_builtins(action)]


class Discard(Action, frozen=True, array_like=True):
    """Give cards back to the bank."""

    key: ClassVar[str] = "discard"
    during: ClassVar[tuple[str, ...]] = ("discard",)
    group: ClassVar[str] = "play"
    cards: CardSet

    @classmethod
    def pool(cls, g: Island, seat: int, prompt: DiscardQuestion, so_far: SoFar) -> Pool:
        return Pool(in_hand(g, seat), prompt.number, prompt.number)

    def problems(self, g: Island, prompt: DiscardQuestion) -> Iterator[Problem]:
        cards = g.rules.cards(self.cards)
        yield from token_problems(g, self.cards)
        if sum(cards) != prompt.number or any(cards[g.rules.card_kinds :]):
            yield "bad_count"
        if short := shortfall(g, self.seat, cards):
            yield short

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: DiscardQuestion) -> Iterator[Action]:
        if prompt.answer is None:
            yield Discard(seat, g.rules.named(give_most(g, seat, prompt.number)))


class DiscardQuestion(Question, tag="discard"):
    entrusted: ClassVar[bool] = True
    sealed: ClassVar[bool] = True
    number: int
    held: int = 0  # of older games
    limit: int = 0

    def default(self, g: Island) -> Action:
        seat, n = self.seat, self.number
        chosen = by_stored_order(g, seat, n) if seat in g.settings.discards else give_most(g, seat, n)
        return Discard(seat, g.rules.named(chosen))

    @classmethod
    def resolve(cls, g: Island, answers: list[tuple[Self, Discard]]) -> None:
        for _, action in answers:
            held = hand_size(g, action.seat)
            give_bank(g, action.seat, g.rules.cards(action.cards))
            if not g.quiet:
                limit = g.rules.hand_limit(g, action.seat, g.rules.number("hand_limit"))
                g.tell(Discarded(seat=action.seat, cards=action.cards, held=held, limit=limit))


def give_most(g: Island, seat: int, n: int, *, resources_only: bool = False) -> Cards:
    """One card after the other of the kind then held most; ties in the order of kinds."""
    kinds = g.rules.resource_kinds if resources_only else g.rules.card_kinds
    left = list(g.table.hands[seat][:kinds])
    chosen = [0] * len(g.rules.kinds)
    for _ in range(n):
        kind = left.index(max(left))
        left[kind] -= 1
        chosen[kind] += 1
    return chosen


def by_stored_order(g: Island, seat: int, n: int) -> Cards:
    """First down to the numbers kept, then without them, in the stored order (BASE-X14)."""
    stored = g.settings.discards[seat]
    listed = [(g.rules.index[kind], keep) for kind, keep in stored.order if kind in g.rules.index]
    named = {kind for kind, _ in listed}
    order = listed + [(k, 0) for k in range(g.rules.card_kinds) if k not in named]
    hand, chosen = g.table.hands[seat], [0] * len(g.rules.kinds)
    for keeping in (True, False):
        for kind, keep in order:
            spare = hand[kind] - chosen[kind] - (keep if keeping else 0)
            more = max(0, min(spare, n - sum(chosen)))
            chosen[kind] += more
    return chosen
