"""Every other operation, asked for by the real client and judged against the OpenAPI document."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from discord import app_commands

from playground.kit import Playground
from playground.law.permissions import Can
from tests.playground.little_bot import LittleBot


async def test_the_bot_looks_around(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    guilds = [g async for g in bot.fetch_guilds()]
    guild = await bot.fetch_guild(guilds[0].id)
    assert guild.name == "Playground" and guild.approximate_member_count == 3
    assert [c.name for c in await guild.fetch_channels()] == ["island", "harbour"]
    assert [r.name for r in await guild.fetch_roles()] == ["@everyone", "Bot"]
    assert (await guild.fetch_member(int(anna.id))).display_name == "Anna"
    assert (await bot.application_info()).owner.name == "owner"
    channel = await bot.fetch_channel(int(world.channel.id))
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.NotFound) as unknown:
        await bot.fetch_user(5)
    assert unknown.value.code == 10013


async def test_members_are_listed_for_a_bot_that_may_know_them(world: Playground) -> None:
    bot = await world.start(LittleBot(intents=discord.Intents(guilds=True, members=True)))
    world.user("Anna")
    names = {m.display_name async for m in bot.guilds[0].fetch_members()}
    assert names == {"Bot", "Owner", "Anna"}


async def test_channels_are_made_closed_to_some_and_removed(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    guild = bot.guilds[0]
    with pytest.raises(discord.Forbidden):
        await guild.create_text_channel("Secret Bay")
    world.grant("Bot", Can.MANAGE_CHANNELS | Can.MANAGE_ROLES)
    closed = discord.PermissionOverwrite(view_channel=False)
    made = await guild.create_text_channel("Secret Bay", topic="hidden", overwrites={guild.default_role: closed})
    assert made.name == "secret-bay"
    with pytest.raises(Exception, match="Missing Access"):
        anna.at(world.channel_named("secret-bay")).say("hello?")
    other = await guild.create_text_channel("open")
    await other.set_permissions(guild.default_role, send_messages=False)
    with pytest.raises(Exception, match="Missing Permissions"):
        anna.at(world.channel_named("open")).say("hello?")
    await other.edit(topic="Look, do not touch")
    await other.delete()
    assert all(c.get("name") != "open" for c in world.core.world.channels.values())


async def test_threads_are_joined_left_and_counted(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    channel: Any = bot.get_channel(int(world.channel.id))
    thread = await channel.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    await thread.add_user(discord.Object(int(anna.id)))
    assert {m.id for m in await thread.fetch_members()} == {int(anna.id), bot.user.id}  # type: ignore[union-attr]
    assert [t.id for t in await bot.guilds[0].active_threads()] == [thread.id]
    await thread.leave()
    assert {m.id for m in await thread.fetch_members()} == {int(anna.id)}
    await thread.join()
    with pytest.raises(discord.HTTPException):
        await thread.edit(auto_archive_duration=7)  # type: ignore[arg-type]


async def test_messages_are_removed_in_bulk_while_they_are_young(world: Playground, bot: LittleBot) -> None:
    channel: Any = bot.get_channel(int(world.channel.id))
    sent = [await channel.send(str(n)) for n in range(4)]
    await channel.delete_messages(sent[:2])
    assert [m.text for m in world.channel.messages] == ["2", "3"]
    world.clock.forward(15 * 24 * 3600)
    with pytest.raises(discord.HTTPException) as too_old:
        await channel.delete_messages(sent[2:])
    assert too_old.value.code == 50034
    async with channel.typing():
        pass


async def test_one_command_at_a_time_global_and_of_one_server(world: Playground, bot: LittleBot) -> None:
    known = await bot.tree.fetch_commands()
    ask = next(c for c in known if c.name == "ask")
    assert (await ask.edit(description="Another word")).description == "Another word"
    assert (await bot.tree.fetch_command(ask.id)).description == "Another word"
    await ask.delete()
    assert "ask" not in [c.name for c in await bot.tree.fetch_commands()]
    guild = bot.guilds[0]
    bot.tree.add_command(app_commands.Command(name="local", description="Here", callback=_answer), guild=guild)
    synced = await bot.tree.sync(guild=guild)
    assert [c.guild_id for c in synced] == [guild.id]
    assert (await world.user("Anna").slash("/local")).text == "here"
    with pytest.raises(discord.NotFound) as unknown:
        await bot.tree.fetch_command(5)
    assert unknown.value.code == 10063


async def _answer(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("here")


async def test_contexts_and_permissions_decide_who_sees_a_command(world: Playground) -> None:
    bot = LittleBot()
    bot.tree.clear_commands(guild=None)
    for name in ("anywhere", "servers", "admins"):
        command = app_commands.Command(name=name, description="d", callback=_answer)
        if name == "servers":
            command = app_commands.guild_only(command)
        if name == "admins":
            command = app_commands.default_permissions(manage_guild=True)(command)
        bot.tree.add_command(command)
    await world.start(bot)
    anna, owner = world.user("Anna"), world.user("Owner")

    def names(who: Any) -> set[str]:
        return {c["name"] for c in world.core.people.commands(who.id, who.channel.id)}

    assert names(anna) == {"anywhere", "servers"}
    assert names(owner) == {"anywhere", "servers", "admins"}
    assert "servers" not in names(anna.dm) and "anywhere" in names(anna.dm)


async def test_the_bot_renames_itself_and_leaves(world: Playground, bot: LittleBot) -> None:
    assert bot.user is not None
    renamed = await bot.user.edit(username="Islander")
    assert renamed.name == "Islander" and world.core.world.bot.name == "Islander"
    await bot.guilds[0].leave()
    await world.until(lambda: "guild_remove" in bot.seen)
    assert not world.core.world.in_guild(world.channel.raw["guild_id"], world.core.world.bot_id)


async def test_interaction_messages_are_read_edited_and_deleted_by_their_token(world: Playground) -> None:
    bot = LittleBot()

    @bot.tree.command(name="tidy", description="Leaves nothing behind")
    async def tidy(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        first = await interaction.original_response()
        await first.edit(content="two")
        more = await interaction.followup.send("three", wait=True)
        await more.edit(content="four")
        bot.seen.append([m.text for m in world.channel.messages])
        await (await interaction.followup.fetch_message(more.id)).delete()
        await interaction.delete_original_response()

    await world.start(bot)
    await world.user("Anna").slash("/tidy")
    await world.until(lambda: ["two", "four"] in bot.seen and not world.channel.messages)


async def test_what_the_playground_does_not_have_is_said(world: Playground, bot: LittleBot) -> None:
    channel: Any = bot.get_channel(int(world.channel.id))
    poll = discord.Poll(question="Who?", duration=timedelta(hours=1))
    poll.add_answer(text="Me")
    with pytest.raises(discord.HTTPException, match="no polls"):
        await channel.send(poll=poll)
    with pytest.raises(discord.NotFound):
        await bot.guilds[0].invites()
    assert world.journal[-1].status == 404
