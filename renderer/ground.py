"""The ground: sea, coast, terrain, tokens, harbours, sites. Drawn once per board, twice too large, and kept."""

from __future__ import annotations

import itertools
from random import Random

from PIL import Image, ImageDraw

from game.look import Ground, HarbourMark, Path, ShoreMark, Tile, Xy
from renderer import drawer
from renderer.art import Path as Line
from renderer.art import gathered
from renderer.box import Box
from renderer.canvas import shown
from renderer.frame import SIGN, Frame, sign_place
from renderer.keep import Keep
from renderer.palette import Rgb, darker, seat_inks, ui
from renderer.patch import halved
from renderer.pen import OVERSIZE, Pen, ring, star
from renderer.sites import CIRCLE, LETTERS, PLANK, Sign, signs, site_names
from renderer.terrain import terrain_inks, wave

TOKEN = 0.38  # radius of a number token, in units
_SMALL = 30  # pixels of a unit, as it is shown, below which numbers and harbours are drawn larger
_TINY = 12  # and below which circles are
_LEGIBLE = 11  # pixels; smaller names are left out, and the numbers in the circles stand for them
WATER = ("sea", "sunken")


KEPT: Keep[Image.Image] = Keep(32 * 2**20, lambda image: image.width * image.height)


def ground_picture(ground: Ground, paths: tuple[Path, ...], frame: Frame) -> Image.Image:
    """The picture of a ground in a frame, from memory when it was drawn before."""
    lines = tuple((path.sprite, path.points) for path in paths)
    key = (ground, lines, frame)
    return KEPT.get(key, lambda: _make(ground, paths, frame))


def _make(ground: Ground, paths: tuple[Path, ...], frame: Frame) -> Image.Image:
    size = (frame.width * OVERSIZE, frame.height * OVERSIZE)
    image = Image.new("RGB", size, ui("sea"))
    draw = ImageDraw.Draw(image)
    draw.fontmode = "1"
    pen = Pen(draw, frame.unit * OVERSIZE, frame.x * OVERSIZE, frame.y * OVERSIZE)
    _sea(pen, frame)
    land = [i for i, tile in enumerate(ground.tiles) if tile.terrain not in WATER]
    _coast(pen, ground, land)
    for harbour in ground.harbours:
        _piers(pen, harbour)
    for shore in ground.shores:
        _lines(pen, shore, ground)
    for i, tile in enumerate(ground.tiles):
        _tile(pen, tile, hex_points(ground, i))
    for path in paths:
        _path(pen, path)
    for sign in signs(ground):
        _red_space(pen, ground, sign)
    as_shown = frame.unit * shown(frame.width, frame.height)
    larger = 1.0 if as_shown >= _SMALL else 1.18
    for tile in ground.tiles:
        _token(pen.at(*tile.at, larger), tile)
    for harbour in ground.harbours:
        _sign(pen.at(*sign_place(harbour), min(larger, 1.12)), harbour)
    for shore in ground.shores:
        _buoy(pen.at(*shore.at, min(larger, 1.12)), shore)
    _sites(pen, ground, frame)
    return halved(image)


def hex_points(ground: Ground, tile: int) -> list[Xy]:
    """The corners of a tile, clockwise."""
    ids = ground.tile_corners[tile] if tile < len(ground.tile_corners) else ()
    if len(ids) >= 3:
        return [ground.corners[i] for i in ids]
    x, y = ground.tiles[tile].at
    return ring(6, 1.0, 30.0 if ground.flat_top else 0.0, x, y)


def shrunk(points: list[Xy], share: float) -> list[Xy]:
    """A polygon drawn towards its middle."""
    mx, my = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    return [(mx + (x - mx) * share, my + (y - my) * share) for x, y in points]


