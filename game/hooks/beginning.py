"""What is asked before the game and while it is founded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.combine import collect, fold, notify, total
from game.engine import Problem
from game.setup import Setup, Stock

if TYPE_CHECKING:
    from game.board import Plan
    from game.table import Island


class Beginning:
    """Before the game and while it is founded."""

    # --- before the game ----------------------------------------------------------------------------------------------

    @collect
    def refuses(self, setup: Setup) -> Iterable[Problem]:
        """Players, systems and options that do not go together."""
        return ()

    @fold
    def player_counts(self, setup: Setup, counts: frozenset[int]) -> frozenset[int]:
        """How many may play."""
        return counts

    @fold
    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        """Refusal codes from the weightiest down."""
        return codes

    @fold
    def main_target(self, setup: Setup, points: int) -> int:
        """Points to win by the main system."""
        return points

    @total
    def extra_points(self, setup: Setup, main: str) -> int:
        """Points a variant adds to the target; `main` is "base" or "expansion"."""
        return 0

    @fold
    def supplies(self, setup: Setup, stock: Stock) -> Stock:
        """Kinds of cards and tokens, pieces, prices, colours."""
        return stock

    @fold
    def board_plan(self, setup: Setup, plan: Plan) -> Plan:
        """Where the island comes from."""
        return plan

    @fold
    def robber_start(self, g: Island, place: int) -> int:
        """Where the robber begins; -1 is beside the board."""
        return place

    @fold
    def robber_home(self, g: Island, place: int) -> int:
        """Where it goes when sent to the desert."""
        return place

    @notify
    def prepare(self, g: Island) -> None:
        """The board lies: fill the own state, mix decks, lay displays."""

    @notify
    def board_laid(self, g: Island) -> None:
        """First step of the game; may ask."""

    # --- founding -----------------------------------------------------------------------------------------------------

    @fold
    def founding_order(self, g: Island, rounds: list[tuple[int, str, int]]) -> list[tuple[int, str, int]]:
        """Who places what in which round: (seat, building, round)."""
        return rounds

    @notify
    def founded(self, g: Island, seat: int, round: int, corner: int) -> None:
        """A founding building stands."""

    @notify
    def founding_done(self, g: Island) -> None:
        """Everything is founded; the first turn comes."""
