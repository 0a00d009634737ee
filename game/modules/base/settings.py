"""What players set for themselves: embargoes, declining while away, what to discard, leaving (BASE-X12 to BASE-X14)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Annotated, ClassVar

from game.arguments import Seat, Switch
from game.core.awards import finish
from game.core.land import touch
from game.engine import Action, Arg, Problem, Question, SoFar
from game.engine.game import Result
from game.engine.told import Left
from game.modules.base.lapse import drop_receiver, end_offer, part_ways
from game.modules.base.offers import opponents
from game.modules.base.standing import end_standing
from game.modules.base.told import AnsweredOffer, EmbargoOff, EmbargoOn
from game.table import Island, StoredDiscard

ALL = -1
MOST_LISTED, MOST_KEPT = 16, 99


class Embargo(Action, frozen=True, array_like=True):
    """Bar one opponent, or all, from trading with me; or lift it."""

    key: ClassVar[str] = "embargo"
    by: ClassVar[str] = "anyone"
    group: ClassVar[str] = "trade"
    target: Seat  # -1: all opponents
    state: Switch = "on"

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[object]:
        return ("on", "off") if "target" in so_far else [ALL, *opponents(g, seat)]

    @classmethod
    def taken_back(cls, g: Island, seat: int) -> Iterator[Action]:
        yield from (Embargo(seat, target, "off") for bars, target in g.settings.embargoes if bars == seat)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if not g.rules.flag("embargoes"):
            yield "not_in_this_game"
        if self.target != ALL and self.target not in opponents(g, self.seat):
            yield "bad_target"
        if self.state not in ("on", "off"):
            yield "bad_input"

    def _meant(self, g: Island) -> list[int]:
        return opponents(g, self.seat) if self.target == ALL else [self.target]

    def repeats(self, g: Island) -> bool:
        bars = g.settings.embargoes
        return all(((self.seat, other) in bars) is (self.state == "on") for other in self._meant(g))

    def apply(self, g: Island, prompt: Question | None) -> None:
        for other in self._meant(g):
            pair = (self.seat, other)
            bars = [b for b in g.settings.embargoes if b != pair]
            g.settings.embargoes = [*bars, pair] if self.state == "on" else bars
            if self.state == "on":
                part_ways(g, self.seat, other)
        g.tell((EmbargoOn if self.state == "on" else EmbargoOff)(seat=self.seat, target=self.target))


class DeclineAll(Action, frozen=True, array_like=True):
    """Decline every offer at once while this is on."""

    key: ClassVar[str] = "decline_all"
    by: ClassVar[str] = "anyone"
    group: ClassVar[str] = "trade"
    state: Switch

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return ("on", "off")

    @classmethod
    def taken_back(cls, g: Island, seat: int) -> Iterator[Action]:
        if seat in g.settings.decline_all:
            yield DeclineAll(seat, "off")

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if self.state not in ("on", "off"):
            yield "bad_input"

    def repeats(self, g: Island) -> bool:
        return (self.seat in g.settings.decline_all) is (self.state == "on")

    def apply(self, g: Island, prompt: Question | None) -> None:
        others = [s for s in g.settings.decline_all if s != self.seat]
        g.settings.decline_all = [*others, self.seat] if self.state == "on" else others
        if self.state == "on":
            decline_open(g, [self.seat])


def decline_open(g: Island, seats: Collection[int]) -> None:
    """Every open offer to those who now decline all is declined in their name (BASE-X13)."""
    for offer in g.table.offers:
        for seat in offer.to if offer.closing != "call" else ():
            if seat in seats and offer.answers.get(seat) != "decline":
                offer.answers[seat] = "decline"
                g.tell(AnsweredOffer(seat=seat, offer=offer.id, answer="decline", maker=offer.maker))


class StoreDiscard(Action, frozen=True, array_like=True):
    """Say in advance what to give up on a 7: kinds in order with the number to keep; an empty list forgets it."""

    key: ClassVar[str] = "stored_discard"
    by: ClassVar[str] = "anyone"
    group: ClassVar[str] = "play"
    order: Annotated[list[tuple[str, int]], Arg("order")]
    mode: Annotated[str, Arg("option", ("if_silent", "at_once"))] = "if_silent"

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterator[Action]:
        kinds = g.rules.kinds[: g.rules.card_kinds]
        for mode in ("if_silent", "at_once"):
            yield from (StoreDiscard(seat, [(kind, 1)], mode) for kind in kinds)

    @classmethod
    def taken_back(cls, g: Island, seat: int) -> Iterator[Action]:
        if seat in g.settings.discards:
            yield StoreDiscard(seat, [])

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        kinds = g.rules.kinds[: g.rules.card_kinds]
        named = [kind for kind, _ in self.order]
        if len(set(named)) != len(named) or len(named) > MOST_LISTED or any(kind not in kinds for kind in named):
            yield "bad_input"
        if any(not 0 <= keep <= MOST_KEPT for _, keep in self.order):
            yield "bad_count"
        if self.mode not in ("if_silent", "at_once"):
            yield "bad_input"

    def repeats(self, g: Island) -> bool:
        meant = StoredDiscard(list(self.order), self.mode) if self.order else None
        return g.settings.discards.get(self.seat) == meant

    def apply(self, g: Island, prompt: Question | None) -> None:
        if self.order:
            g.settings.discards[self.seat] = StoredDiscard(list(self.order), self.mode)
        else:
            g.settings.discards.pop(self.seat, None)


class Leave(Action, frozen=True, array_like=True):
    """Leave the game for good; pieces stay, the hand is frozen (BASE-D20)."""

    key: ClassVar[str] = "leave"
    by: ClassVar[str] = "anyone"
    final: ClassVar[bool] = True
    group: ClassVar[str] = "game"
    listed: ClassVar[bool] = False

    def apply(self, g: Island, prompt: Question | None) -> None:
        seat = self.seat
        g.gone.append(seat)
        settings = g.settings
        for offer in list(g.table.offers):
            if offer.maker == seat:
                end_offer(g, offer)
            elif seat in offer.to:
                drop_receiver(g, offer, seat)
        for standing in [s for s in settings.standing if s.maker == seat]:
            end_standing(g, standing)
        settings.embargoes = [pair for pair in settings.embargoes if seat not in pair]
        g.tell(Left(seat=seat))
        g.rules.left(g, seat)
        touch(g)
        remaining = [s for s in g.seats if s not in g.gone]
        if len(remaining) == 1:
            finish(g, Result((remaining[0],), "last_one"))
