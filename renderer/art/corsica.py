"""Pictures of the maps."""

from __future__ import annotations

from renderer.palette import ui
from renderer.pen import Pen, star


def crossing(pen: Pen) -> None:
    """A crossing with a star upon it."""
    for flip in (-1, 1):
        pen.line([(-0.4, -0.32 * flip), (0.4, 0.32 * flip)], ui("wood"), 0.16)
    pen.disc(0, 0, 0.36, ui("white"), ui("ink"), 0.06)
    pen.poly(star(5, 0.29, 0.13, 0, 0.02), ui("gold"), ui("gold_dark"), 0.05)


ICONS = {"crossing": crossing}
