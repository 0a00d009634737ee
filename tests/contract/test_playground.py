"""The playground keeps the contract."""

from __future__ import annotations

import pytest

from tests.contract.conftest import on_playground
from tests.contract.scenarios import SCENARIOS


@pytest.mark.parametrize("name", SCENARIOS)
async def test_the_playground_is_as_we_believe_discord_to_be(name: str) -> None:
    async with on_playground(strict=True) as (_, ready):
        result = await ready.run(name)
    assert not result.differences and not result.skipped, str(result)


async def test_nothing_is_left_behind() -> None:
    async with on_playground() as (world, ready):
        state = world.core.world
        places, guild = set(state.channels), ready.where.guild
        async for result in ready.all(
            ["threads_of_all_kinds", "a_post_in_a_forum", "emojis", "commands_with_localisations", "direct_messages"]
        ):
            assert not result.differences, str(result)
    assert set(state.channels) < places | {c for c in state.channels if state.channels[c]["type"] == 1}
    assert state.emojis == {} and state.commands[guild] == []
    assert "contract" not in [channel.get("name") for channel in state.channels.values()]
