"""Pieces of the seats: told apart by colour, by the shape of their roofs and by the sign on them.

A piece is drawn around the place it stands on, in units of the ground.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from renderer import icons
from renderer.palette import Rgb, SeatInk, lighter
from renderer.pen import Pen, Point, ring

_W = 0.045  # outline


def badge(shape: str, pen: Pen, fill: Rgb, edge: Rgb | None = None, w: float = 0.0) -> None:
    """A seat's sign in a square of side 1: triangle, square, circle, diamond, cross or bars."""
    if shape == "dome":
        pen.disc(0, 0, 0.48, fill, edge, w)
    elif shape == "shed":
        for y in (-0.28, 0.28):
            pen.rect(-0.48, y - 0.19, 0.48, y + 0.19, fill, edge, w)
    else:
        pen.poly(_SIGNS.get(shape, _SIGNS["round"]), fill, edge, w)


_T = 0.17
_SIGNS: dict[str, list[Point]] = {
    "gable": [(0, -0.46), (0.52, 0.44), (-0.52, 0.44)],
    "tower": [(-0.42, -0.42), (0.42, -0.42), (0.42, 0.42), (-0.42, 0.42)],
    "spire": [(0, -0.56), (0.44, 0), (0, 0.56), (-0.44, 0)],
    "steps": [
        (-_T, -0.5),
        (_T, -0.5),
        (_T, -_T),
        (0.5, -_T),
        (0.5, _T),
        (_T, _T),
        (_T, 0.5),
        (-_T, 0.5),
        (-_T, _T),
        (-0.5, _T),
        (-0.5, -_T),
        (-_T, -_T),
    ],
    "round": ring(8, 0.46, 22.5),
}


def house(pen: Pen, ink: SeatInk, half: float, foot: float, wall: float, height: float) -> None:
    """A body from `foot` up to `wall` with the seat's roof of the given height on it."""
    outline = [(-half, foot), (-half, wall), *roof(ink.shape, half, wall, height), (half, wall), (half, foot)]
    pen.poly(outline, ink.fill, ink.dark, _W)


def roof(shape: str, half: float, y: float, height: float) -> list[Point]:
    """The line of a roof from its left end to its right end."""
    top = y - height
    if shape == "tower":
        teeth = [
            (-1.0, 1),
            (-0.5, 1),
            (-0.5, 0),
            (-0.2, 0),
            (-0.2, 1),
            (0.2, 1),
            (0.2, 0),
            (0.5, 0),
            (0.5, 1),
            (1.0, 1),
        ]
        return [(x * half * 1.12, y - height * (0.42 + 0.4 * up)) for x, up in teeth]
    if shape == "dome":
        return [(-half * 1.1 * cos(radians(a)), y - height * 1.02 * sin(radians(a))) for a in range(0, 181, 15)]
    if shape == "spire":
        return [
            (-half * 1.15, y),
            (-half * 0.36, y - height * 0.45),
            (0, top - height * 0.45),
            (half * 0.36, y - height * 0.45),
            (half * 1.15, y),
        ]
    if shape == "steps":
        steps = [(-1.0, 0.42), (-0.64, 0.42), (-0.64, 0.8), (-0.34, 0.8), (-0.34, 1.2)]
        steps += [(-x, up) for x, up in reversed(steps)]
        return [(x * half * 1.05, y - height * up) for x, up in steps]
    if shape == "shed":
        return [(-half * 1.15, y - height * 0.06), (half * 1.1, top - height * 0.1), (half * 1.1, y)]
    return [(-half * 1.18, y), (0, top), (half * 1.18, y)]


def settlement(pen: Pen, ink: SeatInk, level: int, active: bool) -> None:
    house(pen, ink, 0.21, 0.24, 0.0, 0.26)
    badge(ink.shape, pen.at(0, 0.115, 0.17), ink.ink)


def city(pen: Pen, ink: SeatInk, level: int, active: bool) -> None:
    pen.poly([(-0.05, 0.3), (-0.05, -0.02), (0.4, -0.02), (0.4, 0.3)], ink.fill, ink.dark, _W)
    pen.line([(-0.02, 0.02), (0.38, 0.02)], ink.light, 0.04)
    house(pen.at(-0.15, 0.0), ink, 0.22, 0.3, -0.08, 0.31)
    badge(ink.shape, pen.at(-0.15, 0.08, 0.22), ink.ink)
    pen.rect(0.15, 0.1, 0.25, 0.28, ink.dark)


def road(pen: Pen, ink: SeatInk, angle: float, active: bool) -> None:
    """A beam along an edge, marked with the seat's pattern; a damaged one lies across, pale."""
    half, wide = (0.31, 0.17) if active else (0.2, 0.17)
    fill = ink.fill if active else lighter(ink.light, 0.3)
    turn = radians(angle if active else angle + 55)
    ux, uy = cos(turn), sin(turn)

    def along(t: float, side: float = 0.0) -> Point:
        return ux * t - uy * side, uy * t + ux * side

    pen.line([along(-half), along(half)], ink.dark, wide + 0.075)
    pen.line([along(-half), along(half)], fill, wide)
    _PATTERNS.get(ink.shape, _plain)(pen, ink, along)


Along = Callable[..., Point]


def _plain(pen: Pen, ink: SeatInk, along: Along) -> None:
    """The seat without a pattern."""


def _squares(pen: Pen, ink: SeatInk, along: Along) -> None:
    for t in (-0.2, 0.0, 0.2):
        pen.poly(
            [along(t - 0.045, -0.045), along(t + 0.045, -0.045), along(t + 0.045, 0.045), along(t - 0.045, 0.045)],
            ink.ink,
        )


def _dots(pen: Pen, ink: SeatInk, along: Along) -> None:
    for t in (-0.22, 0.0, 0.22):
        pen.disc(*along(t), 0.05, ink.ink)


def _spine(pen: Pen, ink: SeatInk, along: Along) -> None:
    pen.line([along(-0.28), along(0.28)], ink.dark, 0.05)


def _rungs(pen: Pen, ink: SeatInk, along: Along) -> None:
    for t in (-0.24, -0.08, 0.08, 0.24):
        pen.line([along(t, -0.07), along(t, 0.07)], ink.dark, 0.05, round_ends=False)


def _gap(pen: Pen, ink: SeatInk, along: Along) -> None:
    pen.line([along(-0.12), along(0.12)], ink.light, 0.09)


_PATTERNS: dict[str, Callable[[Pen, SeatInk, Along], None]] = {
    "gable": _plain, "tower": _squares, "dome": _dots, "spire": _spine, "steps": _rungs, "shed": _gap,
}  # fmt: skip


def robber(pen: Pen, ink: SeatInk, level: int, active: bool) -> None:
    icons.robber(pen.at(0, 0, 0.82))


Piece = Callable[[Pen, SeatInk, int, bool], None]

PIECES: dict[str, Piece] = {"settlement": settlement, "city": city, "robber": robber}
