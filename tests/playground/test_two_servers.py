"""The same story on two servers by different people, so that one misconception does not pass both."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import discord
import pytest
from discord.http import Route

from playground.kit import Actor, Playground, Reply
from playground.wire import Json
from playground.world.compose import walk
from tests.playground.conftest import MANAGING
from tests.playground.little_bot import LittleBot
from tests.playground.scenarios import SCENARIOS, Got, Stage
from tests.playground.test_law import ALLOWED, REFUSED

simcord = pytest.importorskip("simcord", reason="simcord is a development dependency")


class Here:
    """The playground as a stage."""

    def __init__(self, world: Playground, bot: LittleBot) -> None:
        self.world, self.bot = world, bot
        self.actors: dict[str, Actor] = {name: world.user(name) for name in ("Anna", "Ben")}

    @property
    def channel(self) -> Any:
        return self.bot.get_channel(int(self.world.channel.id))

    async def slash(self, who: str, line: str, **options: Any) -> Got:
        return _got(await self.actors[who].slash("/" + line, **options))

    async def click(self, who: str, message_id: int, custom_id: str) -> Got:
        return _got(await self.actors[who].click(custom_id))

    async def select(self, who: str, message_id: int, custom_id: str, *values: str) -> Got:
        return _got(await self.actors[who].select(*values, of=custom_id))

    async def submit(self, who: str, values: dict[str, Any]) -> Got:
        return _got(await self.actors[who].submit(values))

    async def complete(self, who: str, line: str, option: str, typed: str) -> list[str]:
        return [c["value"] for c in await self.actors[who].complete("/" + line, **{option: typed})]

    async def menu(self, who: str, name: str, on: str | int) -> Got:
        messages = {int(m.id): m for m in self.world.channel.messages}
        target = self.actors[on] if isinstance(on, str) else messages[on]
        return _got(await self.actors[who].menu(name, target))

    async def say(self, who: str, text: str) -> int:
        return int(self.actors[who].say(text).id)

    async def followups(self) -> list[str]:
        await self.actors["Anna"].sees("and more")
        return [m.text for m in self.actors["Anna"].messages[1:]]

    async def restart(self) -> None:
        await self.world.stop(self.bot)
        self.bot = await self.world.start(LittleBot())


def _got(reply: Reply) -> Got:
    if reply.form:
        return Got(modal=reply.form.title)
    message = reply.message
    alt = [a.get("description") for a in message.post.files]
    return Got(message.text, message.ephemeral, message.files, alt, int(message.id))


class There:
    """simcord as a stage."""

    def __init__(self, env: Any, bot: LittleBot) -> None:
        self.env, self.bot = env, bot
        guild = env.create_guild()
        self.place = guild.create_text_channel("island")
        self.actors = {name: guild.add_member(env.create_user(name)) for name in ("Anna", "Ben")}
        self.last: Any = None

    @property
    def channel(self) -> Any:
        return self.bot.get_channel(self.place.id)

    def _got(self, result: Any, message: Any = None) -> Got:
        self.last = result
        if result.modal is not None:
            return Got(modal=result.modal["title"] if isinstance(result.modal, dict) else result.modal.title)
        message = message or result.response
        assert message is not None
        text = "\n".join([message.content, *_texts(message.components)]).strip("\n")
        files = [a.filename for a in message.attachments]
        alt = [a.description for a in message.attachments]
        return Got(text, bool(message.flags.ephemeral), files, alt, getattr(message, "id", 0) or message.message.id)

    async def slash(self, who: str, line: str, **options: Any) -> Got:
        return self._got(await self.actors[who].slash(self.place, line, **options))

    async def _message(self, message_id: int) -> Any:
        return await self.channel.fetch_message(message_id)

    async def click(self, who: str, message_id: int, custom_id: str) -> Got:
        result = await self.actors[who].click(await self._message(message_id), custom_id=custom_id)
        return self._got(result, await self._message(message_id))

    async def select(self, who: str, message_id: int, custom_id: str, *values: str) -> Got:
        message = await self._message(message_id)
        return self._got(await self.actors[who].select(message, list(values), custom_id=custom_id))

    async def submit(self, who: str, values: dict[str, Any]) -> Got:
        return self._got(await self.actors[who].submit_modal(self.last, values))

    async def complete(self, who: str, line: str, option: str, typed: str) -> list[str]:
        return [c["value"] for c in await self.actors[who].autocomplete(self.place, line, option, typed)]

    async def menu(self, who: str, name: str, on: str | int) -> Got:
        target = self.actors[on] if isinstance(on, str) else await self._message(on)
        return self._got(await self.actors[who].context_menu(self.place, name, target))

    async def say(self, who: str, text: str) -> int:
        return int((await self.actors[who].send(self.place, text)).id)

    async def followups(self) -> list[str]:
        return [m.content for m in self.last.followups]

    async def restart(self) -> None:
        self.bot = LittleBot()
        await self.env.restart_bot(self.bot)


def _texts(components: Any) -> list[str]:
    raw = [c if isinstance(c, dict) else c.to_dict() for c in components]
    return [c["content"] for c in walk(raw) if c["type"] == 10]


@contextlib.asynccontextmanager
async def here() -> AsyncIterator[Stage]:
    async with Playground() as world:
        world.grant("Bot", *MANAGING)
        yield Here(world, await world.start(LittleBot()))


@contextlib.asynccontextmanager
async def there() -> AsyncIterator[Stage]:
    bot = LittleBot()
    async with simcord.run(bot, check_errors=False) as env:
        yield There(env, bot)


SERVERS = {"playground": here, "simcord": there}


@pytest.mark.parametrize("server", SERVERS)
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.__name__)
async def test_the_scenario_passes(server: str, scenario: Callable[[Stage], Awaitable[None]]) -> None:
    async with SERVERS[server]() as stage:
        await scenario(stage)


# What simcord 3.2.1 lets pass, or refuses with another code than the 50006 that people report.
DIFFERENT_THERE = {
    "an empty message",
    "only spaces",
    "a field without a name",
    "a button without label or emoji",
    "an emoji nobody uploaded",
    "an option with an emoji nobody uploaded",
    "a section whose button has an emoji nobody uploaded",
    "more to choose than there is",
    "a media url of another kind",
    "an attachment that is not there",
    "an answer to nothing",
    "a nonce over 25",
}


async def test_both_servers_draw_the_same_line_between_right_and_wrong() -> None:
    verdicts: dict[str, dict[str, int | None]] = {}
    for server, opened in SERVERS.items():
        async with opened() as stage:
            bodies = {name: body for name, (body, _, _) in REFUSED.items()} | ALLOWED
            verdicts[server] = {name: await _verdict(stage, body) for name, body in bodies.items()}
    differ = {
        name: (verdict, verdicts["simcord"][name])
        for name, verdict in verdicts["playground"].items()
        if verdict != verdicts["simcord"][name]
    }
    assert set(differ) == DIFFERENT_THERE, differ


async def _verdict(stage: Stage, body: Json) -> int | None:
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=stage.channel.id)
    try:
        await stage.bot.http.request(route, json=body)
    except discord.HTTPException as refused:
        return refused.code
    return None
