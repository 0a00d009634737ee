"""What all progress cards have in common (CK-124 to CK-128)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from game.core.awards import points_of
from game.core.cards import hand_size
from game.engine import Action, Problem, Prompt
from game.modules.cities_and_knights.deck import field_of
from game.modules.cities_and_knights.state import of, present
from game.table import Island


class Play(Action, frozen=True, array_like=True):
    """Play a progress card: a subclass names the card, what speaks against its effect, and the effect."""

    during: ClassVar[tuple[str, ...]] = ("main",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "card"
    card: ClassVar[str]
    lasting: ClassVar[bool] = False  # such a card goes under its deck as soon as it is played

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        if not self.holds(g, self.seat):
            yield "no_such_card"
        yield from g.rules.bars_playing(g, self.seat, self.card)
        yield from self.against(g)

    def against(self, g: Island) -> Iterator[Problem]:
        """Why its effect is impossible."""
        return iter(())

    def effect(self, g: Island) -> None:
        """What the card does; further questions are steps or prompts."""

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        state = of(g)
        state.hands[self.seat].remove(self.card)
        g.tell("progress_played", seat=self.seat, progress=self.card)
        if self.lasting:
            state.decks[field_of(self.card)].put_under(self.card)
            self.effect(g)
        else:
            state.in_play.append(self.card)
            self.effect(g)
            g.then("progress_done", card=self.card)

    @classmethod
    def holds(cls, g: Island, seat: int) -> bool:
        return cls.card in of(g).hands[seat]

    @classmethod
    def suggest(cls, g: Island, seat: int, prompt: Prompt | None) -> Iterator[Action]:
        return cls._spread(g, seat, prompt, {}) if cls.holds(g, seat) else iter(())


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
