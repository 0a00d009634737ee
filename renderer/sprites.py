"""Sprites by key: every small thing that is pasted onto a picture, drawn once and kept."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, cos, radians, sin
from typing import NamedTuple

from PIL import Image

from renderer import drawer
from renderer.drawer import PIECES
from renderer.keep import Keep
from renderer.palette import Rgb, SeatInk, darker, lighter, mix, seat_ink, ui
from renderer.patch import Patch, cut
from renderer.pen import OVERSIZE, Pen, ring, sheet
from renderer.pieces import badge, road


class SpriteKey(NamedTuple):
    """All that decides how a sprite looks; `unit` is the size in pixels of what the family calls 1."""

    family: str
    name: str
    unit: int
    colour: str = ""
    level: int = 0
    active: bool = True
    label: str = ""
    angle: int = 0

    @property
    def side(self) -> int:
        """The side of the square picture in pixels; a plate is as wide as its words."""
        span = _SPAN[self.family]
        if self.family == "tag":
            span = max(span, 2 * _plate(self)[0] + 0.1)
        return ceil(self.unit * span) + 2


KEPT: Keep[Patch] = Keep(16 * 2**20, lambda patch: patch.bytes)


def sprite(key: SpriteKey) -> Patch:
    """The patch of a key; its place is relative to the middle of the sprite."""
    return KEPT.get(key, lambda: cut(_sheet(key), _below(key), -(key.side // 2), -(key.side // 2)))


def draw_sprite(key: SpriteKey) -> Image.Image:
    """The picture of a key on its transparent square, in all colours."""
    return _sheet(key).reduce(OVERSIZE)


def _sheet(key: SpriteKey) -> Image.Image:
    image, pen = sheet(key.side, key.side, key.unit)
    _FAMILIES[key.family](pen, key, seat_ink(key.colour))
    return image


def _below(key: SpriteKey) -> Rgb:
    """What the rim of a sprite is blended with: paper, or some land or other."""
    return ui("panel") if key.family in _ON_PAPER else _LAND


_ON_PAPER = ("icon", "badge", "die", "bar", "picture_die")
_LAND = mix(ui("sand"), seat_ink("").dark, 0.45)


def _icon(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    drawer.draw(key.name, pen)


def _piece(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    draw = PIECES.get(key.name)
    if draw is not None:
        draw(pen, ink if key.active else pale(ink), key.level, key.active)
        return
    if drawer.known(key.name):
        pen.disc(0, 0, 0.33, ink.light, ink.dark, 0.045)
        drawer.draw(key.name, pen.at(0, 0, 0.46))
    else:
        _neutral(pen, key, ink)


def pale(ink: SeatInk) -> SeatInk:
    """A seat's inks for a thing that does not count now."""
    return ink._replace(fill=mix(ink.light, ui("white"), 0.55), ink=ink.dark)


