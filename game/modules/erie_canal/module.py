"""The Erie Canal as a module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from game.board.printed import chart
from game.core.facts import facts
from game.engine import Action, Problem, Refused
from game.look import Chip, Path, Text
from game.lookout import Looking
from game.module import Module
from game.modules.erie_canal import exchange, lines
from game.modules.erie_canal.state import TOKEN, State, held, of, unused
from game.modules.erie_canal.worth import canal_worth
from game.setup import CardKind, Setup, Stock
from game.table import Island

BOARD = "new_york"


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """How many canal tokens there are."""

    tokens: int


FACTS = facts("erie_canal", Facts)


class ErieCanal(Module):
    """Twelve tokens for links between canal towns; each is a turn of cheap exchange."""

    key: ClassVar[str] = "erie_canal"
    after: ClassVar[tuple[str, ...]] = (BOARD,)  # its tokens come after those of crossings (GEO-50)
    by_consent: ClassVar[bool] = True
    State: ClassVar[type[Struct]] = State
    actions: ClassVar[tuple[type[Action], ...]] = (exchange.UseCanal, exchange.CanalExchange)

    def refuses(self, setup: Setup) -> Iterator[Problem]:
        if not setup.has(BOARD):
            yield Refused("wrong_board", module=self.key, other=BOARD)

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        """Without a token nothing about cards matters."""
        own = ("canal_in_use", "no_canal_token")
        return tuple(found for code in codes for found in ((*own, code) if code == "same_resource" else (code,)))

    def supplies(self, setup: Setup, stock: Stock) -> Stock:
        stock.kinds[TOKEN] = CardKind("token", FACTS.tokens, traded=True)
        return stock

    def prepare(self, g: Island) -> None:
        of(g).paid = [[] for _ in g.seats]

    def founding_done(self, g: Island) -> None:
        lines.use_up_founded(g)

    def placed(self, g: Island, seat: int, item: str, place: int, how: str) -> None:
        if item == "road" and how != "found":
            lines.pay_for_links(g, seat, place)

    def turn_ended(self, g: Island) -> None:
        exchange.return_token(g)

    def turn_started(self, g: Island) -> None:
        """A second player's part ends where the next turn begins (GEO-46)."""
        exchange.return_token(g)

    def left(self, g: Island, seat: int) -> None:
        exchange.give_up_tokens(g, seat)

    def bars_giving(self, g: Island, seat: int, kind: str, n: int) -> tuple[Problem, ...]:
        """Nobody gives away a token they do not have, or have in use (GEO-45)."""
        if kind != TOKEN or n <= unused(g, seat):
            return ()
        return ("canal_in_use",) if n <= held(g, seat) else ("no_canal_token",)

    def worth(self, g: Island, seat: int, value: float) -> float:
        return value + canal_worth(g, seat)

    def look(self, g: Island, looking: Looking) -> None:
        xy = g.rules.topology.corner_xy
        water = tuple(xy[corner] for corner in chart(g.table.layout).canal)
        looking.paths.append(Path(water, "canal", Text("look-canal")))
        for seat in g.seats:
            looking.some(seat, TOKEN, held(g, seat), "look-canal-tokens", strong=of(g).in_use == seat)
        left = g.table.bank[g.rules.index[TOKEN]]
        looking.chips.append(Chip(TOKEN, str(left), Text("look-canal-left", {"n": left})))
