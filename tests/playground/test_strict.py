"""Where the real service is stricter than one would think; each fact has its source in a word in the playground."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from playground.kit import Playground
from playground.law.permissions import Can
from playground.limits import Limits, TooFast
from tests.playground.little_bot import LittleBot, picture

HOUR = 3600


def page(name: str = "a.png") -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="what it shows")))
    return view


def place(world: Playground, bot: LittleBot) -> Any:
    return bot.get_channel(int(world.channel.id))


async def pictured(world: Playground, bot: LittleBot) -> discord.Message:
    sent: discord.Message = await place(world, bot).send(view=page(), file=discord.File(picture(), "a.png"))
    return sent


async def raw_edit(world: Playground, message: discord.Message, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    url = f"{world.server.address}/api/v10/channels/{message.channel.id}/messages/{message.id}"
    headers = {"Authorization": f"Bot {world.server.token}"}
    async with aiohttp.ClientSession(headers=headers) as session, session.patch(url, json=body) as said:
        return said.status, await said.json()


async def test_real_18_a_picture_in_a_component_is_no_attachment_but_says_its_id(
    world: Playground, bot: LittleBot
) -> None:
    sent = await pictured(world, bot)
    [gallery] = sent.components
    assert isinstance(gallery, discord.MediaGalleryComponent)
    assert sent.attachments == [] and gallery.items[0].media.attachment_id is not None


async def test_real_18_a_picture_is_kept_by_id_and_name_together_and_by_nothing_less(
    world: Playground, bot: LittleBot
) -> None:
    sent = await pictured(world, bot)
    [gallery] = sent.components
    assert isinstance(gallery, discord.MediaGalleryComponent)
    id = str(gallery.items[0].media.attachment_id)
    shown = {"components": page().to_components(), "flags": 1 << 15}
    for less in ({}, {"attachments": []}, {"attachments": [{"id": id}]}):
        status, answer = await raw_edit(world, sent, shown | less)
        assert (status, answer["code"]) == (400, 50035)
        assert "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND" in str(answer["errors"])
    status, answer = await raw_edit(world, sent, shown | {"attachments": [{"id": id, "filename": "a.png"}]})
    assert status == 200 and answer["components"][0]["items"][0]["media"]["attachment_id"] == id


async def test_real_18_a_nonce_counts_for_minutes_in_every_channel(world: Playground, bot: LittleBot) -> None:
    here, there = place(world, bot), bot.get_channel(int(world.channel_named("harbour").id))
    assert isinstance(there, discord.TextChannel)
    first = await here.send("once", nonce="n")
    assert (await there.send("once", nonce="n")).id == first.id
    world.clock.forward(6 * 60)
    assert (await here.send("once", nonce="n")).id != first.id


async def test_real_18_a_nonce_whose_message_was_deleted_is_not_found(world: Playground, bot: LittleBot) -> None:
    first = await place(world, bot).send("once", nonce="n")
    await first.delete()
    with pytest.raises(discord.NotFound) as gone:
        await place(world, bot).send("once", nonce="n")
    assert gone.value.code == 10008 and world.channel.messages == []


async def test_real_18_a_thread_archives_by_the_clock_and_edits_are_no_activity(
    world: Playground, bot: LittleBot
) -> None:
    thread = world.user("Anna").thread("Game", archive_after=60)
    room: Any = await bot.fetch_channel(int(thread.channel.id))
    message = await room.send("table")
    world.clock.forward(HOUR - 60)
    await message.edit(content="still open")
    world.clock.forward(90)
    for refused in (message.edit(content="late"), message.delete()):
        with pytest.raises(discord.HTTPException) as archived:
            await refused
        assert (archived.value.status, archived.value.code) == (400, 50083)
    await room.send("awake")
    await message.edit(content="open again")


async def test_whoever_may_send_may_open_an_archived_thread_unless_it_is_locked(
    world: Playground, bot: LittleBot
) -> None:
    world.withhold("Bot", *(Can.MANAGE_THREADS, Can.MANAGE_MESSAGES))
    thread = world.user("Anna").thread("Game", archive_after=60)
    room: Any = await bot.fetch_channel(int(thread.channel.id))
    world.clock.forward(2 * HOUR)
    await room.edit(archived=False)
    with pytest.raises(discord.Forbidden):
        await room.edit(auto_archive_duration=10080)
    thread.channel.raw["thread_metadata"] |= {"archived": True, "locked": True}
    with pytest.raises(discord.Forbidden):
        await room.edit(archived=False)
    with pytest.raises(discord.HTTPException) as locked:
        await room.send("hello")
    assert (locked.value.status, locked.value.code) == (400, 160005)


async def test_real_18_a_private_thread_is_closed_to_a_bot_that_nobody_brought(
    world: Playground, bot: LittleBot
) -> None:
    world.withhold("Bot", Can.MANAGE_THREADS)
    anna = world.user("Anna").thread("Secret", private=True)
    got = await anna.slash("/isle build road", at="17-18")
    told = world.core.desk.by_id[got.outcome.interaction_id].payload
    assert int(told["app_permissions"]) & Can.SEND_MESSAGES_IN_THREADS, "the permissions say nothing about it"
    with pytest.raises(discord.Forbidden) as refused:
        await bot.get_partial_messageable(int(anna.channel.id)).send("hello")
    assert refused.value.code == 50001


async def test_the_permissions_told_with_an_interaction_in_a_thread_are_those_of_the_thread(
    world: Playground, bot: LittleBot
) -> None:
    world.deny("Bot", Can.SEND_MESSAGES_IN_THREADS)
    anna = world.user("Anna").thread("Talk")
    got = await anna.slash("/isle build road", at="17-18")
    told = int(world.core.desk.by_id[got.outcome.interaction_id].payload["app_permissions"])
    assert told & Can.SEND_MESSAGES and not told & Can.SEND_MESSAGES_IN_THREADS


@pytest.mark.parametrize(("trouble", "code"), [("closed", 50007), ("no common server", 50278), ("too many", 40003)])
async def test_real_18_direct_messages_fail_in_three_ways(
    world: Playground, bot: LittleBot, trouble: str, code: int
) -> None:
    anna = world.user("Anna")
    if trouble == "closed":
        world.faults.close_dms(anna.id)
    elif trouble == "no common server":
        world.faults.leave_guild(anna.id, next(iter(world.core.world.guilds)))
    else:
        world.faults.fail(403, "/users/@me/channels", "POST", code=40003)
    with pytest.raises(discord.Forbidden) as refused:
        await (await bot.create_dm(discord.Object(int(anna.id)))).send("psst")
    assert refused.value.code == code


def test_real_18_old_messages_are_edited_three_times_in_six_seconds_and_emojis_have_a_limit() -> None:
    limits = Limits()
    for rule, most in (("edit of an old message", 3), ("POST /applications/{application}/emojis", 50)):
        for _ in range(most):
            limits.take(rule, "1", count_globally=False)
        with pytest.raises(TooFast) as wait:
            limits.take(rule, "1", count_globally=False)
        assert wait.value.code == (30046 if most == 3 else 0)


async def test_ops_18_a_heartbeat_is_acknowledged_after_a_moment(
    world: Playground, bot: LittleBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.gateway.socket.ACK_AFTER", 1.0)  # seconds, too long for any machine to oversleep
    url = f"{world.server.address.replace('http', 'ws', 1)}/gateway?v=10&encoding=json"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 1, "d": None})
        with pytest.raises(TimeoutError):
            await socket.receive_json(timeout=0.005)
        assert (await socket.receive_json(timeout=60))["op"] == 11
