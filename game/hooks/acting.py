"""What is asked when somebody trades, builds or loses something."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.combine import any_of, collect, fold, notify, total
from game.engine import Problem

if TYPE_CHECKING:
    from game.table import Island


class Acting:
    """Trade, building, what is lost."""

    # --- trade and building -------------------------------------------------------------------------------------------

    @fold
    def rate(self, g: Island, seat: int, kind: str, n: int) -> int:
        """Best bank rate for the kind given."""
        return n

    @collect
    def bars_trading(self, g: Island, thing: str) -> Iterable[Problem]:
        """Something that is no card was named in a trade."""
        return ()

    @collect
    def bars_giving(self, g: Island, seat: int, kind: str, n: int) -> Iterable[Problem]:
        """Somebody would give away so many tokens of a kind."""
        return ()

    @total
    def wild(self, g: Island, seat: int, item: str) -> int:
        """Tokens that can stand for any part of the price."""
        return 0

    @notify
    def wild_spent(self, g: Island, seat: int, item: str, n: int) -> None:
        """So many tokens stood for parts of a price."""

    @collect
    def bars_playing(self, g: Island, seat: int, card: str) -> Iterable[Problem]:
        """Not this card from the hand, at this moment."""
        return ()

    @collect
    def bars_building(self, g: Island, seat: int, item: str, place: int, how: str) -> Iterable[Problem]:
        """Not this item at this place; `how`: paid, free, found, moved, card."""
        return ()

    @collect
    def cuts(self, g: Island, seat: int, corner: int) -> Iterable[Problem]:
        """The seat's line is interrupted at the corner."""
        return ()

    @collect
    def bars_start(self, g: Island, seat: int, corner: int) -> Iterable[Problem]:
        """An own road may not be continued from here though it is not cut."""
        return ()

    @any_of
    def occupies(self, g: Island, corner: int) -> bool:
        """A piece other than a building stands there."""
        return False

    @notify
    def placed(self, g: Island, seat: int, item: str, place: int, how: str) -> None:
        """Something was built."""

    @collect
    def repairs(self, g: Island, seat: int) -> Iterable[int]:
        """Edges a free road has to repair first."""
        return ()

    @collect
    def bars_removal(self, g: Island, seat: int, edge: int, by: int) -> Iterable[Problem]:
        """A road may not be taken off or moved."""
        return ()

    @notify
    def road_repaired(self, g: Island, seat: int, edge: int) -> None:
        """A free road was used up to repair this edge."""

    @notify
    def road_removed(self, g: Island, seat: int, edge: int) -> None:
        """It left the board."""

    # --- loss ---------------------------------------------------------------------------------------------------------

    @any_of
    def protects(self, g: Island, corner: int, cause: str) -> bool:
        """This building cannot be hit."""
        return False

    @notify
    def lost(self, g: Island, seat: int, corner: int, old: str, new: str, cause: str) -> None:
        """A building was reduced or is gone (new "")."""

    @notify
    def hex_lost(self, g: Island, hex: int) -> None:
        """A hex sank."""
