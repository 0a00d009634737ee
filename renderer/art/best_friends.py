"""Pictures of favours and guilds."""

from __future__ import annotations

from renderer.icons import compasses, road, scroll, ship, wagon
from renderer.palette import Rgb, lighter, ui
from renderer.pen import Pen, ring


def _token(pen: Pen, fill: Rgb) -> Pen:
    """A round token, its picture to be drawn on it."""
    pen.disc(0, 0, 0.48, fill, ui("ink"), 0.06)
    pen.disc(0, 0, 0.38, lighter(fill, 0.72))
    return pen.at(0, 0, 0.62)


def favour(pen: Pen) -> None:
    """A favour token, face down."""
    pen.disc(0, 0, 0.48, ui("violet"), ui("ink"), 0.06)
    heart = ui("white")
    for x in (-0.13, 0.13):
        pen.disc(x, -0.09, 0.155, heart)
    pen.poly([(-0.27, -0.02), (0.27, -0.02), (0, 0.3)], heart)


def guild_trader(pen: Pen) -> None:
    wagon(_token(pen, (122, 126, 134)))


def guild_merchant(pen: Pen) -> None:
    ship(_token(pen, (52, 110, 190)))


def guild_road_builder(pen: Pen) -> None:
    pen = _token(pen, (200, 52, 46))
    pen.line([(0.3, -0.42), (-0.08, 0.08)], ui("wood_dark"), 0.13)
    pen.line([(0.18, -0.5), (0.42, -0.32)], ui("wood_dark"), 0.11)
    pen.poly([(-0.02, 0.22), (-0.24, -0.02), (-0.46, 0.2), (-0.42, 0.46), (-0.16, 0.46)], ui("stone"), ui("ink"), 0.06)


def guild_scholar(pen: Pen) -> None:
    pen = _token(pen, ui("gold"))
    for flip in (-1, 1):
        pen.poly([(0, -0.26), (0.48 * flip, -0.38), (0.48 * flip, 0.3), (0, 0.42)], ui("white"), ui("ink"), 0.06)
        for y in (-0.12, 0.08):
            pen.line([(0.12 * flip, y), (0.36 * flip, y - 0.06)], ui("ink_soft"), 0.05)


def guild_architect(pen: Pen) -> None:
    compasses(_token(pen, (46, 140, 84)))


def island_token(pen: Pen) -> None:
    pen.poly(ring(6, 0.5), ui("gold"), ui("gold_dark"), 0.06)
    pen.text(0, 0, "1", ui("ink"), 0.56)


ICONS = {
    "island_token": island_token,
    "favour": favour,
    "guild_trader": guild_trader,
    "guild_merchant": guild_merchant,
    "guild_road_builder": guild_road_builder,
    "guild_scholar": guild_scholar,
    "guild_architect": guild_architect,
    "trader": wagon,
    "road_builder": road,
    "scholar": scroll,
    "architect": compasses,
}
