"""What a good player does with city walls."""

from __future__ import annotations

from game.core.told import Built
from game.core.walls import WALL
from game.deeds import Deed

DEEDS = (Deed("wall_built", Built, lambda g, fact: fact.item == WALL),)
