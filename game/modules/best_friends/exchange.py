"""Exchanging a token: draw one, look, put one back (BF-44 to BF-46)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from game.engine import Action, Arg, Problem, Question, SoFar
from game.modules.best_friends.guilds import OWN_PART
from game.modules.best_friends.state import GUILDS, mark, marks, of
from game.modules.best_friends.tokens import draw, left_to_draw
from game.modules.best_friends.told import Exchanged, Exchanging, FavourDrawn, FavourPutBack
from game.modules.best_friends.worth import least_wanted
from game.table import Island


class ExchangeToken(Action, frozen=True, array_like=True):
    """Draw a token and put one back, in place of using a guild."""

    key: ClassVar[str] = "exchange_token"
    during: ClassVar[tuple[str, ...]] = OWN_PART
    group: ClassVar[str] = "guild"

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if marks(g).guild:
            yield "guild_action_done"
        elif not of(g).tokens[self.seat]:
            yield "not_enough_tokens"
        elif not left_to_draw(g):
            yield "pool_empty"

    def apply(self, g: Island, prompt: Question | None) -> None:
        mark(g).guild = True
        drawn = draw(g, self.seat)
        g.tell(Exchanging(seat=self.seat))
        g.tell(FavourDrawn(seat=self.seat, guild=drawn))
        g.ask(self.seat, PutBackQuestion(secret=drawn))


class PutBack(Action, frozen=True, array_like=True):
    """Put a token back face down."""

    key: ClassVar[str] = "put_back"
    during: ClassVar[tuple[str, ...]] = ("put_back",)
    group: ClassVar[str] = "guild"
    guild: Annotated[str, Arg("option", GUILDS)]

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return GUILDS

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if all(held.guild != self.guild for held in of(g).tokens[self.seat]):
            yield "not_enough_tokens"

    def apply(self, g: Island, prompt: Question | None) -> None:
        state = of(g)
        mine = state.tokens[self.seat]
        mine.remove(max((held for held in mine if held.guild == self.guild), key=lambda held: held.part))
        state.pool.shuffle_in(self.guild)
        g.tell(Exchanged(seat=self.seat))
        g.tell(FavourPutBack(seat=self.seat, guild=self.guild))


class PutBackQuestion(Question, tag="put_back"):
    def default(self, g: Island) -> Action:
        """The one just drawn, which only its owner knows."""
        return PutBack(self.seat, self.secret)

    def offhand(self, g: Island) -> Action:
        return PutBack(self.seat, least_wanted(g, self.seat))
