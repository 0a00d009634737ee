"""Pictures of cards by name: a back in the colour of the pile it comes from, and a sign that recalls what it does."""

from __future__ import annotations

from collections.abc import Mapping

from renderer.icons import ICONS, Icon
from renderer.palette import Rgb, kind_inks, ui
from renderer.pen import Pen

_CROWN = [(-0.4, 0.3), (-0.46, -0.26), (-0.2, 0.0), (0, -0.4), (0.2, 0.0), (0.46, -0.26), (0.4, 0.3)]
_BOLT = [(0.08, -0.46), (-0.3, 0.08), (-0.04, 0.08), (-0.1, 0.46), (0.3, -0.1), (0.04, -0.1)]


def crown(pen: Pen) -> None:
    pen.poly(_CROWN, ui("gold"), ui("ink"), 0.07)


def bulb(pen: Pen) -> None:
    pen.disc(0, -0.12, 0.32, ui("glow"), ui("ink"), 0.07)
    pen.rect(-0.14, 0.16, 0.14, 0.44, ui("neutral"), ui("ink"), 0.06)


def bolt(pen: Pen) -> None:
    pen.poly(
        [(0.08, -0.46), (-0.3, 0.08), (-0.04, 0.08), (-0.1, 0.46), (0.3, -0.1), (0.04, -0.1)],
        ui("lava_light"),
        ui("ink"),
        0.06,
    )


def eye(pen: Pen) -> None:
    pen.oval(0, 0, 0.46, 0.28, ui("white"), ui("ink"), 0.08)
    pen.disc(0, 0, 0.15, ui("ink"))


def heart(pen: Pen) -> None:
    for x in (-0.19, 0.19):
        pen.disc(x, -0.14, 0.24, ui("strong"))
    pen.poly([(-0.42, -0.04), (0.42, -0.04), (0, 0.42)], ui("strong"))


def dice(pen: Pen) -> None:
    pen.rect(-0.42, -0.42, 0.42, 0.42, ui("red_die"), ui("ink"), 0.06, 0.14)
    for x, y in ((-0.2, -0.2), (0.2, 0.2), (0, 0), (-0.2, 0.2), (0.2, -0.2)):
        pen.disc(x, y, 0.08, ui("white"))


def _pile(name: str) -> Rgb:
    return kind_inks()[name][0] if name in kind_inks() else ui(name)


def _face(pile: str, sign: str | Icon) -> Icon:
    inner = sign if callable(sign) else GLYPHS.get(sign) or ICONS[sign]

    def draw(pen: Pen) -> None:
        pen.rect(-0.36, -0.48, 0.36, 0.48, ui("white"), ui("ink"), 0.05, 0.1)
        pen.rect(-0.29, -0.41, 0.29, 0.41, _pile(pile), None, 0, 0.06)
        pen.disc(0, 0, 0.27, ui("white"))
        inner(pen.at(0, 0, 0.4))

    return draw


GLYPHS: dict[str, Icon] = {"crown": crown, "bulb": bulb, "bolt": bolt, "eye": eye, "heart": heart, "dice": dice}


def cards(signs: Mapping[str, tuple[str, str | Icon]]) -> dict[str, Icon]:
    """The pictures of some cards, each by its pile and its sign."""
    return {name: _face(pile, sign) for name, (pile, sign) in signs.items()}


FACES: dict[str, Icon] = GLYPHS | cards(
    {
        "road_building": ("violet", "road"),
        "invention": ("violet", "bulb"),
        "monopoly": ("violet", "crown"),
        "victory_point": ("violet", "points"),
    }
)
