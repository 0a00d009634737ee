"""Memory is bounded, threads do not harm each other, and the event loop stays free."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from renderer import Studio, brush, ground, samples, sprites, table_png
from renderer.keep import Keep
from renderer.speak import speaker

WORDS = speaker()


def test_the_oldest_goes_when_the_bytes_run_out() -> None:
    kept: Keep[bytes] = Keep(100, len)
    for k in range(10):
        kept.get(k, lambda: bytes(30))
    assert kept.bytes <= 100
    assert len(kept) == 3
    made = []
    kept.get(9, lambda: made.append(1) or bytes(30))
    assert made == []
    kept.get(0, lambda: made.append(1) or bytes(30))
    assert made == [1]


def test_what_is_used_stays() -> None:
    kept: Keep[bytes] = Keep(90, len)
    for k in range(3):
        kept.get(k, lambda: bytes(30))
    kept.get(0, lambda: bytes(30))
    kept.get(3, lambda: bytes(30))
    made = []
    kept.get(0, lambda: made.append(1) or bytes(30))
    assert made == []


def test_one_thing_larger_than_the_limit_is_still_served() -> None:
    kept: Keep[bytes] = Keep(10, len)
    assert kept.get("big", lambda: bytes(50)) == bytes(50)
    kept.get("small", lambda: b"x")
    assert kept.bytes <= 10


def test_many_boards_stay_within_the_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = {ground.KEPT: 4 * 2**20, sprites.KEPT: 2**19, brush.KEPT: 2**17}  # so small that a few boards fill them
    for kept, limit in limits.items():
        kept.clear()
        monkeypatch.setattr(kept, "limit", limit)
    for seed in range(5):
        table_png(samples.played(samples.island(seed=seed), 6, seed, rich=True), WORDS)
    for kept, limit in limits.items():
        assert limit / 2 < kept.bytes <= limit


def test_threads_draw_the_same_as_one() -> None:
    looks = [samples.played(samples.island(seed=seed % 3), 4, seed) for seed in range(12)]
    alone = [table_png(look, WORDS).data for look in looks]
    for kept in (ground.KEPT, sprites.KEPT, brush.KEPT):
        kept.clear()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda look: table_png(look, WORDS).data, looks))
    assert together == alone


async def test_the_event_loop_runs_on_while_a_picture_is_drawn() -> None:
    studio = Studio(threads=1)
    beats = 0
    done = False

    async def heart() -> None:
        nonlocal beats
        while not done:
            beats += 1
            await asyncio.sleep(0.001)

    pulse = asyncio.create_task(heart())
    drawn = await studio.draw(time.sleep, 0.05)
    done = True
    await pulse
    studio.close()
    assert drawn is None
    assert beats >= 10


async def test_no_more_drawings_are_under_way_than_allowed() -> None:
    studio, running, most = Studio(threads=4, waiting=2), 0, 0

    def work() -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        time.sleep(0.005)
        running -= 1

    await asyncio.gather(*(studio.draw(work) for _ in range(8)))
    studio.close()
    assert most <= 2


async def test_an_error_of_a_drawing_reaches_the_caller() -> None:
    studio = Studio()
    try:
        await studio.draw(int, "no number")
    except ValueError as error:
        assert "no number" in str(error)
    else:
        raise AssertionError("the error was swallowed")
    finally:
        studio.close()
