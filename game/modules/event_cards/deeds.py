"""What a good player does with event cards."""

from __future__ import annotations

from game.deeds import Deed
from game.modules.base.told import Picked
from game.modules.event_cards.told import EventDeclined, RoadRepaired

DEEDS = (
    Deed("event_reward", Picked, lambda g, fact: fact.why == "event"),
    Deed("road_repaired", RoadRepaired),
    Deed("event_declined", EventDeclined, fault=True),
)
