"""Pictures of cards by name: a back in the colour of the pile it comes from, and a sign that recalls what it does."""

from __future__ import annotations

from renderer.icons import ICONS, Icon
from renderer.palette import Rgb, kind_inks, ui
from renderer.pen import Pen, star

_YELLOW, _BLUE, _GREEN = "grain", "coin", "paper"

# name -> (pile, sign)
_SIGNS: dict[str, tuple[str, str]] = {
    "road_building": ("violet", "road"), "invention": ("violet", "bulb"), "monopoly": ("violet", "crown"),
    "victory_point": ("violet", "points"),
    "resource_monopoly": (_YELLOW, "crown"), "trade_monopoly": (_YELLOW, "crown"),
    "commercial_harbour": (_YELLOW, "harbour"),
    "master_merchant": (_YELLOW, "wagon"), "merchant_fleet": (_YELLOW, "ship"),
    "bishop": (_BLUE, "robber"), "constitution": (_BLUE, "points"), "deserter": (_BLUE, "knight"),
    "diplomat": (_BLUE, "road"), "intrigue": (_BLUE, "knight"), "saboteur": (_BLUE, "bolt"), "spy": (_BLUE, "eye"),
    "warlord": (_BLUE, "knight"), "wedding": (_BLUE, "heart"),
    "alchemist": (_GREEN, "dice"), "crane": (_GREEN, "compasses"), "engineer": (_GREEN, "wall"),
    "inventor": (_GREEN, "bulb"), "irrigation": (_GREEN, "grain"), "medicine": (_GREEN, "city"),
    "mining": (_GREEN, "ore"),
    "printer": (_GREEN, "points"), "smith": (_GREEN, "knight"),
    "robbery": ("accent", "robber"), "plague": ("accent", "city"), "earthquake": ("accent", "bolt"),
    "good_neighbourhood": ("accent", "heart"), "tournament": ("accent", "knight"),
    "trade_advantage": ("accent", "wagon"),
    "calm_sea": ("accent", "harbour"), "robber_leaves": ("accent", "robber"), "neighbourly_help": ("accent", "heart"),
    "conflict": ("accent", "knight"), "fruitful_year": ("accent", "grain"), "new_year": ("accent", "event"),
    "none": ("accent", "cards"),
}  # fmt: skip

_CROWN = [(-0.4, 0.3), (-0.46, -0.26), (-0.2, 0.0), (0, -0.4), (0.2, 0.0), (0.46, -0.26), (0.4, 0.3)]
_BOLT = [(0.08, -0.46), (-0.3, 0.08), (-0.04, 0.08), (-0.1, 0.46), (0.3, -0.1), (0.04, -0.1)]
_HELPERS = ("asla", "yngvi", "hilda", "hogani", "thorolf", "diara", "ryan", "gregor", "stina", "digur", "kaja", "carla")


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


def _face(pile: str, sign: str) -> Icon:
    def draw(pen: Pen) -> None:
        pen.rect(-0.36, -0.48, 0.36, 0.48, ui("white"), ui("ink"), 0.05, 0.1)
        pen.rect(-0.29, -0.41, 0.29, 0.41, _pile(pile), None, 0, 0.06)
        pen.disc(0, 0, 0.27, ui("white"))
        (_GLYPHS.get(sign) or ICONS[sign])(pen.at(0, 0, 0.4))

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


_GLYPHS: dict[str, Icon] = {"crown": crown, "bulb": bulb, "bolt": bolt, "eye": eye, "heart": heart, "dice": dice}

FACES: dict[str, Icon] = {
    **_GLYPHS,
    **{name: _face(pile, sign) for name, (pile, sign) in _SIGNS.items()},
    **{name: _helper(k, name[0].upper()) for k, name in enumerate(_HELPERS)},
    "trader": ICONS["wagon"],
    "road_builder": ICONS["road"],
    "scholar": ICONS["scroll"],
    "architect": ICONS["compasses"],
}
