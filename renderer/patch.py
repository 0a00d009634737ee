"""Small pictures in the fixed colours, ready to be pasted: their edges have one step of softness, which packs well.

A drawing is made twice too large and halved. A pixel takes the colour most of its quarters have; of two colours that
share it equally it takes the one between, if they differ enough for anybody to see a step.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageChops

from renderer.palette import Rgb, blank, index, mix, quantise
from renderer.pen import OVERSIZE

_STEP = 90  # how far apart in brightness colours must be to have one between them
_FULL = [255 if v > 168 else 0 for v in range(256)]
_SEEN = [255 if v >= 88 else 0 for v in range(256)]
_HALF = [255 if v >= 127 else 0 for v in range(256)]
_SAME = [255] + [0] * 255
_APART = [255 if v >= _STEP else 0 for v in range(256)]


class Patch(NamedTuple):
    """A small picture, which of its pixels count, and where it begins relative to where it is put."""

    image: Image.Image
    mask: Image.Image
    left: int
    top: int

    @property
    def bytes(self) -> int:
        """How much memory it takes."""
        return self.image.width * self.image.height * 2 + 600


def cut(big: Image.Image, below: Rgb, left: int = 0, top: int = 0) -> Patch:
    """A drawing with transparency, twice too large, as a patch without empty margins for a ground of some colour."""
    alpha = big.getchannel("A")
    paper = Image.new("RGB", big.size, below)
    paper.paste(big.convert("RGB"), mask=alpha)
    mask = alpha.reduce(OVERSIZE).point(_HALF)
    box = mask.getbbox() or (0, 0, 1, 1)
    return Patch(halved(paper).crop(box), mask.crop(box).convert("1"), left + box[0], top + box[1])


def tint(mask: Image.Image, colour: Rgb, below: Rgb, left: int = 0, top: int = 0) -> Patch:
    """A shape in one colour, for a ground of another."""
    image = blank(mask.width, mask.height, mix(colour, below, 0.5))
    image.paste(index(colour), mask=mask.point(_FULL))
    return Patch(image, mask.point(_SEEN).convert("1"), left, top)


def halved(big: Image.Image) -> Image.Image:
    """A drawing twice too large in the fixed colours."""
    a, b, c, d = _quarters(quantise(big))
    ab, ac, ad = _same(a, b), _same(a, c), _same(a, d)
    bc, bd, cd = _same(b, c), _same(b, d), _same(c, d)
    alone = ImageChops.invert(_any(ab, ac, ad))
    other = b.copy()
    other.paste(c, mask=ab)
    tied = _any(_both(ab, cd), _both(ac, bd), _both(ad, bc))
    between, apart = _between(a, other)
    most = a.copy()
    most.paste(c, mask=_both(alone, cd))
    most.paste(b, mask=_both(alone, _any(bc, bd)))
    most.paste(between, mask=_both(tied, apart))
    return most


def _quarters(big: Image.Image) -> list[Image.Image]:
    size = (big.width // 2, big.height // 2)
    shifts = [(x, y) for y in (-0.5, 0.5) for x in (-0.5, 0.5)]
    return [big.transform(size, Image.Transform.AFFINE, (2, 0, x, 0, 2, y)) for x, y in shifts]


def _between(one: Image.Image, other: Image.Image) -> tuple[Image.Image, Image.Image]:
    """The colours half way from one picture to the other, and where these are far apart."""
    x, y = one.convert("RGB"), other.convert("RGB")
    return quantise(Image.blend(x, y, 0.5)), ImageChops.difference(x, y).convert("L").point(_APART)


def _same(one: Image.Image, other: Image.Image) -> Image.Image:
    return ImageChops.difference(one, other).point(_SAME, "L")


def _both(one: Image.Image, other: Image.Image) -> Image.Image:
    return ImageChops.darker(one, other)


def _any(first: Image.Image, *rest: Image.Image) -> Image.Image:
    for one in rest:
        first = ImageChops.lighter(first, one)
    return first
