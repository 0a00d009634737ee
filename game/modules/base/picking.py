"""Free choices from the bank: asked of several seats at once, sealed while the bank is ample, else in turn order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from game.arguments import CardSet
from game.core.cards import take_bank, token_problems
from game.engine import Action, Kind, Problem, Prompt
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
            g.ask(seat, "pick", number=due[seat], why=why, fewer=fewer, eager=eager)
        else:
            g.then("pick_in_turn", seat=seat, number=due[seat], why=why, fewer=fewer, eager=eager)


def pick_in_turn(g: Island, seat: int, number: int, why: str, fewer: bool, eager: bool = False) -> None:
    """One seat's choice; a bank with less gives what it has."""
    left = min(number, sum(g.table.bank[: g.rules.resource_kinds]))
    if left and seat not in g.gone:
        g.ask(seat, "pick_in_turn", number=left, why=why, fewer=fewer, eager=eager)


class Pick(Action, frozen=True, array_like=True):
    """Take resources of choice from the bank."""

    key: ClassVar[str] = "pick"
    during: ClassVar[tuple[str, ...]] = ("pick", "pick_in_turn")
    group: ClassVar[str] = "play"
    cards: CardSet

    @classmethod
    def suggest(cls, g: Island, seat: int, prompt: Prompt | None) -> Iterator[Action]:
        assert prompt is not None
        if prompt.answer is None:
            yield Pick(seat, g.rules.named(wanted(g, seat, prompt.args["number"])))
            if prompt.args["number"] == 1:
                stock = enumerate(g.table.bank[: g.rules.resource_kinds])
                yield from (Pick(seat, {g.rules.kinds[kind]: 1}) for kind, n in stock if n)
            if prompt.args["fewer"]:
                yield Pick(seat, {})

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        assert prompt is not None
        cards = g.rules.cards(self.cards)
        number, fewer = prompt.args["number"], prompt.args["fewer"]
        yield from token_problems(g, self.cards)
        if any(cards[g.rules.resource_kinds :]) or not (sum(cards) == number or (fewer and sum(cards) < number)):
            yield "bad_count"
        if any(n > stock for n, stock in zip(cards, g.table.bank, strict=True)):
            yield "bank_empty"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        cards = g.rules.cards(self.cards)
        take_bank(g, self.seat, cards)
        if prompt is not None and prompt.args["why"] == FROM_HEXES:
            g.table.turn.got[self.seat] += sum(cards)
        g.tell("picked", seat=self.seat, cards=self.cards)


def wanted(g: Island, seat: int, number: int) -> Cards:
    """One after the other of the kind held least that the bank has."""
    hand, chosen = g.table.hands[seat], [0] * len(g.rules.kinds)
    for _ in range(number):
        kinds = [k for k in range(g.rules.resource_kinds) if g.table.bank[k] > chosen[k]]
        if kinds:
            chosen[min(kinds, key=lambda k: (hand[k] + chosen[k], k))] += 1
    return chosen


class PickInTurn(Kind):
    key: ClassVar[str] = "pick_in_turn"

    def default(self, g: Island, prompt: Prompt) -> Action:
        if prompt.args["fewer"] and not prompt.args.get("eager"):
            return Pick(prompt.seat, {})
        return Pick(prompt.seat, g.rules.named(wanted(g, prompt.seat, prompt.args["number"])))

    def forced(self, g: Island, prompt: Prompt) -> Action | None:
        """Who must take, and can only take one thing from an open bank, takes it (ATX-28)."""
        stock = [n for n in g.table.bank[: g.rules.resource_kinds] if n]
        no_choice = len(stock) == 1 or sum(stock) == prompt.args["number"]
        if prompt.args["fewer"] or not no_choice or not g.rules.flag("bank_shown"):
            return None
        return Pick(prompt.seat, g.rules.named(wanted(g, prompt.seat, prompt.args["number"])))


class PickTogether(PickInTurn):
    key: ClassVar[str] = "pick"
    sealed: ClassVar[bool] = True

    def resolve(self, g: Island, answers: list[tuple[Prompt, Any]]) -> None:
        for prompt, action in answers:
            action.apply(g, prompt)
