"""The replay: a finished game as an animation, one frame per turn, small enough to post."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from game.look import Look, Text
from renderer.alt import shorten
from renderer.board import board_scene
from renderer.box import Box
from renderer.paint import Picture, paint
from renderer.palette import quantise, ui
from renderer.scene import Item, Label, Panel, Scene, Stamp
from renderer.sprites import SpriteKey
from renderer.words import Words

LIMIT = 10 * 2**20  # what Discord takes
_SHRINK = 2  # frames are half as wide as the table picture: still legible, a quarter of the bytes
_SCORE = 96  # pixels for the points below the board
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
    scenes = [_scored(look, board_scene(look, words)) for look in looks]
    wide, tall = max(scene.width for scene in scenes), max(scene.height for scene in scenes)
    frames = []
    for scene in scenes:
        small = paint(scene._replace(width=wide, height=tall)).convert("RGB").reduce(_SHRINK)
        frames.append(quantise(small))
    return frames


def _scored(look: Look, board: Scene) -> Scene:
    """The board, and below it how the points stand."""
    step = board.width / max(1, len(look.rows))
    y, items = board.height + _SCORE // 2, list[Item](board.items)
    for k, row in enumerate(look.rows):
        x = round(step * k)
        fill = ui("panel_turn") if row.turn else ui("panel")
        items.append(Panel(Box(x + 4, y - _SCORE // 2 + 6, x + step - 4, y + _SCORE // 2 - 6), fill, ui("ink"), 16))
        items.append(Stamp(SpriteKey("badge", "", 54, row.colour), round(x + step / 2 - 44), y))
        items.append(Label(str(row.points), round(x + step / 2 + 4), y, 60, ui("ink"), "black"))
    return board._replace(height=board.height + _SCORE, items=tuple(items))


def _animation(frames: Sequence[Image.Image]) -> bytes:
    first, *rest = (frame.convert("RGB") for frame in frames)
    times = [_MOMENT] * len(rest) + [_END]
    out = BytesIO()
    first.save(
        out, "WEBP", save_all=True, append_images=rest, duration=times, loop=0, lossless=True, quality=0, method=0
    )
    return out.getvalue()
