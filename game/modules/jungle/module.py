"""The jungle as a module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.core.cards import give_bank
from game.core.land import buildings_at, chances_of
from game.core.variant import Variant
from game.engine import Action, Question
from game.look import Chip, Text
from game.lookout import Looking
from game.modules.fixed_boards import FIXED_BOARDS
from game.modules.jungle.choosing import FACTS, TERRAIN, ChooseJungle, PickJungle, choose_jungle
from game.setup import CardKind, Setup, Stock
from game.table import Cards, Island, Site

TOKEN = "discovery"
PAYS_FOR = "development"
TOKEN_WORTH = 0.1  # points: less than a third of what a card is worth, for it may come too late
A_TOKEN_A_ROLL = 4.0  # points: what a token with every roll would be worth
ROLLS = 36


def found(g: Island, seat: int) -> float:
    """Tokens that a roll brings on average."""
    if TERRAIN not in g.table.terrain:
        return 0.0
    hex = g.table.terrain.index(TERRAIN)
    return chances_of(g, hex) * sum(b.size for _, b in buildings_at(g, hex) if b.seat == seat) / ROLLS


class Jungle(Variant):
    """Tokens instead of resources, as money for development cards."""

    key: ClassVar[str] = "jungle"
    after: ClassVar[tuple[str, ...]] = ("great_river", "magic_seven", "volcano")  # its robber start wins (ATX-12)
    claims: ClassVar[Mapping[str, str]] = {"scenario": "one_scenario_only", "markers": "markers_taken"}
    unfit: ClassVar[Mapping[str, str]] = FIXED_BOARDS
    actions: ClassVar[tuple[type[Action], ...]] = (PickJungle,)
    prompts: ClassVar[tuple[type[Question], ...]] = (ChooseJungle,)

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        return (*codes, "not_a_candidate")

    def supplies(self, setup: Setup, stock: Stock) -> Stock:
        stock.kinds[TOKEN] = CardKind("token", FACTS.tokens)
        return stock

    def robber_start(self, g: Island, place: int) -> int:
        """It waits beside the board for the jungle to be found."""
        return -1

    def board_laid(self, g: Island) -> None:
        choose_jungle(g)

    def yields(self, g: Island, site: Site, cards: Cards) -> Cards:
        """One token for a settlement, two for a city; never a resource (JGL-08)."""
        if g.table.terrain[site.hex] == TERRAIN:
            cards[g.rules.index[TOKEN]] += site.size
        return cards

    def wild(self, g: Island, seat: int, item: str) -> int:
        """Tokens pay for any part of a development card and for nothing else (JGL-10, JGL-12)."""
        return g.table.hands[seat][g.rules.index[TOKEN]] if item == PAYS_FOR else 0

    def wild_spent(self, g: Island, seat: int, item: str, n: int) -> None:
        give_bank(g, seat, g.rules.cards({TOKEN: n}))

    def worth(self, g: Island, seat: int, value: float) -> float:
        """Tokens in hand, and tokens to come."""
        return value + TOKEN_WORTH * self.wild(g, seat, PAYS_FOR) + A_TOKEN_A_ROLL * found(g, seat)

    def look(self, g: Island, looking: Looking) -> None:
        token = g.rules.index[TOKEN]
        for seat in g.seats:
            looking.some(seat, TOKEN, g.table.hands[seat][token], "look-discovery")
        left = g.table.bank[token]
        looking.chips.append(Chip(TOKEN, str(left), Text("look-discovery-left", {"n": left})))
