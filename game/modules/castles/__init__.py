"""Castles: two played knights keep the robber off one hex for good."""

from game.modules.castles.module import Castles

MODULE = Castles()
