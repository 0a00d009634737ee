"""Rectangles: what lies where, and what meets what."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle, in pixels or in units of the ground."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Whether the two share any area."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def inside(self, other: Box) -> bool:
        """Whether it lies in the other from end to end."""
        return (
            other.left <= self.left
            and self.right <= other.right
            and other.top <= self.top
            and self.bottom <= other.bottom
        )

    def grown(self, by: float) -> Box:
        """The rectangle with a margin."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)
