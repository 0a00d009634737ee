"""The volcano as a module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct, structs

from game.board import Plan
from game.core.facts import facts
from game.core.land import sites
from game.core.loss import lose
from game.core.variant import Variant, instead_of_the_desert
from game.engine import Problem
from game.look import Mark, Text
from game.lookout import Looking
from game.modules.fixed_boards import OWN_GROUND
from game.modules.volcano.state import TERRAIN, State, of, volcano
from game.modules.volcano.told import Erupted, LavaHarmless
from game.setup import Setup
from game.table import Island


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """The number printed on the volcano."""

    number: int


FACTS = facts("volcano", Facts)


class Volcano(Variant):
    """Free choices on every 5, and lava on one corner by lot."""

    key: ClassVar[str] = "volcano"
    claims: ClassVar[Mapping[str, str]] = {"desert": "one_desert_variant_only"}
    unfit: ClassVar[Mapping[str, str]] = OWN_GROUND
    State: ClassVar[type[Struct]] = State

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        return (*codes, "no_start_at_volcano")

    def board_plan(self, setup: Setup, plan: Plan) -> Plan:
        """Shuffled in with the others; its number is no token (VOL-01)."""
        plan = instead_of_the_desert(plan, TERRAIN)
        return structs.replace(plan, printed={**plan.printed, TERRAIN: FACTS.number})

    def bars_building(self, g: Island, seat: int, item: str, place: int, how: str) -> tuple[Problem, ...]:
        """Nobody starts at its corners; roads may lead there (VOL-02)."""
        barred = how == "found" and item != "road" and place in g.rules.topology.hex_corners[volcano(g)]
        return ("no_start_at_volcano",) if barred else ()

    def picks(self, g: Island, due: list[int]) -> list[int]:
        """One resource of choice for a settlement, two for a city, unless it is robbed (VOL-05, VOL-08)."""
        here = volcano(g)
        for site in sites(g, g.table.turn.number_rolled):
            if site.hex == here:
                due[site.seat] += site.size
        return due

    def eruption(self, g: Island) -> None:
        """One die says which corner is hit, whoever stands there or not (VOL-09 to VOL-13)."""
        here, turn = volcano(g), g.table.turn
        if turn.number_rolled != g.table.tokens[here]:
            return
        state = of(g)
        state.lava, state.turn = g.chance.die("eruption"), turn.number
        corner = g.rules.topology.hex_corners[here][state.lava - 1]
        g.tell(Erupted(die=state.lava, corner=corner))
        building = g.table.buildings.get(corner)
        if building is not None:
            shrinks = building.size > 1 and g.table.pieces[building.seat]["settlement"] > 0
            lose(g, corner, "settlement" if shrinks else "", "lava")
        else:
            g.tell(LavaHarmless(corner=corner))

    def look(self, g: Island, looking: Looking) -> None:
        """The numbers of its corners; the one hit this turn glows."""
        here, state = volcano(g), of(g)
        for spot, corner in enumerate(g.rules.topology.hex_corners[here]):
            alt = Text("look-lava-corner", {"n": spot + 1})
            looking.marks.append(Mark("hex", here, "badge", "number", label=str(spot + 1), alt=alt, spot=spot))
            if state.lava == spot + 1 and state.turn == g.table.turn.number:
                looking.marks.append(Mark("corner", corner, "highlight", "glow", alt=Text("look-lava")))
