"""The great river: gold for roads and buildings on its banks, a point for every three."""

from game.modules.great_river.module import GreatRiver

MODULE = GreatRiver()
