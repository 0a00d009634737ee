"""Seats and terrains told apart: by colour under colour-vision deficiencies, by shape without any colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer.palette import Rgb, named, seat_inks
from renderer.pen import sheet
from renderer.sprites import SpriteKey, draw_sprite
from renderer.terrain import terrain_inks

# Machado, Oliveira, Fernandes 2009, severity 1.0, on linear light
DEFICIENCIES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
BASE = ("forest", "pasture", "fields", "hills", "mountains", "desert")


def linear(value: int) -> float:
    v = value / 255
    return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4


def seen(colour: Rgb, deficiency: str) -> tuple[float, ...]:
    """Linear light as somebody with the deficiency sees it."""
    light = [linear(v) for v in colour]
    if deficiency == "none":
        return tuple(light)
    return tuple(
        min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True)))) for row in DEFICIENCIES[deficiency]
    )


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    r, g, b = light
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Rgb, other: Rgb, deficiency: str) -> float:
    a, b = lab(seen(one, deficiency)), lab(seen(other, deficiency))
    return sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5


@pytest.mark.parametrize("deficiency", ["none", *DEFICIENCIES])
def test_seat_colours_differ_under_every_colour_vision(deficiency: str) -> None:
    for (name, one), (other_name, other) in combinations(seat_inks().items(), 2):
        assert distance(one.fill, other.fill, deficiency) > 28, (name, other_name, deficiency)


def silhouette(key: SpriteKey) -> Image.Image:
    return draw_sprite(key).getchannel("A").point(lambda v: 255 if v > 127 else 0)


def share_differing(one: Image.Image, other: Image.Image) -> float:
    """The part of both shapes that only one of them covers."""
    both = ImageStat.Stat(ImageChops.lighter(one, other)).sum[0]
    return float(ImageStat.Stat(ImageChops.difference(one, other)).sum[0] / both)


@pytest.mark.parametrize("piece", ["settlement", "city"])
def test_buildings_differ_by_their_outline_alone(piece: str) -> None:
    shapes = {colour: silhouette(SpriteKey("piece", piece, 38, colour)) for colour in seat_inks()}
    for one, other in combinations(shapes, 2):
        assert share_differing(shapes[one], shapes[other]) > 0.05, (one, other)


def test_signs_of_the_seats_differ_by_their_outline_alone() -> None:
    shapes = {colour: silhouette(SpriteKey("badge", "", 60, colour)) for colour in seat_inks()}
    for one, other in combinations(shapes, 2):
        assert share_differing(shapes[one], shapes[other]) > 0.15, (one, other)


def test_roads_differ_in_greyscale_by_tone_or_pattern() -> None:
    greys = {c: draw_sprite(SpriteKey("road", "road", 114, c)).convert("LA").convert("L") for c in seat_inks()}
    for one, other in combinations(greys, 2):
        change = ImageStat.Stat(ImageChops.difference(greys[one], greys[other])).mean[0]
        assert change > 1.0, (one, other)


def test_each_seat_has_a_shape_of_its_own() -> None:
    assert len({ink.shape for ink in seat_inks().values()}) == len(seat_inks())


def texture(name: str) -> Image.Image:
    """The texture alone, bright on black, in the same inks for every terrain: shade strong, light weak."""
    image, pen = sheet(120, 120, 60, 2)
    ink = terrain_inks()[name]._replace(shade=(0, 0, 0), light=(190, 190, 190))
    ink.texture(pen, ink)
    paper = Image.new("RGBA", image.size, (255, 255, 255, 255))
    return ImageChops.invert(Image.alpha_composite(paper, image).convert("L").reduce(2))


def test_terrains_differ_by_what_grows_there_not_only_by_colour() -> None:
    for one, other in combinations(BASE, 2):
        assert share_differing(texture(one), texture(other)) > 0.5, (one, other)


def test_every_terrain_has_a_texture() -> None:
    for name in terrain_inks():
        assert texture(name).getbbox() is not None, name


def test_there_is_room_for_every_colour_and_the_same_colour_under_a_veil() -> None:
    assert 2 * len(named()) <= 256
