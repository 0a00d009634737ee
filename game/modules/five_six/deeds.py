"""What a good player does at a table of five or six."""

from __future__ import annotations

from game.core.told import Built
from game.deeds import Deed

DEEDS = (Deed("built_between", Built, lambda g, fact: g.table.turn.part in ("special_build", "paired")),)
