"""What a seat can do with a draft now: the actions it may become, and whether the rules would have them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from bot.lessons.course import proposed
from bot.seated import Seated
from bot.trading.draft import BANK, OFFER, STANDING, Draft, written
from bot.widgets.wish import Wish, prompt_for
from bot.wire import Press
from game.automa.likely import likely
from game.engine import Action, AnyGame, Refused, why_not
from game.modules.base.bank import BankTrade
from game.modules.base.closing import usual_closing
from game.modules.base.offers import Call, MakeOffer, find_offer, opponents
from game.modules.base.sides import barred, count_problems
from game.modules.base.standing import StandingOffer, TakeStanding, find_standing, switched_off
from game.table import Offer

VERB = "deal"
COMPOSED: tuple[type[Action], ...] = (MakeOffer, Call, StandingOffer, BankTrade)
"""What the composer is the way to, whatever menu it was chosen from."""
PAGE_OF = {MakeOffer.key: OFFER, Call.key: OFFER, StandingOffer.key: STANDING, BankTrade.key: BANK}


@dataclass(frozen=True)
class Desk:
    """A draft on somebody's table; `ticket` is the interaction that opened it, so that it has one effect."""

    table: Seated
    seat: int
    draft: Draft
    ticket: int

    def drafting(self, draft: Draft) -> Desk:
        return replace(self, draft=draft)

    @cached_property
    def seen(self) -> AnyGame:
        return self.table.view(self.seat)

    @property
    def hand(self) -> dict[str, int]:
        """What can be given at all, of what is in the hand."""
        held = self.seen.table.hands[self.seat]
        return {kind: held[self.seen.rules.index[kind]] for kind in self.kinds}

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """Kinds that people may give each other: cards, and tokens where the rules let them."""
        return tuple(kind for kind in self.seen.rules.kinds if not any(count_problems(self.seen, {kind: 1})))

    @cached_property
    def whom(self) -> list[int]:
        """Those a draft can go to; the owner alone out of the own turn."""
        seat, owner = self.seat, self.seen.table.turn.owner
        found = opponents(self.seen, seat)
        if self.draft.page != STANDING and seat != owner:
            found = [owner]
        return [s for s in found if self.draft.page == STANDING or not barred(self.seen, seat, s)]

    def press(self, op: str = "", extra: str = "") -> Press:
        """A button of this draft: `op` is what pressing it does to it."""
        args = written(self.draft, self.seen.rules.kinds)
        return Press(VERB, self.table.id, action=op, ticket=self.ticket, args=args, extra=extra)

    def can(self, kind: type[Action]) -> bool:
        """Whether an action of this kind can be thought of now, whatever the cards."""
        if kind.by == "anyone":
            return not switched_off(self.seen)
        prompt = prompt_for(self.table, self.seat, kind)
        return prompt is not None and kind.available(self.seen, self.seat, prompt)

    # --- what it may become -----------------------------------------------------------------------------------------

    @property
    def offer(self) -> MakeOffer:
        draft, closing = self.draft, "first" if self.draft.first else "choose"
        to = list(draft.to)
        return MakeOffer(self.seat, draft.give, draft.get, to, closing, draft.counters)

    @property
    def call(self) -> Call:
        return Call(self.seat, self.draft.give, self.draft.get)

    @property
    def standing(self) -> StandingOffer:
        draft = self.draft
        return StandingOffer(self.seat, draft.give, draft.get, draft.count, list(draft.to), draft.until)

    def why_not(self, action: Action) -> Refused | None:
        return why_not(self.seen, action)

    def wish(self, action: Action) -> Wish:
        """An action as it is carried out, once for this draft."""
        kind = type(action)
        args = {name: getattr(action, name) for name in kind.argument_names()}
        return Wish(self.table, self.seat, kind, prompt_for(self.table, self.seat, kind), args, self.ticket)

    # --- what is proposed -------------------------------------------------------------------------------------------

    @property
    def answered(self) -> Offer | None:
        """The offer or call it answers."""
        return find_offer(self.seen, self.draft.counters) if self.draft.counters else None

    def likely(self) -> list[Action]:
        """What a lesson would have done, else what helps and may suit somebody."""
        lesson = [action for kind in COMPOSED for action in proposed(self.table, self.seat, kind)]
        return lesson or likely(self.seen, self.seat)

    def sides(self, action: Action) -> tuple[dict[str, int], dict[str, int]] | None:
        """What an exchange gives and brings to this seat; None if it is gone."""
        if isinstance(action, TakeStanding):
            offer = find_standing(self.seen, action.standing)
            return (offer.get, offer.give) if offer is not None else None
        if isinstance(action, BankTrade):
            return {action.give: action.count}, action.get
        if isinstance(action, MakeOffer | Call | StandingOffer):
            return action.give, action.get
        return None


def opened(table: Seated, seat: int, page: str, ticket: int) -> Desk:
    """An empty draft, as it is usual at this table."""
    first = usual_closing(table.view(seat).rules) == "first"
    return Desk(table, seat, Draft(page=page, turn=table.island.table.turn.part_number, first=first), ticket)


def opening(table: Seated, seat: int, ticket: int) -> Desk | None:
    """What *Trade* opens now: offers, else the bank; None where the rules have neither at this moment."""
    if not table.family.trades or not table.playing:
        return None
    desk = opened(table, seat, OFFER, ticket)
    if desk.can(MakeOffer):
        return desk
    return opened(table, seat, BANK, ticket) if desk.can(BankTrade) else None


def begun(wish: Wish, ticket: int) -> Desk:
    """A draft of what somebody wants to do, with the sides they have named already."""
    desk = opened(wish.table, wish.seat, PAGE_OF[wish.kind.key], ticket)
    give, get = wish.args.get("give", {}), wish.args.get("get", {})
    given = {give: 1} if isinstance(give, str) else give
    return desk.drafting(desk.draft.with_(give=given, get=get))


def countering(table: Seated, seat: int, number: int, ticket: int) -> Desk:
    """A draft that answers an offer: its sides turned round as far as the hand goes, for its maker alone."""
    desk = opened(table, seat, OFFER, ticket)
    offer = find_offer(desk.seen, number)
    if offer is None or seat not in offer.to:
        raise Refused("no_such_offer")
    if not desk.can(MakeOffer):
        raise Refused("offer_limit" if prompt_for(table, seat, MakeOffer) else "wrong_phase")
    give, get = offer.get, offer.give
    if offer.closing == "call":  # of alternatives the person chooses
        give, get = (side if len(side) == 1 else {} for side in (give, get))
    for lesson in proposed(table, seat, MakeOffer):
        if isinstance(lesson, MakeOffer):
            give, get = lesson.give, lesson.get
    held = {kind: min(n, desk.hand.get(kind, 0)) for kind, n in give.items()}
    sides = {"give": {kind: n for kind, n in held.items() if n}, "get": dict(get)}
    return desk.drafting(desk.draft.with_(to=(offer.maker,), counters=offer.id, **sides))
