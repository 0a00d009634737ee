"""Printed building places of free-form maps: where their circles lie and where there is room for their names."""

from __future__ import annotations

from typing import NamedTuple

from game.look import Ground, Xy
from renderer import fonts
from renderer.scene import Box

CIRCLE = 0.25  # radius, in units
LETTERS = 0.235  # height of a name's letters
_TOKEN = 0.45


class SiteName(NamedTuple):
    """A name and its middle, in units."""

    text: str
    at: Xy
    box: Box


def site_names(ground: Ground, sea: Box) -> list[SiteName]:
    """Names that fit beside their circles; one that fits nowhere is left to the words."""
    taken = [_around(tile.at, _TOKEN) for tile in ground.tiles if tile.token]
    taken += [_around(ground.corners[site.corner], CIRCLE) for site in ground.sites]
    placed: list[SiteName] = []
    for site in ground.sites:
        half = fonts.width(site.name, 100) / 200 * LETTERS + 0.04
        for x, y in _candidates(ground, site.corner, half):
            box = Box(x - half, y - LETTERS / 2, x + half, y + LETTERS / 2)
            inside = sea.left < box.left and box.right < sea.right and sea.top < box.top and box.bottom < sea.bottom
            if inside and not any(box.meets(other) for other in taken):
                placed.append(SiteName(site.name, (x, y), box))
                taken.append(box)
                break
    return placed


def _around(at: Xy, r: float) -> Box:
    return Box(at[0] - r, at[1] - r, at[0] + r, at[1] + r)


def _candidates(ground: Ground, corner: int, half: float) -> list[Xy]:
    """First inside the hexes around, in the band between token and rim, then off the corner on each side."""
    cx, cy = ground.corners[corner]
    inside: list[Xy] = []
    for tile, corners in zip(ground.tiles, ground.tile_corners, strict=False):
        if corner in corners:
            tx, ty = tile.at
            side = 1 if cy > ty + 0.1 else -1
            for lean in (0.0, 0.3, 0.6):
                inside.append((tx + lean * (cx - tx), ty + side * 0.6))
    inside.sort(key=lambda p: (abs(p[0] - cx) + abs(p[1] - cy), p))
    above, below = (cx, cy - CIRCLE - 0.16), (cx, cy + CIRCLE + 0.16)
    return [*inside, below, above, (cx + CIRCLE + half + 0.05, cy), (cx - CIRCLE - half - 0.05, cy)]
