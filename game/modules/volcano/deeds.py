"""What a good player does beside a volcano."""

from __future__ import annotations

from game.core.told import BuildingLost, Built
from game.deeds import Deed
from game.modules.base.picking import FROM_HEXES
from game.modules.base.told import Picked
from game.modules.volcano.state import volcano
from game.table import Island


def at_the_foot(g: Island, fact: Built) -> bool:
    return fact.item == "settlement" and fact.place in g.rules.topology.hex_corners[volcano(g)]


DEEDS = (
    Deed("built_at_volcano", Built, at_the_foot),
    Deed("volcano_paid", Picked, lambda g, fact: fact.why == FROM_HEXES and bool(fact.cards)),
    Deed("lost_to_lava", BuildingLost, lambda g, fact: fact.cause == "lava", fault=True),
)
