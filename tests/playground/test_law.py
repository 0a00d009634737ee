"""Every limit and rule, tried through the real discord.py's HTTP client."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import MultipartParameters, Route

from playground.kit import Playground
from playground.wire import Json
from tests.playground.little_bot import LittleBot, picture

V2 = 1 << 15


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def select(**more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [{"label": "A", "value": "a"}], **more}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def gallery(*urls: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


def v2(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


SECTION = {"type": 9, "components": [text("a")], "accessory": button()}
LINK = "https://example.org/a.png"

REFUSED: dict[str, tuple[Json, int, str]] = {
    "an empty message": ({}, 50006, ""),
    "only spaces": ({"content": "  "}, 50006, ""),
    "content over 2000": ({"content": "x" * 2001}, 50035, "content"),
    "eleven embeds": ({"embeds": [{"title": "t"}] * 11}, 50035, "embeds"),
    "an embed title over 256": ({"embeds": [{"title": "x" * 257}]}, 50035, "embeds.0.title"),
    "an embed description over 4096": ({"embeds": [{"description": "x" * 4097}]}, 50035, "embeds.0.description"),
    "a field without a name": ({"embeds": [{"fields": [{"name": "", "value": "v"}]}]}, 50035, "embeds.0.fields.0.name"),
    "a field value over 1024": (
        {"embeds": [{"fields": [{"name": "n", "value": "x" * 1025}]}]},
        50035,
        "embeds.0.fields.0.value",
    ),
    "26 fields": ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, 50035, "embeds.0.fields"),
    "a footer over 2048": ({"embeds": [{"footer": {"text": "x" * 2049}}]}, 50035, "embeds.0.footer.text"),
    "an author over 256": ({"embeds": [{"author": {"name": "x" * 257}}]}, 50035, "embeds.0.author.name"),
    "6001 characters over two embeds": (
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        50035,
        "embeds",
    ),
    "six rows": ({"components": [row(button(custom_id=str(n))) for n in range(6)]}, 50035, "components"),
    "six buttons in a row": (
        {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
        50035,
        "components.0.components",
    ),
    "a select beside a button": ({"components": [row(select(), button())]}, 50035, "components.0.components"),
    "an empty row": ({"components": [row()]}, 50035, "components.0.components"),
    "the same custom id twice": ({"components": [row(button(), button())]}, 50035, "components"),
    "a custom id over 100": (
        {"components": [row(button(custom_id="x" * 101))]},
        50035,
        "components.0.components.0.custom_id",
    ),
    "a button without custom id": (
        {"components": [row(button(custom_id=None))]},
        50035,
        "components.0.components.0.custom_id",
    ),
    "a button label over 80": ({"components": [row(button(label="x" * 81))]}, 50035, "components.0.components.0.label"),
    "a button without label or emoji": ({"components": [row(button(label=None))]}, 50035, "components.0.components.0"),
    "a link with a custom id": (
        {"components": [row(button(style=5, url="https://example.org"))]},
        50035,
        "components.0.components.0",
    ),
    "a link over 512": (
        {"components": [row(button(style=5, custom_id=None, url="https://e.org/" + "x" * 512))]},
        50035,
        "components.0.components.0.url",
    ),
    "a style that does not exist": (
        {"components": [row(button(style=9))]},
        50035,
        "components.0.components.0.style",
    ),
    "a select without options": ({"components": [row(select(options=[]))]}, 50035, "components.0.components.0.options"),
    "26 options": (
        {"components": [row(select(options=[{"label": "l", "value": str(n)} for n in range(26)]))]},
        50035,
        "components.0.components.0.options",
    ),
    "an option value twice": (
        {"components": [row(select(options=[{"label": "l", "value": "v"}] * 2))]},
        50035,
        "components.0.components.0.options",
    ),
    "an option label over 100": (
        {"components": [row(select(options=[{"label": "x" * 101, "value": "v"}]))]},
        50035,
        "components.0.components.0.options.0.label",
    ),
    "a placeholder over 150": (
        {"components": [row(select(placeholder="x" * 151))]},
        50035,
        "components.0.components.0.placeholder",
    ),
    "more to choose than there is": (
        {"components": [row(select(max_values=2))]},
        50035,
        "components.0.components.0.options",
    ),
    "min above max": (
        {"components": [row(select(min_values=2, max_values=1))]},
        50035,
        "components.0.components.0.min_values",
    ),
    "V2 components without the flag": ({"components": [text("hi")]}, 50035, "components.0.type"),
    "V2 with content": ({**v2(text("hi")), "content": "x"}, 50035, "content"),
    "V2 with embeds": ({**v2(text("hi")), "embeds": [{"title": "x"}]}, 50035, "embeds"),
    "41 components": (v2(*(text("x") for _ in range(41))), 50035, "components"),
    "41 components counting nested ones": (
        v2(*({"type": 17, "components": [text("x")] * 9} for _ in range(4)), text("x")),
        50035,
        "components",
    ),
    "4001 characters of text": (v2(text("x" * 2000), text("x" * 2001)), 50035, "components"),
    "a gallery of eleven": (v2(gallery(*[LINK] * 11)), 50035, "components.0.items"),
    "an empty gallery": (v2(gallery()), 50035, "components.0.items"),
    "four texts in a section": (
        v2({**SECTION, "components": [text("a")] * 4}),
        50035,
        "components.0.components",
    ),
    "a section without accessory": (v2({"type": 9, "components": [text("a")]}), 50035, "components.0.accessory"),
    "a container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text("a")]}]}),
        50035,
        "components.0.components.0.type",
    ),
    "a button on top": (v2(button()), 50035, "components.0.type"),
    "a file that was not uploaded": (
        v2(gallery("attachment://board.png")),
        50035,
        "components.0.items.0.media.url",
    ),
    "a media url of another kind": (v2(gallery("file:///etc/passwd")), 50035, "components.0.items.0.media.url"),
    "alt text over 1024": (
        v2({"type": 12, "items": [{"media": {"url": LINK}, "description": "x" * 1025}]}),
        50035,
        "components.0.items.0.description",
    ),
    "the same component id twice": (v2({**text("a"), "id": 5}, {**text("b"), "id": 5}), 50035, "components"),
    "an attachment that is not there": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        50035,
        "attachments.0.id",
    ),
    "users parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        50035,
        "allowed_mentions",
    ),
    "an answer to nothing": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        50035,
        "message_reference",
    ),
    "a nonce over 25": ({"content": "x", "nonce": "n" * 26}, 50035, "nonce"),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_the_law_refuses(world: Playground, name: str) -> None:
    body, code, place = REFUSED[name]
    refused = await refusal(world, "POST", f"/channels/{world.channel.id}/messages", body)
    assert refused["code"] == code
    node = refused.get("errors", {})
    for step in place.split(".") if place else []:
        assert step in node, refused
        node = node[step]
    assert not place or node["_errors"]
    assert world.channel.messages == []


ALLOWED: dict[str, Json] = {
    "content of 2000": {"content": "x" * 2000},
    "40 components": v2(*(text("x") for _ in range(40))),
    "4000 characters": v2(text("x" * 4000)),
    "five rows of five": {
        "components": [row(*(button(custom_id=f"{r}{c}") for c in range(5))) for r in range(5)],
    },
    "a premium button": v2(row({"type": 2, "style": 6, "sku_id": "1"})),
    "an emoji instead of a label": {"components": [row(button(label=None, emoji={"name": "🎲"}))]},
    "25 options": {"components": [row(select(options=[{"label": "l", "value": str(n)} for n in range(25)]))]},
    "a gallery of ten": v2(gallery(*[LINK] * 10)),
    "a section with a thumbnail": v2({**SECTION, "accessory": {"type": 11, "media": {"url": LINK}}}),
}


@pytest.mark.parametrize("name", ALLOWED)
async def test_the_law_allows(world: Playground, name: str) -> None:
    await answer(world, "POST", f"/channels/{world.channel.id}/messages", ALLOWED[name])
    assert len(world.channel.messages) == 1


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


# interactions

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


async def test_eleven_files_and_files_that_are_too_large_are_refused(world: Playground, bot: LittleBot) -> None:
    channel: Any = bot.get_channel(int(world.channel.id))
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send("x", file=discord.File(io.BytesIO(bytes(10 * 2**20 + 1)), "big.bin"))
    assert (refused.value.status, refused.value.code) == (413, 40005)
    files = [discord.File(picture(), f"{n}.png") for n in range(11)]
    with MultipartParameters(None, _form(files), files) as params, pytest.raises(discord.HTTPException) as refused:
        await bot.http.send_message(channel.id, params=params)
    assert refused.value.code == 50035


def _form(files: list[discord.File]) -> list[Json]:
    form: list[Json] = [{"name": "payload_json", "value": '{"content": "x"}'}]
    return form + [
        {"name": f"files[{n}]", "value": f.fp, "filename": f.filename, "content_type": "image/png"}
        for n, f in enumerate(files)
    ]


async def test_a_message_cannot_go_back_from_v2_and_cannot_keep_old_fields(world: Playground, bot: LittleBot) -> None:
    channel: Any = bot.get_channel(int(world.channel.id))
    sent = await channel.send("classic")
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay("new"))
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(view=view)
    assert "content" in str(refused.value)
    await sent.edit(content=None, view=view)
    assert world.channel.last.text == "new"
    await sent.edit(suppress=False, view=view)
    assert world.channel.last.raw["flags"] & V2
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content="back again", view=None)
    assert refused.value.code == 50035


# helpers


async def _one_command(world: Playground, bot: LittleBot, options: list[Json] | None = None) -> None:
    bot.tree.clear_commands(guild=None)
    await world.start(bot)
    path = f"/applications/{world.core.world.bot_id}/commands"
    await answer(world, "PUT", path, [{**COMMAND, "name": "ping", "options": options or []}])


async def answer(world: Playground, method: str, path: str, body: Any) -> Any:
    status, said = await _call(world, method, path, body)
    assert status < 300, said
    return said


async def refusal(world: Playground, method: str, path: str, body: Any) -> Json:
    status, said = await _call(world, method, path, body)
    assert 400 <= status < 500, said
    return dict(said)


async def _call(world: Playground, method: str, path: str, body: Any) -> tuple[int, Any]:
    headers = {"Authorization": "Bot playground"}
    url = f"{world.server.address}/api/v10{path}"
    async with aiohttp.ClientSession(headers=headers) as session, session.request(method, url, json=body) as said:
        return said.status, await said.json()
