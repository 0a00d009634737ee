"""The face of each terrain, told apart by what grows there and not only by colour.

A texture draws around the middle of a hex of size 1 and leaves the middle to the number token.
What stands twice on one line of the picture costs it little more bytes than once, hence the pairs.
"""

from __future__ import annotations

from collections.abc import Callable

from renderer.palette import Rgb, TerrainInk, ui
from renderer.pen import Pen, Point, star

Texture = Callable[[Pen, TerrainInk], None]

# Places around the token, from far to near, so that what stands in front is drawn last.
_SCATTER: list[Point] = [
    (-0.2, -0.58), (0.22, -0.56), (-0.58, -0.24), (0.58, -0.22), (-0.5, 0.32), (0.5, 0.34), (0.0, 0.62),
]  # fmt: skip


def draw(ink: TerrainInk, pen: Pen) -> None:
    """Draws a terrain's texture; an unknown one leaves the hex plain."""
    texture = TEXTURES.get(ink.texture)
    if texture is not None:
        texture(pen, ink)


def forest(pen: Pen, ink: TerrainInk) -> None:
    for x, y in ((-0.26, -0.52), (0.26, -0.52), (-0.6, 0.04), (0.6, 0.04), (-0.3, 0.56), (0.3, 0.56)):
        conifer(pen.at(x, y, 1.1), ink)


def conifer(pen: Pen, ink: TerrainInk) -> None:
    """One fir tree, its foot a little below the origin."""
    pen.rect(-0.035, 0.12, 0.035, 0.23, ui("wood_dark"))
    pen.poly(
        [(0, -0.27), (0.1, -0.07), (0.06, -0.07), (0.17, 0.15), (-0.17, 0.15), (-0.06, -0.07), (-0.1, -0.07)], ink.shade
    )


def pasture(pen: Pen, ink: TerrainInk) -> None:
    grass = ink.shade
    for x, y in ((0.26, -0.54), (-0.62, -0.06), (0.26, 0.58)):
        tuft = pen.at(x, y, 1.2)
        for dx in (-0.06, 0.0, 0.06):
            tuft.line([(dx * 0.3, 0.06), (dx, -0.07 if dx else -0.11)], grass, 0.035)
    for x, y in ((-0.26, -0.52), (0.58, 0.1), (-0.24, 0.58)):
        sheep(pen.at(x, y, 1.25))


def sheep(pen: Pen) -> None:
    """One sheep, looking left."""
    coat, face = ui("snow"), ui("ink")
    for x in (-0.07, 0.08):
        pen.line([(x, 0.06), (x, 0.14)], face, 0.04)
    for x, y, r in ((-0.09, 0.0, 0.09), (0.0, -0.04, 0.1), (0.1, 0.0, 0.09), (0.0, 0.03, 0.09)):
        pen.disc(x, y, r, coat)
    pen.oval(-0.17, -0.02, 0.06, 0.075, face)


def fields(pen: Pen, ink: TerrainInk) -> None:
    for x, y in ((0.0, -0.6), (-0.48, -0.36), (0.48, -0.36), (-0.52, 0.36), (0.52, 0.36), (0.0, 0.6)):
        wheat(pen.at(x, y, 1.3), ink)


def wheat(pen: Pen, ink: TerrainInk) -> None:
    """One ear of grain between two leaves."""
    pen.line([(-0.1, 0.0), (0, 0.16), (0.1, 0.0)], ink.shade, 0.035)
    pen.line([(0, 0.2), (0, -0.06)], ink.shade, 0.035)
    pen.oval(0, -0.12, 0.055, 0.13, ink.shade)


def hills(pen: Pen, ink: TerrainInk) -> None:
    for x, y, r in ((-0.3, -0.36, 0.32), (0.32, -0.34, 0.34)):
        pen.pie(x, y, r, r * 0.85, 180, 360, ink.light)
    for x, y in ((0.0, 0.62), (-0.58, 0.26), (0.58, 0.28), (0.0, -0.62)):
        bricks(pen.at(x, y, 1.15), ink)


def bricks(pen: Pen, ink: TerrainInk) -> None:
    """A small stack of bricks."""
    edge, body = ink.shade, ui("brick")
    for row, xs in ((0.08, (-0.16, 0.0, 0.16)), (-0.01, (-0.08, 0.08))):
        for x in xs:
            pen.rect(x - 0.08, row - 0.045, x + 0.08, row + 0.045, body, edge, 0.022)


