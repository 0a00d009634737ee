"""Icons of resources and commodities."""

from __future__ import annotations

from collections.abc import Callable

from renderer.palette import darker, kind_inks, ui
from renderer.pen import Pen


def wood(pen: Pen) -> None:
    bark, cut = (122, 78, 42), (229, 189, 132)
    for x, y in ((-0.22, 0.2), (0.22, 0.2), (0.0, -0.18)):
        pen.disc(x, y, 0.25, bark, ui("ink"), 0.05)
        pen.disc(x, y, 0.16, cut)
        pen.disc(x, y, 0.08, None, bark, 0.035)


def brick(pen: Pen) -> None:
    fill = kind_inks()["brick"][0]
    edge = darker(fill, 0.6)
    for x0, y0, x1 in ((-0.46, 0.06, -0.01), (0.01, 0.06, 0.46), (-0.24, -0.32, 0.24)):
        pen.rect(x0, y0, x1, y0 + 0.34, fill, edge, 0.06, 0.05)


def wool(pen: Pen) -> None:
    for x in (-0.14, 0.16):
        pen.line([(x, 0.2), (x, 0.42)], ui("ink"), 0.1)
    puffs = ((-0.2, 0.02, 0.2), (0.02, -0.14, 0.24), (0.24, 0.02, 0.2), (0.02, 0.12, 0.24))
    for x, y, r in puffs:
        pen.disc(x, y, r + 0.05, ui("ink"))
    for x, y, r in puffs:
        pen.disc(x, y, r, ui("snow"))
    pen.oval(-0.34, -0.06, 0.14, 0.17, ui("ink"))
    pen.disc(-0.37, -0.1, 0.035, ui("snow"))


def grain(pen: Pen) -> None:
    fill = kind_inks()["grain"][0]
    edge = darker(fill, 0.55)
    pen.line([(0, 0.46), (0, -0.2)], edge, 0.07)
    for y in (0.2, -0.01, -0.22):
        for side in (-1, 1):
            _grain_corn(pen, side * 0.16, y, fill, edge)
    pen.oval(0, -0.36, 0.1, 0.14, fill, edge, 0.045)


def _grain_corn(pen: Pen, x: float, y: float, fill: tuple[int, int, int], edge: tuple[int, int, int]) -> None:
    tip = 0.2 if x > 0 else -0.2
    pen.poly([(x * 0.1, y + 0.1), (x, y + 0.06), (x + tip * 0.7, y - 0.14), (x * 0.5, y - 0.1)], fill, edge, 0.045)


def ore(pen: Pen) -> None:
    fill, light = kind_inks()["ore"]
    pen.poly(
        [
            (-0.45, 0.3),
            (-0.36, -0.08),
            (-0.08, -0.38),
            (0.22, -0.3),
            (0.44, 0.04),
            (0.42, 0.32),
            (0.1, 0.42),
            (-0.26, 0.42),
        ],
        fill,
        ui("ink"),
        0.07,
    )
    pen.poly([(-0.28, 0.0), (-0.06, -0.28), (0.06, -0.06), (-0.1, 0.12)], light)
    pen.poly([(0.1, 0.08), (0.3, 0.02), (0.34, 0.24), (0.14, 0.28)], darker(fill, 0.25))


def cloth(pen: Pen) -> None:
    fill, light = kind_inks()["cloth"]
    pen.poly([(-0.42, -0.3), (0.3, -0.3), (0.42, 0.36), (-0.3, 0.36)], fill, ui("ink"), 0.07)
    for x in (-0.2, 0.02, 0.22):
        pen.line([(x - 0.06, -0.22), (x + 0.06, 0.28)], light, 0.08)


def coin(pen: Pen) -> None:
    for x, y in ((-0.12, 0.16), (0.12, -0.12)):
        pen.disc(x, y, 0.32, (220, 226, 236), ui("ink"), 0.07)
    pen.disc(0.12, -0.12, 0.18, None, kind_inks()["coin"][0], 0.06)


def paper(pen: Pen) -> None:
    light = kind_inks()["paper"][1]
    pen.poly([(-0.32, -0.44), (0.14, -0.44), (0.34, -0.22), (0.34, 0.44), (-0.32, 0.44)], light, ui("ink"), 0.07)
    for y in (-0.12, 0.08, 0.28):
        pen.line([(-0.18, y), (0.2, y)], kind_inks()["paper"][0], 0.06)


GOODS: dict[str, Callable[[Pen], None]] = {
    "wood": wood, "brick": brick, "wool": wool, "grain": grain, "ore": ore,
    "cloth": cloth, "coin": coin, "paper": paper,
}  # fmt: skip
