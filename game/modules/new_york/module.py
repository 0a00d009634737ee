"""New York as a module: its board is data/layouts/new_york.json, its rules are those of all maps."""

from __future__ import annotations

from typing import ClassVar

from game.modules._maps.module import PrintedMap


class NewYork(PrintedMap):
    """From Buffalo to Montauk; the robber waits in the Adirondacks. The canal is a system of its own."""

    key: ClassVar[str] = "new_york"
