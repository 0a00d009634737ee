"""The page's interface as API.md promises it: asking, acting, and the live socket filtered per person."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from playground.kit import Playground
from playground.wire import Json
from tests.playground.little_bot import LittleBot, picture


class Page:
    """A browser window of one person, without the browser."""

    def __init__(self, world: Playground, session: aiohttp.ClientSession, user_id: str) -> None:
        self.base, self.session, self.user = world.server.address + "/page", session, user_id
        self.channel = world.channel.id

    async def ask(self, path: str, **query: str) -> Any:
        url = f"{self.base}/api/{path}"
        async with self.session.get(url, params={"user": self.user, **query}) as said:
            return await said.json()

    async def act(self, path: str, status: int = 200, /, **body: Any) -> Any:
        sent = {"user": self.user, "channel_id": self.channel, **body}
        async with self.session.post(f"{self.base}/api/{path}", json=sent) as said:
            answer = await said.json()
            assert said.status == status, answer
            return answer

    async def command(self, name: str) -> Json:
        known = (await self.ask(f"channels/{self.channel}/commands"))["commands"]
        return next(c for c in known if c["name"] == name)

    @contextlib.asynccontextmanager
    async def live(self) -> AsyncIterator[Live]:
        async with self.session.ws_connect(f"{self.base}/live?user={self.user}") as socket:
            live = Live(socket)
            live.ready = await live.next("READY")
            yield live


class Live:
    """The frames a page gets."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.ready: Json = {}

    async def next(self, name: str) -> Json:
        """The next frame of that name."""
        async with asyncio.timeout(60):
            while True:
                frame: Json = await self.socket.receive_json()
                if frame["t"] == name:
                    return frame

    async def all_until(self, name: str) -> list[str]:
        """The names of the frames up to that one."""
        seen: list[str] = []
        async with asyncio.timeout(60):
            while name not in seen:
                seen.append((await self.socket.receive_json())["t"])
        return seen


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


@pytest.fixture
def anna(world: Playground, session: aiohttp.ClientSession) -> Page:
    return Page(world, session, world.user("Anna").id)


@pytest.fixture
def ben(world: Playground, session: aiohttp.ClientSession) -> Page:
    return Page(world, session, world.user("Ben").id)


async def test_people_are_listed_made_and_changed(anna: Page) -> None:
    made = await anna.act("users", 201, name="Zoe", locale="cs")
    assert (made["name"], made["locale"], made["bot"]) == ("Zoe", "cs", False)
    names = [u["name"] for u in (await anna.ask("users"))["users"]]
    assert names == ["Owner", "Anna", "Zoe"]
    url = f"{anna.base}/api/users/{made['id']}"
    async with anna.session.patch(url, json={"name": "Zoé", "locale": "pl", "dms_open": False}) as said:
        changed = await said.json()
    assert (changed["name"], changed["locale"], changed["dms_open"]) == ("Zoé", "pl", False)
    assert "1 to 32" in (await anna.act("users", 400, name=" "))["message"]
    assert "not a language" in (await anna.act("users", 400, name="X", locale="xx"))["message"]
    async with anna.session.get(made["avatar_url"]) as said:
        assert said.status == 200 and said.content_type == "image/svg+xml"


async def test_the_world_has_all_a_page_needs_to_begin(world: Playground, bot: LittleBot, anna: Page) -> None:
    seen = await anna.ask("world")
    assert seen["me"]["name"] == "Anna" and seen["bot_online"] is True
    assert seen["application"]["bot_id"] in {u["id"] for u in seen["users"]}
    guild = seen["guilds"][0]
    assert guild["name"] == "Playground" and [c["name"] for c in guild["channels"]] == ["island", "harbour"]
    assert all(c["can_send"] for c in guild["channels"])
    assert seen["read"][world.channel.id] == {
        "channel_id": world.channel.id,
        "last_read_id": None,
        "unread": 0,
        "pings": 0,
    }
    assert {"id": "cs", "name": "Čeština"} in seen["locales"]


async def test_a_command_with_suggestions_from_typing_to_the_answer(
    world: Playground, bot: LittleBot, anna: Page
) -> None:
    command = await anna.command("isle")
    about: Json = {"command_id": command["id"], "path": ["build", "road"]}
    got = await anna.act("autocomplete", **about, options={"at": "17"}, focused="at")
    assert got["result"] == "choices" and got["choices"] == [{"name": "17-18", "value": "17-18"}]
    async with anna.live() as live:
        done = await anna.act("slash", **about, options={"at": "17-18"})
        frame = await live.next("MESSAGE_CREATE")
    assert done["result"] == "message" and frame["d"]["id"] == done["message_id"]
    assert frame["d"]["interaction_metadata"]["name"] == "isle build road"
    assert frame["read"]["unread"] == 1 and frame["ping"] is False
    refused = await anna.act("slash", 400, **about, options={})
    assert "required" in refused["message"]


