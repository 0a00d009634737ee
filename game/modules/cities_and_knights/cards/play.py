"""What all progress cards have in common (CK-124 to CK-128)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

from game.core.awards import points_of
from game.core.cards import hand_size
from game.engine import Action, Need, Problem, Question
from game.modules.cities_and_knights.deck import field_of
from game.modules.cities_and_knights.state import of, present, progress_count
from game.modules.cities_and_knights.told import ProgressPlayed
from game.table import Island

if TYPE_CHECKING:
    from game.rules import Rules


class ProgressCard(Need):
    """A card in the hand that may be played now."""

    def __init__(self, card: str) -> None:
        self.name = card

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        if self.name not in of(g).hands[seat]:
            yield "no_such_card"
        yield from g.rules.bars_playing(g, seat, self.name)

    def met(self, g: Island, seat: int) -> bool:
        return self.name in of(g).hands[seat] and not g.rules.bars_playing(g, seat, self.name)

    def test(self, rules: Rules) -> Callable[[Island, int], bool] | None:
        barred = rules.bars_playing
        return None if "bars_playing" in rules.silent else lambda g, seat: not barred(g, seat, self.name)

    @staticmethod
    def held(g: Island, seat: int) -> list[str]:
        return of(g).hands[seat]


class Play(Action, frozen=True, array_like=True):
    """Play a progress card: a subclass names the card, what speaks against its effect, and the effect."""

    during: ClassVar[tuple[str, ...]] = ("main",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "card"
    card: ClassVar[str]
    lasting: ClassVar[bool] = False  # such a card goes under its deck as soon as it is played

    def __init_subclass__(cls) -> None:
        if "card" in vars(cls):
            cls.needs = (ProgressCard(cls.card),)

    @classmethod
    def concerns(cls, g: Island, seat: int) -> bool:
        """By what everybody sees: some card is in the hand."""
        return progress_count(g, seat) > 0

    def effect(self, g: Island) -> None:
        """What the card does; further questions are steps or prompts."""

    def apply(self, g: Island, prompt: Question | None) -> None:
        state = of(g)
        state.hands[self.seat].remove(self.card)
        g.tell(ProgressPlayed(seat=self.seat, progress=self.card))
        if self.lasting:
            state.decks[field_of(self.card)].put_under(self.card)
            self.effect(g)
        else:
            state.in_play.append(self.card)
            self.effect(g)
            g.then("progress_done", card=self.card)


def progress_done(g: Island, card: str) -> None:
    """The effect is finished: the card goes face down under its deck (CK-126)."""
    of(g).in_play.remove(card)
    of(g).decks[field_of(card)].put_under(card)


def richer(g: Island, seat: int, *, or_equal: bool = False) -> list[int]:
    """Opponents with more points (or as many), in turn order (CK-128)."""
    mine = points_of(g, seat)
    return [s for s in present(g, seat) if points_of(g, s) >= mine + (not or_equal)]


def all_empty_handed(g: Island, seat: int) -> bool:
    return not any(hand_size(g, other) for other in present(g, seat))
