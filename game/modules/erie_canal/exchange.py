"""Using a canal token: two cards for one, as often as wanted, until the turn ends (GEO-42 to GEO-46)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import ClassVar

from game.arguments import Card, CardSet
from game.core.cards import give_bank, in_hand, shortfall, take_bank, token_problems
from game.engine import Action, Pool, Problem, Question, SoFar
from game.modules.base.sides import count_problems
from game.modules.erie_canal.state import GIVEN, NOBODY, TOKEN, of, unused
from game.modules.erie_canal.told import CanalExchanged, CanalUsed
from game.modules.erie_canal.worth import completing
from game.table import Island

PHASES = ("main", "trade", "build", "paired")


class UseCanal(Action, frozen=True, array_like=True):
    """Put a canal token to use for the rest of the turn."""

    key: ClassVar[str] = "use_canal"
    during: ClassVar[tuple[str, ...]] = PHASES
    group: ClassVar[str] = "trade"

    @classmethod
    def offhand(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """When cards to spare would pay for something."""
        return cls.suggest(g, seat, prompt) if completing(g, seat) is not None else ()

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if of(g).in_use == self.seat:
            yield "canal_in_use"
        if not unused(g, self.seat):
            yield "no_canal_token"

    def apply(self, g: Island, prompt: Question | None) -> None:
        of(g).in_use, of(g).exchanged = self.seat, 0
        g.tell(CanalUsed(seat=self.seat))


class CanalExchange(Action, frozen=True, array_like=True):
    """Give the bank any two cards for one of another kind."""

    key: ClassVar[str] = "canal_exchange"
    during: ClassVar[tuple[str, ...]] = PHASES
    group: ClassVar[str] = "trade"
    give: CardSet
    get: Card

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[object] | None:
        if "give" not in so_far:
            return None
        kinds = g.rules.kinds[: g.rules.card_kinds]
        return [kind for kind in kinds if cls.is_legal(g, seat, prompt, {**so_far, "get": kind})]

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> list[Action]:
        if of(g).in_use != seat:
            return []
        hand, bank, kinds = g.table.hands[seat], g.table.bank, g.rules.kinds
        cards, found = range(g.rules.card_kinds), list[Action]()
        for a, b in combinations_with_replacement([i for i in cards if hand[i]], GIVEN):
            if a != b or hand[a] >= GIVEN:
                give = {kinds[a]: GIVEN} if a == b else {kinds[a]: 1, kinds[b]: 1}
                found += [cls(seat, give, kinds[i]) for i in cards if i not in (a, b) and bank[i]]
        return found

    @classmethod
    def offhand(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """What brings a purchase nearer."""
        found = completing(g, seat) if of(g).in_use == seat else None
        return () if found is None else (cls(seat, found.give, found.get),)

    @classmethod
    def pool(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Pool:
        return Pool(in_hand(g, seat), GIVEN, GIVEN)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if of(g).in_use != self.seat:
            yield "no_canal_token"
        yield from token_problems(g, [self.get, *self.give])
        if self.get not in g.rules.kinds[: g.rules.card_kinds] or any(kind not in g.rules.index for kind in self.give):
            yield "bad_count"
            return
        yield from count_problems(g, self.give)
        if sum(self.give.values()) != GIVEN:
            yield "bad_count"
        if self.get in self.give:
            yield "same_resource"
        if not g.table.bank[g.rules.index[self.get]]:
            yield "bank_empty"
        if short := shortfall(g, self.seat, [max(n, 0) for n in _counts(g, self.give)]):
            yield short

    def apply(self, g: Island, prompt: Question | None) -> None:
        give_bank(g, self.seat, g.rules.cards(self.give))
        take_bank(g, self.seat, g.rules.cards({self.get: 1}))
        of(g).exchanged += 1
        g.tell(CanalExchanged(seat=self.seat, give=self.give, get={self.get: 1}))


def _counts(g: Island, cards: dict[str, int]) -> list[int]:
    return [cards.get(kind, 0) for kind in g.rules.kinds]


def return_token(g: Island) -> None:
    """The used token goes back to the bank and can be earned again (GEO-43)."""
    state = of(g)
    if state.in_use != NOBODY:
        give_bank(g, state.in_use, g.rules.cards({TOKEN: 1}))
        state.in_use = NOBODY


def give_up_tokens(g: Island, seat: int) -> None:
    """Who leaves keeps no canal tokens (GEO-D23)."""
    if of(g).in_use == seat:
        of(g).in_use = NOBODY
    give_bank(g, seat, g.rules.cards({TOKEN: g.table.hands[seat][g.rules.index[TOKEN]]}))
