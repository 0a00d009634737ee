"""Terrains: colours and the texture that tells them apart; each lies with the art of the rules that bring it.

A texture draws around the middle of a hex of size 1 and leaves the middle to the number token.
What stands twice on one line of the picture costs it little more bytes than once, hence the pairs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from renderer.art import gathered
from renderer.palette import Rgb, rgb
from renderer.pen import Pen, Point


class TerrainInk(NamedTuple):
    """The colours of a terrain and the texture drawn with them."""

    fill: Rgb
    shade: Rgb
    light: Rgb
    texture: Texture


Texture = Callable[[Pen, TerrainInk], None]


def terrain(fill: str, shade: str, light: str, texture: Texture) -> TerrainInk:
    """A terrain by its colours in their `#RRGGBB` form."""
    return TerrainInk(rgb(fill), rgb(shade), rgb(light), texture)


@cache
def terrain_inks() -> dict[str, TerrainInk]:
    """All terrains by name."""
    return gathered("TERRAINS")


# Places around the token, from far to near, so that what stands in front is drawn last.
SCATTER: list[Point] = [
    (-0.2, -0.58), (0.22, -0.56), (-0.58, -0.24), (0.58, -0.22), (-0.5, 0.32), (0.5, 0.34), (0.0, 0.62),
]  # fmt: skip


def wave(pen: Pen, colour: Rgb) -> None:
    """Two little crests."""
    for x in (-0.09, 0.09):
        pen.arc(x, 0, 0.09, 0.06, 180, 360, colour, 0.03)
