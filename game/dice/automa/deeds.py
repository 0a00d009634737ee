"""What a good player does in the dice game."""

from __future__ import annotations

from game.deeds import Deed
from game.dice.told import GoldExchanged, JokerUsed, SymbolBuilt, TurnScored

DEEDS = (
    Deed("settlement_built", SymbolBuilt, lambda g, fact: fact.item == "settlement"),
    Deed("city_built", SymbolBuilt, lambda g, fact: fact.item == "city"),
    Deed("knight_built", SymbolBuilt, lambda g, fact: fact.item == "knight"),
    Deed("joker_used", JokerUsed),
    Deed("gold_exchanged", GoldExchanged),
    Deed("empty_turn", TurnScored, lambda g, fact: fact.points <= 0, fault=True),
)
