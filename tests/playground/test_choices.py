"""Every kind of select and field, and the less usual answers."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui

from playground.kit import Playground
from playground.wire import Refusal
from tests.playground.little_bot import LittleBot

Client = discord.Interaction[Any]


class Selects(ui.View):
    """One select of each kind that is filled by the server."""

    @ui.select(cls=ui.UserSelect, placeholder="Who", max_values=2)
    async def who(self, interaction: Client, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(" ".join(u.display_name for u in select.values), ephemeral=True)

    @ui.select(cls=ui.RoleSelect, placeholder="Role")
    async def role(self, interaction: Client, select: ui.RoleSelect[Any]) -> None:
        await interaction.response.send_message(select.values[0].name, ephemeral=True)

    @ui.select(cls=ui.MentionableSelect, placeholder="Anybody")
    async def anybody(self, interaction: Client, select: ui.MentionableSelect[Any]) -> None:
        await interaction.response.send_message(type(select.values[0]).__name__, ephemeral=True)

    @ui.select(cls=ui.ChannelSelect, placeholder="Where", channel_types=[discord.ChannelType.text])
    async def where(self, interaction: Client, select: ui.ChannelSelect[Any]) -> None:
        await interaction.response.send_message(select.values[0].name, ephemeral=True)


class Everything(ui.Modal, title="Everything"):
    who: ui.Label[Any] = ui.Label(text="Who", component=ui.UserSelect(custom_id="who"))
    files: ui.Label[Any] = ui.Label(text="Files", component=ui.FileUpload(custom_id="files", max_values=2))
    likes: ui.Label[Any] = ui.Label(
        text="Likes",
        component=ui.CheckboxGroup(
            custom_id="likes",
            options=[discord.CheckboxGroupOption(label=w.title(), value=w) for w in ("wood", "ore", "wool")],
        ),
    )
    story: ui.Label[Any] = ui.Label(
        text="Story", component=ui.TextInput(custom_id="story", style=discord.TextStyle.paragraph, required=False)
    )

    async def on_submit(self, interaction: Client) -> None:
        who, files, likes, story = (f.component for f in (self.who, self.files, self.likes, self.story))
        sizes = [len(await f.read()) for f in files.values]
        told = (who.values[0].display_name, [f.filename for f in files.values], sizes, likes.values, story.value)
        await interaction.response.send_message(repr(told))


class Buttons(ui.View):
    """Answers that are not a plain message."""

    @ui.button(label="Later")
    async def later(self, interaction: Client, button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later")

    @ui.button(label="Count")
    async def count(self, interaction: Client, button: ui.Button[Any]) -> None:
        assert interaction.message is not None
        await interaction.response.edit_message(content=interaction.message.content + "!")

    @ui.button(label="Tell all")
    async def tell(self, interaction: Client, button: ui.Button[Any]) -> None:
        await interaction.response.send_message("somebody clicked")

    @ui.button(label="Think")
    async def think(self, interaction: Client, button: ui.Button[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("thought")

    @ui.button(label="Form")
    async def form(self, interaction: Client, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Everything())

    @ui.button(label="Off", disabled=True, row=1)
    async def off(self, interaction: Client, button: ui.Button[Any]) -> None:
        raise AssertionError("nobody can click this")

    @ui.button(label="Gone", row=1)
    async def gone(self, interaction: Client, button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.delete_original_response()


@pytest.fixture
async def bot(world: Playground) -> LittleBot:
    guest = LittleBot()

    @guest.tree.command(name="selects", description="Every select")
    async def selects(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("choose", view=Selects())

    @guest.tree.command(name="buttons", description="Every answer")
    async def buttons(interaction: discord.Interaction, hidden: bool = False) -> None:
        await interaction.response.send_message("click", view=Buttons(), ephemeral=hidden)

    started: LittleBot = await world.start(guest)
    return started


async def test_selects_of_people_roles_and_channels(world: Playground, bot: LittleBot) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    roles = {r["name"]: r["id"] for r in world.core.world.guild(world.channel.raw["guild_id"])["roles"]}
    await anna.slash("/selects")
    assert (await anna.select(anna, ben, of="Who")).text == "Anna Ben"
    assert (await anna.select(roles["Bot"], of="Role")).text == "Bot"
    assert (await anna.select(ben, of="Anybody")).text == "Member"
    assert (await anna.select(roles["Bot"], of="Anybody")).text == "Role"
    assert (await anna.select(world.channel.id, of="Where")).text == "island"
    with pytest.raises(Refusal, match="Choose 1 to 2"):
        await anna.select(of="Who")
    with pytest.raises(Refusal, match="not there to choose"):
        await anna.select("12345", of="Role")


async def test_a_form_with_people_files_and_boxes(world: Playground, bot: LittleBot) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    await anna.slash("/buttons")
    await anna.click("Form")
    given: Any = {"Who": ben, "Files": {"a.txt": b"abc", "b.txt": b"de"}, "Likes": ["Wood", "Wool"]}
    reply = await anna.submit(given)
    assert reply.text == repr(("Ben", ["a.txt", "b.txt"], [3, 2], ["wood", "wool"], ""))
    await anna.click("Form")
    form = anna.form
    with pytest.raises(Refusal, match="files"):
        await anna.submit({"Who": ben, "Files": {}, "Likes": ["Wood"]})
    assert form is not None
    filled = form.fill({"Who": ben, "Files": {"c.txt": b"x"}}, anna._upload)
    with pytest.raises(Refusal, match="Choose 1 to 3"):
        await world.core.people.submit(anna.id, form.id, filled)
    done = await world.core.people.submit(anna.id, form.id, filled | {"likes": ["ore"]})
    assert done.result == "message" and "c.txt" in world.channel.last.text, "a refused form keeps its uploads"


async def test_a_click_can_be_acknowledged_now_and_shown_later(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    message = (await anna.slash("/buttons")).message
    await anna.click("Later")
    await world.until(lambda: message.content == "later")
    reply = await anna.click("Think")
    assert reply.text == "thought" and len(world.channel.messages) == 2
    with pytest.raises(Refusal, match="switched off"):
        await anna.click("Off")
    await anna.click("Gone", on=message)
    await world.until(lambda: len(world.channel.messages) == 1)


async def test_an_answer_to_a_click_quotes_what_was_clicked(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    clicked = (await anna.slash("/buttons")).message
    reply = await anna.click("Tell all")
    assert reply.message.raw["referenced_message"]["id"] == clicked.id


async def test_an_ephemeral_message_is_edited_for_its_reader_and_never_quoted_to_others(
    world: Playground, bot: LittleBot
) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    message = (await anna.slash("/buttons", hidden=True)).message
    await anna.click("Count")
    assert message.content == "click!" and ben.messages == []
    with pytest.raises(AssertionError, match="finds no button"):
        await ben.click("Count")
    with pytest.raises(Refusal, match="Unknown Message"):
        await world.core.people.click(ben.id, world.channel.id, message.id, message.buttons[0].custom_id or "")
    await anna.click("Tell all")
    assert ben.last.text == "somebody clicked" and "referenced_message" not in ben.last.raw
