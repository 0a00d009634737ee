"""What a good player does on Atlantis."""

from __future__ import annotations

from game.core.land import buildings_at
from game.core.told import BuildingLost
from game.deeds import Deed
from game.modules.atlantis.flooding import Flood
from game.table import Island


def at_home(g: Island, flood: Flood) -> bool:
    return any(b.seat == flood.seat for _, b in buildings_at(g, flood.hex))


DEEDS = (
    Deed("flooded_others", Flood, lambda g, flood: not at_home(g, flood)),
    Deed("flooded_own", Flood, at_home, fault=True),
    Deed("lost_to_water", BuildingLost, fault=True),
)
