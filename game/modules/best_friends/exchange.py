"""Exchanging a token: draw one, look, put one back (BF-44 to BF-46)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from game.arguments import Choice
from game.engine import Action, Kind, Problem, Prompt
from game.modules.best_friends.guilds import OWN_PART
from game.modules.best_friends.state import GUILDS, mark, marks, of
from game.modules.best_friends.tokens import draw, left_to_draw
from game.modules.best_friends.worth import least_wanted
from game.table import Island


class ExchangeToken(Action, frozen=True, array_like=True):
    """Draw a token and put one back, in place of using a guild."""

    key: ClassVar[str] = "exchange_token"
    during: ClassVar[tuple[str, ...]] = OWN_PART
    group: ClassVar[str] = "guild"

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        if marks(g).guild:
            yield "guild_action_done"
        elif not of(g).tokens[self.seat]:
            yield "not_enough_tokens"
        elif not left_to_draw(g):
            yield "pool_empty"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        mark(g).guild = True
        drawn = draw(g, self.seat)
        g.tell("exchanging", seat=self.seat)
        g.tell("favour_drawn", only=(self.seat,), seat=self.seat, guild=drawn)
        g.ask(self.seat, "put_back", secret=drawn)


class PutBack(Action, frozen=True, array_like=True):
    """Put a token back face down."""

    key: ClassVar[str] = "put_back"
    during: ClassVar[tuple[str, ...]] = ("put_back",)
    group: ClassVar[str] = "guild"
    guild: Choice

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[str]:
        return GUILDS

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        if all(held.guild != self.guild for held in of(g).tokens[self.seat]):
            yield "not_enough_tokens"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        state = of(g)
        mine = state.tokens[self.seat]
        mine.remove(max((held for held in mine if held.guild == self.guild), key=lambda held: held.part))
        state.pool.shuffle_in(self.guild)
        g.tell("exchanged", seat=self.seat)
        g.tell("favour_put_back", only=(self.seat,), seat=self.seat, guild=self.guild)


class PutBackKind(Kind):
    key: ClassVar[str] = "put_back"

    def default(self, g: Island, prompt: Prompt) -> Action:
        """The one just drawn, which only its owner knows."""
        return PutBack(prompt.seat, prompt.secret)

    def offhand(self, g: Island, prompt: Prompt) -> Action:
        return PutBack(prompt.seat, least_wanted(g, prompt.seat))
