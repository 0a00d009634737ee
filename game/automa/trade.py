"""Trade sense: what an exchange is worth to oneself, to whom it may be offered, and what is asked in return."""

from __future__ import annotations

from random import Random

from msgspec import structs

from game.automa.appraise import in_hand, rolls_left
from game.automa.economy import economy
from game.automa.sight import incomes
from game.automa.taste import STEADY, Taste
from game.automa.worlds import imagine
from game.core.awards import points_of
from game.core.cards import hand_size
from game.engine import Action, Question, why_not
from game.modules.base.answering import AnswerOffer, CloseOffer
from game.modules.base.lapse import OfferQuestion
from game.modules.base.memory import refused_lately
from game.modules.base.offers import MakeOffer, find_offer, opponents
from game.modules.base.sides import barred, holds
from game.modules.base.standing import TakeStanding, find_standing
from game.table import Island

TO_LEADER = 0.12  # more, if the other one leads
NEARLY_WON = 2  # points before the target at which nobody is fed any more
WORLDS, FAIR, WAYS = 4, 2, 3  # imagined hands; in how many somebody asked gains enough; offers looked at
MANY_CARDS = 5  # a hand of so many has nearly everything


class Purse:
    """A seat's own hand, and what it would be worth after an exchange."""

    def __init__(self, g: Island, seat: int, taste: Taste = STEADY) -> None:
        self.g, self.seat, self.taste, self.eco = g, seat, taste, economy(g, seat, taste)
        self.points = [points_of(g, s, hidden=s == seat) for s in g.seats]
        self.horizon = rolls_left(g, self.points, taste)
        self.now = self._worth()

    def _worth(self) -> float:
        value = in_hand(self.g, self.seat, self.eco, self.horizon, self.points[self.seat], self.taste)
        if len(self.g.rules.tradable) > self.g.rules.card_kinds:  # tokens too: modules say what they are worth
            value += self.taste.things * self.g.rules.worth(self.g, self.seat, 0.0)
        return value

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


def answer(seen: Island, prompt: OfferQuestion, rng: Random, taste: Taste = STEADY) -> Action:
    """Accept what helps enough, answer with other sides if that would help, else decline."""
    seat, offer = prompt.seat, find_offer(seen, prompt.offer)
    decline = AnswerOffer(seat, prompt.offer, "decline")
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
    least, found = max(purse.taste.offer, purse.asks(maker)), list[tuple[float, MakeOffer]]()
    for kind in plausible(seen, maker):
        if kind not in wanted and not refused_lately(seen, purse.seat, maker, wanted, {kind: 1}):
            gain = purse.gain(wanted, {kind: 1})
            if gain > least:
                found.append((gain, MakeOffer(purse.seat, wanted, {kind: 1}, [maker], "choose", offer)))
    return fair(seen, found)


def deal(seen: Island, prompt: Question, taste: Taste = STEADY) -> Action | None:
    """In the own turn: take a standing offer, or make the one offer of this turn."""
    if prompt.kind not in MakeOffer.during or seen.rules.option("trade") == "none":
        return None
    purse = Purse(seen, prompt.seat, taste)
    return take(seen, prompt, purse) or propose(seen, purse)


def settled(seen: Island, prompt: Question, taste: Taste = STEADY) -> Action | None:
    """Close an own offer that somebody fit for it has accepted."""
    if not seen.table.offers or prompt.kind not in CloseOffer.during:
        return None
    purse = Purse(seen, prompt.seat, taste)
    for action in CloseOffer.suggest(seen, prompt.seat, prompt):
        offer = find_offer(seen, action.offer) if isinstance(action, CloseOffer) else None
        if offer and purse.gain(offer.give, offer.get) > purse.asks(action.partner):  # type: ignore[attr-defined]
            return action
    return None


def take(seen: Island, prompt: Question, purse: Purse) -> Action | None:
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
    kinds = seen.rules.tradable
    havers: dict[str, list[int]] = {kind: [] for kind in kinds}
    for other in opponents(seen, seat):
        if purse.asks(other) < purse.taste.offer * 2 and not barred(seen, seat, other):
            for kind in plausible(seen, other):
                havers[kind].append(other)
    found = list[tuple[float, MakeOffer]]()
    for give in kinds:
        for get in kinds if holds(seen, seat, {give: 1}) else ():
            to = [s for s in havers[get] if not refused_lately(seen, seat, s, {give: 1}, {get: 1})]
            if get != give and to:
                gain = purse.gain({give: 1}, {get: 1})
                if gain > purse.taste.offer:
                    found.append((gain, MakeOffer(seat, {give: 1}, {get: 1}, to, "choose")))
    return fair(seen, found)


def fair(seen: Island, found: list[tuple[float, MakeOffer]]) -> Action | None:
    """The best offer that has a fair chance, to those who would accept it as far as one can imagine their hands."""
    rng, worlds = Random(seen.moves), list[Island]()
    purses: dict[tuple[int, int], Purse] = {}

    def accepts(at: int, other: int, offer: MakeOffer) -> bool:
        if (at, other) not in purses:
            purses[at, other] = Purse(worlds[at], other)
        theirs = purses[at, other]
        able = holds(worlds[at], other, offer.get)
        return able and theirs.gain(offer.get, offer.give) > theirs.asks(offer.seat)

    for _, offer in sorted(found, key=lambda f: f[0], reverse=True)[:WAYS]:
        worlds = worlds or [imagine(seen, rng) for _ in range(WORLDS)]
        to = [s for s in offer.to if sum(accepts(at, s, offer) for at in range(WORLDS)) >= FAIR]
        better = structs.replace(offer, to=to)
        if to and why_not(seen, better) is None:
            return better
    return None


def plausible(seen: Island, other: int) -> list[str]:
    """Kinds somebody may well hold, by what everybody sees: the hand's size and the income."""
    size, rules = hand_size(seen, other), seen.rules
    cards = [k for k in range(rules.card_kinds) if size >= MANY_CARDS or incomes(seen)[other][k] > 0] if size else []
    tokens = [k for k in rules.tradable if rules.index[k] >= rules.card_kinds and holds(seen, other, {k: 1})]
    return [*(rules.kinds[k] for k in cards), *tokens]
