"""The doctor on a playground with every fault planted in turn: one sentence, and the right one."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import icons
from bot.app import IslandBot
from bot.clock import MINUTE, SystemClock
from bot.doctor.__main__ import CHECKS, examine, main
from bot.doctor.report import Finding
from bot.permissions import INVITED_WITH
from bot.settings import Settings
from playground.gateway.hub import IDENTIFIES_A_DAY
from playground.kit import Playground
from playground.law.permissions import Can
from tests.bot.conftest import quick

SOME = ["wood", "dice"]


class Wrong(SystemClock):
    def __init__(self, by: int) -> None:
        self._by = by

    def now(self) -> int:
        return super().now() + self._by


@pytest.fixture
async def settled(world: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Settings]:
    """A bot that has run once and has everything."""
    monkeypatch.setattr(icons, "wanted", lambda: SOME)
    settings = quick(tmp_path, application_emojis=True)
    bot = await world.start(IslandBot(settings))
    await world.until(lambda: len(bot.icons) == len(SOME) and world.core.world.description, "not ready", 10)
    await world.stop(bot)
    yield settings


async def faults(world: Playground, settings: Settings, token: str | None = None, **more: Any) -> dict[str, str]:
    findings = await examine(settings, token or world.server.token, **more)
    assert all(_is_a_sentence(finding) for finding in findings if not finding.sound), findings
    return {finding.about: finding.words for finding in findings if not finding.sound}


def _is_a_sentence(finding: Finding) -> bool:
    """What is wrong, and after a colon what to do."""
    words = finding.words.replace(" .", ".")
    begins = words[0].isupper() or not words[0].isalpha()
    return begins and words.endswith(".") and ". " not in words and ": " in words


async def test_a_bot_in_good_health(world: Playground, settled: Settings) -> None:
    findings = await examine(settled, world.server.token, int(world.channel.id))
    assert [finding.about for finding in findings] == ["database", *CHECKS]
    assert all(finding.sound for finding in findings), findings


async def test_a_wrong_token_is_all_there_is_to_say(world: Playground, settled: Settings) -> None:
    found = await faults(world, settled, "another")
    assert list(found) == ["token"] and "copy the bot's token" in found["token"]


async def test_no_token(settled: Settings) -> None:
    [fault] = [finding for finding in await examine(settled, None) if not finding.sound]
    assert "put the bot's token into .env" in fault.words


async def test_no_network(world: Playground, settled: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.http.Route.BASE", "http://127.0.0.1:9/api/v10")
    found = await faults(world, settled)
    assert list(found) == ["token"] and "check the network" in found["token"]


@pytest.mark.parametrize(("by", "words"), [(2 * MINUTE, "120 s ahead of"), (-2 * MINUTE, "120 s behind")])
async def test_a_wrong_clock(world: Playground, settled: Settings, by: int, words: str) -> None:
    found = await faults(world, settled, clock=Wrong(by))
    assert list(found) == ["clock"] and words in found["clock"] and "NTP" in found["clock"]


async def test_forbidden_intents(world: Playground, settled: Settings) -> None:
    world.core.hub.forbidden_intents = 1
    found = await faults(world, settled)
    assert list(found) == ["intents"] and "switch them on in the developer portal" in found["intents"]


async def test_connections_used_up(world: Playground, settled: Settings) -> None:
    world.core.hub.identifies = IDENTIFIES_A_DAY - 3
    world.core.hub.reset_after = 5 * 3600 * 1000
    found = await faults(world, settled)
    assert (
        list(found) == ["intents"] and "Only 3 of 1000 connections" in found["intents"] and "5.0 h" in found["intents"]
    )


async def test_a_bot_that_nobody_invited(world: Playground, settled: Settings) -> None:
    world.faults.kick_bot(next(iter(world.core.world.guilds)))
    found = await faults(world, settled)
    assert list(found) == ["servers"] and f"permissions={INVITED_WITH.value}" in found["servers"]


NEEDED = {
    Can.VIEW_CHANNEL: "does not see",
    Can.SEND_MESSAGES: "lacks Send Messages:",
    Can.ATTACH_FILES: "lacks Attach Files:",
    Can.READ_MESSAGE_HISTORY: "lacks Read Message History:",
}


@pytest.mark.parametrize("missing", NEEDED)
async def test_permissions_of_a_channel_one_by_one(world: Playground, settled: Settings, missing: Can) -> None:
    world.deny("Bot", missing)
    found = await faults(world, settled, channel=int(world.channel.id))
    assert list(found) == ["permissions"] and NEEDED[missing] in found["permissions"]
    assert await faults(world, settled, channel=int(world.channel_named("harbour").id)) == {}


async def test_a_thread_needs_what_threads_need(world: Playground, settled: Settings) -> None:
    thread = world.user("Anna").thread("Game")
    world.deny("Bot", Can.SEND_MESSAGES)
    assert await faults(world, settled, channel=int(thread.channel.id)) == {}
    world.allow_again("Bot")
    world.deny("Bot", Can.SEND_MESSAGES_IN_THREADS)
    found = await faults(world, settled, channel=int(thread.channel.id))
    assert "lacks Send Messages in Threads" in found["permissions"]


async def test_a_role_without_permissions_and_a_channel_that_is_not_there(world: Playground, settled: Settings) -> None:
    assert "There is no channel 7" in (await faults(world, settled, channel=7))["permissions"]
    for role in ("Bot", "@everyone"):
        world.withhold(role, Can.ATTACH_FILES)
    found = await faults(world, settled)
    assert list(found) == ["permissions"] and "lacks Attach Files: invite it again" in found["permissions"]


async def test_a_conversation_is_no_channel_of_a_server(world: Playground, settled: Settings) -> None:
    found = await faults(world, settled, channel=int(world.user("Anna").dm.channel.id))
    assert list(found) == ["permissions"] and "games are played in servers" in found["permissions"]


async def test_an_answer_that_does_not_come_hinders_no_other_check(world: Playground, settled: Settings) -> None:
    world.faults.fail(403, r"/applications/\d+/commands", "GET")
    found = await faults(world, settled)
    assert list(found) == ["commands"] and "try again in some minutes" in found["commands"]


async def test_commands_missing_or_of_another_version(world: Playground, settled: Settings) -> None:
    known = world.core.world.commands[None]
    last = known.pop()
    assert f"The command /{last['name']} is missing" in (await faults(world, settled))["commands"]
    known.append(last | {"description": "as it was"})
    assert "of another version" in (await faults(world, settled))["commands"]
    known.clear()
    found = await faults(world, settled)
    assert list(found) == ["commands"] and "start the bot once" in found["commands"]


async def test_emojis_missing(world: Playground, settled: Settings) -> None:
    world.core.world.emojis.popitem()
    found = await faults(world, settled)
    assert list(found) == ["emojis"] and "1 of 2 icons are missing" in found["emojis"]


async def test_a_description_that_does_not_say_what_it_is(world: Playground, settled: Settings) -> None:
    world.core.world.description = "The official one"
    found = await faults(world, settled)
    assert list(found) == ["description"] and "unofficial" in found["description"]


def _damaged(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[100:4000] = b"\xff" * 3900
    file.write_bytes(bytes(data))


def _of_tomorrow(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def _something_else(file: Path) -> None:
    file.write_bytes(b"a text")


@pytest.mark.parametrize(
    ("plant", "words"),
    [
        (_damaged, "restore a backup"),
        (_of_tomorrow, "Start that version"),
        (_something_else, "not a database of this bot"),
    ],
)
async def test_a_database_that_cannot_be_used(
    world: Playground, settled: Settings, tmp_path: Path, plant: Callable[[Path], None], words: str
) -> None:
    plant(tmp_path / "island.sqlite3")
    found = await faults(world, settled)
    assert list(found) == ["database"] and words in found["database"], found


async def test_a_place_where_no_database_can_be(world: Playground, settled: Settings, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    url = f"sqlite+aiosqlite:///{tmp_path}/file/island.sqlite3"
    found = await faults(world, settled.model_copy(update={"database_url": url}))
    assert list(found) == ["database"] and "Nothing can be written to" in found["database"]


async def test_a_database_of_somebody_else(
    world: Playground, settled: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.doctor.database.os.access", lambda path, mode: Path(path).is_dir())
    found = await faults(world, settled)
    assert list(found) == ["database"] and "change its owner to the user" in found["database"]


async def test_a_full_disk(world: Playground, settled: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.doctor.database.LEAST", 10**12)
    found = await faults(world, settled)
    assert list(found) == ["database"] and "make room" in found["database"]


async def test_a_postgresql_that_is_not_there(world: Playground, settled: Settings) -> None:
    url = "postgresql://somebody:secret@127.0.0.1:9/island"
    found = await faults(world, settled.model_copy(update={"database_url": url}))
    assert list(found) == ["database"] and "check that it runs" in found["database"] and "secret" not in str(found)


def test_settings_that_cannot_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("EDIT_INTERVAL", "soon")
    assert main([]) == 1
    assert capsys.readouterr().out.startswith("FAULT settings: EDIT_INTERVAL:")


def test_without_a_token_the_command_line_says_so_and_ends_with_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["--channel", "12"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2 and told[0].startswith("FAULT token: No DISCORD_TOKEN is set")
    assert told[1].startswith("ok    database:")
