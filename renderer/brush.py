"""Items of a scene put onto a picture in the fixed colours."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from renderer import fonts
from renderer.keep import Keep
from renderer.palette import Rgb, index, ui
from renderer.patch import Patch, cut, tint
from renderer.pen import OVERSIZE, sheet
from renderer.scene import Label, Line, Panel, Stamp
from renderer.sprites import sprite

KEPT: Keep[Patch] = Keep(8 * 2**20, lambda patch: patch.bytes)  # words


def put(image: Image.Image, item: Stamp | Label | Panel | Line) -> None:
    """Puts one item at its place."""
    if isinstance(item, Stamp):
        _paste(image, sprite(item.key), item.x, item.y)
    elif isinstance(item, Label):
        _label(image, item)
    elif isinstance(item, Panel):
        _panel(image, item)
    else:
        _line(image, item)


def _paste(image: Image.Image, patch: Patch, x: int, y: int) -> None:
    image.paste(patch.image, (x + patch.left, y + patch.top), patch.mask)


def _label(image: Image.Image, label: Label) -> None:
    key = (label.text, label.size, label.weight, label.colour)
    _paste(image, KEPT.get(key, lambda: _words(label)), label.x, label.y)


def _words(label: Label) -> Patch:
    drawn = fonts.glyphs(label.text, label.size, label.weight)
    top = fonts.cap_height(label.size, label.weight) // 2 + drawn.top
    return tint(drawn.mask, label.colour, _ground_of(label.colour), drawn.left, top)


def _ground_of(colour: Rgb) -> Rgb:
    """What lies below words or lines of a colour: paper below dark ones, something dark below light ones."""
    return ui("panel") if sum(colour) < 600 else ui("ink_soft")


def _line(image: Image.Image, line: Line) -> None:
    left, top, right, bottom = (round(v) for v in line.box.grown(2))
    mask = Image.new("L", ((right - left) * OVERSIZE, (bottom - top) * OVERSIZE))
    points = [((x - left) * OVERSIZE, (y - top) * OVERSIZE) for x, y in line.points]
    ImageDraw.Draw(mask).line(points, fill=255, width=line.thick * OVERSIZE, joint="curve")
    _paste(image, tint(mask.reduce(OVERSIZE), line.colour, _ground_of(line.colour)), left, top)


def _panel(image: Image.Image, panel: Panel) -> None:
    """A panel with its edge, then its round corners."""
    left, top, right, bottom = (round(v) for v in panel.box)
    r = min(panel.radius, (right - left) // 2, (bottom - top) // 2)
    for x0, y0, x1, y1 in ((left + r, top, right - r, bottom), (left, top + r, right, bottom - r)):
        image.paste(index(panel.edge or panel.fill), (x0, y0, x1, y1))
    if panel.edge is not None:
        t = panel.thick
        for x0, y0, x1, y1 in ((left + r, top + t, right - r, bottom - t), (left + t, top + r, right - t, bottom - r)):
            image.paste(index(panel.fill), (x0, y0, max(x0, x1), max(y0, y1)))
    if r > 0:
        places = ((left, top), (right - r, top), (left, bottom - r), (right - r, bottom - r))
        for (x, y), corner in zip(places, _corners(r, panel.fill, panel.edge, panel.thick), strict=True):
            _paste(image, corner, x, y)


@lru_cache(maxsize=256)
def _corners(r: int, fill: Rgb, edge: Rgb | None, thick: int) -> list[Patch]:
    """The four corners of a panel: the smallest panel there is, cut into quarters."""
    image, pen = sheet(2 * r, 2 * r, 1)
    pen.rect(-r, -r, r - 0.5, r - 0.5, fill, edge, thick, r)
    whole = cut(image, ui("back"))
    boxes = [(x, y, x + r, y + r) for y in (0, r) for x in (0, r)]
    return [Patch(whole.image.crop(box), whole.mask.crop(box), 0, 0) for box in boxes]
