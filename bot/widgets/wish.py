"""A wish: an action somebody is about to take, with the arguments chosen so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from bot.arguments import type_of
from bot.lessons.course import proposed
from bot.seated import Seated
from bot.wire import Press, read_args, write_args
from game.engine import Action, AnyGame, Argument, Pool, Question, Refused, SoFar, menu
from game.modules.base.bank import BankTrade

ROLL = "roll"


@dataclass(frozen=True)
class Wish:
    """What somebody wants to do: an action of a seat, the question it answers, the arguments so far."""

    table: Seated
    seat: int
    kind: type[Action]
    prompt: Question | None
    args: dict[str, object]
    ticket: int = 0  # the interaction that opened the widget; lets it have one effect only

    @property
    def seen(self) -> AnyGame:
        """The game as this seat sees it."""
        return self.table.view(self.seat)

    @property
    def complete(self) -> bool:
        return len(self.args) == len(self.kind.argument_names())

    @property
    def next(self) -> Argument:
        """The argument to be chosen next."""
        return self.kind.arguments()[len(self.args)]

    @property
    def action(self) -> Action:
        """The action itself, once it is complete."""
        return self.kind(self.seat, **self.args)

    @property
    def prompt_id(self) -> int | None:
        return self.prompt.id if self.prompt else None

    @property
    def price(self) -> list[int] | None:
        """What it costs this seat now, if it is something that is paid for."""
        return self.table.family.price(self.seen, self.seat, getattr(self.kind, "item", ""))

    def choices(self) -> list[Any] | None:
        """The legal values of the next argument; None where the domain is open."""
        found = self.kind.choices(self.seen, self.seat, self.prompt, self.args)
        return None if found is None else list(found)

    def elsewhere(self) -> list[tuple[Wish, object]]:
        """What the next argument may be under other open questions of the same kind: one offer among several."""
        if self.args or self.prompt is None:
            return []
        known, found = list(self.choices() or ()), list[tuple[Wish, object]]()
        for prompt in prompts_for(self.table, self.seat, self.kind):
            if prompt is not None and prompt.kind == self.prompt.kind:
                other = replace(self, prompt=prompt)
                for value in other.choices() or ():
                    if value not in known:
                        known.append(value)
                        found.append((other, value))
        return found

    @property
    def pool(self) -> Pool | None:
        """What the set of cards to be chosen next is put together from, where the rules say so."""
        if self.complete or not type_of(self.next.type).by_card or (self.prompt is None and self.kind.by != "anyone"):
            return None
        return self.kind.pool(self.seen, self.seat, self.prompt, self.args)

    @property
    def needs_no_more(self) -> bool:
        """Everything still open may be left out."""
        return all(argument.optional for argument in self.kind.arguments()[len(self.args) :])

    def ways(self, most: int = 2) -> list[SoFar]:
        """Whole sets of arguments the rules suggest that begin with those chosen."""
        found: list[SoFar] = []
        written = proposed(self.table, self.seat, self.kind)
        for action in chain(written, self.kind.suggest(self.seen, self.seat, self.prompt)):
            args = {name: getattr(action, name) for name in self.kind.argument_names()}
            if args not in found and all(args[name] == value for name, value in self.args.items()):
                found.append(args)
            if len(found) == most:
                break
        return found

    def plus(self, value: object) -> Wish:
        """With one more argument."""
        return replace(self, args={**self.args, self.next.name: value})

    def press(self, verb: str = "do", **changes: object) -> Press:
        """The same as written on a button."""
        written = write_args(self.table.island.rules, self.kind, self.args)
        return Press(verb, self.table.id, self.prompt_id or 0, self.kind.key, self.ticket, written).with_(**changes)


def wish_of(table: Seated, seat: int, press: Press) -> Wish:
    """What a press means now; Refused if the question is gone."""
    kind = kind_of(table, press.action)
    prompt = table.view(seat).prompt(press.prompt) if press.prompt else None
    if press.prompt and prompt is None:
        raise Refused("stale_button")
    if prompt is not None and prompt.seat != seat and kind.by == "holder":
        raise Refused("not_yours", seat=prompt.seat)
    return Wish(table, seat, kind, prompt, read_args(table.island.rules, kind, press.args), press.ticket)


def kind_of(table: Seated, key: str) -> type[Action]:
    """The kind of action of a key in this game."""
    kind: type[Action] | None = table.island.rules.actions.get(key)
    if kind is None:
        raise Refused("not_in_this_game")
    return kind


def prompts_for(table: Seated, seat: int, kind: type[Action]) -> list[Question | None]:
    """The open questions an action may belong to, those it can answer first; just None for settings."""
    if kind.by == "anyone":
        return [None]
    seen = table.view(seat)
    fitting: list[Question | None] = [prompt for _, k, prompt in menu(seen, seat) if k is kind]
    if len(fitting) > 1:
        fitting.sort(key=lambda prompt: not kind.available(seen, seat, prompt))
    return fitting


def prompt_for(
    table: Seated, seat: int, kind: type[Action], args: Mapping[str, object] | None = None
) -> Question | None:
    """The open question an action belongs to; None for settings, and where there is none (the rules then say why)."""
    fitting = prompts_for(table, seat, kind)
    if args is not None and len(fitting) > 1 and len(args) == len(kind.argument_names()):
        fitting.sort(key=lambda prompt: not kind.is_legal(table.view(seat), seat, prompt, dict(args)))
    return next(iter(fitting), None)


def forced(table: Seated, prompt: Question) -> bool:
    """A question that stops everything else, unlike the free phases of a turn."""
    return not prompt.turn


def why_not_now(wish: Wish) -> Refused:
    """Nothing open fits the action: whose move it is, in the words of the rules."""
    waited = wish.seen.waiting_for()
    if waited and all(p.seat != wish.seat for p in waited):
        return Refused("not_yours", seat=waited[0].seat)
    if any(forced(wish.table, p) for p in waited):
        return Refused("choice_pending", seat=wish.seat)
    rules = wish.seen.rules
    before = [p for p in waited if p.seat == wish.seat and ROLL in {k.key for k in rules.holder_actions[p.kind]}]
    return Refused("roll_first" if before and wish.kind.key != ROLL else "wrong_phase")


def _bank_helps(wish: Wish, price: list[int], missing: dict[str, int]) -> Refused | None:
    """Where one card is missing and the bank would give it for cards to spare: which."""
    rules, hand = wish.seen.rules, wish.seen.table.hands[wish.seat]
    prompt = prompt_for(wish.table, wish.seat, BankTrade)
    if sum(missing.values()) != 1 or prompt is None:
        return None
    for trade in BankTrade.suggest(wish.seen, wish.seat, prompt):
        if isinstance(trade, BankTrade) and trade.get == missing:
            kind = rules.index[trade.give]
            if hand[kind] - price[kind] >= trade.count:
                return Refused("cannot_pay_yet", missing=missing, cards={trade.give: trade.count})
    return None


def why_nothing(wish: Wish) -> Refused:
    """There is no way to do it: the price if that is the reason, else the rules' reason against the first try."""
    price = wish.price
    lacking = [max(0, p - h) for p, h in zip(price, wish.seen.table.hands[wish.seat], strict=True)] if price else []
    if price and any(lacking):
        missing = wish.seen.rules.named(lacking)
        return _bank_helps(wish, price, missing) or Refused("cannot_pay", missing=missing)
    tries = wish.kind.domain(wish.seen, wish.seat, wish.prompt, wish.args) or ()
    for value in list(tries)[:1]:
        tried = wish.plus(value)
        if tried.complete:
            return _first_problem(tried)
    return _first_problem(wish) if wish.needs_no_more else Refused("nothing_possible")


def _first_problem(wish: Wish) -> Refused:
    """What the rules say first against an action as it is."""
    problem = next(iter(wish.action.problems(wish.seen, wish.prompt)), "nothing_possible")
    return problem if isinstance(problem, Refused) else Refused(problem)
