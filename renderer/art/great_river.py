"""Pictures of the Great River."""

from __future__ import annotations

from renderer.art import Path
from renderer.art.base import hills, mountains
from renderer.palette import ui
from renderer.pen import Pen
from renderer.terrain import SCATTER, TerrainInk, terrain


def swamp(pen: Pen, ink: TerrainInk) -> None:
    for x, y, rx in ((-0.3, -0.45, 0.2), (0.42, -0.3, 0.2), (-0.5, 0.25, 0.2), (0.4, 0.4, 0.24), (-0.1, 0.64, 0.2)):
        pen.oval(x, y, rx, rx * 0.4, ui("river_light"), ink.shade, 0.02)
    for x, y in ((-0.06, -0.52), (-0.64, 0.02), (0.64, 0.02), (-0.34, 0.5), (0.12, 0.58)):
        reeds = pen.at(x, y, 1.15)
        for dx in (-0.06, 0.06):
            reeds.line([(dx, 0.1), (dx, -0.2)], ink.shade, 0.03)
            reeds.line([(dx, -0.2), (dx, -0.11)], ui("wood_dark"), 0.05)


def gold(pen: Pen, ink: TerrainInk) -> None:
    for x, y in SCATTER[::2]:
        pen.poly(
            [(x - 0.1, y + 0.05), (x - 0.05, y - 0.07), (x + 0.06, y - 0.08), (x + 0.11, y + 0.04), (x, y + 0.09)],
            ink.light,
            ink.shade,
            0.02,
        )


def nugget(pen: Pen) -> None:
    pen.disc(0, 0, 0.44, ui("gold"), ui("gold_dark"), 0.08)
    pen.disc(0, 0, 0.27, None, ui("gold_dark"), 0.05)


TERRAINS = {
    "swamp": terrain("#8FA67A", "#4F6344", "#B6C9A2", swamp),
    "gold": terrain("#E8B93A", "#8C650A", "#F7D873", gold),
    "river_hills": terrain("#D07A48", "#8A4220", "#BF6434", hills),
    "river_mountains": terrain("#9AA3B4", "#5C6577", "#C3CAD6", mountains),
}
ICONS = {"gold": nugget}
PATHS = {"river": Path(0.26, "river", "river_light")}
