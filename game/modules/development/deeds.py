"""What a good player does with development cards."""

from __future__ import annotations

from game.deeds import Deed
from game.engine.told import AwardTaken
from game.modules.development.told import BoughtCard, GaveMonopoly, PlayedCard

DEEDS = (
    Deed("card_bought", BoughtCard),
    Deed("card_played", PlayedCard),
    Deed("knight_played", PlayedCard, lambda g, fact: fact.card == "knight"),
    Deed("monopoly_paid", GaveMonopoly, by=lambda fact: (fact.taker,)),
    Deed("largest_army", AwardTaken, lambda g, fact: fact.award == "largest_army"),
)
