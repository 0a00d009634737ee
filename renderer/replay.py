"""The replay: a finished game as an animation, one frame per turn, small enough to post."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from game.look import Look, Text
from renderer.alt import shorten
from renderer.paint import Picture, paint
from renderer.palette import quantise
from renderer.table import table_scene
from renderer.words import Words

LIMIT = 10 * 2**20  # what Discord takes
_SHRINK = 2  # frames are half as wide as the table picture: still legible, a quarter of the bytes
_MOMENT, _END = 700, 4000  # milliseconds


def replay(looks: Sequence[Look], words: Words, limit: int = LIMIT) -> Picture:
    """An animated WebP of the looks, in order; of a game too long to fit, every other frame goes until it does."""
    if not looks:
        raise ValueError("a replay needs at least one look")
    frames = _frames(looks, words)
    data = _animation(frames)
    while len(data) > limit and len(frames) > 1:
        frames = frames[::-2][::-1]
        data = _animation(frames)
    alt = shorten([words(Text("picture-replay", {"frames": len(frames)}))])
    return Picture(data, alt, *frames[0].size)


def _frames(looks: Sequence[Look], words: Words) -> list[Image.Image]:
    """All frames on canvases of one size, each in the fixed colours."""
    scenes = [table_scene(look, words) for look in looks]
    wide, tall = max(scene.width for scene in scenes), max(scene.height for scene in scenes)
    frames = []
    for scene in scenes:
        small = paint(scene._replace(width=wide, height=tall)).convert("RGB").reduce(_SHRINK)
        frames.append(quantise(small))
    return frames


def _animation(frames: Sequence[Image.Image]) -> bytes:
    first, *rest = (frame.convert("RGB") for frame in frames)
    times = [_MOMENT] * len(rest) + [_END]
    out = BytesIO()
    first.save(
        out, "WEBP", save_all=True, append_images=rest, duration=times, loop=0, lossless=True, quality=0, method=0
    )
    return out.getvalue()
