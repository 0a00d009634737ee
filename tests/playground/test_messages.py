"""Messages of the bot and of people: files, edits, replies, pins, mentions, reactions, threads, direct messages."""

from __future__ import annotations

import io

import discord
import pytest

from playground.kit import Playground
from playground.law.permissions import Can
from tests.playground.little_bot import LittleBot, picture


def island(world: Playground, bot: LittleBot) -> discord.TextChannel:
    channel = bot.get_channel(int(world.channel.id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_file_keeps_its_name_alt_text_and_bytes(world: Playground, bot: LittleBot) -> None:
    file = discord.File(picture(), "board one.png", description="A board")
    sent = await island(world, bot).send("look", file=file, silent=True)
    attached = sent.attachments[0]
    assert (attached.filename, attached.description, attached.width, attached.content_type) == (
        "board_one.png",
        "A board",
        64,
        "image/png",
    )
    assert await attached.read() == picture().getvalue()
    assert sent.flags.suppress_notifications


async def test_an_edit_replaces_keeps_or_adds_files_as_asked(world: Playground, bot: LittleBot) -> None:
    channel = island(world, bot)
    sent = await channel.send("one", file=discord.File(picture(), "a.png"))
    added = await sent.add_files(discord.File(io.BytesIO(b"text"), "b.txt"))
    assert [a.filename for a in added.attachments] == ["a.png", "b.txt"]
    kept = await added.edit(attachments=[added.attachments[1]])
    assert [a.id for a in kept.attachments] == [added.attachments[1].id]
    replaced = await kept.edit(attachments=[discord.File(picture(), "c.png")])
    with pytest.raises(discord.NotFound):
        await sent.attachments[0].read()
    assert [a.filename for a in replaced.attachments] == ["c.png"]
    same = await replaced.edit(content="two")
    assert [a.filename for a in same.attachments] == ["c.png"] and same.edited_at is not None


async def test_an_embed_shows_an_uploaded_picture(world: Playground, bot: LittleBot) -> None:
    embed = discord.Embed(title="T", description="D").set_image(url="attachment://x.png").set_footer(text="F")
    sent = await island(world, bot).send(embed=embed, file=discord.File(picture(), "x.png"))
    assert sent.embeds[0].image.url == sent.attachments[0].url
    assert "T\nD\nF" in world.channel.last.text


async def test_a_reply_names_what_it_answers_and_calls_its_author(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    question = anna.say("anybody?")
    message = await island(world, bot).fetch_message(int(question.id))
    answer = await message.reply("me", mention_author=True)
    assert answer.reference is not None and answer.reference.message_id == message.id
    assert world.channel.last.pings == ["Anna"] and anna.pings == 1
    await message.reply("quietly", mention_author=False)
    assert world.channel.last.pings == [] and (anna.unread, anna.pings) == (2, 1)


async def test_mentions_call_only_whom_the_sender_allows(world: Playground, bot: LittleBot) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    text = f"<@{anna.id}> and <@{ben.id}> and @everyone"
    channel = island(world, bot)
    await channel.send(text)
    assert world.channel.last.pings == []
    await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(ben.id))]))
    assert world.channel.last.pings == ["Ben"]
    await channel.send(text, allowed_mentions=discord.AllowedMentions.all())
    assert world.channel.last.pings == ["Anna", "Ben"]
    assert world.channel.last.raw["mention_everyone"] is False


async def test_everyone_is_called_only_with_permission(world: Playground, bot: LittleBot) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    world.grant("Bot", Can.MENTION_EVERYONE)
    await island(world, bot).send("@everyone", allowed_mentions=discord.AllowedMentions.all())
    assert world.channel.last.pings == ["Owner", "Anna", "Ben"] and ben.pings == anna.pings == 1


async def test_components_v2_text_calls_people_too_and_edits_do_not(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"your turn <@{anna.id}>"))
    sent = await island(world, bot).send(view=view, allowed_mentions=discord.AllowedMentions(users=True))
    assert anna.pings == 1
    await sent.edit(view=view, allowed_mentions=discord.AllowedMentions(users=True))
    assert anna.pings == 1
    anna.reads()
    assert (anna.unread, anna.pings) == (0, 0)


async def test_a_message_is_read_listed_and_deleted(world: Playground, bot: LittleBot) -> None:
    channel = island(world, bot)
    for number in range(5):
        await channel.send(str(number))
    assert [m.content async for m in channel.history(limit=3)] == ["4", "3", "2"]
    assert [m.content async for m in channel.history(limit=2, oldest_first=True)] == ["0", "1"]
    newest = await channel.fetch_message(int(world.channel.last.id))
    await newest.delete()
    with pytest.raises(discord.NotFound) as refused:
        await channel.fetch_message(newest.id)
    assert refused.value.code == 10008


async def test_pins_come_and_go(world: Playground, bot: LittleBot) -> None:
    sent = await island(world, bot).send("rules")
    await sent.pin()
    assert [m.content async for m in island(world, bot).pins()] == ["rules"]
    assert world.channel.last.raw["pinned"] is True
    await sent.unpin()
    assert [m async for m in island(world, bot).pins()] == []


async def test_reactions_of_people_reach_the_bot(world: Playground) -> None:
    bot = await world.start(LittleBot(intents=discord.Intents(guilds=True, reactions=True, messages=True)))
    sent = await island(world, bot).send("vote")
    await sent.add_reaction("👍")
    waiting = bot.loop.create_task(
        bot.wait_for("raw_reaction_add", timeout=5, check=lambda e: e.user_id != bot.user.id)
    )
    world.user("Anna").react(world.channel.last, "👍")
    assert str((await waiting).emoji) == "👍"
    fetched = await sent.fetch()
    assert [(r.count, r.me) for r in fetched.reactions] == [(2, True)]
    assert {u.name async for u in fetched.reactions[0].users()} == {"Bot", "anna"}
    await fetched.clear_reactions()
    assert (await sent.fetch()).reactions == []


