"""The forms of trade as people use them: the steps of a deal, as soon as a position allows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations
from typing import NamedTuple

from game.engine import Action, why_not
from game.modules.base.answering import AnswerOffer, CloseOffer
from game.modules.base.bank import BankTrade, rate_of
from game.modules.base.offers import Call, MakeOffer
from game.modules.base.settings import DeclineAll, Embargo
from game.modules.base.sides import holds
from game.modules.base.standing import StandingOffer, TakeStanding
from game.table import Island

Cards = dict[str, int]
Step = Callable[[Island], Action]
BANK, BANK_RATE = -1, 4


class Trade(NamedTuple):
    """Cards that change hands: who gives what to whom for what."""

    one: int
    other: int
    give: Cards
    get: Cards


class Deal(NamedTuple):
    """What is done one after the other, and what must have come of it; `by` is how it was closed."""

    steps: tuple[Step, ...]
    trade: Trade | None = None
    by: str = ""


def swaps(g: Island, one: int, *others: int, kinds: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """A kind that somebody has and a kind that all the others have; `kinds`: one of the two is among these."""
    for give, get in permutations(g.rules.tradable, 2):
        if kinds and give not in kinds and get not in kinds:
            continue
        action = MakeOffer(one, {give: 1}, {get: 1}, [])
        if why_not(g, action) is None and all(holds(g, other, {get: 1}) for other in others):
            yield give, get


def newest(g: Island) -> int:
    return g.table.offers[-1].id


def yes(seat: int) -> Step:
    return lambda g: AnswerOffer(seat, newest(g), "accept")


def no(seat: int) -> Step:
    return lambda g: AnswerOffer(seat, newest(g), "decline")


def closing(maker: int, partner: int) -> Step:
    return lambda g: CloseOffer(maker, newest(g), partner)


def answering(seat: int, give: Cards, get: Cards, maker: int) -> Step:
    """An offer in return to what was offered or called last."""
    return lambda g: MakeOffer(seat, give, get, [maker], counters=newest(g))


def just(action: Action) -> Step:
    return lambda g: action


# --- among players ---------------------------------------------------------------------------------------------------


def offer(g: Island, a: int, others: list[int], kinds: tuple[str, ...] = ()) -> Deal | None:
    """To one alone, who says yes."""
    for b in others:
        for give, get in swaps(g, a, b, kinds=kinds):
            made = MakeOffer(a, {give: 1}, {get: 1}, [b], "first")
            return Deal((just(made), yes(b)), Trade(a, b, {give: 1}, {get: 1}), "first")
    return None


def call(g: Island, a: int, others: list[int]) -> Deal | None:
    """Two kinds or two others; somebody answers with an offer, and the one who called takes it."""
    mine = [kind for kind in g.rules.tradable if holds(g, a, {kind: 1})]
    for b in others:
        for give, get in swaps(g, a, b):
            too = next((k for k in mine if k not in (give, get)), None)
            wish = next((k for k in g.rules.tradable if k not in (give, get, too)), None)
            if too and wish:
                called = Call(a, {give: 1, too: 1}, {get: 1, wish: 1})
                answer = answering(b, {get: 1}, {give: 1}, a)
                return Deal((just(called), answer, yes(a)), Trade(b, a, {get: 1}, {give: 1}), "call")
    return None


def counter(g: Island, a: int, others: list[int]) -> Deal | None:
    """One for one is offered, two for one is asked instead, and that is taken."""
    for b in others:
        for give, get in swaps(g, a, b):
            if holds(g, a, {give: 2}):
                made = MakeOffer(a, {give: 1}, {get: 1}, others, "choose")
                return Deal(
                    (just(made), answering(b, {get: 1}, {give: 2}, a), yes(a)),
                    Trade(b, a, {get: 1}, {give: 2}),
                    "counter",
                )
    return None


def first_yes(g: Island, a: int, others: list[int]) -> Deal | None:
    """To everybody; somebody says no, and the first yes takes it."""
    for b in others:
        for give, get in swaps(g, a, b):
            refuses = next(s for s in others if s != b)
            made = MakeOffer(a, {give: 1}, {get: 1}, [], "first")
            return Deal((just(made), no(refuses), yes(b)), Trade(a, b, {give: 1}, {get: 1}), "first")
    return None


def choose(g: Island, a: int, others: list[int]) -> Deal | None:
    """Everybody says yes, and the maker picks the last of them."""
    for give, get in swaps(g, a, *others):
        made, last = MakeOffer(a, {give: 1}, {get: 1}, [], "choose"), others[-1]
        return Deal((just(made), *map(yes, others), closing(a, last)), Trade(a, last, {give: 1}, {get: 1}), "chosen")
    return None


def standing(g: Island, a: int, others: list[int]) -> Deal | None:
    """Left by the one whose turn it is, for the turns of others."""
    if any(offer.maker == a for offer in g.settings.standing):
        return None
    for b in others:
        for give, get in swaps(g, a, b):
            return Deal((just(StandingOffer(a, {give: 1}, {get: 1})),))
    return None


def night(g: Island, a: int, others: list[int]) -> Deal | None:
    """A standing offer of somebody else, taken without asking."""
    for left in g.settings.standing:
        take = TakeStanding(a, left.id)
        if left.maker != a and holds(g, left.maker, left.give) and why_not(g, take) is None:
            return Deal((just(take),), Trade(left.maker, a, left.give, left.get), "standing")
    return None


def embargo(g: Island, a: int, others: list[int]) -> Deal | None:
    """Somebody does not trade with the owner: an offer to everybody goes past them."""
    if len(others) < 2:
        return None
    barred, *rest = others
    for b in rest:
        for give, get in swaps(g, a, b):
            ends = (just(MakeOffer(a, {give: 1}, {get: 1}, [], "first")), yes(b), just(Embargo(barred, a, "off")))
            return Deal((just(Embargo(barred, a, "on")), *ends), Trade(a, b, {give: 1}, {get: 1}), "first")
    return None


def decline_all(g: Island, a: int, others: list[int]) -> Deal | None:
    """Somebody has all offers declined; of the others only one says yes."""
    away, *rest = others
    for b in rest:
        for give, get in swaps(g, a, b):
            noes = [no(s) for s in rest if s != b]
            made = just(MakeOffer(a, {give: 1}, {get: 1}, [], "choose"))
            steps = (just(DeclineAll(away, "on")), made, *noes, yes(b), just(DeclineAll(away, "off")))
            return Deal(steps, Trade(a, b, {give: 1}, {get: 1}), "only")
    return None


# --- the bank, and what other systems bring --------------------------------------------------------------------------


def _banked(g: Island, a: int, fits: Callable[[int], bool]) -> Deal | None:
    for give, get in permutations(g.rules.kinds[: g.rules.card_kinds], 2):
        rate = rate_of(g, a, give)
        trade = BankTrade(a, give, rate, {get: 1})
        if fits(rate) and why_not(g, trade) is None:
            return Deal((just(trade),), Trade(a, BANK, {give: rate}, {get: 1}))
    return None


def bank(g: Island, a: int, others: list[int]) -> Deal | None:
    return _banked(g, a, lambda rate: rate == BANK_RATE)


def harbour(g: Island, a: int, others: list[int]) -> Deal | None:
    return _banked(g, a, lambda rate: rate < BANK_RATE)


def commodity(g: Island, a: int, others: list[int]) -> Deal | None:
    return offer(g, a, others, ("cloth", "coin", "paper"))


def canal_given(g: Island, a: int, others: list[int]) -> Deal | None:
    if not holds(g, a, {"canal": 1}):
        return None
    for b in others:
        if get := next((k for k in g.rules.kinds[: g.rules.card_kinds] if holds(g, b, {k: 1})), None):
            made = MakeOffer(a, {"canal": 1}, {get: 1}, [], "first")
            return Deal((just(made), yes(b)), Trade(a, b, {"canal": 1}, {get: 1}), "first")
    return None


def canal_asked(g: Island, a: int, others: list[int]) -> Deal | None:
    for b in (s for s in others if holds(g, s, {"canal": 1})):
        if give := next((k for k in g.rules.kinds[: g.rules.card_kinds] if holds(g, a, {k: 1})), None):
            made = MakeOffer(a, {give: 1}, {"canal": 1}, [b], "first")
            return Deal((just(made), yes(b)), Trade(a, b, {give: 1}, {"canal": 1}), "first")
    return None
