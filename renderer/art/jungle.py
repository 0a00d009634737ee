"""Pictures of the jungle."""

from __future__ import annotations

from renderer.palette import ui
from renderer.pen import Pen, star
from renderer.terrain import TerrainInk, terrain


def jungle(pen: Pen, ink: TerrainInk) -> None:
    for x, y in ((0.0, -0.58), (-0.5, 0.44), (0.5, 0.44)):
        fern(pen.at(x, y, 1.1), ink)
    for x, y in ((-0.36, -0.4), (0.36, -0.4), (-0.66, 0.12), (0.66, 0.12), (0.0, 0.68)):
        palm(pen.at(x, y, 1.1), ink)


def fern(pen: Pen, ink: TerrainInk) -> None:
    """A low bush of broad leaves."""
    for dx, dy in ((-0.14, -0.03), (-0.08, -0.12), (0.0, -0.15), (0.08, -0.12), (0.14, -0.03)):
        pen.line([(0, 0.05), (dx, dy)], ink.shade, 0.05)


def palm(pen: Pen, ink: TerrainInk) -> None:
    """One palm tree."""
    pen.line([(0.03, 0.14), (0, -0.1)], ui("wood"), 0.05)
    leaf = ink.light
    for points in (
        [(0, -0.1), (-0.1, -0.16), (-0.19, -0.06)], [(0, -0.1), (0.1, -0.16), (0.19, -0.06)],
        [(0, -0.1), (-0.06, -0.22), (-0.15, -0.22)], [(0, -0.1), (0.06, -0.22), (0.15, -0.22)],
    ):  # fmt: skip
        pen.line(points, leaf, 0.05)


def discovery(pen: Pen) -> None:
    pen.disc(0, 0, 0.45, (196, 62, 54), ui("ink"), 0.07)
    pen.poly(star(4, 0.34, 0.12), ui("white"))


TERRAINS = {
    "jungle": terrain("#2F7F6A", "#1B5445", "#63B39C", jungle),
}
ICONS = {"discovery": discovery}
