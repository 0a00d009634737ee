"""From the units of the ground to pixels, and which places the frame must hold."""

from __future__ import annotations

from math import floor, hypot, sqrt
from typing import NamedTuple

from game.look import Ground, HarbourMark, Xy
from renderer.errors import BadLook
from renderer.sites import signs

SIGN = 0.41  # radius of a harbour sign, in units
_ROOM = 0.2  # sea kept around the outermost thing
_SITE_ROOM = 0.78  # for names and rates around the places of a map


class Frame(NamedTuple):
    """Where the ground lies in a picture."""

    unit: float
    x: float
    y: float
    width: int
    height: int

    def px(self, at: Xy) -> tuple[float, float]:
        """A point of the ground in pixels."""
        return self.x + at[0] * self.unit, self.y + at[1] * self.unit

    def moved(self, dx: int, dy: int) -> Frame:
        """The same frame with its upper left corner elsewhere."""
        return self._replace(x=self.x + dx, y=self.y + dy)


def frame_of(ground: Ground, width: int, tallest: int = 100_000) -> Frame:
    """The frame that shows all of the ground, as wide as asked unless that makes it too tall."""
    left, top, right, bottom = extent(ground)
    wide, tall = right - left, bottom - top
    unit = _whole(min(width / wide, tallest / tall), ground.flat_top)
    w, h = round(unit * wide), round(unit * tall)
    return Frame(unit, round(-left * unit), round(-top * unit), w, h)


def _check(ground: Ground) -> None:
    """Everything that names a corner names one there is."""
    groups = {
        "site": (site.corner for site in ground.sites),
        "edge": (corner for edge in ground.edges for corner in edge),
        "hex": (corner for corners in ground.tile_corners for corner in corners),
    }
    for what, corners in groups.items():
        for corner in corners:
            if not 0 <= corner < len(ground.corners):
                raise BadLook("corner", corner, what)
    for right in ground.rights:
        if not 0 <= right.edge < len(ground.edges):
            raise BadLook("edge", right.edge, right.kind)


def _whole(unit: float, flat_top: bool) -> float:
    """The unit made a little smaller, so that equal hexes side by side are equal to the pixel and compress well."""
    across = 1.5 if flat_top else sqrt(3) / 2
    return floor(unit * across) / across


def extent(ground: Ground) -> tuple[float, float, float, float]:
    """The rectangle that holds tiles, harbours, sites and coast, with some sea around."""
    if ground.bare:
        raise BadLook("board", 0, ground.layout)
    _check(ground)
    points: list[tuple[float, float, float]] = [(x, y, 0.1) for x, y in ground.corners]
    points += [(*tile.at, 0.9) for tile in ground.tiles]
    points += [(*sign_place(harbour), SIGN + 0.1) for harbour in ground.harbours]
    points += [(*shore.at, SIGN + 0.1) for shore in ground.shores]
    points += [(x, y, 0.05) for part in ground.outline for x, y in part]
    points += [(*ground.corners[site.corner], _SITE_ROOM) for site in ground.sites if site.name]
    points += [(x, y, 0.0) for sign in signs(ground) for x, y in (sign.box[:2], sign.box[2:])]
    return (
        min(x - r for x, _, r in points) - _ROOM,
        min(y - r for _, y, r in points) - _ROOM,
        max(x + r for x, _, r in points) + _ROOM,
        max(y + r for _, y, r in points) + _ROOM,
    )


def sign_place(harbour: HarbourMark) -> Xy:
    """The middle of a harbour's sign: straight off its side, clear of the pieces on its corners."""
    (ax, ay), (bx, by) = harbour.ends
    mx, my = (ax + bx) / 2, (ay + by) / 2
    nx, ny = by - ay, ax - bx
    length = hypot(nx, ny) or 1.0
    if nx * (harbour.at[0] - mx) + ny * (harbour.at[1] - my) < 0:
        nx, ny = -nx, -ny
    return mx + nx / length * 0.68, my + ny / length * 0.68
