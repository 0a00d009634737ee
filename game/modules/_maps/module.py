"""A map as a module: the board is printed, and what it prints decides who may build where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec import Struct

from game.board import Plan, plan_of
from game.core.facts import facts
from game.core.variant import Variant
from game.engine import Problem, Question, Refused
from game.lookout import Looking
from game.module import Module
from game.modules._maps import founding, sites, tokens
from game.modules._maps.looks import add_look
from game.modules._maps.trade_roads import right_rate
from game.setup import Setup
from game.table import Island

GOES_WITH = (
    "base", "development", "five_six", "event_cards", "specialists", "city_walls", "castles", "erie_canal",
)  # fmt: skip


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """Points to win by the number of players."""

    targets: dict[int, int]


FACTS = facts("maps", Facts)


class PrintedMap(Module):
    """Named sites, red road spaces, crossings with a point; the key is the name of the board."""

    after: ClassVar[tuple[str, ...]] = ("five_six",)  # whose island it replaces
    State: ClassVar[type[Struct]] = tokens.State
    prompts: ClassVar[tuple[type[Question], ...]] = (founding.FoundOnSite, founding.FoundRoadOnMap)

    # --- before the game ---------------------------------------------------------------------------------------------

    def refuses(self, setup: Setup) -> Iterator[Problem]:
        """Systems that need a board of their own; no pair is refused twice with the same words (ATX-05)."""
        from game.catalogue import find  # which imports the maps

        for key in setup.modules:
            if key in (*GOES_WITH, self.key) or "__" in key:  # rules of a pair follow from the pair
                continue
            other = find(key)
            says_so = isinstance(other, Variant) and self.key in other.unfit
            if not says_so and not (isinstance(other, PrintedMap) and key < self.key):
                yield Refused("fixed_board", module=key, other=self.key)

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        """A spot that is none comes before what time or cards could mend (GEO-48)."""
        before = {"no_settlement": "no_site", "not_connected": "stop_at_site"}
        return tuple(found for code in codes for found in ((before[code], code) if code in before else (code,)))

    def main_target(self, setup: Setup, points: int) -> int:
        return FACTS.targets.get(setup.players, points)

    def board_plan(self, setup: Setup, plan: Plan) -> Plan:
        """Nothing of it is dealt, so no option of the host shapes it (GEO-02, GEO-47)."""
        return plan_of(self.key)

    def prepare(self, g: Island) -> None:
        tokens.lay_tokens(g)

    # --- the game ----------------------------------------------------------------------------------------------------

    def bars_building(self, g: Island, seat: int, item: str, place: int, how: str) -> Iterator[Problem]:
        return sites.site_problems(g, item, place, how)

    def bars_start(self, g: Island, seat: int, corner: int) -> Iterator[Problem]:
        return sites.start_problems(g, corner)

    def rate(self, g: Island, seat: int, kind: str, n: int) -> int:
        return right_rate(g, seat, kind, n)

    def placed(self, g: Island, seat: int, item: str, place: int, how: str) -> None:
        if item == "road":
            tokens.take_tokens(g, seat, place)

    def points(self, g: Island, seat: int, hidden: bool, tally: dict[str, int]) -> None:
        tally["crossings"] = tokens.of(g).taken[seat]

    # --- what is seen ------------------------------------------------------------------------------------------------

    def look(self, g: Island, looking: Looking) -> None:
        add_look(g, looking)

    def prizes(self, g: Island, seat: int) -> Iterable[int]:
        return tokens.of(g).lying
