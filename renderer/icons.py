"""Small pictures without an owner: counts, awards, things. Each fills a square of side 1 around the origin."""

from __future__ import annotations

from collections.abc import Callable

from renderer.goods import GOODS
from renderer.palette import Rgb, darker, lighter, ui
from renderer.pen import Pen, star

Icon = Callable[[Pen], None]


def blank_card(pen: Pen, fill: Rgb) -> Pen:
    pen.rect(-0.34, -0.47, 0.34, 0.47, ui("white"), ui("ink"), 0.06, 0.1)
    pen.rect(-0.23, -0.36, 0.23, 0.36, fill, None, 0, 0.05)
    return pen


def cards(pen: Pen) -> None:
    pen.poly([(-0.45, -0.22), (0.02, -0.42), (0.3, 0.26), (-0.17, 0.46)], ui("paper_dark"), ui("ink"), 0.06)
    pen.rect(-0.16, -0.44, 0.42, 0.4, ui("white"), ui("ink"), 0.06, 0.08)
    for y in (-0.2, 0.16):
        pen.rect(-0.02, y - 0.1, 0.28, y + 0.1, ui("accent" if y < 0 else "lava_light"))


def development(pen: Pen) -> None:
    blank_card(pen, ui("violet")).text(0, 0, "?", ui("white"), 0.55)


def knight(pen: Pen) -> None:
    pen.poly([(-0.32, -0.42), (0.32, -0.42), (0.32, 0.08), (0, 0.46), (-0.32, 0.08)], (188, 52, 47), ui("ink"), 0.07)
    pen.line([(0, -0.32), (0, 0.26)], ui("white"), 0.1)
    pen.line([(-0.18, -0.16), (0.18, -0.16)], ui("white"), 0.1)


def road(pen: Pen) -> None:
    pen.line([(-0.34, 0.34), (0.34, -0.34)], ui("ink"), 0.32)
    pen.line([(-0.34, 0.34), (0.34, -0.34)], ui("stone"), 0.2)
    for t in (-0.24, 0.0, 0.24):
        pen.line([(t - 0.05, -t + 0.05), (t + 0.05, -t - 0.05)], ui("white"), 0.05)


def road_length(pen: Pen) -> None:
    line = [(-0.38, 0.3), (-0.14, -0.12), (0.12, 0.16), (0.38, -0.3)]
    pen.line(line, ui("ink"), 0.26)
    pen.line(line, ui("stone"), 0.13)


def settlement(pen: Pen) -> None:
    pen.poly([(-0.36, 0.42), (-0.36, -0.06), (0, -0.42), (0.36, -0.06), (0.36, 0.42)], ui("stone"), ui("ink"), 0.08)
    pen.rect(-0.1, 0.1, 0.1, 0.42, ui("ink"))


def city(pen: Pen) -> None:
    pen.poly(
        [(-0.44, 0.42), (-0.44, -0.16), (-0.22, -0.44), (0.0, -0.16), (0.0, 0.0), (0.44, 0.0), (0.44, 0.42)],
        ui("stone"),
        ui("ink"),
        0.08,
    )
    for x in (-0.22, 0.2):
        pen.rect(x - 0.08, 0.14, x + 0.08, 0.42, ui("ink"))


def points(pen: Pen) -> None:
    pen.poly(star(5, 0.5, 0.22, 0, 0.03), ui("gold"), ui("gold_dark"), 0.06)


def longest_road(pen: Pen) -> None:
    medal(pen)
    pen.line([(-0.26, 0.18), (-0.08, -0.1), (0.1, 0.1), (0.27, -0.2)], ui("ink"), 0.12)


def largest_army(pen: Pen) -> None:
    medal(pen)
    for flip in (-1, 1):
        pen.line([(-0.2 * flip, 0.22), (0.2 * flip, -0.24)], ui("ink"), 0.09)
        pen.line([(-0.24 * flip, 0.04), (-0.06 * flip, 0.2)], ui("ink"), 0.06)


def award(pen: Pen) -> None:
    medal(pen)
    pen.poly(star(5, 0.26, 0.11, 0, 0.02), ui("ink"))


def medal(pen: Pen) -> None:
    pen.disc(0, 0, 0.48, ui("gold"), ui("gold_dark"), 0.06)
    pen.disc(0, 0, 0.37, lighter(ui("gold"), 0.45))


def anchor(pen: Pen, ink: Rgb) -> None:
    pen.disc(0, -0.34, 0.12, None, ink, 0.07)
    pen.line([(0, -0.22), (0, 0.4)], ink, 0.11)
    pen.line([(-0.2, -0.1), (0.2, -0.1)], ink, 0.1)
    pen.arc(0, 0.08, 0.36, 0.34, 20, 160, ink, 0.11)


def harbour(pen: Pen) -> None:
    anchor(pen.at(0, 0.02, 1.0), ui("ink"))


