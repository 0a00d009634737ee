"""Every limit and rule of commands and of answers to interactions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord.http import Route

from playground.kit import Playground
from playground.wire import Json
from tests.playground.little_bot import LittleBot
from tests.playground.raw import answer, button, refusal, row

COMMAND = {"name": "play", "description": "Play", "type": 1}


def options(*given: Json) -> Json:
    return {**COMMAND, "options": list(given)}


BAD_COMMANDS: dict[str, list[Json]] = {
    "a name with capitals": [{**COMMAND, "name": "Play"}],
    "a name with a space": [{**COMMAND, "name": "play now"}],
    "a name over 32": [{**COMMAND, "name": "x" * 33}],
    "no description": [{**COMMAND, "description": ""}],
    "a description over 100": [{**COMMAND, "description": "x" * 101}],
    "a translated description over 100": [{**COMMAND, "description_localizations": {"cs": "x" * 101}}],
    "two of one name": [COMMAND, COMMAND],
    "26 options": [options(*({"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)))],
    "a required option after an optional one": [
        options(
            {"type": 3, "name": "a", "description": "d"}, {"type": 3, "name": "b", "description": "d", "required": True}
        )
    ],
    "an option beside a subcommand": [
        options({"type": 3, "name": "a", "description": "d"}, {"type": 1, "name": "b", "description": "d"})
    ],
    "a group in a group": [
        options(
            {
                "type": 2,
                "name": "a",
                "description": "d",
                "options": [{"type": 2, "name": "b", "description": "d", "options": []}],
            }
        )
    ],
    "26 choices": [
        options(
            {
                "type": 3,
                "name": "a",
                "description": "d",
                "choices": [{"name": str(n), "value": str(n)} for n in range(26)],
            }
        )
    ],
    "choices and suggestions": [
        options(
            {
                "type": 3,
                "name": "a",
                "description": "d",
                "autocomplete": True,
                "choices": [{"name": "a", "value": "a"}],
            }
        )
    ],
    "8000 characters in all": [
        options(
            *(
                {
                    "type": 3,
                    "name": f"o{n}",
                    "description": "d" * 100,
                    "choices": [{"name": "c" * 100, "value": "v" * 100 if m else "w" * 100} for m in range(2)],
                }
                for n in range(17)
            )
        )
    ],
    "a menu with a description": [{"name": "Quote", "type": 3, "description": "no"}],
}


@pytest.mark.parametrize("name", BAD_COMMANDS)
async def test_the_law_refuses_the_command(world: Playground, name: str) -> None:
    path = f"/applications/{world.core.world.bot_id}/commands"
    assert (await refusal(world, "PUT", path, BAD_COMMANDS[name]))["code"] == 50035
    assert world.core.world.commands[None] == []


async def test_too_many_commands_are_30032(world: Playground) -> None:
    path = f"/applications/{world.core.world.bot_id}/commands"
    many = [{**COMMAND, "name": f"c{n}"} for n in range(101)]
    assert (await refusal(world, "PUT", path, many))["code"] == 30032


async def test_commands_keep_their_id_and_version_when_nothing_changed(world: Playground) -> None:
    path = f"/applications/{world.core.world.bot_id}/commands"
    first = await answer(world, "PUT", path, [COMMAND])
    again = await answer(world, "PUT", path, [COMMAND, {**COMMAND, "name": "other"}])
    assert (again[0]["id"], again[0]["version"]) == (first[0]["id"], first[0]["version"])
    changed = await answer(world, "PUT", path, [{**COMMAND, "description": "New"}])
    assert changed[0]["id"] == first[0]["id"] and changed[0]["version"] != first[0]["version"]


# --- answers to interactions -----------------------------------------------------------------------------------------

Answers = Callable[[discord.Interaction[Any]], Any]


class Answering(LittleBot):
    """Answers every interaction by hand and remembers what was refused."""

    def __init__(self, act: Answers) -> None:
        super().__init__()
        self.act = act
        self.codes: list[int] = []

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.application_command:
            try:
                await self.act(interaction)
            except discord.HTTPException as refused:
                self.codes.append(refused.code)


async def raw_answer(interaction: discord.Interaction[Any], body: Json) -> None:
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    await interaction.client.http.request(Route("POST", path), json=body)


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "L", "component": component, **more}


TEXT_INPUT = {"type": 4, "custom_id": "t", "style": 1}


def modal(*components: Json, **more: Any) -> Json:
    return {"type": 9, "data": {"title": "T", "custom_id": "m", "components": list(components), **more}}


BAD_ANSWERS: dict[str, Json] = {
    "a modal without components": modal(),
    "a modal with six": modal(*(label({**TEXT_INPUT, "custom_id": str(n)}) for n in range(6))),
    "a title over 45": modal(label(TEXT_INPUT), title="x" * 46),
    "a label over 45": modal(label(TEXT_INPUT, label="x" * 46)),
    "a label description over 100": modal(label(TEXT_INPUT, description="x" * 101)),
    "a text of 4001": modal(label({**TEXT_INPUT, "value": "x" * 4001})),
    "a button in a modal": modal(row(button())),
    "radio buttons with one option": modal(
        label({"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}]})
    ),
    "one custom id twice": modal(label(TEXT_INPUT), label(TEXT_INPUT)),
    "suggestions for a command": {"type": 8, "data": {"choices": []}},
    "an update without a message": {"type": 7, "data": {"content": "x"}},
    "a type that does not exist": {"type": 99},
}


@pytest.mark.parametrize("name", BAD_ANSWERS)
async def test_the_law_refuses_the_answer(world: Playground, name: str) -> None:
    bot = Answering(lambda i: raw_answer(i, BAD_ANSWERS[name]))
    await _one_command(world, bot)
    asked = asyncio.create_task(world.user("Anna").slash("/ping", answered=False))
    await world.until(lambda: bot.codes)
    asked.cancel()
    assert bot.codes == [50035]


async def test_a_second_answer_is_40060(world: Playground) -> None:
    async def twice(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("one")
        await raw_answer(interaction, {"type": 4, "data": {"content": "two"}})

    bot = Answering(twice)
    await _one_command(world, bot)
    await world.user("Anna").slash("/ping")
    await world.until(lambda: bot.codes == [40060])
    assert [m.text for m in world.channel.messages] == ["one"]


async def test_an_answer_after_three_seconds_is_10062(world: Playground) -> None:
    async def late(interaction: discord.Interaction[Any]) -> None:
        world.clock.forward(3.1)
        await interaction.response.send_message("late")

    bot = Answering(late)
    await _one_command(world, bot)
    waiting = asyncio.create_task(world.user("Anna").slash("/ping", answered=False))
    await world.until(lambda: bot.codes == [10062])
    waiting.cancel()
    assert world.channel.messages == []


async def test_a_follow_up_after_fifteen_minutes_is_50027(world: Playground) -> None:
    async def much_later(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("now")
        world.clock.forward(15 * 60 + 1)
        await interaction.followup.send("later")

    bot = Answering(much_later)
    await _one_command(world, bot)
    await world.user("Anna").slash("/ping")
    await world.until(lambda: bot.codes == [50027])


async def test_an_ephemeral_message_is_not_reachable_by_the_channel_door(world: Playground) -> None:
    async def hidden(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("psst", ephemeral=True)
        message = await interaction.original_response()
        assert message.content == "psst"
        await interaction.client.http.get_message(interaction.channel_id, message.id)

    bot = Answering(hidden)
    await _one_command(world, bot)
    await world.user("Anna").slash("/ping")
    await world.until(lambda: bot.codes == [10008])


async def test_26_suggestions_are_refused(world: Playground) -> None:
    class Suggesting(LittleBot):
        codes: list[int] = []

        async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
            choices = [{"name": str(n), "value": str(n)} for n in range(26)]
            try:
                await raw_answer(interaction, {"type": 8, "data": {"choices": choices}})
            except discord.HTTPException as refused:
                self.codes.append(refused.code)

    bot = Suggesting()
    option = {"type": 3, "name": "a", "description": "d", "autocomplete": True}
    await _one_command(world, bot, [option])
    asked = asyncio.create_task(world.user("Anna").complete("/ping", a="x"))
    await world.until(lambda: bot.codes == [50035])
    asked.cancel()


async def _one_command(world: Playground, bot: LittleBot, options: list[Json] | None = None) -> None:
    bot.tree.clear_commands(guild=None)
    await world.start(bot)
    path = f"/applications/{world.core.world.bot_id}/commands"
    await answer(world, "PUT", path, [{**COMMAND, "name": "ping", "options": options or []}])
