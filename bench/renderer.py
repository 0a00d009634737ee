"""How long a table picture takes beside the mere encoding of it, how large it is, and what the caches hold.

Times are of the processor, not of the clock: painting and packing wait for nothing, and what else runs does not count.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from statistics import median
from time import thread_time

from PIL import Image

from bench import Figure
from game.look import Look
from renderer import brush, ground, samples, sprites
from renderer.speak import speaker
from renderer.table import table_png

LIMIT = 120_000  # bytes of a table picture
ROUNDS = 15


def measure() -> list[Figure]:
    """Warm and cold pictures, their sizes, the memory of the caches."""
    words = speaker()
    small, large = samples.island(), samples.island((3, 4, 5, 6, 5, 4, 3))
    games = {
        "19 hexes, 4 players": [samples.played(small, 4, seed) for seed in range(ROUNDS)],
        "30 hexes, 6 players": [samples.played(large, 6, seed) for seed in range(ROUNDS)],
        "busiest table": [samples.busiest()] * ROUNDS,
    }
    figures = []
    for name, looks in games.items():
        figures += _pictures(name, looks, lambda look: table_png(look, words).data)
    return [*figures, *_memory(lambda look: table_png(look, words).data)]


def _pictures(name: str, looks: list[Look], draw: Callable[[Look], bytes]) -> list[Figure]:
    """A new state on a known board, and the first picture of a board, each against encoding alone."""
    data = [draw(look) for look in looks]
    floor = fastest_encoding(data[-1])
    warm = median(_timed(lambda look=look: draw(look)) for look in looks)
    cold = median(_cold(look, draw) for look in looks[:5])
    against = "fastest palette PNG of the same picture"
    size = max(len(one) for one in data)
    return [
        Figure(f"table picture, warm, {name}", warm, "ms", against, floor),
        Figure(f"table picture, cold, {name}", cold, "ms", against, floor),
        Figure(f"table picture, {name}", size / 1000, "kB", "allowed for a 1200 px board", LIMIT / 1000),
    ]


def fastest_encoding(data: bytes) -> float:
    """Milliseconds Pillow needs to encode the picture again, at the level that is fastest while it still packs."""
    image = Image.open(BytesIO(data))
    image.load()
    return min(median(_timed(lambda level=level: _encode(image, level)) for _ in range(9)) for level in range(1, 7))


def _encode(image: Image.Image, level: int) -> None:
    image.save(BytesIO(), "PNG", compress_level=level)


def _cold(look: Look, draw: Callable[[Look], bytes]) -> float:
    forget()
    return _timed(lambda: draw(look))


def forget() -> None:
    """Empties every cache of drawn things."""
    for kept in (ground.KEPT, sprites.KEPT, brush.KEPT):
        kept.clear()


def _timed(work: Callable[[], object]) -> float:
    start = thread_time()
    work()
    return (thread_time() - start) * 1000


def _memory(draw: Callable[[Look], bytes]) -> list[Figure]:
    """What the caches hold after more boards than fit."""
    forget()
    for seed in range(40):
        draw(samples.played(samples.island(seed=seed), 4, seed))
    parts = {"grounds": ground.KEPT, "sprites": sprites.KEPT, "words": brush.KEPT}
    return [
        Figure(f"memory of drawn {name}", kept.bytes / 2**20, "MiB", "limit", kept.limit / 2**20)
        for name, kept in parts.items()
    ]
