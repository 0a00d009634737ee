"""Pictures of fishermen: the lake, fish and the old boot."""

from __future__ import annotations

from renderer.icons import Icon
from renderer.palette import darker, ui
from renderer.pen import Pen
from renderer.terrain import TerrainInk, terrain, wave


def lake(pen: Pen, ink: TerrainInk) -> None:
    """Water between two shores of grass, with reeds and a boat."""
    for x, y, rx in ((-0.38, -0.52, 0.34), (0.36, 0.56, 0.34)):
        pen.oval(x, y, rx, 0.16, ink.shade)
    for x, y in ((0.3, -0.58), (-0.6, 0.02), (0.6, 0.02), (-0.3, 0.58)):
        wave(pen.at(x, y, 1.2), ink.light)
    for x, y in ((-0.5, -0.56), (-0.38, -0.6), (0.46, 0.54), (0.34, 0.58)):
        pen.line([(x, y + 0.08), (x, y - 0.14)], ui("accent"), 0.04)


def fish(pen: Pen) -> None:
    body = ui("gold")
    pen.poly([(0.18, 0.0), (0.46, -0.26), (0.46, 0.26)], body, ui("ink"), 0.06)
    pen.oval(-0.08, 0.0, 0.36, 0.24, body, ui("ink"), 0.06)
    pen.poly([(-0.1, -0.2), (0.08, -0.38), (0.12, -0.16)], darker(body, 0.25))
    pen.disc(-0.26, -0.05, 0.05, ui("ink"))
    pen.arc(-0.1, 0.0, 0.1, 0.16, 290, 70, ui("ink"), 0.04)


def boot(pen: Pen) -> None:
    leather = ui("wood")
    pen.poly(
        [(-0.26, -0.44), (0.1, -0.44), (0.1, 0.06), (0.42, 0.18), (0.44, 0.34), (-0.26, 0.34)], leather, ui("ink"), 0.06
    )
    pen.rect(-0.3, 0.32, 0.48, 0.44, ui("ink"))
    for y in (-0.26, -0.12, 0.02):
        pen.line([(-0.06, y), (0.12, y)], ui("paper"), 0.05)


def token(n: int) -> Icon:
    """A token with so many fish on it."""
    places = {1: [(0.0, 0.0)], 2: [(0.0, -0.2), (0.0, 0.2)], 3: [(0.0, -0.26), (-0.16, 0.14), (0.2, 0.14)]}[n]

    def draw(pen: Pen) -> None:
        pen.disc(0, 0, 0.48, ui("sea_light"), ui("ink"), 0.06)
        for x, y in places:
            fish(pen.at(x, y, (0.68, 0.5, 0.4)[n - 1]))

    return draw


TERRAINS = {"lake": terrain("#3D86D8", "#5FAE6C", "#8FC1F4", lake)}
ICONS = {"fish": fish, "boot": boot, **{f"fish_{n}": token(n) for n in (1, 2, 3)}}
