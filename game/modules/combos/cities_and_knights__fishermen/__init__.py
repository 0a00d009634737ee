"""Fishermen with Cities & Knights: seven fish draw a progress card from a deck of choice (FSH-D10)."""

from game.modules.combos.cities_and_knights__fishermen.module import FishedProgress

MODULE = FishedProgress()
