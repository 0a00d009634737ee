"""Printed places of maps: where there is room for the names of sites and for the rates of trade roads.

Labels keep clear of numbers, circles, road spaces and each other, so that nothing built later covers them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from game.look import Ground, RoadRight, Xy
from renderer import fonts
from renderer.box import Box

CIRCLE = 0.29  # radius of a site, in units
LETTERS = 0.235  # height of a name's letters where there is room
SIGN = (0.46, 0.18)  # half the width and height of a rate's plate
PLANK = (0.3, 0.76)  # from which share of its edge to which a red road space is painted
_SCALES = (1.0, 0.86, 0.74, 0.65)  # of letters, the largest that fits
_LANE = 0.1  # how far labels keep from the middle of road spaces
_STEP, _REACH = 0.09, 1.3  # a label is looked for on a grid this fine, its middle no farther from its place
_FARTHEST = 0.62  # and the rim of a name no farther than this
_APART = 0.3  # and nearer to its own circle than to any other by this
_NEAR = 2.2  # what lies farther away is in nobody's way


class Spot(NamedTuple):
    """A round thing labels keep clear of."""

    at: Xy
    r: float


class SiteName(NamedTuple):
    """A name, its middle and the height of its letters, in units."""

    text: str
    at: Xy
    letters: float
    box: Box


class Sign(NamedTuple):
    """The plate of a trade road and the middle of its road space."""

    right: RoadRight
    at: Xy
    edge: Xy

    @property
    def box(self) -> Box:
        return _box(self.at, *SIGN)


@lru_cache(maxsize=8)
def signs(ground: Ground) -> tuple[Sign, ...]:
    """Beside each red road space, off the coast where that is free."""
    placed: list[Sign] = []
    for right in ground.rights:
        a, b = (ground.corners[corner] for corner in ground.edges[right.edge])
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        spots = _discs(ground, middle) + _beads(ground, middle)
        inland = [tile.at for tile in ground.tiles if hypot(tile.at[0] - middle[0], tile.at[1] - middle[1]) < 1.1]
        taken = [sign.box for sign in placed]
        options = [Sign(right, at, middle) for at in _around(middle)]
        options.sort(key=lambda sign: _distance(sign.box, middle) + _over_land(sign.at, inland))
        placed.append(next((sign for sign in options if _clear(sign.box, spots, taken)), options[0]))
    return tuple(placed)


@lru_cache(maxsize=8)
def site_names(ground: Ground, sea: Box) -> tuple[SiteName, ...]:
    """Names beside their circles, as large as fits; one that fits nowhere is left to the words."""
    taken = [sign.box for sign in signs(ground)]
    placed: list[SiteName] = []
    for site in sorted((s for s in ground.sites if s.name), key=lambda s: -len(s.name)):
        here = ground.corners[site.corner]
        discs, beads = _discs(ground, here), _beads(ground, here)
        others = [ground.corners[s.corner] for s in ground.sites if s.name and s is not site]
        options = {
            scale: [n for n in _nearby(site.name, here, LETTERS * scale) if _inside(n.box, sea)] for scale in _SCALES
        }
        own = [n for some in options.values() for n in some if _nearest(n.box, here, others)]
        name = next((n for n in own if _clear(n.box, discs + beads, taken)), None)
        if name is None:
            small = [n for n in options[_SCALES[-1]] if _clear(n.box, discs, taken)]
            name = _least_covered([n for n in small if n in own] or small, beads)
        if name is not None:
            placed.append(name)
            taken.append(name.box)
    return tuple(placed)


def _nearest(box: Box, here: Xy, others: Iterable[Xy]) -> bool:
    """A name is taken for that of the circle it stands closest to."""
    return all(_distance(box, other) > _distance(box, here) + _APART for other in others)


def _nearby(text: str, here: Xy, letters: float) -> list[SiteName]:
    """Where a name could stand beside its circle, nearest first."""
    half = fonts.width(text, 100) / 200 * letters + 0.05
    names = [SiteName(text, at, letters, _box(at, half, letters * 0.6)) for at in _around(here)]
    far = [(_distance(name.box, here), abs(name.at[0] - here[0]), name) for name in names]
    return [name for *_, name in sorted(option for option in far if CIRCLE < option[0] < _FARTHEST)]


def _least_covered(options: list[SiteName], beads: list[Spot]) -> SiteName | None:
    """Where all is full: the place where roads would hide the least of it."""
    return min(options, key=lambda n: sum(_distance(n.box, bead.at) < bead.r for bead in beads), default=None)


def _around(at: Xy) -> Iterator[Xy]:
    steps = round(_REACH / _STEP)
    for row in range(-steps, steps + 1):
        for column in range(-steps, steps + 1):
            yield at[0] + column * _STEP, at[1] + row * _STEP


def _discs(ground: Ground, near: Xy) -> list[Spot]:
    """Numbers and circles."""
    spots = [Spot(tile.at, 0.45) for tile in ground.tiles if tile.token]
    spots += [Spot((tile.at[0] - 0.57, tile.at[1]), 0.28) for tile in ground.tiles if not tile.token]  # the robber
    spots += [Spot(ground.corners[site.corner], CIRCLE + 0.03) for site in ground.sites]
    return _close_to(near, spots)


def _beads(ground: Ground, near: Xy) -> list[Spot]:
    """Every road space as a row of beads."""
    spots: list[Spot] = []
    for a, b in ground.edges:
        (ax, ay), (bx, by) = ground.corners[a], ground.corners[b]
        spots += [Spot((ax + (bx - ax) * t, ay + (by - ay) * t), _LANE) for t in (0.2, 0.35, 0.5, 0.65, 0.8)]
    return _close_to(near, spots)


def _close_to(near: Xy, spots: list[Spot]) -> list[Spot]:
    return [spot for spot in spots if hypot(spot.at[0] - near[0], spot.at[1] - near[1]) < _NEAR]


def _clear(box: Box, spots: Iterable[Spot], boxes: Iterable[Box]) -> bool:
    for spot in spots:
        if _distance(box, spot.at) < spot.r:
            return False
    return not any(box.meets(other) for other in boxes)


def _inside(box: Box, sea: Box) -> bool:
    return sea.left < box.left and box.right < sea.right and sea.top < box.top and box.bottom < sea.bottom


def _distance(box: Box, at: Xy) -> float:
    """From a point to the nearest point of a rectangle."""
    return hypot(max(box.left - at[0], 0, at[0] - box.right), max(box.top - at[1], 0, at[1] - box.bottom))


def _over_land(at: Xy, tiles: list[Xy]) -> float:
    return 0.4 if any(hypot(at[0] - x, at[1] - y) < 0.9 for x, y in tiles) else 0.0


def _box(at: Xy, half_wide: float, half_high: float) -> Box:
    return Box(at[0] - half_wide, at[1] - half_high, at[0] + half_wide, at[1] + half_high)
