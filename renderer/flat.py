"""Painting straight in the fixed colours, where what lies below is of one colour: no blending, no quantising after."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renderer import fonts
from renderer.brush import draw
from renderer.keep import Keep
from renderer.palette import Rgb, fixed, quantise
from renderer.scene import Box, Label, Panel, Stamp
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
        image.paste(index(one.edge), (left, top, right, bottom))
        t = one.thick
        image.paste(index(one.fill), (left + t, top + t, right - t, bottom - t))
    else:
        image.paste(index(one.fill), (left, top, right, bottom))
    if radius > 0:
        places = ((left, top), (right - radius, top), (left, bottom - radius), (right - radius, bottom - radius))
        for at, patch in zip(places, _corners(radius, one.fill, one.edge, one.thick, below), strict=True):
            image.paste(patch, at)


@lru_cache(maxsize=512)
def _corners(radius: int, fill: Rgb, edge: Rgb | None, thick: int, below: Rgb) -> tuple[Image.Image, ...]:
    """The four corners of a panel: the smallest panel there is, cut into quarters."""
    side = 2 * radius
    image = Image.new("RGB", (side, side), below)
    draw(image, Panel(Box(0, 0, side, side), fill, edge, radius, thick))
    whole = quantise(image)
    return tuple(whole.crop((x, y, x + radius, y + radius)) for y in (0, radius) for x in (0, radius))
