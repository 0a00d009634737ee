"""Items of a scene drawn onto a picture in all its colours."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from renderer import fonts
from renderer.scene import Label, Line, Panel, Stamp
from renderer.sprites import sprite


def draw(image: Image.Image, item: Stamp | Label | Panel | Line) -> None:
    """Draws one item at its place."""
    if isinstance(item, Stamp):
        _stamp(image, item)
    elif isinstance(item, Label):
        _label(image, item)
    elif isinstance(item, Panel):
        _panel(image, item)
    else:
        _line(image, item)


def _line(image: Image.Image, line: Line) -> None:
    """Drawn twice too large on its own mask, so that it is smooth."""
    left, top, right, bottom = (round(v) for v in line.box.grown(2))
    mask = Image.new("L", ((right - left) * 2, (bottom - top) * 2))
    points = [((x - left) * 2, (y - top) * 2) for x, y in line.points]
    ImageDraw.Draw(mask).line(points, fill=255, width=line.thick * 2, joint="curve")
    image.paste(line.colour, (left, top, right, bottom), mask.reduce(2))


def _stamp(image: Image.Image, stamp: Stamp) -> None:
    one, half = sprite(stamp.key), stamp.key.side // 2
    image.paste(one.picture, (stamp.x - half + one.left, stamp.y - half + one.top), one.mask)


def _label(image: Image.Image, label: Label) -> None:
    drawn = fonts.glyphs(label.text, label.size, label.weight)
    baseline = label.y + fonts.cap_height(label.size, label.weight) // 2
    left, top = label.x + drawn.left, baseline + drawn.top
    image.paste(label.colour, (left, top, left + drawn.mask.width, top + drawn.mask.height), drawn.mask)


def _panel(image: Image.Image, panel: Panel) -> None:
    box = tuple(round(v) for v in panel.box)
    left, top, right, bottom = box
    radius = min(panel.radius, (right - left) // 2, (bottom - top) // 2)
    if panel.edge is not None:
        _plate(image, (left, top, right, bottom), panel.edge, radius)
        t = panel.thick
        left, top, right, bottom = left + t, top + t, right - t, bottom - t
        radius = max(0, radius - t)
    _plate(image, (left, top, right, bottom), panel.fill, radius)


def _plate(image: Image.Image, box: tuple[int, int, int, int], fill: tuple[int, int, int], r: int) -> None:
    """A rectangle with smooth round corners."""
    left, top, right, bottom = box
    if r <= 0:
        image.paste(fill, box)
        return
    image.paste(fill, (left, top + r, right, bottom - r))
    image.paste(fill, (left + r, top, right - r, top + r))
    image.paste(fill, (left + r, bottom - r, right - r, bottom))
    for k, (x, y) in enumerate(((left, top), (right - r, top), (left, bottom - r), (right - r, bottom - r))):
        image.paste(fill, (x, y, x + r, y + r), corner(r, k))


@lru_cache(maxsize=128)
def corner(r: int, which: int) -> Image.Image:
    """The mask of a quarter disc: upper left, upper right, lower left, lower right."""
    big = Image.new("L", (r * 4, r * 4), 0)
    x, y = (0 if which % 2 == 0 else -r * 4), (0 if which < 2 else -r * 4)
    ImageDraw.Draw(big).ellipse((x, y, x + r * 8 - 1, y + r * 8 - 1), fill=255)
    return big.reduce(4)
