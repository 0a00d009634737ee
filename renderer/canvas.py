"""How large a board is drawn: about square, as large as its corners of sea allow.

Discord shows a picture in a box of 550 × 350 pixels on a desktop and as wide as the screen, 390, on a phone. What does
not belong to the ground (dice, whose turn it is, what is new) finds room in the sea; how much is kept free depends on
the ground and not on the turn, so that equal grounds give equal pictures, fit for a cache.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from game.look import Ground, Xy
from renderer.box import Box
from renderer.frame import SIGN, Frame, extent, frame_of, sign_place
from renderer.sites import signs

BOX, PHONE = (550, 350), 390
SQUAREST, BROADEST = 1.06, 1.5  # width by height
_SCALES = (1.0, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79)
_MARGIN = 10

Shape = tuple[int, int]


class Slot(NamedTuple):
    """Something that needs room in the sea: shapes it may have and corners it likes, best first."""

    shapes: tuple[Shape, ...]
    corners: str  # of "abcd": upper left, upper right, lower left, lower right


class Canvas(NamedTuple):
    """Where the ground lies in the picture, and the room of each slot."""

    frame: Frame
    rooms: tuple[Box, ...]


def shown(width: int, height: int) -> float:
    """How large a pixel of the picture is where it is shown smallest."""
    return min(BOX[0] / width, BOX[1] / height, PHONE / width)


@lru_cache(maxsize=64)
def canvas(ground: Ground, slots: tuple[Slot, ...], names: tuple[Xy, ...], width: int) -> Canvas:
    """The largest frame in which every slot finds room beside land and names."""
    left, top, right, bottom = extent(ground)
    aspect = min(BROADEST, max(SQUAREST, (right - left) / (bottom - top)))
    height = round(width / aspect)
    for scale in _SCALES:
        frame = _centred(ground, width, height, scale)
        rooms = _settled(slots, _obstacles(ground, names, frame), width, height)
        if rooms is not None:
            return Canvas(frame, rooms)
    rooms = _settled(slots, [], width, height)
    return Canvas(frame, rooms or tuple(Box(0, 0, *slot.shapes[-1]) for slot in slots))


def _centred(ground: Ground, width: int, height: int, scale: float) -> Frame:
    frame = frame_of(ground, round(width * scale), round(height * scale))
    dx, dy = (width - frame.width) // 2, (height - frame.height) // 2
    return Frame(frame.unit, frame.x + dx, frame.y + dy, width, height)


class _Disc(NamedTuple):
    x: float
    y: float
    r: float


def _obstacles(ground: Ground, names: tuple[Xy, ...], frame: Frame) -> list[_Disc]:
    """What no slot may cover: land with pieces on its rim, harbours, plates, sites."""
    unit = frame.unit
    points = [(*tile.at, 0.93) for tile in ground.tiles]
    points += [(x, y, 0.3) for x, y in ground.corners]
    points += [(*sign_place(harbour), SIGN + 0.1) for harbour in ground.harbours]
    points += [(*shore.at, SIGN + 0.1) for shore in ground.shores]
    points += [(*sign.at, 0.5) for sign in signs(ground)]
    points += [(x + dx, y, 0.3) for x, y in names for dx in (-1.6, -0.8, 0.0, 0.8, 1.6)]
    return [_Disc(*frame.px((x, y)), r * unit) for x, y, r in points]


def _settled(slots: Sequence[Slot], discs: list[_Disc], width: int, height: int) -> tuple[Box, ...] | None:
    """A room for each slot in turn; None if one finds none."""
    rooms: list[Box] = []
    for slot in slots:
        options = (_at(corner, shape, width, height) for shape in slot.shapes for corner in slot.corners)
        room = next((box for box in options if _clear(box, discs, rooms)), None)
        if room is None:
            return None
        rooms.append(room)
    return tuple(rooms)


def _at(corner: str, shape: Shape, width: int, height: int) -> Box:
    wide, high = shape
    left = _MARGIN if corner in "ac" else width - wide - _MARGIN
    top = _MARGIN if corner in "ab" else height - high - _MARGIN
    return Box(left, top, left + wide, top + high)


def _clear(box: Box, discs: list[_Disc], rooms: list[Box]) -> bool:
    if any(box.grown(_MARGIN).meets(room) for room in rooms):
        return False
    return not any(
        hypot(max(box.left - d.x, 0, d.x - box.right), max(box.top - d.y, 0, d.y - box.bottom)) < d.r for d in discs
    )
