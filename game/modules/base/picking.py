"""Free choices from the bank: asked of several seats at once, sealed while the bank is ample, else in turn order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from game.arguments import CardSet
from game.core.cards import in_bank, take_bank, token_problems
from game.engine import Action, Pool, Problem, Question, SoFar
from game.modules.base.told import Picked
from game.table import Cards, Island

FROM_HEXES = "hex"  # production: counts as got by the roll


def ask_picks(g: Island) -> None:
    """Stage 6b: what hexes owe in free choices; nobody has to take all of it (VOL-D8)."""
    request_picks(g, g.rules.picks(g, [0] * g.rules.players), FROM_HEXES, fewer=True, eager=True)


def request_picks(g: Island, due: list[int], why: str, *, fewer: bool = False, eager: bool = False) -> None:
    """Let each seat choose that many resources; `fewer` allows taking less, `eager` lets the silent take all."""
    order = [s for s in g.from_seat(g.table.turn.owner) if due[s] and s not in g.gone]
    bank = g.table.bank[: g.rules.resource_kinds]
    ample = all(stock >= sum(due) for stock in bank)
    for seat in order:
        if ample:
            g.ask(seat, PickTogether(number=due[seat], why=why, fewer=fewer, eager=eager))
        else:
            g.then("pick_in_turn", seat=seat, number=due[seat], why=why, fewer=fewer, eager=eager)


def pick_in_turn(g: Island, seat: int, number: int, why: str, fewer: bool, eager: bool = False) -> None:
    """One seat's choice; a bank with less gives what it has."""
    left = min(number, sum(g.table.bank[: g.rules.resource_kinds]))
    if left and seat not in g.gone:
        g.ask(seat, PickInTurn(number=left, why=why, fewer=fewer, eager=eager))


class Pick(Action, frozen=True, array_like=True):
    """Take resources of choice from the bank."""

    key: ClassVar[str] = "pick"
    during: ClassVar[tuple[str, ...]] = ("pick", "pick_in_turn")
    group: ClassVar[str] = "play"
    cards: CardSet

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: PickInTurn) -> Iterator[Action]:
        if prompt.answer is None:
            yield Pick(seat, g.rules.named(wanted(g, seat, prompt.number)))
            if prompt.number == 1:
                stock = enumerate(g.table.bank[: g.rules.resource_kinds])
                yield from (Pick(seat, {g.rules.kinds[kind]: 1}) for kind, n in stock if n)
            if prompt.fewer:
                yield Pick(seat, {})

    @classmethod
    def pool(cls, g: Island, seat: int, prompt: PickInTurn, so_far: SoFar) -> Pool:
        return Pool(in_bank(g), 0 if prompt.fewer else prompt.number, prompt.number, gained=True)

    def problems(self, g: Island, prompt: PickInTurn) -> Iterator[Problem]:
        cards = g.rules.cards(self.cards)
        number, fewer = prompt.number, prompt.fewer
        yield from token_problems(g, self.cards)
        n = sum(cards)
        if any(cards[g.rules.resource_kinds :]) or n > number or (n < number and not fewer):
            yield "bad_count"
        if any(n > stock for n, stock in zip(cards, g.table.bank, strict=True)):
            yield "bank_empty"

    def apply(self, g: Island, prompt: PickInTurn) -> None:
        cards = g.rules.cards(self.cards)
        take_bank(g, self.seat, cards)
        if prompt.why == FROM_HEXES:
            g.table.turn.got[self.seat] += sum(cards)
        g.tell(Picked(seat=self.seat, cards=self.cards, why=prompt.why))


def wanted(g: Island, seat: int, number: int) -> Cards:
    """One after the other of the kind held least that the bank has."""
    hand, chosen = g.table.hands[seat], [0] * len(g.rules.kinds)
    for _ in range(number):
        kinds = [k for k in range(g.rules.resource_kinds) if g.table.bank[k] > chosen[k]]
        if kinds:
            chosen[min(kinds, key=lambda k: (hand[k] + chosen[k], k))] += 1
    return chosen


class PickInTurn(Question, tag="pick_in_turn"):
    number: int
    why: str
    fewer: bool
    eager: bool = False

    def default(self, g: Island) -> Action:
        if self.fewer and not self.eager:
            return Pick(self.seat, {})
        return Pick(self.seat, g.rules.named(wanted(g, self.seat, self.number)))

    def forced(self, g: Island) -> Action | None:
        """Who must take, and can only take one thing from an open bank, takes it (ATX-28)."""
        stock = [n for n in g.table.bank[: g.rules.resource_kinds] if n]
        no_choice = len(stock) == 1 or sum(stock) == self.number
        if self.fewer or not no_choice or not g.rules.flag("bank_shown"):
            return None
        return Pick(self.seat, g.rules.named(wanted(g, self.seat, self.number)))


class PickTogether(PickInTurn, tag="pick"):
    sealed: ClassVar[bool] = True

    @classmethod
    def resolve(cls, g: Island, answers: list[tuple[Self, Action]]) -> None:
        for prompt, action in answers:
            action.apply(g, prompt)
