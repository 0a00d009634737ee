"""What is wrong with look-data."""

from __future__ import annotations


class BadLook(ValueError):
    """Look-data that names a place which is not there; nothing was drawn."""

    def __init__(self, kind: str, place: int, sprite: str) -> None:
        self.kind, self.place, self.sprite = kind, place, sprite
        whose = f" for {sprite!r}" if sprite else ""
        super().__init__(f"there is no {kind} {place} on this ground{whose}")
