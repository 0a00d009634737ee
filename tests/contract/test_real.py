"""`make real` on a second playground, on a port of its own: what was planted differs, and nothing else."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from playground.kit import Playground
from playground.law import components, messages
from playground.world.nonces import Nonces
from tests.contract.conftest import made_ready, on_playground
from tests.contract.humans import Terminal
from tests.contract.run import Unfit, house
from tests.contract.scenarios import SCENARIOS, interactions
from tests.contract.wire import Wire

ROOT = Path(__file__).parents[2]
BY_HAND = {scenario.__name__ for scenario in interactions.SCENARIOS}


async def make_real(world: Playground, folder: Path, *more: str) -> tuple[int, str]:
    """What `make real` does, in a process of its own, with nobody at the terminal."""
    env = os.environ | {"DISCORD_TOKEN": world.server.token, "CONTRACT_SERVER_ID": made_ready(world)}
    command = ["-m", "tests.contract", "--address", world.server.address, "--record", str(folder), *more]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, cwd=ROOT, env=env, stdin=asyncio.subprocess.DEVNULL, stdout=PIPE
    )
    told, _ = await process.communicate()
    return process.returncode or 0, told.decode()


def test_make_real_is_this_module() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(r"^real:.*\n\t.*python -m tests\.contract", makefile, re.MULTILINE)


async def test_on_a_server_that_is_alike_nothing_differs_and_pairs_are_written(tmp_path: Path) -> None:
    async with Playground(strict=False) as world:
        code, told = await make_real(world, tmp_path)
        left = [channel.get("name") for channel in world.core.world.channels.values()]
    assert code == 0, told
    ended = {line.split()[1].rstrip(":"): line.split()[0] for line in told.splitlines()[:-1]}
    assert set(ended) == set(SCENARIOS)
    skipped = {name for name, how in ended.items() if how == "skipped"}
    slow = {"a_thread_falls_asleep_by_itself", "a_post_falls_asleep_by_itself"}
    assert skipped == BY_HAND | slow | {"a_channel_the_bot_does_not_see"}
    assert "a bot cannot press its own buttons" in told and "takes 50 minutes: run it with --slow" in told
    assert set(written(tmp_path)) == set(SCENARIOS) - skipped
    assert "contract" not in left, "the channel was taken away"


async def test_planted_differences_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Nonces, "sent", lambda *given: None)  # recognises nothing that comes twice
    monkeypatch.setattr(messages, "CONTENT", 2500)
    monkeypatch.setattr(components, "MOST_COMPONENTS", 50)
    monkeypatch.setattr("playground.rest.messages.check_open", lambda channel: None)  # lets archived threads be edited
    async with Playground(strict=False) as world:
        code, told = await make_real(world, tmp_path)
    assert code == 1
    found = sorted(line.strip().split(": believed")[0] for line in told.splitlines() if line.startswith("    "))
    assert found == [
        "a_nonce_whose_message_was_deleted: posting again",
        "a_post_in_a_forum: editing while archived",
        "a_repeated_nonce: it is the same message",
        "a_thread_below_an_announcement: editing while archived",
        "an_archived_thread: deleting in it",
        "an_archived_thread: editing again",  # what was deleted in it cannot be edited
        "an_archived_thread: editing in it",
        "limits_of_components: 41",
        "limits_of_text: 2,001",
    ], told
    assert re.search(r"\d+ scenarios, 7 differ, ", told)


async def test_the_answers_are_written_down_without_ids_times_and_names(tmp_path: Path) -> None:
    async with Playground(strict=False) as world:
        await make_real(world, tmp_path, "--only", "posting_editing_and_deleting", "direct_messages")
    for name, text in written(tmp_path).items():
        assert not re.search(r"\d{15,21}|http|\d{4}-\d\d-\d\dT", text), name
        assert "owner" not in text.lower().replace("owner_id", ""), "nobody's name"
    pairs = json.loads(written(tmp_path)["posting_editing_and_deleting"])
    assert pairs[0]["asked"][:2] == ["POST", "/channels/<channel>/messages"] and pairs[0]["said"][0] == 200


def written(folder: Path) -> dict[str, str]:
    """What was recorded, by scenario."""
    return {file.stem: file.read_text("utf-8") for file in folder.glob("*.json")}


async def test_a_server_the_bot_may_not_change_is_told_in_words() -> None:
    async with Playground(strict=False) as world:
        guild = next(iter(world.core.world.guilds))

        async def never(seconds: float) -> None:
            raise AssertionError

        with pytest.raises(Unfit, match="Manage Channels"):
            async with house(world.server.address, world.server.token, guild, never):
                pass
        with pytest.raises(Unfit, match="is DISCORD_TOKEN right"):
            async with house(world.server.address, "another", guild, never):
                pass


async def test_a_server_that_is_no_community_is_told_why_announcements_are_left_out() -> None:
    async with on_playground() as (world, ready):
        world.core.world.guilds[ready.where.guild]["features"] = []
        ready.real = True
        result = await ready.run("a_thread_below_an_announcement")
    assert not result.differences and "make the test server one" in result.skipped


async def test_without_a_token_it_says_what_it_needs(tmp_path: Path) -> None:
    env = {key: value for key, value in os.environ.items() if key not in ("DISCORD_TOKEN", "CONTRACT_SERVER_ID")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.contract", cwd=tmp_path, env=env | {"PYTHONPATH": str(ROOT)}, stdout=PIPE
    )
    told, _ = await process.communicate()
    assert process.returncode == 2 and b"CONTRACT_SERVER_ID" in told


async def test_the_wire_keeps_to_the_limits_of_the_server() -> None:
    async with Playground(strict=False, free=False) as world:
        world.core.limits.rules["POST /channels/{channel}/messages"] = (2, 0.2)
        wire = Wire(world.server.address, world.server.token)
        try:
            for number in range(7):
                said = await wire.ask("POST", f"/channels/{world.channel.id}/messages", {"content": str(number)})
                assert said.status == 200
        finally:
            await wire.close()
        assert wire.waited > 0.2 and not [entry for entry in world.journal if entry.status == 429]


async def test_whoever_is_asked_and_does_nothing_is_not_waited_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with on_playground() as (_, ready):
        ready.human = Terminal()
        ready.human.patience = 0.05
        result = await ready.run("a_press_changes_its_message")
    assert "nobody did it within" in result.skipped and "press the button “Go”" in capsys.readouterr().out
