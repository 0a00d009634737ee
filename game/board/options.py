"""What the host may choose about the island (BASE-O7 to BASE-O13, BASE-O22, FS-O3, FS-O4, FS-O6)."""

from typing import Literal

import msgspec

from .parts import DesertPlace, HarbourMode, Plan
from .plan import plan_of


class IslandOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The choices, each with the value it has when nobody chooses."""

    tokens: Literal["spiral", "random"] = "spiral"
    reds_apart: bool = True
    ends_apart: bool = False
    equal_apart: bool = False
    terrain_group: Literal[0, 2, 3] = 0
    desert: DesertPlace = "random"
    harbours: HarbourMode = "shuffled"


def island_plan(seats: int, *, beginner: bool = False, options: IslandOptions | None = None) -> Plan:
    """The plan of the island for so many seats."""
    layout = "base" if seats <= 4 else "five_six"
    if beginner:
        layout = "beginner" if seats <= 4 else "five_six_beginner"
    return shape(plan_of(layout), options or IslandOptions())


def shape(plan: Plan, options: IslandOptions) -> Plan:
    """The plan with the host's choices; an island that is printed as a whole ignores them."""
    if plan.printed_island:
        return plan
    return msgspec.structs.replace(
        plan,
        token_mode=options.tokens,
        reds_apart=options.reds_apart,
        ends_apart=options.ends_apart,
        equal_apart=options.equal_apart,
        terrain_group=options.terrain_group,
        desert=options.desert,
        harbour_mode=options.harbours,
    )