async def test_button_select_and_form_by_http(world: Playground, bot: LittleBot, anna: Page) -> None:
    command = await anna.command("isle")
    made = await anna.act("slash", command_id=command["id"], path=["roll"], options={"game": 2})
    async with anna.live() as live:
        clicked = await anna.act("click", message_id=made["message_id"], custom_id="roll:2:0")
        update = await live.next("MESSAGE_UPDATE")
    assert clicked["result"] == "update" and "Turn 1" in str(update["d"]["components"])
    opened = await anna.act("select", message_id=made["message_id"], custom_id="offer:2", values=["wood"])
    assert opened["result"] == "modal" and opened["modal"]["title"] == "Trade"
    values = {"give": ["ore"], "amount": "3", "how": "bank"}
    sent = await anna.act("modal", interaction_id=opened["interaction_id"], values=values)
    assert sent["result"] == "message"
    gone = await anna.act("click", 400, message_id=made["message_id"], custom_id="roll:2:0")
    assert "no longer" in gone["message"]


async def test_nobody_can_send_anothers_form(bot: LittleBot, anna: Page, ben: Page) -> None:
    command = await anna.command("ask")
    opened = await anna.act("slash", command_id=command["id"])
    values = {"give": ["ore"], "amount": "3", "how": "bank"}
    refused = await ben.act("modal", 404, interaction_id=opened["interaction_id"], values=values)
    assert "no longer open" in refused["message"]


async def test_an_ephemeral_answer_reaches_one_window_and_no_other(
    world: Playground, bot: LittleBot, anna: Page, ben: Page
) -> None:
    command = await anna.command("Show hand")
    async with anna.live() as mine, ben.live() as theirs:
        done = await anna.act("menu", command_id=command["id"], target_id=ben.user)
        frame = await mine.next("MESSAGE_CREATE")
        await ben.act("messages", 201, content="hello")
        seen = await theirs.all_until("MESSAGE_CREATE")
    assert frame["d"]["flags"] & 64 and frame["d"]["content"] == "hand of Ben"
    assert seen.count("MESSAGE_CREATE") == 1
    mine_now = (await anna.ask(f"channels/{anna.channel}/messages"))["messages"]
    theirs_now = (await ben.ask(f"channels/{anna.channel}/messages"))["messages"]
    assert [m["content"] for m in mine_now] == ["hand of Ben", "hello"]
    assert [m["content"] for m in theirs_now] == ["hello"]
    stolen = {"message_id": done["message_id"]}
    assert (await ben.act("messages/delete", 404, **stolen))["code"] == 10008
    async with anna.live() as mine:
        await anna.act("messages/delete", **stolen)
        assert (await mine.next("MESSAGE_DELETE"))["d"]["id"] == done["message_id"]


async def test_messages_with_files_replies_edits_reactions_and_paging(world: Playground, anna: Page, ben: Page) -> None:
    form = aiohttp.FormData()
    form.add_field("user", anna.user)
    form.add_field("file", picture().getvalue(), filename="map.png")
    async with anna.session.post(f"{anna.base}/api/uploads", data=form) as said:
        assert said.status == 201
        upload = await said.json()
    first = await anna.act("messages", 201, content="look", attachments=[upload["id"]])
    assert first["attachments"][0]["width"] == 64
    async with anna.session.get(first["attachments"][0]["url"]) as said:
        assert await said.read() == picture().getvalue()
    again = await anna.act("messages", 400, content="look", attachments=[upload["id"]])
    assert "upload it again" in again["message"]
    reply = await ben.act("messages", 201, content="nice", reply_to=first["id"])
    assert reply["referenced_message"]["id"] == first["id"]
    await ben.act("messages/edit", message_id=reply["id"], content="very nice")
    async with anna.live() as live:
        await ben.act("reactions", message_id=first["id"], emoji="👍", on=True)
        shown = (await live.next("MESSAGE_UPDATE"))["d"]["reactions"]
    assert [(r["emoji"]["name"], r["count"], r["me"]) for r in shown] == [("👍", 1, False)]
    assert (await ben.ask(f"channels/{ben.channel}/messages"))["messages"][0]["reactions"][0]["me"] is True
    page = await anna.ask(f"channels/{anna.channel}/messages", limit="1")
    assert page["more"] is True and page["messages"][0]["content"] == "very nice"
    older = await anna.ask(f"channels/{anna.channel}/messages", limit="1", before=page["messages"][0]["id"])
    assert older["more"] is False and older["messages"][0]["id"] == first["id"]