async def test_a_nonce_that_is_enforced_sends_once(world: Playground, bot: LittleBot) -> None:
    channel = island(world, bot)
    first = await channel.send("once", nonce="k1")
    again = await channel.send("once", nonce="k1")
    assert first.id == again.id and len(world.channel.messages) == 1


async def test_people_without_a_picture_have_a_plain_one(world: Playground, bot: LittleBot) -> None:
    user = await bot.fetch_user(int(world.user("Anna").id))
    assert (await user.display_avatar.read())[:4] == b"\x89PNG"


# threads and direct messages


async def test_a_private_thread_is_seen_by_those_who_were_added(world: Playground, bot: LittleBot) -> None:
    ben, cleo, owner = world.user("Ben"), world.user("Cleo"), world.user("Owner")
    made = await island(world, bot).create_thread(
        name="Game 7", type=discord.ChannelType.private_thread, invitable=False
    )
    await made.add_user(discord.Object(int(ben.id)))
    await made.send("in here")
    thread = world.channel_named("Game 7")
    assert (await ben.at(thread).sees("in here")).author == "Bot"
    with pytest.raises(Exception, match="Missing Access"):
        cleo.at(thread).say("let me in")
    owner.at(thread).say("the owner of the server manages threads")
    await made.remove_user(discord.Object(int(ben.id)))
    with pytest.raises(Exception, match="Missing Access"):
        ben.at(thread).say("still here?")


async def test_a_thread_on_a_message_is_archived_and_wakes_up(world: Playground, bot: LittleBot) -> None:
    sent = await island(world, bot).send("start")
    thread = await sent.create_thread(name="Talk", auto_archive_duration=60)
    assert thread.id == sent.id and (await sent.fetch()).flags.has_thread
    await thread.edit(archived=True)
    assert world.channel_named("Talk").raw["thread_metadata"]["archived"] is True
    await thread.send("awake")
    assert world.channel_named("Talk").raw["thread_metadata"]["archived"] is False
    await thread.edit(archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("no")
    assert refused.value.code == 160005


async def test_direct_messages_arrive_unless_closed(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    user = await bot.fetch_user(int(anna.id))
    await user.send("psst")
    assert anna.dm.last.text == "psst" and anna.dm.pings == 1
    world.faults.close_dms(anna.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("psst again")
    assert refused.value.code == 50007 and len(anna.dm.messages) == 1


async def test_people_write_edit_and_delete_their_own(world: Playground) -> None:
    bot = await world.start(LittleBot(intents=discord.Intents(guilds=True, messages=True, message_content=True)))
    anna, ben = world.user("Anna"), world.user("Ben")
    heard = bot.loop.create_task(bot.wait_for("message", timeout=5))
    said = anna.say("helo", files={"note.txt": b"hi"})
    message = await heard
    assert (message.content, message.author.display_name) == ("helo", "Anna")
    assert await message.attachments[0].read() == b"hi"
    people = world.core.people
    people.edit(anna.id, world.channel.id, said.id, "hello")
    assert world.channel.last.text == "hello"
    for act in (people.remove, lambda *a: people.edit(*a, "mine")):
        with pytest.raises(Exception, match="another user"):
            act(ben.id, world.channel.id, said.id)
    people.remove(anna.id, world.channel.id, said.id)
    assert world.channel.messages == []


@pytest.mark.parametrize(
    ("missing", "does"),
    [
        (Can.SEND_MESSAGES, "send"),
        (Can.ATTACH_FILES, "attach"),
        (Can.CREATE_PRIVATE_THREADS, "thread"),
        (Can.PIN_MESSAGES, "pin"),
    ],
)
async def test_a_missing_permission_is_50013(world: Playground, bot: LittleBot, missing: Can, does: str) -> None:
    channel = island(world, bot)
    sent = await channel.send("before")
    world.deny("Bot", missing)
    with pytest.raises(discord.Forbidden) as refused:
        if does == "send":
            await channel.send("x")
        elif does == "attach":
            await channel.send(file=discord.File(picture(), "a.png"))
        elif does == "thread":
            await channel.create_thread(name="x")
        else:
            await sent.pin()
    assert refused.value.code == 50013


async def test_a_channel_the_bot_cannot_see_is_50001_but_its_commands_still_work(
    world: Playground, bot: LittleBot
) -> None:
    channel = island(world, bot)
    world.deny("Bot", Can.VIEW_CHANNEL)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x")
    assert refused.value.code == 50001
    assert "Game 1" in (await world.user("Anna").slash("/isle roll")).text


async def test_application_emojis_are_uploaded_listed_renamed_and_removed(world: Playground, bot: LittleBot) -> None:
    emoji = await bot.create_application_emoji(name="wood", image=picture().getvalue())
    assert (await emoji.read())[:4] == b"\x89PNG"
    assert [e.name for e in await bot.fetch_application_emojis()] == ["wood"]
    await emoji.edit(name="lumber")
    assert (await bot.fetch_application_emoji(emoji.id)).name == "lumber"
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.HTTPException) as refused:
        await bot.create_application_emoji(name="no", image=b"\x89PNG\r\n\x1a\nbroken")
    assert refused.value.code == 50035
