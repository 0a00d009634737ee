"""Corsica as a module: its board is data/layouts/corsica.json, its rules are those of all maps."""

from __future__ import annotations

from typing import ClassVar

from game.modules._maps.module import PrintedMap


class Corsica(PrintedMap):
    """From Cap Corse to Bonifacio; the robber waits at Cinarca."""

    key: ClassVar[str] = "corsica"
