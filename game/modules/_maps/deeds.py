"""What a good player does on a printed map."""

from __future__ import annotations

from game.deeds import Deed
from game.modules._maps.told import CrossingReached
from game.modules.base.bank import WITHOUT_HARBOUR
from game.modules.base.told import BankTraded

DEEDS = (
    Deed("crossing_reached", CrossingReached),
    Deed(
        "trade_right_used",
        BankTraded,
        lambda g, fact: sum(fact.give.values()) < WITHOUT_HARBOUR * sum(fact.get.values()),
    ),
)
