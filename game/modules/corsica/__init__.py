"""Corsica: 25 named sites, 11 crossings with a point, trade roads along the coast, no desert."""

from game.modules.corsica.module import Corsica

MODULE = Corsica()