def _sea(pen: Pen, frame: Frame) -> None:
    """Small crests on a loose grid, the same for equal frames."""
    chance = Random(7)
    left, top = -frame.x / frame.unit, -frame.y / frame.unit
    step = 1.4
    for row in range(int(frame.height / frame.unit / step) + 1):
        for column in range(int(frame.width / frame.unit / step / 1.3) + 1):
            x = left + (column + 0.5 + (row % 2) * 0.5 + chance.uniform(-0.2, 0.2)) * step * 1.3
            y = top + (row + 0.5 + chance.uniform(-0.2, 0.2)) * step
            wave(pen.at(x, y, chance.choice((0.9, 1.2))), ui("sea_light" if chance.random() < 0.6 else "sea_dark"))


def _coast(pen: Pen, ground: Ground, land: list[int]) -> None:
    """Shallow water, foam and beach around the land."""
    shapes = [list(part) for part in ground.outline] or [hex_points(ground, i) for i in land]
    for colour, wide in ((ui("shallow"), 0.5), (ui("sand"), 0.22)):
        for shape in shapes:
            pen.poly(shape, colour, colour, wide)
    if ground.outline:
        for i in land:
            points = hex_points(ground, i)
            pen.poly(points, ui("sand"), ui("sand"), 0.12)


def _tile(pen: Pen, tile: Tile, points: list[Xy]) -> None:
    ink = terrain_inks().get(tile.terrain)
    inside = pen.at(*tile.at)
    fill = ink.fill if ink else ui("neutral")
    pen.poly(points if tile.terrain in WATER else shrunk(points, 0.94), fill)
    if ink:
        ink.texture(inside, ink)
    else:
        inside.text(0, 0.62, tile.terrain[:9], ui("ink"), 0.22)


def _token(pen: Pen, tile: Tile) -> None:
    """A number with its chances as pips, around the pen's origin."""
    for number, (x, y) in zip(tile.numbers, _SEVERAL, strict=False):
        _number(pen.at(x, y, 0.62), number)
    if not tile.token or tile.numbers:
        return
    if tile.printed:
        pen.poly(ring(6, TOKEN * 1.12), ui("lava_light"), ui("paper"), 0.05)
    _number(pen, tile.token, plain=tile.printed)


_SEVERAL: list[Xy] = [(-0.27, -0.27), (0.27, -0.27), (-0.27, 0.27), (0.27, 0.27)]


def _number(pen: Pen, number: int, *, plain: bool = False) -> None:
    """A number with its pips, on a round token unless something else lies under it."""
    strong = number in (6, 8)
    ink = ui("strong") if strong else ui("ink")
    if not plain:
        pen.disc(0, 0, TOKEN, ui("paper"), ink if strong else None, 0.04)
    pen.text(0, -0.075, str(number), ink, 0.5 if strong else 0.46)
    pips = 6 - abs(7 - number)
    for k in range(pips):
        pen.disc((k - (pips - 1) / 2) * 0.105, 0.215, 0.046 if strong else 0.042, ink)


def _lines(pen: Pen, shore: ShoreMark, ground: Ground) -> None:
    """Lines from a place in the water to the corners that earn from it."""
    for corner in shore.corners:
        pen.line([ground.corners[corner], shore.at], ui("snow"), 0.09)


def _buoy(pen: Pen, shore: ShoreMark) -> None:
    """A place in the water: what is there, and the numbers it pays on."""
    pen.disc(0, 0, SIGN + 0.03, ui("snow"))
    pen.disc(0, 0, SIGN - 0.02, ui("sea_dark"))
    drawer.draw(shore.kind, pen.at(0, -0.27, 0.32))
    for k, number in enumerate(shore.numbers):
        _number(pen.at((k - (len(shore.numbers) - 1) / 2) * 0.44, 0.14, 0.7), number)


def _piers(pen: Pen, harbour: HarbourMark) -> None:
    """Two landing stages, from the harbour's corners to its sign."""
    x, y = sign_place(harbour)
    for ex, ey in harbour.ends:
        pen.line([(ex, ey), (x, y)], ui("wood"), 0.13)