def hourglass(pen: Pen) -> None:
    pen.poly([(-0.28, -0.38), (0.28, -0.38), (0, 0.0)], ui("lava_light"), ui("ink"), 0.07)
    pen.poly([(-0.28, 0.38), (0.28, 0.38), (0, 0.0)], ui("lava_light"), ui("ink"), 0.07)
    for y in (-0.42, 0.42):
        pen.line([(-0.33, y), (0.33, y)], ui("ink"), 0.1)


def arrow(pen: Pen) -> None:
    pen.poly([(-0.34, -0.4), (0.42, 0), (-0.34, 0.4)], ui("accent"), darker(ui("accent"), 0.4), 0.08)


def deck(pen: Pen) -> None:
    for dx in (0.1, 0.0):
        pen.rect(-0.36 + dx, -0.44 + dx, 0.24 + dx, 0.34 + dx, ui("violet"), ui("ink"), 0.06, 0.08)
    pen.text(-0.06, -0.05, "?", ui("white"), 0.5)


def bank(pen: Pen) -> None:
    pen.poly([(-0.44, -0.14), (0, -0.44), (0.44, -0.14)], ui("paper_dark"), ui("ink"), 0.07)
    for x in (-0.28, 0.0, 0.28):
        pen.rect(x - 0.07, -0.12, x + 0.07, 0.28, ui("paper_dark"), ui("ink"), 0.05)
    pen.rect(-0.44, 0.27, 0.44, 0.43, ui("paper_dark"), ui("ink"), 0.06)


def ship(pen: Pen) -> None:
    pen.poly([(-0.44, 0.12), (0.44, 0.12), (0.28, 0.42), (-0.28, 0.42)], ui("wood"), ui("ink"), 0.07)
    pen.line([(0, 0.12), (0, -0.46)], ui("ink"), 0.07)
    pen.poly([(0.04, -0.42), (0.36, -0.02), (0.04, 0.02)], (186, 40, 40), ui("ink"), 0.05)
    pen.poly([(-0.04, -0.36), (-0.32, -0.02), (-0.04, 0.02)], ui("white"), ui("ink"), 0.05)


def wagon(pen: Pen) -> None:
    pen.pie(0, 0.06, 0.42, 0.46, 180, 360, ui("ink"))
    pen.pie(0, 0.03, 0.35, 0.36, 180, 360, ui("paper"))
    pen.rect(-0.44, 0.02, 0.44, 0.2, ui("wood"), ui("ink"), 0.06)
    for x in (-0.24, 0.24):
        pen.disc(x, 0.28, 0.17, ui("paper_dark"), ui("ink"), 0.07)


def scroll(pen: Pen) -> None:
    pen.rect(-0.32, -0.4, 0.32, 0.4, ui("paper"), ui("ink"), 0.07, 0.1)
    for y in (-0.2, 0.0, 0.2):
        pen.line([(-0.18, y), (0.18, y)], ui("ink_soft"), 0.06)


def compasses(pen: Pen) -> None:
    pen.line([(0, -0.36), (-0.28, 0.42)], ui("ink"), 0.1)
    pen.line([(0, -0.36), (0.28, 0.42)], ui("ink"), 0.1)
    pen.arc(0, 0.1, 0.24, 0.2, 20, 160, ui("gold"), 0.09)
    pen.disc(0, -0.36, 0.12, ui("gold"), ui("ink"), 0.05)


def wall(pen: Pen) -> None:
    pen.rect(-0.44, -0.12, 0.44, 0.36, (170, 160, 150), ui("ink"), 0.07)
    for x in (-0.34, 0.0, 0.34):
        pen.rect(x - 0.12, -0.34, x + 0.12, -0.08, (170, 160, 150), ui("ink"), 0.06)
    pen.line([(-0.4, 0.12), (0.4, 0.12)], ui("ink"), 0.05)


def robber(pen: Pen) -> None:
    figure(pen, ui("robber"), ui("robber_light"))


def figure(pen: Pen, body: Rgb, light: Rgb, edge: Rgb | None = None) -> None:
    """A pawn: head, body, foot."""
    edge = edge or ui("white")
    for grow, ink in ((0.05, edge), (0.0, body)):
        pen.oval(0, 0.36, 0.3 + grow, 0.11 + grow, ink)
        pen.oval(0, 0.14, 0.23 + grow, 0.28 + grow, ink)
        pen.disc(0, -0.26, 0.19 + grow, ink)
    pen.oval(-0.08, 0.08, 0.05, 0.14, light)
    pen.disc(-0.06, -0.31, 0.05, light)


ICONS: dict[str, Icon] = {
    **GOODS,
    "cards": cards, "development": development, "knight": knight, "road": road, "road_length": road_length,
    "settlement": settlement, "city": city, "points": points, "longest_road": longest_road,
    "largest_army": largest_army, "award": award, "harbour": harbour, "hourglass": hourglass, "arrow": arrow,
    "deck": deck, "bank": bank, "ship": ship, "wagon": wagon, "scroll": scroll, "compasses": compasses, "wall": wall,
    "robber": robber,
}  # fmt: skip
