"""What a good player does beside a volcano."""

from __future__ import annotations

from game.core.told import BuildingLost
from game.deeds import Deed
from game.modules.base.picking import FROM_HEXES
from game.modules.base.told import Picked

DEEDS = (
    Deed("volcano_paid", Picked, lambda g, fact: fact.why == FROM_HEXES and bool(fact.cards)),
    Deed("lost_to_lava", BuildingLost, lambda g, fact: fact.cause == "lava", fault=True),
)
