"""What is asked in the course of a turn: the roll stage by stage, the robber."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.combine import any_of, collect, first, fold, notify
from game.engine import Action, Problem

if TYPE_CHECKING:
    from game.table import Cards, Island, Shore, Site


class Turning:
    """The turn, and the roll stage by stage."""

    # --- the turn -----------------------------------------------------------------------------------------------------

    @notify
    def part_began(self, g: Island) -> None:
        """A turn, or a part of somebody's own in it, has begun (turn.actor, turn.part)."""

    @notify
    def turn_started(self, g: Island) -> None:
        """Marks of this turn begin."""

    @collect
    def bars_end(self, g: Island) -> Iterable[Problem]:
        """The turn may not end yet."""
        return ()

    @first
    def before_ending(self, g: Island, seat: int) -> Action | None:
        """What somebody silent does first, where the turn may not end yet."""
        return None

    @notify
    def turn_ended(self, g: Island) -> None:
        """Marks of this turn lapse."""

    # --- the roll, stage by stage -------------------------------------------------------------------------------------

    @first
    def preset_dice(self, g: Island) -> tuple[int, int] | None:
        """Dice fixed beforehand; then the source is not asked."""
        return None

    @notify
    def thrown(self, g: Island) -> None:
        """The dice lie; throw further ones with them."""

    @notify
    def roll_event(self, g: Island) -> None:
        """Stage 3: the event printed on the card."""

    @notify
    def roll_omen(self, g: Island) -> None:
        """Stage 4: ships, gates, what the third die brings."""

    @notify
    def seven_gifts(self, g: Island) -> None:
        """Stage 5a, on a 7: gifts before anybody discards."""

    @notify
    def seven_shields(self, g: Island) -> None:
        """Stage 5b, on a 7: hands are counted; who is spared is settled now, and may be asked while others discard."""

    @fold
    def hand_limit(self, g: Island, seat: int, limit: int) -> int:
        """Cards that may be kept on a 7."""
        return limit

    @any_of
    def spared(self, g: Island, seat: int) -> bool:
        """Discards nothing this time."""
        return False

    @fold
    def numbers(self, g: Island, hex: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """Stage 6a: the numbers a hex pays on, its token's at first. It depends on the ground alone."""
        return numbers

    @fold
    def yields(self, g: Island, site: Site, cards: Cards) -> Cards:
        """Stage 6a: what one building earns from one hex. The list is this site's own and may be changed.

        It depends on this hex and this building alone (`land.touch` when they change); what depends on more belongs to
        `limits`.
        """
        return cards

    @collect
    def shores(self, g: Island) -> Iterable[Shore]:
        """Places off the coast that pay on numbers as hexes do. It depends on the ground alone."""
        return ()

    @fold
    def limits(self, g: Island, site: Site, cards: Cards) -> Cards:
        """Caps on that, after all yields."""
        return cards

    @fold
    def dues(self, g: Island, due: list[Cards]) -> list[Cards]:
        """Caps on what a roll owes each seat in all, from hexes and shores together."""
        return due

    @fold
    def picks(self, g: Island, due: list[int]) -> list[int]:
        """Stage 6b: free choices owed to each seat."""
        return due

    @notify
    def consolation(self, g: Island) -> None:
        """Stage 6c: for seats that got nothing (turn.got)."""

    @notify
    def eruption(self, g: Island) -> None:
        """Stage 6d."""

    @notify
    def flood(self, g: Island) -> None:
        """Stage 6e."""

    @notify
    def income(self, g: Island) -> None:
        """Stage 7: of the turn owner."""

    # --- robber -------------------------------------------------------------------------------------------------------

    @collect
    def robber_bound(self, g: Island) -> Iterable[Problem]:
        """Nothing may move it."""
        return ()

    @collect
    def bars_robber(self, g: Island, hex: int) -> Iterable[Problem]:
        """Not onto this hex."""
        return ()

    @any_of
    def may_spare(self, g: Island, hex: int) -> bool:
        """Stealing is optional here."""
        return False

    @notify
    def robber_settled(self, g: Island, seat: int, hex: int, cause: str, victims: tuple[int, ...]) -> None:
        """Moved, and the theft done or waived."""
