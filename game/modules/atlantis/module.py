"""Atlantis as a module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct, structs

from game.board import Plan, plan_of
from game.core.variant import Variant
from game.engine import Action, Problem, Question
from game.engine.game import Result
from game.look import Mark, Text, Track
from game.lookout import Looking
from game.modules.atlantis import ending
from game.modules.atlantis.flooding import Flood, FloodHex, storm
from game.modules.atlantis.state import FACTS, State, about_to_sink, note_coast, of, peril, sinks_at
from game.modules.fixed_boards import OWN_GROUND
from game.setup import Setup
from game.table import Island


class Atlantis(Variant):
    """An island of its own between two deserts, and the water that takes it."""

    key: ClassVar[str] = "atlantis"
    claims: ClassVar[Mapping[str, str]] = {
        "desert": "one_desert_variant_only",
        "scenario": "one_scenario_only",
        "markers": "markers_taken",
    }
    unfit: ClassVar[Mapping[str, str]] = OWN_GROUND
    actions: ClassVar[tuple[type[Action], ...]] = (Flood,)
    prompts: ClassVar[tuple[type[Question], ...]] = (FloodHex,)
    State: ClassVar[type[Struct]] = State

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        return (*codes, "hex_about_to_sink", "marker_required", "not_a_candidate")

    def board_plan(self, setup: Setup, plan: Plan) -> Plan:
        """Its own layout; of the host's choices only those about harbours hold (ATL-08, ATX-D9)."""
        return structs.replace(plan_of("atlantis"), harbour_mode=plan.harbour_mode)

    def prepare(self, g: Island) -> None:
        of(g).markers = [0] * len(g.rules.topology.hexes)
        note_coast(g)

    def robber_home(self, g: Island, place: int) -> int:
        """Always the desert it began on, though there are two (ATL-07)."""
        return g.table.home

    def bars_robber(self, g: Island, hex: int) -> tuple[Problem, ...]:
        return ("hex_about_to_sink",) if about_to_sink(g, hex) else ()

    def flood(self, g: Island) -> None:
        storm(g)

    def ending(self, g: Island) -> Result | None:
        return ending.ending(g)

    def worth(self, g: Island, seat: int, value: float) -> float:
        """What stands only where the water rises is worth less."""
        mine = ((corner, b) for corner, b in g.table.buildings.items() if b.seat == seat)
        return value - sum(b.size * peril(g, corner) for corner, b in mine)

    def look(self, g: Island, looking: Looking) -> None:
        """Markers at their hexes, and how near the end is."""
        state = of(g)
        for hex, n in enumerate(state.markers):
            if n:
                limit = sinks_at(g, hex)
                alt = Text("look-storm", {"n": n, "limit": limit})
                looking.marks.append(Mark("hex", hex, "badge", "storm", level=n, label=f"{n}/{limit}", alt=alt))
        gone, end = len(state.sunk), FACTS.ends_at[g.rules.players]
        looking.tracks.append(Track("storm", end, gone, Text("look-sunk", {"n": gone, "limit": end})))
