"""What a good player does with the wizard."""

from __future__ import annotations

from game.deeds import Deed
from game.modules.magic_seven.told import MagicCard

DEEDS = (Deed("magic_card", MagicCard),)
