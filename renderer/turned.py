"""A map much taller than wide lies on its side, so that it is as large as can be in a picture about square."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from game.look import Ground, Look, Xy
from renderer.frame import extent

_TALL = 1.35  # so many times taller than wide


def lying(look: Look) -> Look:
    """The look with a tall ground turned to the left: what was up is left."""
    if not is_tall(look.ground):
        return look
    paths = tuple(structs.replace(path, points=tuple(map(_left, path.points))) for path in look.paths)
    captions = tuple(structs.replace(caption, at=_left(caption.at)) for caption in look.captions)
    return structs.replace(look, ground=_turned(look.ground), paths=paths, captions=captions)


@lru_cache(maxsize=64)
def is_tall(ground: Ground) -> bool:
    """Whether a ground is turned."""
    left, top, right, bottom = extent(ground)
    return bottom - top > (right - left) * _TALL


@lru_cache(maxsize=16)
def _turned(ground: Ground) -> Ground:
    return structs.replace(
        ground,
        tiles=tuple(structs.replace(tile, at=_left(tile.at)) for tile in ground.tiles),
        corners=tuple(map(_left, ground.corners)),
        harbours=tuple(
            structs.replace(h, ends=(_left(h.ends[0]), _left(h.ends[1])), at=_left(h.at)) for h in ground.harbours
        ),
        shores=tuple(structs.replace(shore, at=_left(shore.at)) for shore in ground.shores),
        outline=tuple(tuple(map(_left, part)) for part in ground.outline),
        flat_top=not ground.flat_top,
    )


def _left(at: Xy) -> Xy:
    return at[1], -at[0]
