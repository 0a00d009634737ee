"""Bargaining: of all exchanges that help, offer the one somebody is likely to accept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import NamedTuple

from game.automa import trade
from game.automa.taste import Taste
from game.automa.trade import Purse, propose, take
from game.automa.worlds import imagine
from game.engine import Action, Question, why_not
from game.modules.base.answering import CloseOffer
from game.modules.base.lapse import OfferQuestion
from game.modules.base.memory import refused_lately
from game.modules.base.offers import MakeOffer, find_offer, opponents
from game.modules.base.sides import barred, holds, tokens_in
from game.table import Island

WORTH_ASKING = 0.08  # points an exchange must bring
AGAINST = 0.25  # share of the other one's gain that counts against an exchange
GLANCES, LOOKS = 2, 8  # imagined worlds for all offers, and for the best of them
BROAD, NARROW = 10, 6  # offers looked at in so many worlds: of each size at first, then of all
LEAST = 0.05  # expected gain below which nobody is bothered


class Sides(NamedTuple):
    """What is given, what is asked for, and what that is worth to the one who offers."""

    give: dict[str, int]
    get: dict[str, int]
    gain: float

    @property
    def lost(self) -> int:
        """How many cards less the hand has afterwards."""
        return sum(self.give.values()) - sum(self.get.values())


class Bargain(NamedTuple):
    """An offer, whom it is for, and what it brings on the whole."""

    value: float
    sides: Sides
    to: tuple[int, ...]


def deal(seen: Island, prompt: Question, rng: Random, stop: Callable[[], bool], taste: Taste) -> Action | None:
    """In the own turn: take a standing offer, or make the one offer of this turn; without time a plain one."""
    seat, turn = prompt.seat, seen.table.turn
    if prompt.kind not in MakeOffer.during or seen.rules.option("trade") == "none":
        return None
    purse = Purse(seen, seat, taste)
    if (taken := take(seen, prompt, purse)) is not None:
        return taken
    if turn.dealt[seat] or turn.owner != seat:
        return None
    others = [s for s in opponents(seen, seat) if purse.asks(s) < float("inf") and not barred(seen, seat, s)]
    best = _best(seen, purse, others, rng) if others and not stop() else None
    if best is None:
        return propose(seen, purse)  # it may be that the others think otherwise
    action = MakeOffer(seat, best.sides.give, best.sides.get, list(best.to), "choose")
    return action if why_not(seen, action) is None else None


def answer(seen: Island, prompt: OfferQuestion, rng: Random, stop: Callable[[], bool], taste: Taste) -> Action:
    """Accept what helps enough; else answer with the sides that help most and that the other one would accept."""
    plain, seat = trade.answer(seen, prompt, rng, taste), prompt.seat
    offer = find_offer(seen, prompt.offer)
    if offer is None or getattr(plain, "answer", "") == "accept" or stop():
        return plain
    if offer.maker != seen.table.turn.owner or offer.counters or seen.table.turn.dealt[seat]:
        return plain
    purse = Purse(seen, seat, taste)
    best = _best(seen, purse, [offer.maker], rng) if purse.asks(offer.maker) < float("inf") else None
    if best is None:
        return plain
    action = MakeOffer(seat, best.sides.give, best.sides.get, [offer.maker], "choose", offer.id)
    return action if why_not(seen, action) is None else plain


def _best(seen: Island, purse: Purse, others: list[int], rng: Random) -> Bargain | None:
    """The offer that promises most, by how the others would answer it in imagined worlds."""
    seat, ranked = purse.seat, sorted(helpful(seen, purse), key=lambda s: s.gain, reverse=True)
    found = [s for less in (-1, 0, 1) for s in [s for s in ranked if s.lost == less][:BROAD]]
    if not found:
        return None
    worlds = [imagine(seen, rng) for _ in range(LOOKS)]
    tables = [{other: Purse(world, other) for other in others} for world in worlds]

    def asked(sides: Sides) -> list[int]:
        return [o for o in others if not refused_lately(seen, seat, o, sides.give, sides.get)]

    first = sorted((weighed(s, seat, asked(s), tables[:GLANCES]) for s in found), key=lambda b: b.value, reverse=True)
    second = [weighed(b.sides, seat, asked(b.sides), tables) for b in first[:NARROW]]
    best = max(second, key=lambda b: b.value)
    return best if best.value > LEAST else None


def helpful(seen: Island, purse: Purse) -> Iterator[Sides]:
    """Exchanges of one or two cards for one or two that bring enough."""
    kinds = seen.rules.tradable
    for give in (*bundles(kinds, 1), *bundles(kinds, 2)):
        if not holds(seen, purse.seat, give):
            continue
        for get in (*bundles(kinds, 1), *(bundles(kinds, 2) if sum(give.values()) == 1 else ())):
            if give.keys() & get.keys() or (tokens_in(seen, give) and tokens_in(seen, get)):
                continue
            gain = purse.gain(give, get)
            if gain > WORTH_ASKING:
                yield Sides(give, get, gain)


def bundles(kinds: Iterable[str], number: int) -> Iterator[dict[str, int]]:
    for chosen in combinations_with_replacement(kinds, number):
        yield {kind: chosen.count(kind) for kind in chosen}


def weighed(sides: Sides, seat: int, others: list[int], tables: list[dict[int, Purse]]) -> Bargain:
    """What an offer brings: the chance that somebody accepts, times the gain less what it brings to them."""
    total, to = 0.0, dict.fromkeys(others, 0)
    for table in tables:
        best = 0.0
        for other in others:
            theirs = accepted(table[other], sides, seat)
            if theirs is not None:
                to[other] += 1
                best = max(best, sides.gain - AGAINST * theirs)
        total += best
    return Bargain(total / len(tables), sides, tuple(s for s in others if to[s]))


def accepted(purse: Purse, sides: Sides, maker: int) -> float | None:
    """What an exchange brings to somebody who is asked, if that is enough for them."""
    if not holds(purse.g, purse.seat, sides.get):
        return None
    gain = purse.gain(sides.get, sides.give)
    return gain if gain > purse.asks(maker) else None


def settled(seen: Island, prompt: Question, taste: Taste) -> Action | None:
    """Close an own offer with whoever has accepted it and is the least danger."""
    if not seen.table.offers or prompt.kind not in CloseOffer.during:
        return None
    purse, found = Purse(seen, prompt.seat, taste), list[tuple[int, Action]]()
    for action in CloseOffer.suggest(seen, prompt.seat, prompt):
        offer = find_offer(seen, action.offer) if isinstance(action, CloseOffer) else None
        if offer and purse.gain(offer.give, offer.get) > 0 and purse.asks(action.partner) < float("inf"):  # type: ignore[attr-defined]
            found.append((purse.points[action.partner], action))  # type: ignore[attr-defined]
    return min(found, key=lambda f: f[0])[1] if found else None
