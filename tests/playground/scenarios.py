"""What a bot and its people do, told once, for any server that plays along."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord

from tests.playground.little_bot import LittleBot, picture


@dataclass
class Got:
    """What a person got for an act."""

    text: str = ""
    ephemeral: bool = False
    files: list[str] = field(default_factory=list)
    alt: list[str | None] = field(default_factory=list)
    message_id: int = 0
    modal: str | None = None


class Stage(Protocol):
    """A server with one channel, two people and the little bot."""

    bot: LittleBot
    channel: discord.TextChannel

    async def slash(self, who: str, line: str, **options: Any) -> Got: ...
    async def click(self, who: str, message_id: int, custom_id: str) -> Got: ...
    async def select(self, who: str, message_id: int, custom_id: str, *values: str) -> Got: ...
    async def submit(self, who: str, values: dict[str, Any]) -> Got: ...
    async def complete(self, who: str, line: str, option: str, typed: str) -> list[str]: ...
    async def menu(self, who: str, name: str, on: str | int) -> Got: ...
    async def say(self, who: str, text: str) -> int: ...
    async def followups(self) -> list[str]: ...
    async def restart(self) -> None: ...


async def a_command_posts_a_picture_with_alt_text(stage: Stage) -> None:
    got = await stage.slash("Anna", "isle roll", game=7)
    assert "Game 7" in got.text and got.files == ["board.png"] and got.alt == ["Board at the start"]


async def a_button_edits_its_message_and_replaces_the_picture(stage: Stage) -> None:
    got = await stage.slash("Anna", "isle roll", game=7)
    before = await stage.channel.fetch_message(got.message_id)
    after = await stage.click("Ben", got.message_id, "roll:7:0")
    now = await stage.channel.fetch_message(got.message_id)
    assert after.message_id == got.message_id and "Turn 1" in after.text
    # simcord lists the files of components among the attachments, which Discord does not: so by what is shown.
    [old], [new] = _shown(before.components), _shown(now.components)
    assert old != new and after.files == ["board.png"]


def _shown(components: Sequence[Any]) -> list[str]:
    """The addresses of the pictures in a message."""
    inside = [address for part in components for address in _shown(getattr(part, "children", ()))]
    return inside + [item.media.url for part in components for item in getattr(part, "items", ())]


async def a_select_opens_a_form_that_reaches_the_bot(stage: Stage) -> None:
    got = await stage.slash("Anna", "isle roll", game=1)
    opened = await stage.select("Anna", got.message_id, "offer:1", "wood", "ore")
    assert opened.modal == "Trade" and stage.bot.seen[-1] == ["wood", "ore"]
    answer = await stage.submit("Anna", {"give": ["ore"], "amount": "3", "public": False, "how": "bank"})
    assert answer.text == "offer: ['ore'] 3 False bank" and answer.ephemeral


async def a_thinking_bot_answers_later_and_follows_up(stage: Stage) -> None:
    got = await stage.slash("Anna", "isle slow")
    assert got.text == "done" and got.ephemeral and got.files == ["a.png"]
    assert await stage.followups() == ["and more"]


async def suggestions_follow_what_is_typed(stage: Stage) -> None:
    assert await stage.complete("Anna", "isle build road", "at", "1") == ["17-18", "18-19"]
    got = await stage.slash("Anna", "isle build road", at="17-18")
    assert got.text.endswith("built a road at 17-18")


async def menus_know_their_person_or_message(stage: Stage) -> None:
    got = await stage.menu("Anna", "Show hand", "Ben")
    assert got.text.startswith("hand of") and got.ephemeral
    said = await stage.say("Ben", "hello there")
    assert (await stage.menu("Anna", "Quote", said)).text == "> hello there"


async def old_buttons_work_after_a_restart(stage: Stage) -> None:
    got = await stage.slash("Anna", "isle roll", game=3)
    await stage.restart()
    after = await stage.click("Ben", got.message_id, "roll:3:0")
    assert "Turn 1" in after.text


async def the_bot_sends_edits_replies_pins_and_deletes(stage: Stage) -> None:
    sent = await stage.channel.send("one", file=discord.File(picture(), "a.png", description="alt"))
    edited = await sent.edit(content="two", attachments=[discord.File(picture(), "b.png")])
    assert edited.content == "two" and [a.filename for a in edited.attachments] == ["b.png"]
    reply = await edited.reply("three")
    assert reply.reference is not None and reply.reference.message_id == sent.id
    await reply.pin()
    assert [m.id async for m in stage.channel.pins()] == [reply.id]
    await reply.delete()
    try:
        await stage.channel.fetch_message(reply.id)
    except discord.NotFound as gone:
        assert gone.code == 10008
    else:
        raise AssertionError("A deleted message can still be read.")


async def threads_and_emojis_are_made(stage: Stage) -> None:
    thread = await stage.channel.create_thread(name="Talk", type=discord.ChannelType.private_thread)
    assert (await thread.send("hi")).channel.id == thread.id
    emoji = await stage.bot.create_application_emoji(name="wood", image=picture().getvalue())
    assert emoji.id in [e.id for e in await stage.bot.fetch_application_emojis()]


SCENARIOS: list[Callable[[Stage], Awaitable[None]]] = [
    a_command_posts_a_picture_with_alt_text,
    a_button_edits_its_message_and_replaces_the_picture,
    a_select_opens_a_form_that_reaches_the_bot,
    a_thinking_bot_answers_later_and_follows_up,
    suggestions_follow_what_is_typed,
    menus_know_their_person_or_message,
    old_buttons_work_after_a_restart,
    the_bot_sends_edits_replies_pins_and_deletes,
    threads_and_emojis_are_made,
]
