"""The placement picture: every legal place with the name typed in commands, all the rest under a veil."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from game.look import Look, Place, Text
from renderer import fonts
from renderer.alt import shorten
from renderer.board import WIDTH, board_of
from renderer.box import Box
from renderer.errors import BadLook
from renderer.frame import Frame
from renderer.ground import hex_points, shrunk
from renderer.marks import edge_angle, stamps
from renderer.paint import Picture, picture
from renderer.palette import ui
from renderer.scene import Item, Line, Panel, Scene, Stamp, Veil, centred
from renderer.sprites import SpriteKey
from renderer.turned import lying
from renderer.words import Words

BEST = 3  # so many places are marked as the best
_SIZES = (1.7, 1.5, 1.3, 1.15)  # of plates: the fewer places there are, the larger they can be read


def placement_png(look: Look, places: Sequence[Place], words: Words, width: int = WIDTH) -> Picture:
    """The board with the legal places labelled."""
    return picture(placement_scene(look, places, width), placement_alt(places, words))


def placement_alt(places: Sequence[Place], words: Words) -> str:
    """The places by name, best first."""
    if not places:
        return words(Text("picture-no-places"))
    names = [place.label for place in places]
    while len(text := words(Text("picture-places", {"places": ", ".join(names)}))) > 1000:
        names = [*names[:-2], "…"] if names[-1] == "…" else [*names[:-1], "…"]
    return shorten([text])


def placement_scene(look: Look, places: Sequence[Place], width: int = WIDTH) -> Scene:
    """What the placement picture shows, and where."""
    board, _ = board_of(look, width)
    look = lying(look)
    frame = board.frame
    items: list[Item] = [board, *stamps(look, frame), Veil(board.box)]
    size = _largest(look, places, frame)
    for place in places:
        items += _SHOW[place.at](look, place, frame, size)
    return Scene(board.frame.width, board.frame.height, ui("back"), tuple(items))


def _largest(look: Look, places: Sequence[Place], frame: Frame) -> float:
    """How large plates may be so that none lies over another or over the rim."""
    canvas = Box(0, 0, frame.width, frame.height)
    for place in places:
        if place.at not in _SHOW:
            raise BadLook(place.at, place.place, place.label)
    for size in _SIZES:
        shown = [item for place in places for item in _SHOW[place.at](look, place, frame, size)]
        plates = [item.box for item in shown if isinstance(item, Panel)]
        if all(box.inside(canvas) for box in plates) and not any(a.meets(b) for a, b in combinations(plates, 2)):
            return size
    return 1.0


def _corner(look: Look, place: Place, frame: Frame, size: float) -> list[Item]:
    if not 0 <= place.place < len(look.ground.corners):
        raise BadLook("corner", place.place, place.label)
    x, y = frame.px(look.ground.corners[place.place])
    half = frame.unit * 0.34 * size
    return _plate(place, x, y, half, half, round(half))


def _edge(look: Look, place: Place, frame: Frame, size: float) -> list[Item]:
    angle = edge_angle(look.ground, place.place)
    a, b = (frame.px(look.ground.corners[i]) for i in look.ground.edges[place.place])
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    glow = Stamp(SpriteKey("glow_edge", "", round(frame.unit), angle=angle), round(x), round(y))
    unit = frame.unit * size
    return [glow, *_plate(place, x, y, unit * 0.4, unit * 0.2, round(unit * 0.27))]


def _hex(look: Look, place: Place, frame: Frame, size: float) -> list[Item]:
    if not 0 <= place.place < len(look.ground.tiles):
        raise BadLook("hex", place.place, place.label)
    outline = [frame.px(p) for p in shrunk(hex_points(look.ground, place.place), 0.88)]
    border = Line((*outline, outline[0], outline[1]), _ink(place), max(4, round(frame.unit * 0.07)))
    x, y = frame.px(look.ground.tiles[place.place].at)
    wide = frame.unit * (0.26 if len(place.label) < 2 else 0.34)
    return [border, *_plate(place, x, y - frame.unit * 0.56, wide, frame.unit * 0.22, round(frame.unit * 0.38))]


def _ink(place: Place) -> tuple[int, int, int]:
    return ui("accent") if place.rank >= BEST or place.rank < 0 else ui("strong")


def _plate(place: Place, x: float, y: float, half_wide: float, half_high: float, size: int) -> list[Item]:
    """A plate with the place's name, its letters as large as the plate allows."""
    while size > 8 and fonts.width(place.label, size, "black") > half_wide * 2 - 8:
        size -= 1
    fill = ui("glow") if 0 <= place.rank < BEST else ui("white")
    box = Box(x - half_wide, y - half_high, x + half_wide, y + half_high)
    radius = round(min(half_wide, half_high))
    return [Panel(box, fill, ui("ink"), radius, 3), centred(place.label, x, y, size, ui("ink"), "black")]


_SHOW = {"corner": _corner, "edge": _edge, "hex": _hex}
