"""From a scene to a picture, and from a picture to bytes."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from renderer.brush import put
from renderer.ground import ground_picture
from renderer.palette import blank, veiled
from renderer.png import LEVEL, encode
from renderer.scene import Board, Scene, Veil


class Picture(NamedTuple):
    """A finished picture: bytes to upload and the words that tell the same."""

    data: bytes
    alt: str
    width: int
    height: int


def picture(scene: Scene, alt: str, level: int = LEVEL) -> Picture:
    """Paints and encodes a scene; a higher level packs it more tightly and takes longer."""
    return Picture(encode(paint(scene), level), alt, scene.width, scene.height)


def paint(scene: Scene) -> Image.Image:
    """The picture of a scene, in the fixed colours."""
    image = blank(scene.width, scene.height, scene.back)
    for item in scene.items:
        if isinstance(item, Board):
            image.paste(ground_picture(item.ground, item.paths, item.frame), (item.left, item.top))
        elif isinstance(item, Veil):
            _veil(image, item)
        else:
            put(image, item)
    return image


def _veil(image: Image.Image, veil: Veil) -> None:
    """Turns every colour into its veiled twin."""
    palette, twins = veiled()
    left, top, right, bottom = (round(v) for v in veil.box)
    image.paste(image.crop((left, top, right, bottom)).point(twins), (left, top))
    image.putpalette(palette)
