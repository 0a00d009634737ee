"""Every limit and rule of messages, tried past discord.py's own checks."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from discord.http import MultipartParameters

from playground.kit import Playground
from playground.wire import Json
from tests.playground.little_bot import LittleBot, picture
from tests.playground.raw import V2, answer, button, gallery, refusal, row, select, text, v2

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
    "an emoji nobody uploaded": (
        {"components": [row(button(emoji={"id": "5", "name": "wood"}))]},
        50035,
        "components.0.components.0.emoji.id",
    ),
    "an option with an emoji nobody uploaded": (
        {"components": [row(select(options=[{"label": "A", "value": "a", "emoji": {"id": "5", "name": "wood"}}]))]},
        50035,
        "components.0.components.0.options.0.emoji.id",
    ),
    "a section whose button has an emoji nobody uploaded": (
        v2({**SECTION, "accessory": button(emoji={"id": "5", "name": "wood"})}),
        50035,
        "components.0.accessory.emoji.id",
    ),
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
