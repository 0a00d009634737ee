"""Colours by name, read once from data/palette.json, and the fixed colours every picture is painted with."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from PIL import Image

DATA = Path(__file__).resolve().parent.parent / "data"

Rgb = tuple[int, int, int]


class SeatInk(NamedTuple):
    """A seat's colours and the shape that tells it apart without colour."""

    fill: Rgb
    dark: Rgb
    light: Rgb
    ink: Rgb
    shape: str


def rgb(text: str) -> Rgb:
    """A colour from its `#RRGGBB` form."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """The colour `share` of the way from one to the other."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return r, g, b


def darker(colour: Rgb, share: float) -> Rgb:
    """The colour moved towards black."""
    return mix(colour, (0, 0, 0), share)


def lighter(colour: Rgb, share: float) -> Rgb:
    """The colour moved towards white."""
    return mix(colour, (255, 255, 255), share)


@cache
def _file() -> dict[str, dict[str, dict[str, str]]]:
    data: dict[str, dict[str, dict[str, str]]] = json.loads((DATA / "palette.json").read_text("utf-8"))
    return data


@cache
def ui(name: str) -> Rgb:
    """A colour of the table itself: sea, paper, ink ..."""
    return rgb(str(_file()["ui"][name]))


@cache
def seat_inks() -> dict[str, SeatInk]:
    """All seat colours by key."""
    return {
        key: SeatInk(rgb(v["fill"]), rgb(v["dark"]), rgb(v["light"]), rgb(v["ink"]), v["shape"])
        for key, v in _file()["seats"].items()
    }


NOBODY = SeatInk((184, 178, 166), (94, 89, 79), (225, 221, 212), (43, 36, 32), "round")


def seat_ink(key: str) -> SeatInk:
    """The inks of a seat colour; a colour nobody knows is drawn grey."""
    return seat_inks().get(key, NOBODY)


@cache
def kind_inks() -> dict[str, tuple[Rgb, Rgb]]:
    """Full and light colour of each kind of card."""
    return {key: (rgb(v["fill"]), rgb(v["light"])) for key, v in _file()["kinds"].items()}


def named() -> list[Rgb]:
    """Every colour the palette and the terrains name, once."""
    from renderer.terrain import terrain_inks  # which paints with these colours

    found = [rgb(str(value)) for value in _file()["ui"].values()]
    for group in ("seats", "kinds"):
        found += [rgb(text) for entry in _file()[group].values() for text in entry.values() if text.startswith("#")]
    return list(dict.fromkeys((*found, *(colour for ink in terrain_inks().values() for colour in ink[:3]))))


@cache
def _palette() -> bytes:
    return bytes(chain.from_iterable(named()))


WHITE: Rgb = (255, 255, 255)
VEIL = 0.5  # how white a veil is


@cache
def fixed() -> Image.Image:
    """The picture whose palette every other picture is quantised to."""
    return coloured(Image.new("L", (1, 1)))


@cache
def veiled() -> tuple[bytes, list[int]]:
    """The palette with every colour once more under a veil, and which of them veils which."""
    colours = named()
    both = colours + [mix(colour, WHITE, VEIL) for colour in colours]
    return bytes(chain.from_iterable(both)), [k % len(colours) + len(colours) for k in range(256)]


def quantise(image: Image.Image) -> Image.Image:
    """The picture in the fixed colours."""
    return image.quantize(palette=fixed(), dither=Image.Dither.NONE)


@lru_cache(maxsize=1024)
def index(colour: Rgb) -> int:
    """The number of the fixed colour nearest to a colour."""
    return int(quantise(Image.new("RGB", (1, 1), colour)).tobytes()[0])


def blank(width: int, height: int, back: Rgb) -> Image.Image:
    """An empty picture in the fixed colours."""
    return coloured(Image.new("L", (width, height), index(back)))


def numbers(image: Image.Image) -> Image.Image:
    """The numbers of a picture's colours, as if they were shades of grey."""
    return Image.frombytes("L", image.size, image.tobytes())


def coloured(image: Image.Image) -> Image.Image:
    """The same picture, its shades of grey now taken as numbers of colours."""
    image.putpalette(_palette())
    return image
