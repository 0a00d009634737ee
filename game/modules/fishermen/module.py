"""Fishermen as a module; the rules are in RULES.md beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

from msgspec import Struct

from game.board import Plan
from game.core.deck import Deck
from game.core.variant import Variant, instead_of_the_desert
from game.engine import Action, Chance, Problem
from game.look import Hand
from game.lookout import Looking
from game.modules.development.state import State as Development
from game.modules.fishermen import boot, catching, looks, using, views
from game.modules.fishermen.grounds import lay_grounds
from game.modules.fishermen.state import (
    BOOT,
    FACTS,
    FISH,
    KEY,
    LAKE,
    NOBODY,
    TOKENS,
    State,
    full_pool,
    of,
    shore,
)
from game.modules.fishermen.worth import fish_worth
from game.modules.fixed_boards import OWN_GROUND
from game.setup import CardKind, Setup, Stock
from game.table import Cards, Island, Shore, Site

CODES = ("no_boot", "boot_handed_on", "fewer_points", "too_few_fish", "robber_off_board", "bad_target", "deck_empty")


class Fishermen(Variant):
    """Fish from the lake and the coast."""

    key: ClassVar[str] = KEY
    after: ClassVar[tuple[str, ...]] = ("five_six",)  # whose board has deserts of its own
    seats: ClassVar[range] = range(3, 7)
    claims: ClassVar[Mapping[str, str]] = {"desert": "one_desert_variant_only"}
    unfit: ClassVar[Mapping[str, str]] = OWN_GROUND
    State: ClassVar[type[Struct]] = State
    actions: ClassVar[tuple[type[Action], ...]] = (
        using.FishRobber, using.FishSteal, using.TakeResource, using.FishRoad, using.FishCard, boot.GiveBoot,
    )  # fmt: skip
    steps: ClassVar[Mapping[str, Callable[..., None]]] = {"fish_card": using.fish_card}

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        return (*codes, *(code for code in CODES if code not in codes))

    def supplies(self, setup: Setup, stock: Stock) -> Stock:
        stock.kinds[FISH] = CardKind("token", TOKENS)
        return stock

    def board_plan(self, setup: Setup, plan: Plan) -> Plan:
        return instead_of_the_desert(plan, LAKE)

    def prepare(self, g: Island) -> None:
        state = of(g)
        state.grounds = lay_grounds(g)
        state.pool = Deck(full_pool())
        state.tokens = [[] for _ in g.seats]

    def founded(self, g: Island, seat: int, round: int, corner: int) -> None:
        if round == 2:
            catching.first_catch(g, seat, corner)

    # --- the roll ----------------------------------------------------------------------------------------------------

    def numbers(self, g: Island, hex: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
        return FACTS.lake if g.table.terrain[hex] == LAKE else numbers

    def yields(self, g: Island, site: Site, cards: Cards) -> Cards:
        if g.table.terrain[site.hex] == LAKE:
            cards[g.rules.index[FISH]] += site.size
        return cards

    def shores(self, g: Island) -> Iterator[Shore]:
        return map(shore, of(g).grounds)

    def dues(self, g: Island, due: list[Cards]) -> list[Cards]:
        return catching.capped(g, due)

    def consolation(self, g: Island) -> None:
        """Production is paid: what was caught is looked at."""
        catching.look_at_catch(g)

    # --- fish and boot -----------------------------------------------------------------------------------------------

    def bars_playing(self, g: Island, seat: int, card: str) -> tuple[Problem, ...]:
        """No card for fish from an empty deck."""
        cards = g.ext.get("development")
        empty = isinstance(cards, Development) and not cards.deck
        return ("deck_empty",) if card == using.FishCard.key and empty else ()

    def may_win(self, g: Island, seat: int) -> int:
        return NOBODY if boot.holds_back(g, seat) else seat

    def left(self, g: Island, seat: int) -> None:
        """Tokens and boot go back (FSH-D9)."""
        state = of(g)
        catching.put_back(g, seat, list(state.tokens[seat]))
        if state.boot == seat:
            state.boot = NOBODY
            state.pool.shuffle_in(BOOT)

    # --- what is seen ------------------------------------------------------------------------------------------------

    def hides(self, g: Island, seat: int) -> None:
        views.hide_tokens(g, seat)

    def imagines(self, g: Island, chance: Chance) -> None:
        views.imagine_tokens(g, chance)

    def look(self, g: Island, looking: Looking) -> None:
        looks.add_look(g, looking)

    def hand(self, g: Island, seat: int, hand: Hand) -> Hand:
        return looks.add_tokens(g, seat, hand)

    def worth(self, g: Island, seat: int, value: float) -> float:
        return value + fish_worth(g, seat)
