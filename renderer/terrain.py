"""The face of each terrain, told apart by what grows there and not only by colour.

A texture draws around the middle of a hex of size 1 and leaves the middle to the number token.
"""

from __future__ import annotations

from collections.abc import Callable

from renderer.palette import Rgb, darker, lighter, mix, ui
from renderer.pen import Pen, Point, star

Texture = Callable[[Pen, Rgb], None]

# Places around the token, from far to near, so that what stands in front is drawn last.
_SCATTER: list[Point] = [
    (-0.22, -0.62), (0.24, -0.6), (0.0, -0.5), (-0.52, -0.36), (0.53, -0.35),
    (-0.66, -0.04), (0.67, -0.02), (-0.58, 0.3), (0.6, 0.31),
    (-0.3, 0.52), (0.32, 0.53), (0.02, 0.66),
]  # fmt: skip


def draw(name: str, pen: Pen, fill: Rgb) -> None:
    """Draws the texture of that name; an unknown one leaves the hex plain."""
    texture = TEXTURES.get(name)
    if texture is not None:
        texture(pen, fill)


def forest(pen: Pen, fill: Rgb) -> None:
    for x, y in _SCATTER:
        conifer(pen.at(x, y), fill)


def conifer(pen: Pen, fill: Rgb) -> None:
    """One fir tree, its foot a little below the origin."""
    dark, mid = darker(fill, 0.42), darker(fill, 0.22)
    pen.rect(-0.03, 0.12, 0.03, 0.22, ui("wood_dark"))
    for top, bottom, half in ((-0.08, 0.15, 0.15), (-0.2, 0.03, 0.11)):
        pen.poly([(0, top), (half, bottom), (-half, bottom)], dark)
        pen.poly([(0, top), (0, bottom), (-half, bottom)], mid)


def pasture(pen: Pen, fill: Rgb) -> None:
    grass = darker(fill, 0.28)
    for x, y in _SCATTER:
        for dx in (-0.05, 0.0, 0.05):
            pen.line([(x + dx * 0.3, y + 0.05), (x + dx, y - (0.07 if dx else 0.1))], grass, 0.028)
    for x, y, size in ((-0.32, -0.5, 1.0), (0.56, 0.2, 1.0), (-0.2, 0.6, 0.9)):
        sheep(pen.at(x, y, size))


def sheep(pen: Pen) -> None:
    """One sheep, looking left."""
    coat, shade, face = ui("snow"), (206, 214, 214), ui("ink")
    for x in (-0.07, 0.08):
        pen.line([(x, 0.06), (x, 0.14)], face, 0.035)
    for x, y, r in ((-0.1, 0.0, 0.09), (0.0, -0.05, 0.1), (0.1, 0.0, 0.09), (0.0, 0.04, 0.1)):
        pen.disc(x, y, r + 0.018, shade)
    for x, y, r in ((-0.1, 0.0, 0.085), (0.0, -0.05, 0.095), (0.1, 0.0, 0.085), (0.0, 0.03, 0.095)):
        pen.disc(x, y, r, coat)
    pen.oval(-0.18, -0.02, 0.055, 0.07, face)


def fields(pen: Pen, fill: Rgb) -> None:
    furrow = darker(fill, 0.1)
    for k in range(-3, 4):
        x = k * 0.24
        pen.line([(x - 0.12, -0.72 + abs(x) * 0.45), (x + 0.12, 0.72 - abs(x) * 0.45)], furrow, 0.045)
    for x, y in _SCATTER:
        wheat(pen.at(x, y), fill)


def wheat(pen: Pen, fill: Rgb) -> None:
    """One ear of grain."""
    stalk, ear = darker(fill, 0.38), darker(fill, 0.24)
    pen.line([(0, 0.2), (0, -0.1)], stalk, 0.03)
    for y in (-0.12, -0.04, 0.04):
        for side in (-1, 1):
            pen.oval(side * 0.045, y, 0.036, 0.055, ear)
    pen.oval(0, -0.19, 0.036, 0.06, ear)


def hills(pen: Pen, fill: Rgb) -> None:
    for x, y, r in ((-0.3, -0.38, 0.3), (0.32, -0.36, 0.32), (-0.62, 0.14, 0.22), (0.63, 0.16, 0.22)):
        pen.pie(x, y, r, r * 0.85, 180, 360, darker(fill, 0.16))
        pen.arc(x, y, r, r * 0.85, 200, 300, lighter(fill, 0.25), 0.03)
    for x, y in ((-0.25, 0.52), (0.27, 0.52), (-0.62, 0.3), (0.62, 0.32), (0.02, -0.6)):
        bricks(pen.at(x, y), fill)


