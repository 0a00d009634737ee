"""Every question the island asks its rule systems, each once, as a no-op with a line that says when.

The decorator says how the answers of several modules combine (game/combine.py). The order of things is the order in
which the core algorithms ask (game/core/); two systems that need different moments need two hooks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.combine import any_of, collect, first, fold, notify, total
from game.engine import Action, Chance, Problem
from game.engine.game import Result
from game.look import Hand
from game.setup import Setup, Stock

if TYPE_CHECKING:
    from game.board import Plan
    from game.lookout import Looking
    from game.table import Cards, Island, Settings, Shore, Site, Wish

Codes = Iterable[Problem]


class Hooks:
    """The hooks; a module overrides those it has an answer to."""

    # --- before the game -------------------------------------------------------------------------------------------

    @collect
    def refuses(self, setup: Setup) -> Codes:
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

    # --- founding --------------------------------------------------------------------------------------------------

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

    # --- the turn --------------------------------------------------------------------------------------------------

    @notify
    def part_began(self, g: Island) -> None:
        """A turn, or a part of somebody's own in it, has begun (turn.actor, turn.part)."""

    @notify
    def turn_started(self, g: Island) -> None:
        """Marks of this turn begin."""

    @collect
    def bars_end(self, g: Island) -> Codes:
        """The turn may not end yet."""
        return ()

    @first
    def before_ending(self, g: Island, seat: int) -> Action | None:
        """What somebody silent does first, where the turn may not end yet."""
        return None

    @notify
    def turn_ended(self, g: Island) -> None:
        """Marks of this turn lapse."""

    # --- the roll, stage by stage ----------------------------------------------------------------------------------

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

    # --- robber ----------------------------------------------------------------------------------------------------

    @collect
    def robber_bound(self, g: Island) -> Codes:
        """Nothing may move it."""
        return ()

    @collect
    def bars_robber(self, g: Island, hex: int) -> Codes:
        """Not onto this hex."""
        return ()

    @any_of
    def may_spare(self, g: Island, hex: int) -> bool:
        """Stealing is optional here."""
        return False

    @notify
    def robber_settled(self, g: Island, seat: int, hex: int, cause: str, victims: tuple[int, ...]) -> None:
        """Moved, and the theft done or waived."""

    # --- trade and building ----------------------------------------------------------------------------------------

    @fold
    def rate(self, g: Island, seat: int, kind: str, n: int) -> int:
        """Best bank rate for the kind given."""
        return n

    @collect
    def bars_trading(self, g: Island, thing: str) -> Codes:
        """Something that is no card was named in a trade."""
        return ()

    @collect
    def bars_giving(self, g: Island, seat: int, kind: str, n: int) -> Codes:
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
    def bars_playing(self, g: Island, seat: int, card: str) -> Codes:
        """Not this card from the hand, at this moment."""
        return ()

    @collect
    def bars_building(self, g: Island, seat: int, item: str, place: int, how: str) -> Codes:
        """Not this item at this place; `how`: paid, free, found, moved, card."""
        return ()

    @collect
    def cuts(self, g: Island, seat: int, corner: int) -> Codes:
        """The seat's line is interrupted at the corner."""
        return ()

    @collect
    def bars_start(self, g: Island, seat: int, corner: int) -> Codes:
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
    def bars_removal(self, g: Island, seat: int, edge: int, by: int) -> Codes:
        """A road may not be taken off or moved."""
        return ()

    @notify
    def road_repaired(self, g: Island, seat: int, edge: int) -> None:
        """A free road was used up to repair this edge."""

    @notify
    def road_removed(self, g: Island, seat: int, edge: int) -> None:
        """It left the board."""

    # --- loss ------------------------------------------------------------------------------------------------------

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

    # --- knights, awards, points, end ------------------------------------------------------------------------------

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

    # --- what is seen ----------------------------------------------------------------------------------------------

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
