"""The way through the composer of trades: which of its buttons brings a draft nearer to the trade that is wanted."""

from __future__ import annotations

from msgspec import structs

from bot.seated import Seated
from bot.trading.draft import BANK, STANDING, Draft, read_draft
from bot.wire import Press
from game.engine import Action
from game.modules.base.bank import BankTrade
from game.modules.base.offers import Call, MakeOffer
from game.modules.base.standing import StandingOffer

NEARER, DONE = 12.0, 60.0


def drafting(table: Seated, action: Action, press: Press, values: list[str]) -> float | None:
    """What a button of the composer is worth on the way to an action; None if it leads elsewhere."""
    op, kinds = press.action, table.island.rules.kinds
    draft = read_draft(press.args, kinds) if press.args else Draft()
    index = table.island.rules.index
    if isinstance(action, BankTrade):
        if op == f"B{index[action.give]}.{action.count}.{index[next(iter(action.get))]}":
            return DONE
        return NEARER if op == "b" and set(draft.give) <= {action.give} else None
    if not isinstance(action, MakeOffer | Call | StandingOffer) or draft.page == BANK:
        return None
    if not _short_of(action.give, draft.give) or not _short_of(action.get, draft.get):
        return None
    if not isinstance(action, Call) and not set(draft.to) <= _receivers(table, action):
        return None  # a likely trade: the same cards, but for others
    missing = _missing(table, action, draft)
    if op in missing:
        return NEARER if op != "u" or values == [getattr(action, "until", "") or "-"] else None
    last = {MakeOffer: "o", Call: "c", StandingOffer: "S"}[type(action)]
    return DONE if op == last and not missing else None


def same(table: Seated, came: Action, wanted: Action) -> bool:
    """The composer always says how an offer is closed, and in others' turns to whom; who types may leave both open."""
    if isinstance(came, MakeOffer) and isinstance(wanted, MakeOffer):
        came = structs.replace(came, closing=wanted.closing and came.closing)
        if came.to == [table.island.table.turn.owner] and not wanted.to:
            came = structs.replace(came, to=[])
    return came == wanted


def _missing(table: Seated, action: MakeOffer | Call | StandingOffer, draft: Draft) -> set[str]:
    """The taps that are still needed, some of them more than once."""
    index = table.island.rules.index
    found = {f"g{index[kind]}" for kind, n in action.give.items() if draft.give.get(kind, 0) < n}
    found |= {f"w{index[kind]}" for kind, n in action.get.items() if draft.get.get(kind, 0) < n}
    if isinstance(action, StandingOffer):
        if draft.page != STANDING:
            return {"s"}
        found |= {"n"} if draft.count != action.count else set()
        found |= {"u"} if draft.until != action.until else set()
    if isinstance(action, MakeOffer) and action.closing and not action.counters:
        found |= {"f"} if draft.first != (action.closing == "first") else set()
    if not isinstance(action, Call):
        found |= {f"t{seat}" for seat in action.to if seat not in draft.to} if len(action.to) != _all(table) else set()
    return found


def _receivers(table: Seated, action: MakeOffer | StandingOffer) -> set[int]:
    """To whom it is meant to go, as far as the composer names them: in others' turns only their owner can be."""
    owner = table.island.table.turn.owner
    return set(action.to) or ({owner} - {action.seat})


def _all(table: Seated) -> int:
    return len(table.seats) - 1


def _short_of(goal: dict[str, int], side: dict[str, int]) -> bool:
    """Nothing is on a side that does not belong there."""
    return all(n <= goal.get(kind, 0) for kind, n in side.items())
