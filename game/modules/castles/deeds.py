"""What a good player does with castles."""

from __future__ import annotations

from game.deeds import Deed
from game.modules.castles.told import CastleBuilt

DEEDS = (Deed("castle_built", CastleBuilt),)
