"""kill -9 at any moment loses no committed action, repeats none, and every timer has its effect once."""

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.store import Store, open_store

PLAYER = Path(__file__).with_name("player.py")
ROOT = Path(__file__).parents[2]


def play_and_kill(url: str, moves: int, seconds: float) -> list[str]:
    """Let a player do so much and a little more, kill it, and give every line it told; the last may be cut off."""
    run = [sys.executable, "-m", "tests.store.player", url]
    player = subprocess.Popen(run, cwd=ROOT, bufsize=0, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert player.stdout is not None and player.stderr is not None
    told = b""
    while line := player.stdout.readline():
        told, moves = told + line, moves - line.startswith(b"done")
        if not moves:
            break
    time.sleep(seconds)
    os.kill(player.pid, signal.SIGKILL)
    rest, complaints = player.communicate(timeout=60)
    assert player.returncode == -signal.SIGKILL, complaints.decode()
    time.sleep(0.1)  # PostgreSQL still finishes what it was sent
    return [line for line in (told + rest).decode().splitlines(keepends=True) if line.endswith("\n")]


def numbers(told: list[str], word: str) -> Iterator[int]:
    return (int(line.split()[1]) for line in told if line.startswith(word))


async def look(store: Store, told: list[str]) -> None:
    """What the database holds agrees with itself and with everything that was ever told."""
    game = await store.games.in_channel(1)
    assert game is not None and game.snapshot is not None
    lines = await store.log.read(game.id)
    played = [int(line.action) for line in lines if line.seat == 0]
    fired = [int(line.action) for line in lines if line.seat == 1]
    assert played == list(range(1, len(played) + 1))
    assert int(game.snapshot) == len(played)
    assert game.version == 1 + len(lines)
    assert max(numbers(told, "done")) <= len(played)
    assert set(numbers(told, "fired")) <= set(fired)
    assert max(Counter(fired).values(), default=1) == 1
    standing = {int(timer.args) for timer in await store.timers.of_game(game.id)}
    assert standing.isdisjoint(fired) and standing | set(fired) == set(played)
    assert await store.deliveries.waiting() == len(played)


async def kill_often(url: str, times: int) -> None:
    chance = random.Random(times)
    store = await open_store(url, SystemClock(), worker="onlooker")
    await store.games.create(channel_id=1, guild_id=None, host_id=1, meta=b"")
    told: list[str] = []
    for _ in range(times):
        told += play_and_kill(url, chance.randint(4, 40), chance.uniform(0, 0.02))
        await look(store, told)
    await store.close()
    assert len(set(numbers(told, "done"))) > times * 3


@pytest.mark.slow
async def test_killed_often_nothing_is_lost_or_repeated(url: str) -> None:
    await kill_often(url, 100 if os.environ.get("SOAK") == "full" else 5)
