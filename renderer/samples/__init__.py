"""Looks made up for the gallery, the bench and the tests."""

from renderer.samples.grounds import free_form, island, tall_map
from renderer.samples.papers import THROW, empty_hand, game, hand, summary
from renderer.samples.sheets import sheets
from renderer.samples.tables import COLOURS, KINDS, NAMES, busiest, played, say

__all__ = [
    "COLOURS",
    "KINDS",
    "NAMES",
    "THROW",
    "busiest",
    "empty_hand",
    "free_form",
    "game",
    "hand",
    "island",
    "played",
    "say",
    "sheets",
    "summary",
    "tall_map",
]
