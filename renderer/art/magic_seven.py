"""The picture of the wizard's castle."""

from __future__ import annotations

from renderer.palette import ui
from renderer.pen import Pen, star
from renderer.terrain import TerrainInk, terrain


def castle(pen: Pen, ink: TerrainInk) -> None:
    for x, y, r in (
        (-0.55, -0.28, 0.07),
        (0.58, -0.24, 0.08),
        (-0.62, 0.2, 0.06),
        (0.6, 0.28, 0.06),
        (-0.36, 0.56, 0.07),
        (0.36, 0.6, 0.06),
    ):
        pen.poly(star(4, r * 1.6, r * 0.55, x, y), ui("glow"))
    wall, roof = ink.light, ui("violet")
    pen.rect(-0.3, -0.56, 0.3, -0.22, wall, ink.shade, 0.02)
    for x, top in ((-0.3, -0.64), (0.3, -0.64), (0.0, -0.7)):
        pen.rect(x - 0.09, top, x + 0.09, -0.22, wall, ink.shade, 0.02)
        pen.poly([(x - 0.13, top), (x, top - 0.2), (x + 0.13, top)], roof)


TERRAINS = {
    "castle": terrain("#A893CF", "#6A5596", "#E3DAF2", castle),
    "wizard_castle": terrain("#A893CF", "#6A5596", "#E3DAF2", castle),
}