def mountains(pen: Pen, ink: TerrainInk) -> None:
    for x, y, size in (
        (-0.3, -0.36, 0.85),
        (0.32, -0.34, 0.85),
        (0.0, -0.3, 1.1),
        (-0.6, 0.32, 0.66),
        (0.6, 0.32, 0.66),
    ):
        peak(pen.at(x, y, size), ink)


def peak(pen: Pen, ink: TerrainInk) -> None:
    """One mountain with snow on its top, its foot at the origin."""
    pen.poly([(0, -0.5), (0.32, 0), (-0.32, 0)], ink.shade)
    pen.poly([(0, -0.5), (0.128, -0.3), (0.0, -0.22), (-0.128, -0.3)], ui("snow"))


def desert(pen: Pen, ink: TerrainInk) -> None:
    dune = ink.shade
    for x, y, r in (
        (-0.25, -0.35, 0.26),
        (0.3, -0.4, 0.3),
        (-0.55, 0.22, 0.2),
        (0.55, 0.25, 0.22),
        (-0.1, 0.72, 0.3),
        (0.34, 0.66, 0.2),
    ):
        pen.arc(x, y, r, r * 0.55, 190, 350, dune, 0.05)
    for x, y in ((-0.46, -0.32), (0.62, 0.0), (-0.34, 0.55)):
        cactus(pen.at(x, y))


def cactus(pen: Pen) -> None:
    """One cactus."""
    green = ui("accent")
    pen.line([(0, 0.14), (0, -0.17)], green, 0.08)
    pen.line([(0, 0.02), (-0.11, 0.02), (-0.11, -0.08)], green, 0.055)
    pen.line([(0, -0.02), (0.11, -0.02), (0.11, -0.12)], green, 0.055)


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


def swamp(pen: Pen, ink: TerrainInk) -> None:
    for x, y, rx in ((-0.3, -0.45, 0.2), (0.42, -0.3, 0.2), (-0.5, 0.25, 0.2), (0.4, 0.4, 0.24), (-0.1, 0.64, 0.2)):
        pen.oval(x, y, rx, rx * 0.4, ui("river_light"), ink.shade, 0.02)
    for x, y in ((-0.06, -0.52), (-0.64, 0.02), (0.64, 0.02), (-0.34, 0.5), (0.12, 0.58)):
        reeds = pen.at(x, y, 1.15)
        for dx in (-0.06, 0.06):
            reeds.line([(dx, 0.1), (dx, -0.2)], ink.shade, 0.03)
            reeds.line([(dx, -0.2), (dx, -0.11)], ui("wood_dark"), 0.05)


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


def gold(pen: Pen, ink: TerrainInk) -> None:
    for x, y in _SCATTER[::2]:
        pen.poly(
            [(x - 0.1, y + 0.05), (x - 0.05, y - 0.07), (x + 0.06, y - 0.08), (x + 0.11, y + 0.04), (x, y + 0.09)],
            ink.light,
            ink.shade,
            0.02,
        )


def sea(pen: Pen, ink: TerrainInk) -> None:
    for x, y in _SCATTER[1::2]:
        wave(pen.at(x, y), ink.light)


def wave(pen: Pen, colour: Rgb) -> None:
    """Two little crests."""
    for x in (-0.09, 0.09):
        pen.arc(x, 0, 0.09, 0.06, 180, 360, colour, 0.03)


def sunken(pen: Pen, ink: TerrainInk) -> None:
    for x, y, h in ((-0.42, -0.3, 0.3), (0.4, -0.36, 0.2), (0.52, 0.36, 0.26), (-0.36, 0.5, 0.18)):
        pen.rect(x - 0.07, y - h, x + 0.07, y, ink.light)
        pen.rect(x - 0.1, y - h - 0.05, x + 0.1, y - h + 0.01, ink.light)
    sea(pen, ink)


TEXTURES: dict[str, Texture] = {
    "forest": forest, "pasture": pasture, "fields": fields, "hills": hills, "mountains": mountains, "desert": desert,
    "jungle": jungle, "volcano": volcano, "swamp": swamp, "castle": castle, "gold": gold, "sea": sea, "sunken": sunken,
}  # fmt: skip
