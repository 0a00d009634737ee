"""Pictures of Cities & Knights."""

from __future__ import annotations

from renderer.faces import cards
from renderer.icons import Icon, blank_card
from renderer.palette import Rgb, SeatInk, ui
from renderer.pen import Pen, ring, star
from renderer.pieces import badge

_YELLOW, _BLUE, _GREEN = "grain", "coin", "paper"
# name -> (pile, sign)
_CARDS: dict[str, tuple[str, str | Icon]] = {
    "resource_monopoly": (_YELLOW, "crown"),
    "trade_monopoly": (_YELLOW, "crown"),
    "commercial_harbour": (_YELLOW, "harbour"),
    "master_merchant": (_YELLOW, "wagon"),
    "merchant_fleet": (_YELLOW, "ship"),
    "bishop": (_BLUE, "robber"),
    "constitution": (_BLUE, "points"),
    "deserter": (_BLUE, "knight"),
    "diplomat": (_BLUE, "road"),
    "intrigue": (_BLUE, "knight"),
    "saboteur": (_BLUE, "bolt"),
    "spy": (_BLUE, "eye"),
    "warlord": (_BLUE, "knight"),
    "wedding": (_BLUE, "heart"),
    "alchemist": (_GREEN, "dice"),
    "crane": (_GREEN, "compasses"),
    "engineer": (_GREEN, "wall"),
    "inventor": (_GREEN, "bulb"),
    "irrigation": (_GREEN, "grain"),
    "medicine": (_GREEN, "city"),
    "mining": (_GREEN, "ore"),
    "printer": (_GREEN, "points"),
    "smith": (_GREEN, "knight"),
}


def metropolis(pen: Pen) -> None:
    pen.poly(
        [(-0.4, 0.36), (-0.46, -0.26), (-0.2, 0.0), (0, -0.4), (0.2, 0.0), (0.46, -0.26), (0.4, 0.36)],
        ui("gold"),
        ui("ink"),
        0.07,
    )


def merchant(pen: Pen) -> None:
    pen.poly([(-0.36, 0.44), (0, -0.2), (0.36, 0.44)], ui("accent"), ui("ink"), 0.07)
    pen.disc(0, -0.24, 0.2, ui("gold"), ui("ink"), 0.06)


def defender(pen: Pen) -> None:
    pen.poly([(-0.36, -0.44), (0.36, -0.44), (0.36, 0.08), (0, 0.48), (-0.36, 0.08)], ui("gold"), ui("ink"), 0.07)
    pen.poly(star(5, 0.24, 0.1, 0, -0.08), ui("ink"))


def field(colour: Rgb) -> Icon:
    """A progress card of one field, seen from behind."""
    return lambda pen: blank_card(pen, colour).poly(ring(4, 0.18), ui("white"))


def knight_piece(pen: Pen, ink: SeatInk, level: int, active: bool) -> None:
    pen.disc(0, 0, 0.33, ui("gold") if active else ui("neutral"), ink.dark, 0.035)
    pen.disc(0, 0, 0.265, ink.fill, ink.dark, 0.03)
    badge(ink.shape, pen.at(0, -0.085, 0.22), ink.ink)
    for k in range(level):
        pen.disc((k - (level - 1) / 2) * 0.12, 0.13, 0.05, ink.ink)


def wall_piece(pen: Pen, ink: SeatInk, level: int, active: bool) -> None:
    stone = (196, 188, 178)
    pen.rect(-0.48, 0.2, 0.48, 0.42, stone, ui("ink"), 0.035)
    for x in (-0.38, -0.13, 0.13, 0.38):
        pen.rect(x - 0.09, 0.1, x + 0.09, 0.24, stone, ui("ink"), 0.03)
    pen.rect(-0.42, 0.29, 0.42, 0.36, ink.fill)


def gate(pen: Pen, ink: SeatInk, level: int, active: bool) -> None:
    """A golden gate over a city; its level picks the colour of the field it was won in."""
    fill = (ui("gold"), (217, 165, 30), (62, 111, 181), (60, 138, 99))[level % 4]
    pen.poly(
        [
            (-0.46, 0.3),
            (-0.46, -0.34),
            (-0.32, -0.46),
            (0.32, -0.46),
            (0.46, -0.34),
            (0.46, 0.3),
            (0.34, 0.3),
            (0.34, -0.28),
            (-0.34, -0.28),
            (-0.34, 0.3),
        ],
        fill,
        ui("ink"),
        0.035,
    )
    for x in (-0.22, 0.0, 0.22):
        pen.disc(x, -0.37, 0.05, ui("white"))


def merchant_piece(pen: Pen, ink: SeatInk, level: int, active: bool) -> None:
    pen.poly([(-0.25, 0.32), (0, -0.2), (0.25, 0.32)], ink.fill, ink.dark, 0.045)
    pen.disc(0, -0.2, 0.13, ui("gold"), ink.dark, 0.04)


ICONS = {
    "metropolis": metropolis,
    "merchant": merchant,
    "defender": defender,
    "trade": field((217, 165, 30)),
    "politics": field((62, 111, 181)),
    "science": field((60, 138, 99)),
    **cards(_CARDS),
}
PIECES = {"knight": knight_piece, "wall": wall_piece, "metropolis": gate, "merchant": merchant_piece}
