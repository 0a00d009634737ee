"""The plane the hexes lie on, in whole numbers, so that shared corners and edges are exactly equal."""

from math import sqrt
from typing import NamedTuple

Point = tuple[int, int]
Axial = tuple[int, int]


class Grid(NamedTuple):
    """One way to turn the hexes: where centres and corners lie, in units of half a width and half a side."""

    step_q: Point
    step_r: Point
    corners: dict[str, Point]
    sides: dict[str, tuple[str, str]]
    unit: tuple[float, float]

    def centre(self, at: Axial) -> Point:
        """The middle of the hex at (q, r)."""
        q, r = at
        return q * self.step_q[0] + r * self.step_r[0], q * self.step_q[1] + r * self.step_r[1]

    def corner(self, at: Axial, name: str) -> Point:
        """One of the six corners of the hex at (q, r)."""
        x, y = self.centre(at)
        dx, dy = self.corners[name]
        return x + dx, y + dy

    def ring(self, at: Axial) -> list[Point]:
        """The six corners of a hex, clockwise."""
        return [self.corner(at, name) for name in self.corners]

    def place(self, point: Point) -> tuple[float, float]:
        """The point in hex sizes, for pictures."""
        return point[0] * self.unit[0], point[1] * self.unit[1]


def reading(point: Point) -> Point:
    """Sort key of the reading order: smaller y first, then smaller x."""
    return point[1], point[0]


def middle(a: Point, b: Point) -> Point:
    """The middle of two points, doubled to stay whole."""
    return a[0] + b[0], a[1] + b[1]


def _sides(names: str, corners: dict[str, Point]) -> dict[str, tuple[str, str]]:
    clockwise = list(corners)
    return dict(zip(names.split(), zip(clockwise, clockwise[1:] + clockwise[:1], strict=True), strict=True))


_POINTY = {"N": (0, -2), "NE": (1, -1), "SE": (1, 1), "S": (0, 2), "SW": (-1, 1), "NW": (-1, -1)}
_FLAT = {"NW": (-1, -1), "NE": (1, -1), "E": (2, 0), "SE": (1, 1), "SW": (-1, 1), "W": (-2, 0)}

POINTY = Grid((2, 0), (1, 3), _POINTY, _sides("NE E SE SW W NW", _POINTY), (sqrt(3) / 2, 0.5))
FLAT = Grid((3, 1), (0, 2), _FLAT, _sides("N NE SE S SW NW", _FLAT), (0.5, sqrt(3) / 2))
