"""Pictures of helpers."""

from __future__ import annotations

from renderer.icons import Icon
from renderer.palette import ui
from renderer.pen import Pen, star

_HELPERS = ("asla", "yngvi", "hilda", "hogani", "thorolf", "diara", "ryan", "gregor", "stina", "digur", "kaja", "carla")


def helper(pen: Pen) -> None:
    pen.disc(0, -0.2, 0.22, (236, 196, 158), ui("ink"), 0.07)
    pen.pie(0, 0.46, 0.42, 0.46, 180, 360, ui("ink"))
    pen.pie(0, 0.44, 0.34, 0.37, 180, 360, ui("accent"))


def sun(pen: Pen) -> None:
    pen.poly(star(10, 0.48, 0.32), ui("gold"), ui("ink"), 0.05)
    pen.disc(0, 0, 0.24, ui("glow"), ui("ink"), 0.05)


def moon(pen: Pen) -> None:
    pen.disc(0, 0, 0.44, ui("ink"))
    pen.disc(0, 0, 0.38, ui("river"))
    pen.disc(-0.04, 0, 0.28, ui("white"))
    pen.disc(0.1, -0.06, 0.24, ui("river"))


def side(letter: str) -> Icon:
    """One side of a card with two."""

    def draw(pen: Pen) -> None:
        pen.rect(-0.38, -0.44, 0.38, 0.44, ui("violet"), ui("ink"), 0.06, 0.14)
        pen.text(0, 0, letter, ui("white"), 0.6)

    return draw


def _helper(k: int, letter: str) -> Icon:
    coats = ("accent", "violet", "strong", "river", "gold_dark", "wood")

    def draw(pen: Pen) -> None:
        pen.pie(0, 0.5, 0.44, 0.56, 180, 360, ui("ink"))
        pen.pie(0, 0.48, 0.37, 0.48, 180, 360, ui(coats[k % len(coats)]))
        pen.disc(0, -0.22, 0.22, ui("sand"), ui("ink"), 0.06)
        if k % 2:
            pen.pie(0, -0.24, 0.24, 0.24, 180, 360, ui("wood_dark"))
        else:
            pen.poly(star(6, 0.14, 0.07, 0.16, -0.4), ui("glow"), ui("ink"), 0.03)
        pen.text(0, 0.3, letter, ui("white"), 0.3)

    return draw


ICONS = {
    "helper": helper,
    "sun": sun,
    "moon": moon,
    "side_a": side("A"),
    "side_b": side("B"),
    **{name: _helper(k, name[0].upper()) for k, name in enumerate(_HELPERS)},
}
