"""Backups: one moment of a running database; put back only when nobody uses it."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.clock import HandClock
from bot.store import BadDatabase, Store, open_store
from bot.store.__main__ import main
from bot.store.backup import backup, check, restore


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/with a space/island.sqlite3"


def command(url: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DATABASE_URL": url}
    run = [sys.executable, "-m", "bot.store", *arguments]
    return subprocess.run(run, env=environment, capture_output=True, text=True, timeout=60, check=False)


async def play(store: Store, game_id: int, upto: int) -> None:
    """Actions whose snapshot names the last line of the log."""
    while (version := (await store.games.load(game_id)).version) < upto:
        async with store.action(game_id, version, interaction_id=version) as tx:
            after = str(version + 2).encode()
            tx.log(1, b"the first of two lines")
            tx.log(0, after)
            tx.save(snapshot=after + b" " * 20_000)


async def state(store: Store, game_id: int) -> int:
    """The version of a game whose rows agree with each other."""
    game = await store.games.load(game_id)
    lines = await store.log.read(game_id)
    assert [line.seq for line in lines] == list(range(2, game.version + 1))
    assert game.snapshot is not None and int(game.snapshot) == game.version == int(lines[-1].action)
    return game.version


async def test_backups_taken_during_writes_are_each_one_consistent_moment(
    store: Store, url: str, clock: HandClock, tmp_path: Path
) -> None:
    game = await store.games.create(channel_id=1, guild_id=None, host_id=1, meta=b"")
    await play(store, game.id, 10)
    writing = asyncio.create_task(play(store, game.id, 100_000))
    copies = [tmp_path / f"copy-{number}.sqlite3" for number in range(5)]
    for copy in copies:
        assert "sound, 1 games" in await asyncio.to_thread(backup, url, copy)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    reached = []
    for copy in copies:
        assert not copy.with_name(copy.name + "-wal").exists()
        opened = await open_store(f"sqlite:///{copy}", clock)
        reached.append(await state(opened, game.id))
        await opened.close()
    assert reached == sorted(reached) and reached[0] < reached[-1] <= await state(store, game.id)


async def test_a_person_backs_up_a_running_bot_and_restores_after_stopping_it(
    url: str, clock: HandClock, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    store = await open_store(url, clock)
    game = await store.games.create(channel_id=1, guild_id=None, host_id=1, meta=b"")
    await play(store, game.id, 11)
    said = await asyncio.to_thread(command, url, "backup", str(copy))
    assert (said.returncode, said.stdout) == (0, f"{copy}: sound, 1 games, 10 actions\n"), said.stderr
    await play(store, game.id, 21)

    refused = await asyncio.to_thread(command, url, "restore", str(copy))
    assert refused.returncode == 1 and "stop the bot first" in refused.stderr
    assert await state(store, game.id) == 21
    await store.close()

    restored = await asyncio.to_thread(command, url, "restore", str(copy))
    assert restored.returncode == 0 and "sound, 1 games, 10 actions" in restored.stdout
    store = await open_store(url, clock)
    assert await state(store, game.id) == 11
    await store.close()
    [kept] = (tmp_path / "with a space").glob("*.before-restore-1")
    store = await open_store(f"sqlite:///{kept}", clock)
    assert await state(store, game.id) == 21
    await store.close()


async def test_a_backup_never_overwrites_an_older_one(store: Store, url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("an older backup")
    with pytest.raises(BadDatabase, match="already there"):
        backup(url, copy)
    assert copy.read_text() == "an older backup"


async def test_a_damaged_or_foreign_file_is_not_restored(url: str, clock: HandClock, tmp_path: Path) -> None:
    store = await open_store(url, clock)
    game = await store.games.create(channel_id=1, guild_id=None, host_id=1, meta=b"")
    await play(store, game.id, 101)
    damaged, foreign, text = tmp_path / "damaged", tmp_path / "foreign", tmp_path / "text"
    backup(url, damaged)
    await store.close()
    content = bytearray(damaged.read_bytes())
    content[8192 : len(content) // 2] = b"\x55" * (len(content) // 2 - 8192)
    damaged.write_bytes(content)
    sqlite3.connect(foreign).execute("CREATE TABLE note (x)").connection.close()
    text.write_text("hello " * 1000)
    for bad in (damaged, foreign, text, tmp_path / "missing"):
        with pytest.raises(BadDatabase):
            restore(url, bad)
    store = await open_store(url, clock)
    assert await state(store, game.id) == 101
    await store.close()


async def test_check_says_what_is_there(store: Store, url: str) -> None:
    assert check(url) == "sound, 0 games, 0 actions"


def test_postgresql_is_sent_to_its_own_tools() -> None:
    said = command("postgresql://someone:hidden@127.0.0.1/island", "backup", "x")
    assert said.returncode == 1 and "pg_dump" in said.stderr
    assert "hidden" not in said.stderr


@pytest.mark.parametrize("words", [("check",), ("tidy",), ("forget", "12"), ("export", "12"), ("move", "sqlite:///x")])
def test_a_missing_database_is_said_in_words(
    tmp_path: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever forgets to say where the bot's database lies must not read that somebody is forgotten."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/none.sqlite3")
    assert main(list(words)) == 1
    assert capsys.readouterr().err == f"there is no file {tmp_path}/none.sqlite3\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
async def test_what_root_restores_belongs_to_the_bot(url: str, clock: HandClock, tmp_path: Path) -> None:
    await (await open_store(url, clock)).close()
    file, copy = tmp_path / "with a space" / "island.sqlite3", tmp_path / "copy.sqlite3"
    backup(url, copy)
    os.chown(file, 4242, 4243)
    restore(url, copy)
    assert (file.stat().st_uid, file.stat().st_gid) == (4242, 4243)
