"""Pictures of the Erie Canal."""

from __future__ import annotations

from renderer.art import Path
from renderer.palette import ui
from renderer.pen import Pen


def canal(pen: Pen) -> None:
    """A barge on the water."""
    pen.disc(0, 0, 0.46, ui("river_light"), ui("ink"), 0.07)
    pen.poly([(-0.34, -0.02), (0.34, -0.02), (0.24, 0.2), (-0.24, 0.2)], ui("wood"), ui("ink"), 0.05)
    pen.rect(-0.14, -0.2, 0.12, -0.02, ui("white"), ui("ink"), 0.05)
    pen.line([(-0.26, 0.29), (0.26, 0.29)], ui("river"), 0.08)


ICONS = {"canal": canal}
PATHS = {"canal": Path(0.16, "river", "river_light")}
