"""Drawings twice too large become small pictures in the fixed colours, near to what smooth shrinking gives."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer.palette import Rgb, index, mix, seat_inks, ui
from renderer.patch import cut, halved, tint
from renderer.sprites import SpriteKey, draw_sprite, sprite

DARK, PAPER, RED = ui("ink"), ui("panel"), ui("strong")


def pixel(*quarters: Rgb) -> int:
    """The one pixel that four quarters become."""
    big = Image.new("RGB", (2, 2))
    big.putdata(quarters)
    return int(halved(big).tobytes()[0])


def test_a_pixel_takes_the_colour_most_of_its_quarters_have() -> None:
    for k in range(4):
        three = [DARK] * 4
        three[k] = PAPER
        assert pixel(*three) == index(DARK)
    assert pixel(RED, DARK, PAPER, DARK) == index(DARK)
    assert pixel(RED, DARK, PAPER, PAPER) == index(PAPER)
    assert pixel(RED, DARK, DARK, PAPER) == index(DARK)


@pytest.mark.parametrize("places", [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
def test_two_colours_that_share_a_pixel_give_the_one_between(places: tuple[int, int]) -> None:
    quarters = [DARK if k in places else PAPER for k in range(4)]
    assert pixel(*quarters) == index(mix(DARK, PAPER, 0.5))


def test_colours_much_alike_have_no_step_between_them() -> None:
    sea, shallow = ui("sea"), ui("sea_light")
    assert pixel(sea, sea, shallow, shallow) in (index(sea), index(shallow))


def test_what_is_cut_out_has_no_margin_and_knows_its_place() -> None:
    big = Image.new("RGBA", (40, 40), (0, 0, 0, 0))
    big.paste((*RED, 255), (10, 6, 20, 30))
    patch = cut(big, PAPER, -10, -10)
    assert (patch.left, patch.top) == (5 - 10, 3 - 10)
    assert patch.image.size == patch.mask.size == (5, 12)
    assert set(patch.image.tobytes()) == {index(RED)}


def test_nothing_at_all_is_cut_out_as_nothing() -> None:
    patch = cut(Image.new("RGBA", (8, 8), (0, 0, 0, 0)), PAPER)
    assert patch.mask.getbbox() is None


def test_a_shape_of_one_colour_has_two_tones() -> None:
    mask = Image.new("L", (3, 1))
    mask.putdata([0, 128, 255])
    patch = tint(mask, DARK, PAPER)
    assert [bool(v) for v in patch.mask.convert("L").tobytes()] == [False, True, True]
    assert list(patch.image.tobytes()[1:]) == [index(mix(DARK, PAPER, 0.5)), index(DARK)]


@pytest.mark.parametrize("colour", seat_inks())
@pytest.mark.parametrize("piece", ["settlement", "city", "knight"])
def test_pieces_look_like_their_smooth_pictures(piece: str, colour: str) -> None:
    key = SpriteKey("piece", piece, 115, colour, 1)
    land = ui("sand")
    smooth, ours = (Image.new("RGB", (key.side, key.side), land) for _ in range(2))
    drawn = draw_sprite(key)
    smooth.paste(drawn, mask=drawn.getchannel("A"))
    patch = sprite(key)
    half = key.side // 2
    ours.paste(patch.image.convert("RGB"), (half + patch.left, half + patch.top), patch.mask)
    assert max(ImageStat.Stat(ImageChops.difference(smooth, ours)).mean) < 4
