"""What the bot must be allowed to do is asked of the place where it is to play, and said when it is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.app import IslandBot
from bot.permissions import INVITED_WITH, invite_link
from playground.kit import Actor, Playground
from playground.law.permissions import Can

ROOT = Path(__file__).parents[2]
EVERYWHERE = [Can.ATTACH_FILES, Can.READ_MESSAGE_HISTORY]


async def told(actor: Actor) -> str:
    return (await actor.slash("/game new")).message.text


@pytest.mark.parametrize("missing", [*EVERYWHERE, Can.SEND_MESSAGES])
async def test_real_6_a_channel_needs_its_own(world: Playground, bot: IslandBot, missing: Can) -> None:
    world.deny("Bot", missing)
    name = (missing.name or "").replace("_", " ").title()
    assert f"missing the permissions {name}." in await told(world.user("Anna"))
    assert await bot.store.games.in_channel(int(world.channel.id)) is None
    world.allow_again("Bot")
    assert "Your table is open" in await told(world.user("Anna"))


@pytest.mark.parametrize("missing", [*EVERYWHERE, Can.SEND_MESSAGES_IN_THREADS])
async def test_real_6_a_thread_needs_its_own(world: Playground, bot: IslandBot, missing: Can) -> None:
    anna = world.user("Anna").thread("Game")
    world.deny("Bot", missing)
    name = (missing.name or "").replace("_", " ").title().replace(" In ", " in ")
    assert f"missing the permissions {name}." in await told(anna)


async def test_real_6_a_thread_needs_no_leave_to_write_in_the_channel(world: Playground, bot: IslandBot) -> None:
    anna = world.user("Anna").thread("Game")
    world.deny("Bot", Can.SEND_MESSAGES)
    assert "Your table is open" in await told(anna)
    await anna.sees("A new table")


async def test_real_6_in_a_private_thread_the_bot_must_be_brought(world: Playground, bot: IslandBot) -> None:
    world.withhold("Bot", Can.MANAGE_THREADS)
    anna = world.user("Anna").thread("Secret", private=True)
    assert f"Mention <@{bot.application_id}> here, which invites me" in await told(anna)
    assert await bot.store.games.in_channel(int(anna.channel.id)) is None
    world.core.world.thread_members[anna.channel.id][world.core.world.bot_id] = world.clock.iso()
    assert "Your table is open" in await told(anna)
    await anna.sees("A new table")


async def test_a_game_moves_only_to_where_it_can_be_shown(world: Playground, bot: IslandBot) -> None:
    anna = world.user("Anna")
    await anna.slash("/game new")
    there = anna.at(world.channel_named("harbour"))
    world.core.world.guild(next(iter(world.core.world.guilds)))
    there.channel.raw["permission_overwrites"].append(
        {"id": world.core.world.bot_id, "type": 1, "allow": "0", "deny": str(int(Can.ATTACH_FILES))}
    )
    assert "missing the permissions Attach Files" in (await there.slash("/game move")).message.text
    game = await bot.store.games.in_channel(int(world.channel.id))
    assert game is not None


def test_real_12_the_link_of_the_readme_asks_for_exactly_what_the_bot_needs() -> None:
    needed = Can.VIEW_CHANNEL | Can.SEND_MESSAGES | Can.SEND_MESSAGES_IN_THREADS | Can.ATTACH_FILES
    needed |= Can.READ_MESSAGE_HISTORY | Can.CREATE_PRIVATE_THREADS
    assert int(needed) == INVITED_WITH.value
    readme = (ROOT / "README.md").read_text("utf-8")
    [link] = re.findall(r"https://discord\.com/oauth2/authorize\S+", readme)
    assert link == invite_link("YOUR_APPLICATION_ID")
