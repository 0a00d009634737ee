"""How the renderer gets its words: somebody who knows the reader's language turns keys into text."""

from __future__ import annotations

from typing import Protocol

from game.look import Text


class Words(Protocol):
    """Turns words by key into words to read."""

    def __call__(self, text: Text, /) -> str:
        """The words of a key with its arguments."""
