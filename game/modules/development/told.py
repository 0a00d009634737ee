"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact

# fmt: off

class BySeat(Fact): seat: int  # what the others hear of a card that was drawn

class BoughtCard(BySeat): topic = "development"; thing = "item-development"
class DrewCard(Fact): seat: int; card: str; topic = "development"; only_for = ("seat",)
class PlayedCard(Fact): seat: int; card: str; topic = "development"; thing = "card"
class MonopolyInVain(Fact): seat: int; card: str; topic = "monopoly"
class GaveMonopoly(Fact): seat: int; taker: int; cards: dict[str, int]; topic = "monopoly"
