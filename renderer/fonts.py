"""The one typeface, loaded once per weight and size, and masks of words."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageFont

from renderer.palette import DATA

_FILES = {"bold": "Nunito-Bold.ttf", "black": "Nunito-Black.ttf"}


class Glyphs(NamedTuple):
    """Words as a mask, with the place of its upper left corner relative to the left end of the baseline."""

    mask: Image.Image
    left: int
    top: int


@lru_cache(maxsize=96)
def font(size: int, weight: str = "bold") -> ImageFont.FreeTypeFont:
    """The typeface in a size, measured in pixels."""
    return ImageFont.truetype(str(DATA / "fonts" / _FILES[weight]), size, layout_engine=ImageFont.Layout.BASIC)


def glyphs(text: str, size: int, weight: str = "bold") -> Glyphs:
    """The mask of some words."""
    face = font(size, weight)
    left, top, right, bottom = face.getbbox(text, anchor="ls")
    mask = Image.new("L", (max(1, int(right - left)), max(1, int(bottom - top))))
    if text.strip():
        core, offset = face.getmask2(text, mode="L", anchor="ls")
        mask = Image.new("L", core.size)
        mask.im.paste(core, (0, 0, *core.size))
        left, top = offset
    return Glyphs(mask, int(left), int(top))


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: str = "bold") -> int:
    """How wide the words are."""
    return round(font(size, weight).getlength(text))


@lru_cache(maxsize=96)
def cap_height(size: int, weight: str = "bold") -> int:
    """The height of capitals and figures: what the eye centres on."""
    return -int(font(size, weight).getbbox("H", anchor="ls")[1])


def fit(text: str, size: int, room: int, weight: str = "bold") -> str:
    """The words, cut with an ellipsis when they are wider than the room."""
    if width(text, size, weight) <= room:
        return text
    while text and width(text + "…", size, weight) > room:
        text = text[:-1]
    return text.rstrip() + "…" if text else ""
