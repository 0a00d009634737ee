"""The picture of the volcano."""

from __future__ import annotations

from renderer.palette import ui
from renderer.pen import Pen
from renderer.terrain import TerrainInk, terrain


def volcano(pen: Pen, ink: TerrainInk) -> None:
    dark, rock = ui("robber"), ink.shade
    pen.poly([(-0.2, -0.62), (0.2, -0.62), (0.74, 0.4), (0.4, 0.68), (-0.4, 0.68), (-0.74, 0.4)], rock)
    pen.poly([(0.02, -0.62), (0.2, -0.62), (0.74, 0.4), (0.4, 0.68), (0.1, 0.68)], dark)
    pen.oval(0, -0.62, 0.21, 0.07, ui("lava"))
    for points in (
        [(-0.1, -0.6), (-0.2, -0.3), (-0.46, 0.1), (-0.5, 0.4)],
        [(0.08, -0.6), (0.24, -0.2), (0.5, 0.14)],
        [(0.0, -0.6), (0.05, 0.3), (0.14, 0.62)],
    ):
        pen.line(points, ui("lava"), 0.09)
        pen.line(points, ui("lava_light"), 0.035)
    for x, y, r in ((-0.06, -0.76, 0.07), (0.07, -0.8, 0.055)):
        pen.disc(x, y, r, ink.light)


TERRAINS = {
    "volcano": terrain("#6E5A5E", "#4C3B40", "#A9989B", volcano),
}
