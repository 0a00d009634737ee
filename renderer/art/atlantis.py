"""Pictures of Atlantis: sunken land and the storm."""

from __future__ import annotations

from renderer.art.base import sea
from renderer.palette import ui
from renderer.pen import Pen
from renderer.terrain import TerrainInk, terrain


def sunken(pen: Pen, ink: TerrainInk) -> None:
    for x, y, h in ((-0.42, -0.3, 0.3), (0.4, -0.36, 0.2), (0.52, 0.36, 0.26), (-0.36, 0.5, 0.18)):
        pen.rect(x - 0.07, y - h, x + 0.07, y, ink.light)
        pen.rect(x - 0.1, y - h - 0.05, x + 0.1, y - h + 0.01, ink.light)
    sea(pen, ink)


def storm(pen: Pen) -> None:
    pen.disc(0, 0, 0.45, ui("river"), ui("ink"), 0.07)
    pen.arc(-0.02, 0.02, 0.26, 0.26, 90, 360, ui("white"), 0.1)
    pen.arc(0.03, 0.02, 0.12, 0.12, 180, 450, ui("white"), 0.09)


TERRAINS = {
    "sunken": terrain("#4C93C4", "#3B7FB0", "#7DBDE2", sunken),
}
ICONS = {"storm": storm}