def bricks(pen: Pen, fill: Rgb) -> None:
    """A small stack of bricks."""
    edge, body = darker(fill, 0.5), mix(fill, (176, 60, 34), 0.6)
    for row, xs in ((0.075, (-0.15, 0.0, 0.15)), (-0.005, (-0.075, 0.075)), (-0.085, (0.0,))):
        for x in xs:
            pen.rect(x - 0.075, row - 0.04, x + 0.075, row + 0.04, body, edge, 0.016)


def mountains(pen: Pen, fill: Rgb) -> None:
    for x, y, size in ((-0.3, -0.36, 0.85), (0.3, -0.34, 0.9), (-0.02, -0.3, 1.1), (-0.6, 0.3, 0.62), (0.62, 0.32, 0.62)):
        peak(pen.at(x, y, size), fill)
    for x, y, size in ((-0.24, 0.72, 0.6), (0.26, 0.72, 0.62)):
        peak(pen.at(x, y, size), fill)


def peak(pen: Pen, fill: Rgb) -> None:
    """One mountain with snow on its top, its foot at the origin."""
    pen.poly([(0, -0.5), (0.32, 0), (-0.32, 0)], darker(fill, 0.5))
    pen.poly([(0, -0.5), (0.06, -0.2), (-0.02, 0), (-0.32, 0)], darker(fill, 0.25))
    pen.poly([(0, -0.5), (0.125, -0.31), (0.05, -0.26), (0.0, -0.32), (-0.06, -0.25), (-0.125, -0.31)], ui("snow"))


def desert(pen: Pen, fill: Rgb) -> None:
    dune = darker(fill, 0.16)
    for x, y, r in ((-0.25, -0.35, 0.26), (0.3, -0.4, 0.3), (-0.55, 0.22, 0.2), (0.55, 0.25, 0.22), (-0.1, 0.72, 0.3), (0.34, 0.66, 0.2)):
        pen.arc(x, y, r, r * 0.55, 190, 350, dune, 0.05)
    for x, y in ((-0.46, -0.32), (0.62, 0.0), (-0.34, 0.55)):
        cactus(pen.at(x, y))


def cactus(pen: Pen) -> None:
    """One cactus."""
    green = (88, 140, 84)
    pen.line([(0, 0.14), (0, -0.17)], green, 0.08)
    pen.line([(0, 0.02), (-0.11, 0.02), (-0.11, -0.08)], green, 0.055)
    pen.line([(0, -0.02), (0.11, -0.02), (0.11, -0.12)], green, 0.055)


def jungle(pen: Pen, fill: Rgb) -> None:
    for x, y in _SCATTER[::2]:
        fern(pen.at(x, y), fill)
    for x, y in ((-0.3, -0.42), (0.36, -0.38), (-0.6, 0.28), (0.6, 0.3), (0.0, 0.72)):
        palm(pen.at(x, y), fill)


def fern(pen: Pen, fill: Rgb) -> None:
    """A low bush of broad leaves."""
    for dx, dy in ((-0.14, -0.03), (-0.08, -0.12), (0.0, -0.15), (0.08, -0.12), (0.14, -0.03)):
        pen.line([(0, 0.05), (dx, dy)], darker(fill, 0.3), 0.05)


def palm(pen: Pen, fill: Rgb) -> None:
    """One palm tree."""
    pen.line([(0.03, 0.14), (0, -0.1)], (120, 84, 50), 0.05)
    leaf = lighter(fill, 0.28)
    for points in (
        [(0, -0.1), (-0.1, -0.16), (-0.19, -0.06)], [(0, -0.1), (0.1, -0.16), (0.19, -0.06)],
        [(0, -0.1), (-0.06, -0.22), (-0.15, -0.22)], [(0, -0.1), (0.06, -0.22), (0.15, -0.22)],
    ):  # fmt: skip
        pen.line(points, leaf, 0.05)


