"""Pictures of castles."""

from __future__ import annotations

from renderer.palette import SeatInk, ui
from renderer.pen import Pen, ring


def castle(pen: Pen) -> None:
    pen.rect(-0.4, -0.14, 0.4, 0.42, (178, 168, 156), ui("ink"), 0.07)
    for x in (-0.3, 0.0, 0.3):
        pen.rect(x - 0.11, -0.4, x + 0.11, -0.1, (178, 168, 156), ui("ink"), 0.06)
    pen.pie(0, 0.38, 0.15, 0.3, 180, 360, ui("ink"))


def castle_ring(pen: Pen, ink: SeatInk, level: int, active: bool) -> None:
    """A wall with battlements around the token of a hex."""
    for x, y in ring(12, 0.5):
        pen.rect(x - 0.075, y - 0.075, x + 0.075, y + 0.075, (178, 168, 156), ui("ink"), 0.03)
    pen.disc(0, 0, 0.5, None, ui("ink"), 0.12)
    pen.disc(0, 0, 0.475, None, (178, 168, 156), 0.07)


ICONS = {"castle": castle}
PIECES = {"castle": castle_ring}
