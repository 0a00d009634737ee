"""What is asked when points are counted, and when somebody looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.combine import collect, first, fold, notify, total
from game.engine import Chance
from game.engine.game import Result
from game.look import Hand

if TYPE_CHECKING:
    from game.lookout import Looking
    from game.table import Island, Settings, Wish


class Counting:
    """Knights, awards, points, the end, and what is seen of it."""

    # --- knights, awards, points, end ---------------------------------------------------------------------------------

    @total
    def army(self, g: Island, seat: int) -> int:
        """Knights that count."""
        return 0

    @notify
    def knight_played(self, g: Island, seat: int) -> None:
        """A knight card lies face up; the robber has not moved yet."""

    @notify
    def knight_settled(self, g: Island, seat: int) -> None:
        """Its robber and theft are done."""

    @notify
    def knight_gone(self, g: Island, seat: int) -> None:
        """A played knight left the table."""

    @notify
    def points(self, g: Island, seat: int, hidden: bool, tally: dict[str, int]) -> None:
        """Add victory points to the tally by source (a words key); hidden ones only if asked for.

        Whatever changes the answer calls `land.points_changed`, unless it is the owner's own building: the win is
        looked at once per state.
        """

    @fold
    def may_win(self, g: Island, seat: int) -> int:
        """Whose win is looked at now; -1 is nobody's."""
        return seat

    @first
    def wins(self, g: Island, seat: int) -> str | None:
        """Why somebody wins without the target (a words key)."""
        return None

    @first
    def ending(self, g: Island) -> Result | None:
        """The game ends by other facts."""
        return None

    @notify
    def left(self, g: Island, seat: int) -> None:
        """A player left for good."""

    @notify
    def restored(self, g: Island, then: Settings) -> None:
        """A position was taken back: apply today's settings to it; `then` are those it had."""

    # --- what is seen -------------------------------------------------------------------------------------------------

    @notify
    def hides(self, g: Island, seat: int) -> None:
        """Take out of this copy of the game what the seat may not see of the own state."""

    @notify
    def imagines(self, g: Island, chance: Chance) -> None:
        """Fill what a view hides with something possible, so that it can be played on (automatic players)."""

    @notify
    def look(self, g: Island, looking: Looking) -> None:
        """Add what lies on the table."""

    @fold
    def hand(self, g: Island, seat: int, hand: Hand) -> Hand:
        """Add what a player holds."""
        return hand

    @collect
    def prizes(self, g: Island, seat: int) -> Iterable[int]:
        """Corners that bring a point to a seat whose road is the first to reach them (automatic players)."""
        return ()

    @fold
    def worth(self, g: Island, seat: int, value: float) -> float:
        """How good the position is for a seat beyond the base game, in points (automatic players)."""
        return value

    @collect
    def wishes(self, g: Island, seat: int) -> Iterable[Wish]:
        """What else a seat may save its cards for (automatic players)."""
        return ()
