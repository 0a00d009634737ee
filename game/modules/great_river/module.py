"""The great river as a module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct, structs

from game.board import Plan, topology
from game.core.facts import facts
from game.core.variant import Variant
from game.engine import Problem
from game.look import Path, Text
from game.lookout import Looking
from game.modules.fixed_boards import OWN_GROUND
from game.modules.great_river.course import SWAMP, banks, brings, courses, gold, river
from game.modules.great_river.told import RiverGold
from game.setup import CardKind, Setup, Stock
from game.table import Island

GOLD = "gold"
ON_THE_WAY = 0.2  # points: a gold that makes no point yet


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """Gold in the box, gold for a point, what the target grows by."""

    gold: int
    gold_for_point: int
    extra: int
    extra_for_three: int
    removed: dict[str, int]


FACTS = facts("great_river", Facts)


class GreatRiver(Variant):
    """Gold lies on the banks: it is counted from the board and never changes hands."""

    key: ClassVar[str] = "great_river"
    claims: ClassVar[Mapping[str, str]] = {"desert": "one_desert_variant_only"}
    unfit: ClassVar[Mapping[str, str]] = OWN_GROUND

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        return (*codes, "no_start_at_swamp")

    def extra_points(self, setup: Setup, main: str) -> int:
        """One more at a table of three, unless an expansion carries the river (RIV-D7)."""
        return FACTS.extra_for_three if main == "base" and setup.players == 3 else FACTS.extra

    def supplies(self, setup: Setup, stock: Stock) -> Stock:
        stock.kinds[GOLD] = CardKind("token", FACTS.gold)
        return stock

    def board_plan(self, setup: Setup, plan: Plan) -> Plan:
        """The river is laid first, the other hexes are dealt (RIV-01)."""
        pool = {kind: n - FACTS.removed.get(kind, 0) for kind, n in plan.terrain.items()}
        return structs.replace(
            plan,
            terrain={kind: n for kind, n in pool.items() if n},
            one_of=courses(topology(plan.layout)),
            bare=[*plan.bare, SWAMP],
        )

    def robber_start(self, g: Island, place: int) -> int:
        return river(g)[0]

    def robber_home(self, g: Island, place: int) -> int:
        return river(g)[0]

    def bars_building(self, g: Island, seat: int, item: str, place: int, how: str) -> tuple[Problem, ...]:
        """Nobody starts at the swamp; roads may lead there (RIV-05)."""
        barred = how == "found" and item != "road" and place in g.rules.topology.hex_corners[river(g)[0]]
        return ("no_start_at_swamp",) if barred else ()

    def points(self, g: Island, seat: int, hidden: bool, tally: dict[str, int]) -> None:
        tally[GOLD] = gold(g, seat) // FACTS.gold_for_point

    def placed(self, g: Island, seat: int, item: str, place: int, how: str) -> None:
        """What was built on a bank is told with what it makes (RIV-06)."""
        if not g.quiet and (found := brings(g, item, place, how)):
            total, each = gold(g, seat), FACTS.gold_for_point
            g.tell(RiverGold(seat=seat, cards={GOLD: found}, total=total, points=total // each, each=each))

    def worth(self, g: Island, seat: int, value: float) -> float:
        """What is on the way to the next point."""
        return value + ON_THE_WAY * (gold(g, seat) % FACTS.gold_for_point)

    def look(self, g: Island, looking: Looking) -> None:
        graph = g.rules.topology
        mouth = graph.corner_xy[banks(g)[2]]
        water = (*(graph.hex_xy[hex] for hex in reversed(river(g))), mouth)
        looking.paths.append(Path(water, "river", Text("look-river")))
        for seat in g.seats:
            looking.some(seat, GOLD, gold(g, seat), "look-gold")
