"""What a good player does among fishermen."""

from __future__ import annotations

from game.deeds import Deed
from game.modules.fishermen.told import BootGiven, FishCaught, FishSpent

DEEDS = (
    Deed("fish_caught", FishCaught),
    Deed("fish_spent", FishSpent),
    Deed("boot_given", BootGiven),
)
