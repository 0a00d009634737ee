"""Every question the island asks its rule systems, each once, as a no-op with a line that says when.

The decorator says how the answers of several modules combine (game/combine.py). The order of things is the order in
which the core algorithms ask (game/core/); two systems that need different moments need two hooks.
"""

from __future__ import annotations

from game.hooks.acting import Acting
from game.hooks.beginning import Beginning
from game.hooks.counting import Counting
from game.hooks.turning import Turning

__all__ = ["HOOKS", "Hooks"]


class Hooks(Beginning, Turning, Acting, Counting):
    """The hooks; a module overrides those it has an answer to."""


HOOKS = tuple(name for part in Hooks.__bases__ for name, value in vars(part).items() if hasattr(value, "__combine__"))
