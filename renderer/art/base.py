"""The face of each terrain of the base game, told apart by what grows there and not only by colour."""

from __future__ import annotations

from renderer.palette import ui
from renderer.pen import Pen
from renderer.terrain import SCATTER, TerrainInk, terrain, wave


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


def sea(pen: Pen, ink: TerrainInk) -> None:
    for x, y in SCATTER[1::2]:
        wave(pen.at(x, y), ink.light)


TERRAINS = {
    "forest": terrain("#3F8F4F", "#23623A", "#5FAE6C", forest),
    "pasture": terrain("#A5D65E", "#6FA338", "#C3E68F", pasture),
    "fields": terrain("#F3C84B", "#B07F1C", "#F9DF8C", fields),
    "hills": terrain("#D07A48", "#8A4220", "#BF6434", hills),
    "mountains": terrain("#9AA3B4", "#5C6577", "#C3CAD6", mountains),
    "desert": terrain("#EAD9A6", "#CDB67C", "#F5EBC8", desert),
    "sea": terrain("#5BA7D6", "#4A97C8", "#7DBDE2", sea),
}
