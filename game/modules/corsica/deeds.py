"""What a good player does on this map."""

from __future__ import annotations

from game.modules._maps.deeds import DEEDS as ON_MAPS

DEEDS = (*ON_MAPS,)