def volcano(pen: Pen, fill: Rgb) -> None:
    dark, rock = darker(fill, 0.45), darker(fill, 0.22)
    pen.poly([(-0.2, -0.62), (0.2, -0.62), (0.74, 0.4), (0.4, 0.68), (-0.4, 0.68), (-0.74, 0.4)], rock)
    pen.poly([(0.02, -0.62), (0.2, -0.62), (0.74, 0.4), (0.4, 0.68), (0.1, 0.68)], dark)
    pen.oval(0, -0.62, 0.21, 0.07, ui("lava"))
    for points in ([(-0.1, -0.6), (-0.2, -0.3), (-0.46, 0.1), (-0.5, 0.4)], [(0.08, -0.6), (0.24, -0.2), (0.5, 0.14)], [(0.0, -0.6), (0.05, 0.3), (0.14, 0.62)]):
        pen.line(points, ui("lava"), 0.09)
        pen.line(points, ui("lava_light"), 0.035)
    for x, y, r in ((-0.06, -0.76, 0.07), (0.07, -0.8, 0.055)):
        pen.disc(x, y, r, lighter(fill, 0.55))


def swamp(pen: Pen, fill: Rgb) -> None:
    for x, y, rx in ((-0.3, -0.45, 0.2), (0.42, -0.3, 0.2), (-0.5, 0.25, 0.2), (0.4, 0.4, 0.24), (-0.1, 0.64, 0.2)):
        pen.oval(x, y, rx, rx * 0.4, ui("river_light"), darker(fill, 0.2), 0.02)
    for x, y in ((-0.14, -0.5), (0.22, -0.55), (-0.62, 0.05), (0.64, 0.08), (-0.34, 0.5), (0.14, 0.58), (0.6, 0.3)):
        for dx in (-0.06, 0.0, 0.06):
            top = -0.16 if dx else -0.22
            pen.line([(x + dx, y + 0.1), (x + dx * 1.3, y + top)], darker(fill, 0.5), 0.025)
            pen.line([(x + dx * 1.2, y + top), (x + dx * 1.3, y + top + 0.09)], ui("wood_dark"), 0.05)


def castle(pen: Pen, fill: Rgb) -> None:
    for x, y, r in ((-0.55, -0.28, 0.07), (0.58, -0.24, 0.08), (-0.62, 0.2, 0.06), (0.6, 0.28, 0.06), (-0.36, 0.56, 0.07), (0.36, 0.6, 0.06)):
        pen.poly(star(4, r * 1.6, r * 0.55, x, y), ui("glow"))
    wall, roof = lighter(fill, 0.6), ui("violet")
    pen.rect(-0.3, -0.56, 0.3, -0.22, wall, darker(fill, 0.4), 0.02)
    for x, top in ((-0.3, -0.64), (0.3, -0.64), (0.0, -0.7)):
        pen.rect(x - 0.09, top, x + 0.09, -0.22, wall, darker(fill, 0.4), 0.02)
        pen.poly([(x - 0.13, top), (x, top - 0.2), (x + 0.13, top)], roof)


def gold(pen: Pen, fill: Rgb) -> None:
    for x, y in _SCATTER[::2]:
        pen.poly([(x - 0.1, y + 0.05), (x - 0.05, y - 0.07), (x + 0.06, y - 0.08), (x + 0.11, y + 0.04), (x, y + 0.09)], lighter(fill, 0.45), darker(fill, 0.4), 0.02)


def sea(pen: Pen, fill: Rgb) -> None:
    for x, y in _SCATTER[1::2]:
        wave(pen.at(x, y), lighter(fill, 0.22))


def wave(pen: Pen, colour: Rgb) -> None:
    """Two little crests."""
    for x in (-0.09, 0.09):
        pen.arc(x, 0, 0.09, 0.06, 180, 360, colour, 0.03)


def sunken(pen: Pen, fill: Rgb) -> None:
    for x, y, h in ((-0.42, -0.3, 0.3), (0.4, -0.36, 0.2), (0.52, 0.36, 0.26), (-0.36, 0.5, 0.18)):
        pen.rect(x - 0.07, y - h, x + 0.07, y, lighter(fill, 0.35))
        pen.rect(x - 0.1, y - h - 0.05, x + 0.1, y - h + 0.01, lighter(fill, 0.45))
    sea(pen, fill)


TEXTURES: dict[str, Texture] = {
    "forest": forest, "pasture": pasture, "fields": fields, "hills": hills, "mountains": mountains, "desert": desert,
    "jungle": jungle, "volcano": volcano, "swamp": swamp, "castle": castle, "gold": gold, "sea": sea, "sunken": sunken,
}  # fmt: skip