def _neutral(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A marker for what we do not know: the owner's colour and the label, or the name's first letters."""
    pen.poly(ring(5, 0.34), ink.light, ink.dark, 0.05)
    pen.text(0, 0.03, (key.label or key.name)[:2].upper(), ui("ink"), 0.26)


def _road(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    road(pen, ink, key.angle, key.active)


def _badge(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    badge(ink.shape, pen.at(0, 0, 0.92), ink.fill, ink.dark, 0.1)


def _plan(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """The outline of something that may come to stand here, with its label."""
    paper, edge = ui("white"), ui("ink_soft")
    if key.name in ("settlement", "city"):
        half, foot = (0.3, 0.3) if key.name == "city" else (0.25, 0.25)
        body = [(-half, foot), (-half, -0.08), (0, -0.08 - half), (half, -0.08), (half, foot)]
        pen.poly(body, paper, edge, 0.04)
        pen.text(0, 0.1, key.label, edge, 0.25 * min(1.0, 2.4 / max(1, len(key.label))))
    else:
        pen.disc(0, 0, 0.3, paper, edge, 0.04)
        _face(pen, key, 0.36, 0.25)


def _plan_road(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A road not laid yet: a pale strip, a bright one where it is worth more; its label lies across."""
    ux, uy = cos(radians(key.angle)) * 0.27, sin(radians(key.angle)) * 0.27
    pen.line([(-ux, -uy), (ux, uy)], ui("ink_soft"), 0.14)
    pen.line([(-ux, -uy), (ux, uy)], ui("glow") if key.level else ui("white"), 0.07)
    if key.label:
        wide = 0.06 + 0.072 * len(key.label)
        pen.rect(-wide, -0.14, wide, 0.14, ui("glow") if key.level else ui("white"), ui("ink_soft"), 0.03, 0.08)
        pen.text(0, 0, key.label, ui("ink"), 0.23)


def _picture_die(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A die with a picture on its side; pale when it is used up."""
    fill = ui("white") if key.active else ui("neutral")
    pen.rect(-0.46, -0.46, 0.46, 0.46, fill, ui("ink") if key.active else ui("neutral_dark"), 0.05, 0.16)
    if key.name:
        drawer.draw(key.name, pen.at(0, 0.02, 0.7 if key.active else 0.5))
    if key.label:
        pen.text(-0.32, -0.29, key.label, ui("ink_soft"), 0.28)
    if not key.active:
        pen.line([(-0.36, 0.36), (0.36, -0.36)], ui("ink_soft"), 0.07)


def _token(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A disc with an icon or a label, in the owner's colour or plain."""
    fill = ui("paper") if not key.colour else lighter(ink.light, 0.2)
    pen.disc(0, 0, 0.3, fill if key.active else ui("neutral"), ink.dark if key.colour else ui("ink"), 0.045)
    _face(pen, key, 0.42, 0.3)


def _pictured(key: SpriteKey) -> bool:
    return drawer.known(key.name) and bool(key.label)


def _short(key: SpriteKey) -> bool:
    return 0 < len(key.label) <= 2 and not _pictured(key)


def _plate(key: SpriteKey) -> tuple[float, float]:
    """Half the width and half the height of a tag."""
    high = 0.21 if _short(key) else 0.165
    return max(high, 0.1 + 0.075 * max(1, len(key.label)) + (0.12 if _pictured(key) else 0.0)), high


def _tag(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A rounded plate with icon and label, for counters at a hex or rates at an edge."""
    pictured, short = _pictured(key), _short(key)
    wide, high = _plate(key)
    fill = ui("white") if key.active else ui("neutral")
    pen.rect(-wide, -high, wide, high, fill, ink.dark if key.colour else ui("ink"), 0.035, 0.12)
    if pictured:
        drawer.draw(key.name, pen.at(-wide + 0.18, 0, 0.26))
        pen.text(0.13, 0, key.label, ui("ink"), 0.25)
    elif key.label:
        pen.text(0, 0, key.label, ui("ink"), 0.36 if short else 0.25)
    else:
        drawer.draw(key.name, pen.at(0, 0, 0.26))


def _spot(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A number painted on the ground: no plate, so that walls, figures and roads beside it stay in sight."""
    for x, y in ring(8, 0.035):
        pen.text(x, y, key.label, ui("ink"), 0.38)
    pen.text(0, 0, key.label, ui("white"), 0.38)


def _face(pen: Pen, key: SpriteKey, picture: float, letters: float) -> None:
    if key.label:
        pen.text(0, 0, key.label, ui("ink"), letters * min(1.0, 2.6 / len(key.label)))
    else:
        drawer.draw(key.name, pen.at(0, 0, picture))


def _ring(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A border round a hex; a flat-topped one is turned by `angle`."""
    if key.name in PIECES:
        PIECES[key.name](pen, ink, key.level, key.active)
        return
    colour = ink.fill if key.colour else ui("gold")
    pen.poly(ring(6, 0.86, key.angle), None, darker(colour, 0.5), 0.11)
    pen.poly(ring(6, 0.86, key.angle), None, colour, 0.06)


def _glow(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A bright ring around a place, a wider one (`level`) around what stands there."""
    r = 0.47 if key.level else 0.32
    pen.disc(0, 0, r + 0.02, None, ui("ink"), 0.12)
    pen.disc(0, 0, r, None, ui("glow") if not key.colour else ink.fill, 0.08)


def _glow_edge(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A bright line along an edge."""
    ux, uy = cos(radians(key.angle)) * 0.42, sin(radians(key.angle)) * 0.42
    pen.line([(-ux, -uy), (ux, uy)], ui("ink"), 0.15)
    pen.line([(-ux, -uy), (ux, uy)], ui("glow") if not key.colour else ink.fill, 0.09)


def _fresh(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A soft disc under something new."""
    pen.disc(0, 0, 0.43, ui("white"), ui("ink_soft"), 0.03)


def _fresh_edge(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A soft band under a new road."""
    ux, uy = cos(radians(key.angle)) * 0.4, sin(radians(key.angle)) * 0.4
    pen.line([(-ux, -uy), (ux, uy)], ui("ink_soft"), 0.36)
    pen.line([(-ux, -uy), (ux, uy)], ui("white"), 0.3)


def _fresh_hex(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A soft border round a hex where something is new."""
    pen.poly(ring(6, 0.84, key.angle), None, ui("ink_soft"), 0.1)
    pen.poly(ring(6, 0.84, key.angle), None, ui("white"), 0.07)


def _die(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """A die showing `level` pips."""
    fill, dots = (ui("red_die"), ui("white")) if key.name == "red" else (ui("yellow_die"), ui("ink"))
    pen.rect(-0.46, -0.46, 0.46, 0.46, fill, darker(fill, 0.45), 0.05, 0.16)
    for x, y in _PIPS[max(1, min(6, key.level))]:
        pen.disc(x * 0.24, y * 0.24, 0.085, dots)


def _bar(pen: Pen, key: SpriteKey, ink: SeatInk) -> None:
    """As many steps as the name says, `level` of them taken."""
    count = int(key.name)
    wide = 1 / count
    for k in range(count):
        x = -0.5 + k * wide
        fill = ui("accent") if k < key.level else ui("paper_dark")
        pen.rect(x, -1.07 * wide, x + 0.78 * wide, 1.07 * wide, fill, ui("ink_soft"), 0.15 * wide)


_PIPS: dict[int, list[tuple[int, int]]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}

_FAMILIES: dict[str, Callable[[Pen, SpriteKey, SeatInk], None]] = {
    "icon": _icon, "piece": _piece, "road": _road, "badge": _badge, "token": _token, "tag": _tag, "ring": _ring,
    "spot": _spot,
    "fresh": _fresh, "fresh_edge": _fresh_edge, "fresh_hex": _fresh_hex,
    "glow": _glow, "glow_edge": _glow_edge, "die": _die, "bar": _bar,
    "plan": _plan, "plan_road": _plan_road, "picture_die": _picture_die,
}  # fmt: skip

_SPAN: dict[str, float] = {
    "icon": 1.06, "piece": 1.06, "road": 1.0, "badge": 1.1, "token": 0.64, "tag": 1.3, "ring": 2.0,
    "glow": 1.1, "spot": 0.5, "glow_edge": 1.05, "fresh": 0.96, "fresh_edge": 1.3, "fresh_hex": 2.0, "die": 0.96,
    "bar": 1.0, "plan": 0.8, "plan_road": 0.8, "picture_die": 0.96,
}  # fmt: skip
