"""Small pictures in the fixed colours, ready to be pasted: their edges have one step of softness, which packs well.

A drawing is made twice too large and halved. A pixel takes the colour most of its quarters have; of two colours that
share it equally it takes the one between, if they differ enough for anybody to see a step.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from PIL import Image
from PIL.ImageChops import add, darker, difference, lighter, subtract

from renderer.palette import Rgb, blank, coloured, index, mix, numbers, quantise
from renderer.pen import OVERSIZE

_STEP = 165  # how far apart in brightness colours must be to have one between them
_FULL = [255 if v > 156 else 0 for v in range(256)]
_SEEN = [255 if v >= 100 else 0 for v in range(256)]
_HALF = [255 if v >= 127 else 0 for v in range(256)]
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
    x0, y0, x1, y1 = (v // 2 for v in big.getchannel("A").getbbox() or (0, 0, 0, 0))
    big = big.crop((2 * x0, 2 * y0, 2 * x1 + 2, 2 * y1 + 2))
    alpha = big.getchannel("A")
    paper = Image.new("RGB", big.size, below)
    paper.paste(big.convert("RGB"), mask=alpha)
    mask = alpha.reduce(OVERSIZE).point(_HALF)
    box = mask.getbbox() or (0, 0, 1, 1)
    return Patch(halved(paper).crop(box), mask.crop(box).convert("1"), left + x0 + box[0], top + y0 + box[1])


def tint(mask: Image.Image, colour: Rgb, below: Rgb, left: int = 0, top: int = 0) -> Patch:
    """A shape in one colour, for a ground of another."""
    image = blank(mask.width, mask.height, mix(colour, below, 0.5))
    image.paste(index(colour), mask=mask.point(_FULL))
    return Patch(image, mask.point(_SEEN).convert("1"), left, top)


def halved(big: Image.Image) -> Image.Image:
    """A drawing twice too large in the fixed colours."""
    a, b, c, d = _quarters(numbers(quantise(big)))
    ab, ac, ad, bc, bd, cd = (_differs(x, y) for x, y in combinations((a, b, c, d), 2))
    alone = darker(darker(ab, ac), ad)
    other = c.copy()
    other.paste(b, mask=ab)
    untied = darker(darker(lighter(ab, cd), lighter(ac, bd)), lighter(ad, bc))
    between, apart = _between(a, other)
    most = a.copy()
    most.paste(c, mask=subtract(alone, cd))
    most.paste(b, mask=subtract(alone, darker(bc, bd)))
    most.paste(between, mask=subtract(apart, untied))
    return coloured(most)


def _quarters(big: Image.Image) -> list[Image.Image]:
    size = (big.width // 2, big.height // 2)
    shifts = [(x, y) for y in (-0.5, 0.5) for x in (-0.5, 0.5)]
    return [big.transform(size, Image.Transform.AFFINE, (2, 0, x, 0, 2, y)) for x, y in shifts]


def _differs(one: Image.Image, other: Image.Image) -> Image.Image:
    """White where two pictures differ at all, black where they are the same."""
    gap = difference(one, other)
    return add(gap, gap, 0.001)


def _between(one: Image.Image, other: Image.Image) -> tuple[Image.Image, Image.Image]:
    """The colours half way from one picture to the other, and where these are far apart."""
    x, y = (coloured(image.copy()).convert("RGB") for image in (one, other))
    return numbers(quantise(Image.blend(x, y, 0.5))), difference(x, y).convert("L").point(_APART)