async def test_unread_marks_and_pings_follow_every_window_of_a_person(
    world: Playground, bot: LittleBot, anna: Page, ben: Page
) -> None:
    channel: Any = bot.get_channel(int(world.channel.id))
    async with anna.live() as one, anna.live() as two:
        called = discord.AllowedMentions(users=True)
        await channel.send(f"your turn <@{anna.user}>", allowed_mentions=called)
        frame = await one.next("MESSAGE_CREATE")
        assert frame["ping"] is True and (frame["read"]["unread"], frame["read"]["pings"]) == (1, 1)
        await anna.act("read")
        assert (await two.next("READ"))["d"]["unread"] == 0
        mark = await anna.act("unread", message_id=frame["d"]["id"])
        assert (mark["unread"], mark["pings"]) == (1, 1)
    assert (await ben.ask("world"))["read"][world.channel.id]["pings"] == 0


async def test_private_threads_and_direct_channels_appear_only_to_their_people(
    world: Playground, bot: LittleBot, anna: Page, ben: Page
) -> None:
    channel: Any = bot.get_channel(int(world.channel.id))
    async with anna.live() as mine, ben.live() as theirs:
        thread = await channel.create_thread(name="Secret", type=discord.ChannelType.private_thread)
        await thread.add_user(discord.Object(int(anna.user)))
        shown = await mine.next("THREAD_CREATE")
        assert shown["d"]["name"] == "Secret" and shown["d"]["can_send"] is True
        direct = await anna.act("dms", recipient_id=world.core.world.bot_id)
        assert direct["type"] == 1 and direct["name"] == "Bot"
        await anna.act("messages", 201, channel_id=direct["id"], content="psst")
        await thread.send("hidden")
        await anna.act("typing")
        assert await theirs.all_until("TYPING_START") == ["TYPING_START"]
    assert (await ben.ask(f"channels/{thread.id}/messages"))["code"] == 50001
    assert (await ben.ask(f"channels/{direct['id']}/messages"))["code"] == 50001
    assert [c["id"] for c in (await anna.ask("world"))["dms"]] == [direct["id"]]
    assert (await ben.ask("world"))["dms"] == []


async def test_the_page_hears_when_the_bot_comes_and_goes_and_when_commands_change(
    world: Playground, anna: Page
) -> None:
    async with anna.live() as live:
        assert live.ready["d"]["bot_online"] is False
        bot = await world.start(LittleBot())
        seen = await live.all_until("BOT")
        assert "COMMANDS_UPDATE" in seen
        await world.stop(bot)
        while (await live.next("BOT"))["d"]["online"]:
            pass


async def test_a_failure_is_told_to_every_window_of_the_person(world: Playground, bot: LittleBot, anna: Page) -> None:
    world.core.desk.patience = 0.05
    command = await anna.command("late")
    async with anna.live() as live:
        outcome = await anna.act("slash", command_id=command["id"])
        told = await live.next("FAILED")
    assert (outcome["result"], outcome["reason"]) == ("failed", "no_answer")
    assert told["d"]["interaction_id"] == outcome["interaction_id"] and "user_id" not in told["d"]


async def test_new_people_threads_and_pins_are_shown(world: Playground, bot: LittleBot, anna: Page) -> None:
    async with anna.live() as live:
        await anna.act("users", 201, name="Zoe")
        assert (await live.next("GUILD_UPDATE"))["d"]["members"]
        assert (await live.next("USER_UPDATE"))["d"]["name"] == "Zoe"
        made = await anna.act("threads", 201, name="Talk")
        assert (await live.next("THREAD_CREATE"))["d"]["id"] == made["id"]
    channel: Any = bot.get_channel(int(world.channel.id))
    await (await channel.send("rules")).pin()
    pins = (await anna.ask(f"channels/{anna.channel}/pins"))["messages"]
    assert [m["content"] for m in pins] == ["rules"]


async def test_nonsense_is_answered_with_a_sentence(anna: Page) -> None:
    assert "incomplete" in (await anna.act("click", 400))["message"]
    assert (await anna.act("slash", 404, channel_id="1", command_id="2"))["code"] == 10003
    assert (await anna.act("messages", 404, user="1", content="x"))["code"] == 10013
    assert (await anna.act("slash", 404, command_id="5", options="text"))["message"]
    assert (await anna.act("select", 404, message_id="5", custom_id="x", values=5))["message"]
    async with anna.session.post(f"{anna.base}/api/messages", data=b"[1]") as said:
        assert said.status == 400
