"""How long a board picture takes beside the mere encoding of it, how large it is, and what the caches hold.

Times are of the processor, not of the clock: painting and packing wait for nothing, and what else runs does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from statistics import median
from time import thread_time
from typing import Any

from PIL import Image

from bench import Figure
from game.look import Look
from renderer import Words, brush, ground, png, samples, sprites
from renderer.board import board_png
from renderer.keep import Keep
from renderer.speak import speaker

BEFORE = 82_000  # bytes of the picture of four players when it showed rows too
KNOWN, NEW, COLD = 10, 15, 5  # states of a board drawn before, drawn for the first time, drawn with empty caches
LEVELS = range(1, 7)  # of packing: 0 does not pack at all, those above are slower still
CACHES: dict[str, Keep[Any]] = {"grounds": ground.KEPT, "sprites": sprites.KEPT, "words": brush.KEPT}
FLOOR = "fastest palette PNG of the same picture"


def measure() -> list[Figure]:
    """Warm and cold pictures, their sizes, the memory of the caches."""
    words = speaker()
    figures: list[Figure] = []
    for name, state in tables().items():
        figures += pictures(name, [state(seed) for seed in range(KNOWN + NEW)], words)
    return [*figures, *memory(words)]


def tables() -> dict[str, Callable[[int], Look]]:
    """States of three boards by seed."""
    small, large = samples.island(), samples.island((3, 4, 5, 6, 5, 4, 3))
    return {
        "19 hexes, 4 players": lambda seed: samples.played(small, 4, seed),
        "30 hexes, 6 players": lambda seed: samples.played(large, 6, seed),
        "busiest table": lambda seed: samples.busiest(seed=seed),
    }


def pictures(name: str, looks: list[Look], words: Words) -> list[Figure]:
    """A new state on a known board, and the first picture of a board, each against encoding alone."""
    for look in looks[:KNOWN]:
        board_png(look, words)
    warm, largest, floors = [], 0, list[list[float]]()
    for look in looks[KNOWN:]:
        start = thread_time()
        data = board_png(look, words).data
        warm.append((thread_time() - start) * 1000)
        largest = max(largest, len(data))
        floors.append([timed(work) for work in encodings(data)])
    floor = min(median(times) for times in zip(*floors, strict=True))
    cold = median(first(look, words) for look in looks[:COLD])
    return [
        Figure(f"board picture, warm, {name}", median(warm), "ms", FLOOR, floor),
        Figure(f"board picture, cold, {name}", cold, "ms", FLOOR, floor),
        Figure(f"board picture, {name}", largest / 1000, "kB", "what four players took with their rows", BEFORE / 1000),
    ]


def encodings(data: bytes) -> Iterator[Callable[[], object]]:
    """Every way we know to encode a picture again: Pillow's and our own, at each level that packs."""
    image = Image.open(BytesIO(data))
    image.load()
    for level in LEVELS:
        yield lambda level=level: image.save(BytesIO(), "PNG", compress_level=level)  # type: ignore[misc]
        yield lambda level=level: png.encode(image, level)  # type: ignore[misc]


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of the processor."""
    start = thread_time()
    work()
    return (thread_time() - start) * 1000


def first(look: Look, words: Words) -> float:
    """The time of a picture when nothing was ever drawn."""
    for kept in CACHES.values():
        kept.clear()
    return timed(lambda: board_png(look, words))


def memory(words: Words) -> list[Figure]:
    """What the caches hold after more boards than fit."""
    for seed in range(40):
        board_png(samples.played(samples.island(seed=seed), 4, seed), words)
    return [
        Figure(f"memory of drawn {name}", kept.bytes / 2**20, "MiB", "limit", kept.limit / 2**20)
        for name, kept in CACHES.items()
    ]
