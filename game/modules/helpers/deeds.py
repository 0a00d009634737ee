"""What a good player does with helpers."""

from __future__ import annotations

from game.deeds import Deed
from game.modules.helpers.told import HelperSwapped, HelperTurned, HelperUsed

DEEDS = (
    Deed("helper_used", HelperUsed),
    Deed("helper_turned", HelperTurned),
    Deed("helper_swapped", HelperSwapped),
)
