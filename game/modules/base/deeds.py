"""What a good player does in every game of the island."""

from __future__ import annotations

from game.core.told import Built
from game.deeds import Deed
from game.engine.told import AwardTaken
from game.modules.base.told import BankTraded, Discarded, Offered, Traded

DEEDS = (
    Deed("settlement_built", Built, lambda g, fact: fact.item == "settlement" and fact.how != "found"),
    Deed("city_built", Built, lambda g, fact: fact.item == "city" and fact.how != "found"),
    Deed("road_built", Built, lambda g, fact: fact.item == "road" and fact.how != "found"),
    Deed("offered", Offered),
    Deed("traded", Traded, by=lambda fact: (fact.seat, fact.other)),
    Deed("traded_with_bank", BankTraded),
    Deed("longest_road", AwardTaken, lambda g, fact: fact.award == "longest_road"),
    Deed("discarded", Discarded, fault=True),
)
