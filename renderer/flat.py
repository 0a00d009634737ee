"""Painting straight in the fixed colours, where what lies below is of one colour: no blending, no quantising after."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renderer import fonts
from renderer.brush import corner, draw
from renderer.keep import Keep
from renderer.palette import Rgb, fixed, quantise
from renderer.scene import Label, Panel, Stamp
from renderer.sprites import sprite


def _weigh(patch: Image.Image) -> int:
    return patch.width * patch.height + 300


KEPT: Keep[Image.Image] = Keep(16 * 2**20, _weigh)


def canvas(width: int, height: int, back: Rgb) -> Image.Image:
    """An empty picture in the fixed colours."""
    image = Image.new("P", (width, height), index(back))
    image.putpalette(fixed().getpalette() or ())
    return image


@lru_cache(maxsize=512)
def index(colour: Rgb) -> int:
    """The number of the fixed colour nearest to a colour."""
    return int(quantise(Image.new("RGB", (1, 1), colour)).tobytes()[0])


def colour_below(panels: Sequence[Panel], item: Stamp | Label | Panel, back: Rgb) -> Rgb:
    """The colour of the uppermost panel an item lies on."""
    left, top, right, bottom = item.box
    x, y = (left + right) / 2, (top + bottom) / 2
    for panel in reversed(panels):
        if panel.box.left <= x <= panel.box.right and panel.box.top <= y <= panel.box.bottom:
            return panel.fill
    return back


def put(image: Image.Image, item: Stamp | Label, below: Rgb) -> None:
    """A stamp or words on one colour: blended once, then copied."""
    left, top, right, bottom = _room(item)
    key = (item.moved(-left, -top), below)
    patch = KEPT.get(key, lambda: _patch(item.moved(-left, -top), right - left, bottom - top, below))
    image.paste(patch, (left, top))


def _room(item: Stamp | Label) -> tuple[int, int, int, int]:
    """Whole pixels that hold what is drawn, without empty margins, accents and tails of letters included."""
    if isinstance(item, Label):
        drawn = fonts.glyphs(item.text, item.size, item.weight)
        left, top = item.x + drawn.left, item.y + fonts.cap_height(item.size, item.weight) // 2 + drawn.top
        return left, top, left + drawn.mask.width, top + drawn.mask.height
    one, half = sprite(item.key), item.key.side // 2
    left, top = item.x - half + one.left, item.y - half + one.top
    return left, top, left + one.mask.width, top + one.mask.height


def _patch(item: Stamp | Label, width: int, height: int, below: Rgb) -> Image.Image:
    image = Image.new("RGB", (width, height), below)
    draw(image, item)
    return quantise(image)


def panel(image: Image.Image, one: Panel, below: Rgb) -> None:
    """A panel with its edge, corners blended with what lies below."""
    left, top, right, bottom = (round(v) for v in one.box)
    radius = min(one.radius, (right - left) // 2, (bottom - top) // 2)
    if one.edge is not None:
        _plate(image, (left, top, right, bottom), one.edge, below, radius)
        t = one.thick
        left, top, right, bottom = left + t, top + t, right - t, bottom - t
        below, radius = one.edge, max(0, radius - t)
    _plate(image, (left, top, right, bottom), one.fill, below, radius)


def _plate(image: Image.Image, box: tuple[int, int, int, int], fill: Rgb, below: Rgb, r: int) -> None:
    image.paste(index(fill), box)
    if r <= 0:
        return
    left, top, right, bottom = box
    for k, at in enumerate(((left, top), (right - r, top), (left, bottom - r), (right - r, bottom - r))):
        image.paste(_corner(r, k, fill, below), at)


@lru_cache(maxsize=512)
def _corner(r: int, which: int, fill: Rgb, below: Rgb) -> Image.Image:
    image = Image.new("RGB", (r, r), below)
    image.paste(fill, (0, 0, r, r), corner(r, which))
    return quantise(image)
