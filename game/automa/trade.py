"""Trade sense: what an exchange is worth to oneself, to whom it may be offered, and what is asked in return."""

from __future__ import annotations

from random import Random

from game.automa.appraise import in_hand, rolls_left
from game.automa.economy import economy
from game.automa.sight import incomes
from game.automa.taste import STEADY, Taste
from game.core.awards import points_of
from game.core.cards import hand_size
from game.engine import Action, Prompt, why_not
from game.modules.base.offers import AnswerOffer, CloseOffer, MakeOffer, find_offer, opponents
from game.modules.base.sides import barred
from game.modules.base.standing import TakeStanding, find_standing
from game.table import Island

TO_LEADER = 0.12  # more, if the other one leads
NEARLY_WON = 2  # points before the target at which nobody is fed any more
MANY_CARDS = 5  # a hand of so many has nearly everything


class Purse:
    """A seat's own hand, and what it would be worth after an exchange."""

    def __init__(self, g: Island, seat: int, taste: Taste = STEADY) -> None:
        self.g, self.seat, self.taste, self.eco = g, seat, taste, economy(g, seat, taste)
        self.points = [points_of(g, s, hidden=s == seat) for s in g.seats]
        self.horizon = rolls_left(g, self.points, taste)
        self.now = self._worth()

    def _worth(self) -> float:
        return in_hand(self.g, self.seat, self.eco, self.horizon, self.points[self.seat], self.taste)

    def gain(self, give: dict[str, int], get: dict[str, int]) -> float:
        """Points that an exchange brings by what the cards complete."""
        hands, rules = self.g.table.hands, self.g.rules
        before = hands[self.seat]
        hands[self.seat] = [n - a + b for n, a, b in zip(before, rules.cards(give), rules.cards(get), strict=True)]
        value = self._worth() - self.now
        hands[self.seat] = before
        return value

    def asks(self, other: int) -> float:
        """What an exchange with somebody has to bring: more with a leader, more than it can with one about to win."""
        if self.points[other] >= self.g.table.target - NEARLY_WON:
            return float("inf")
        leads = self.points[other] > max(p for s, p in enumerate(self.points) if s != other)
        return self.taste.accept + (TO_LEADER if leads else 0.0)


def answer(seen: Island, prompt: Prompt, rng: Random, taste: Taste = STEADY) -> Action:
    """Accept what helps enough, answer with other sides if that would help, else decline."""
    seat, offer = prompt.seat, find_offer(seen, prompt.args["offer"])
    decline = AnswerOffer(seat, prompt.args["offer"], "decline")
    if offer is None:
        return decline
    accept, purse = AnswerOffer(seat, offer.id, "accept"), Purse(seen, seat, taste)
    if why_not(seen, accept, prompt.id) is None and purse.gain(offer.get, offer.give) > purse.asks(offer.maker):
        return accept
    if offer.maker != seen.table.turn.owner or offer.counters or seen.table.turn.dealt[seat]:
        return decline
    return counter(seen, purse, offer.id, offer.maker, offer.get) or decline


def counter(seen: Island, purse: Purse, offer: int, maker: int, wanted: dict[str, int]) -> Action | None:
    """What the other one wants, for something else they plausibly have."""
    best: tuple[float, Action] | None = None
    for kind in plausible(seen, maker):
        if kind not in wanted:
            action = MakeOffer(purse.seat, wanted, {kind: 1}, [maker], counters=offer)
            gain = purse.gain(wanted, {kind: 1})
            if gain > max(purse.taste.offer, purse.asks(maker)) and (best is None or gain > best[0]):
                best = (gain, action)
    return best[1] if best and why_not(seen, best[1]) is None else None


def deal(seen: Island, prompt: Prompt, taste: Taste = STEADY) -> Action | None:
    """In the own turn: take a standing offer, or make the one offer of this turn."""
    if prompt.kind not in MakeOffer.during or seen.rules.option("trade") == "none":
        return None
    purse = Purse(seen, prompt.seat, taste)
    return take(seen, prompt, purse) or propose(seen, purse)


def settled(seen: Island, prompt: Prompt, taste: Taste = STEADY) -> Action | None:
    """Close an own offer that somebody fit for it has accepted."""
    if not seen.table.offers or prompt.kind not in CloseOffer.during:
        return None
    purse = Purse(seen, prompt.seat, taste)
    for action in CloseOffer.suggest(seen, prompt.seat, prompt):
        offer = find_offer(seen, action.offer) if isinstance(action, CloseOffer) else None
        if offer and purse.gain(offer.give, offer.get) > purse.asks(action.partner):  # type: ignore[attr-defined]
            return action
    return None


def take(seen: Island, prompt: Prompt, purse: Purse) -> Action | None:
    if not TakeStanding.in_play(seen.rules):
        return None
    for action in TakeStanding.suggest(seen, prompt.seat, prompt):
        offer = find_standing(seen, action.standing) if isinstance(action, TakeStanding) else None
        if offer and purse.gain(offer.get, offer.give) > purse.asks(offer.maker):
            return action
    return None


def propose(seen: Island, purse: Purse) -> Action | None:
    """One card for one, to those who plausibly have it and are not about to win."""
    seat, turn = purse.seat, seen.table.turn
    if turn.dealt[seat] or turn.owner != seat:
        return None
    kinds, hand = seen.rules.kinds[: seen.rules.card_kinds], seen.table.hands[seat]
    havers: dict[str, list[int]] = {kind: [] for kind in kinds}
    for other in opponents(seen, seat):
        if purse.asks(other) < purse.taste.offer * 2 and not barred(seen, seat, other):
            for kind in plausible(seen, other):
                havers[kind].append(other)
    best: tuple[float, Action] | None = None
    for i, give in enumerate(kinds):
        for get in kinds if hand[i] else ():
            if get != give and havers[get]:
                gain = purse.gain({give: 1}, {get: 1})
                if gain > purse.taste.offer and (best is None or gain > best[0]):
                    best = (gain, MakeOffer(seat, {give: 1}, {get: 1}, havers[get]))
    return best[1] if best and why_not(seen, best[1]) is None else None


def plausible(seen: Island, other: int) -> list[str]:
    """Kinds somebody may well hold, by what everybody sees: the hand's size and the income."""
    size, rules = hand_size(seen, other), seen.rules
    if not size:
        return []
    kinds = rules.kinds[: rules.card_kinds]
    return [kind for k, kind in enumerate(kinds) if size >= MANY_CARDS or incomes(seen)[other][k] > 0]
