"""From a scene to a picture, and from a picture to bytes."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from renderer import flat
from renderer.brush import draw
from renderer.ground import ground_picture
from renderer.palette import VEIL, WHITE, quantise
from renderer.png import encode
from renderer.scene import Board, Label, Line, Panel, Scene, Stamp, Veil


class Picture(NamedTuple):
    """A finished picture: bytes to upload and the words that tell the same."""

    data: bytes
    alt: str
    width: int
    height: int


def picture(scene: Scene, alt: str) -> Picture:
    """Paints and encodes a scene."""
    return Picture(encode(paint(scene)), alt, scene.width, scene.height)


def paint(scene: Scene) -> Image.Image:
    """The picture of a scene, in the fixed colours."""
    boards = [item for item in scene.items if isinstance(item, Board)]
    if len(boards) == 1 and all(isinstance(item, Board | Stamp | Label | Panel) for item in scene.items):
        return _with_board(scene, boards[0])
    veiled = any(isinstance(item, Veil) for item in scene.items)
    return quantise(full_colours(scene), veiled=veiled)


def _with_board(scene: Scene, board: Board) -> Image.Image:
    """The quick way for tables: in all colours only what touches the board, the rest straight in the fixed ones."""
    image = flat.canvas(scene.width, scene.height, scene.back)
    touching: list[Stamp | Label | Panel] = []
    under: list[Panel] = []
    for item in scene.items:
        if isinstance(item, Board | Line | Veil):
            continue
        if item.box.meets(board.box):
            touching.append(item)
        elif isinstance(item, Panel):
            flat.panel(image, item, flat.colour_below(under, item, scene.back))
            under.append(item)
        else:
            flat.put(image, item, flat.colour_below(under, item, scene.back))
    ground = ground_picture(board.ground, board.paths, board.frame)
    full = ground.full.copy()
    for item in touching:
        draw(full, item.moved(-board.left, -board.top))
    image.paste(quantise(full) if touching else ground.fixed, (board.left, board.top))
    return image


def full_colours(scene: Scene) -> Image.Image:
    """The picture of a scene in all its colours."""
    image = Image.new("RGB", (scene.width, scene.height), scene.back)
    for item in scene.items:
        if isinstance(item, Board):
            ground = ground_picture(item.ground, item.paths, item.frame)
            image.paste(ground.full, (item.left, item.top))
        elif isinstance(item, Veil):
            _veil(image, item)
        else:
            draw(image, item)
    return image


def _veil(image: Image.Image, veil: Veil) -> None:
    box = tuple(round(v) for v in veil.box)
    left, top, right, bottom = box
    below = image.crop((left, top, right, bottom))
    image.paste(Image.blend(below, Image.new("RGB", below.size, WHITE), VEIL), (left, top))