def _sign(pen: Pen, harbour: HarbourMark) -> None:
    """A boat's hull below a round sail with the rate and what it takes."""
    pen.poly([(-0.46, 0.2), (0.46, 0.2), (0.32, 0.49), (-0.32, 0.49)], ui("wood"))
    pen.disc(0, 0, SIGN, ui("white"))
    if harbour.kind == "any":
        pen.text(0, 0.0, f"{harbour.rate}:1", ui("ink"), 0.4)
        return
    drawer.draw(harbour.kind, pen.at(0, -0.15, 0.44))
    pen.text(0, 0.21, f"{harbour.rate}:1", ui("ink"), 0.34)


def _red_space(pen: Pen, ground: Ground, sign: Sign) -> None:
    """A red road space, and beside it the plate with its rate."""
    (ax, ay), (bx, by) = (ground.corners[corner] for corner in ground.edges[sign.right.edge])
    start, end = ((ax + (bx - ax) * share, ay + (by - ay) * share) for share in PLANK)
    pen.line([sign.edge, sign.at], ui("strong"), 0.07)
    pen.line([start, end], ui("strong"), 0.2)
    pen.line([start, end], ui("paper"), 0.08)
    x, y = sign.at
    wide, high = (sign.box.right - sign.box.left) / 2, (sign.box.bottom - sign.box.top) / 2
    pen.rect(x - wide, y - high, x + wide, y + high, ui("white"), ui("strong"), 0.04, 0.14)
    rate, plain = f"{sign.right.rate}:1", sign.right.kind == "any"
    pen.text(x + (0.0 if plain else 0.15), y, rate, ui("ink"), 0.29)
    if not plain:
        drawer.draw(sign.right.kind, pen.at(x - 0.25, y, 0.29))


def _sites(pen: Pen, ground: Ground, frame: Frame) -> None:
    """Circles with the number typed in commands, and names where there is room."""
    left, top = -frame.x / frame.unit, -frame.y / frame.unit
    sea = Box(left, top, left + frame.width / frame.unit, top + frame.height / frame.unit)
    for name in site_names(ground, sea) if frame.unit * LETTERS >= _LEGIBLE else ():
        box = name.box
        pen.rect(box.left, box.top, box.right, box.bottom, ui("white"), None, 0, 0.07)
        pen.text(*name.at, name.text, ui("ink"), name.letters, "bold")
    larger = 1.0 if frame.unit * shown(frame.width, frame.height) >= _TINY else 1.35
    for site in ground.sites:
        at = pen.at(*ground.corners[site.corner], larger)
        if not site.circle:
            at.poly(star(4, CIRCLE, CIRCLE * 0.45), ui("white"), ui("ink"), 0.04)
            continue
        at.disc(0, 0, CIRCLE, _CIRCLES.get(site.circle, ui("yellow_die")), ui("ink"), 0.04)
        if site.number:
            at.text(0, 0, site.number, ui("ink"), 0.37 if len(site.number) < 3 else 0.25)


def _path(pen: Pen, path: Path) -> None:
    """A river or canal, smooth at its bends."""
    wide, inner, outer = _PATHS.get(path.sprite, Line(0.14, "neutral", "paper"))
    body, light = ui(inner), ui(outer)
    points = _smooth(list(path.points))
    pen.line(points, darker(body, 0.35), wide + 0.07)
    pen.line(points, body, wide)
    pen.line(points, light, wide * 0.25)


def _smooth(points: list[Xy]) -> list[Xy]:
    """The line with its corners cut twice, ends kept."""
    for _ in range(3):
        if len(points) < 3:
            return points
        cut: list[Xy] = [points[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        points = [*cut, points[-1]]
    return points


_CIRCLES: dict[str, Rgb] = {"yellow": ui("yellow_die"), "green": seat_inks()["green"].light}

_PATHS: dict[str, Line] = {"coast": Line(0.1, "sand_dark", "sand"), **gathered("PATHS")}
