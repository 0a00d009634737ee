"""What a good player does by the great river."""

from __future__ import annotations

from game.core.told import Built
from game.deeds import Deed
from game.modules.great_river.course import banks
from game.table import Island


def on_a_bank(g: Island, fact: Built) -> bool:
    roads, buildings, _ = banks(g)
    return fact.place in (roads if fact.item == "road" else buildings) and fact.how != "found"


DEEDS = (Deed("gold_reached", Built, on_a_bank),)
