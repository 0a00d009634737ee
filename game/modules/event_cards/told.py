"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact

# fmt: off

class RoadDamaged(Fact): seat: int; edge: int; topic = "earthquake"; shows = "edge"
class RoadRepaired(Fact): seat: int; edge: int; topic = "earthquake"; shows = "edge"
class EventCard(Fact): seat: int; event: str; number: int; topic = "event_cards"
class EventInVain(Fact): event: str; why: str; topic = "event_cards"
class EventDeclined(Fact): seat: int; topic = "event_cards"
class NewYear(Fact): year: int; topic = "event_cards"
class GaveCard(Fact): seat: int; taker: int; topic = "good_neighbourhood"
class GaveWhichCard(Fact):
    seat: int; taker: int; card: str; topic = "good_neighbourhood"; only_for = ("seat", "taker"); instead = "gave_card"
