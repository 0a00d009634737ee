"""Commands, buttons, selects, forms and menus with the real discord.py."""

from __future__ import annotations

import discord
import pytest

from playground.kit import Playground
from playground.wire import Refusal
from playground.world.compose import walk
from tests.playground.little_bot import LittleBot, picture


async def test_a_slash_command_posts_a_message_with_a_picture_and_buttons(world: Playground, bot: LittleBot) -> None:
    reply = await world.user("Anna").slash("/isle roll", game=7)
    assert world.channel.last.id == reply.message.id
    assert "Game 7" in reply.text and reply.message.buttons == ["Roll"]
    assert reply.message.files == ["board.png"] and "Board, turn 0" in reply.message.alt
    assert reply.message.data()[:4] == b"\x89PNG"


async def test_a_click_edits_the_message_and_replaces_the_picture(world: Playground, bot: LittleBot) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    first = (await anna.slash("/isle roll")).message.post.files[0]["id"]
    reply = await ben.click("Roll")
    assert "Turn 1" in reply.text and reply.outcome.result == "update"
    [file] = reply.message.post.files
    assert file["id"] != first
    assert reply.message.raw["attachments"] == [], "what a component shows is not among the attachments"


async def test_a_view_rebuilt_from_its_message_keeps_the_picture(world: Playground, bot: LittleBot) -> None:
    sent = (await world.user("Anna").slash("/isle roll")).message
    channel = bot.get_channel(int(world.channel.id))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.fetch_message(int(sent.id))
    await message.edit(view=discord.ui.LayoutView.from_message(message))
    gallery = next(c for c in walk(sent.raw["components"]) if c["type"] == 12)
    assert gallery["items"][0]["media"]["attachment_id"] == sent.post.files[0]["id"]
    assert sent.data()[:4] == b"\x89PNG"


async def test_a_select_opens_a_form_and_the_bot_reads_every_kind_of_field(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    await anna.slash("/isle roll")
    reply = await anna.select("Wood", "Ore")
    assert bot.seen[-1] == ["wood", "ore"] and reply.form is not None
    assert list(reply.form.fields) == ["Give", "How many", "Open to all", "Kind"]
    answer = await anna.submit({"Give": "Ore", "How many": "3", "Open to all": False, "Kind": "Bank"})
    assert answer.text == "offer: ['ore'] 3 False bank" and answer.message.ephemeral


async def test_a_form_keeps_defaults_and_refuses_what_does_not_fit(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    await anna.slash("/ask")
    form = anna.form
    with pytest.raises(Refusal, match="characters"):
        await anna.submit({"Give": "Ore", "How many": "300", "Kind": "Bank"})
    anna.form = form
    with pytest.raises(Refusal, match="not offered"):
        await anna.submit({"Give": "Gold", "How many": "3", "Kind": "Bank"})
    anna.form = form
    answer = await anna.submit({"Give": "Ore", "How many": "3", "Kind": "Bank"})
    assert answer.text == "offer: ['ore'] 3 True bank"


async def test_only_the_reader_sees_an_ephemeral_answer(world: Playground, bot: LittleBot) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    await anna.menu("Show hand", ben)
    assert anna.last.text == "hand of Ben"
    assert ben.messages == [] and world.channel.messages == []


async def test_a_thinking_bot_fills_its_message_and_follows_up(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    reply = await anna.slash("/isle slow")
    await anna.sees("and more")
    assert reply.text == "done" and reply.message.files == ["a.png"]
    assert [m.text for m in anna.messages] == ["done", "and more"]
    assert all(m.ephemeral for m in anna.messages)


async def test_suggestions_come_while_typing_and_in_the_users_language(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna", locale="cs")
    assert [c["value"] for c in await anna.complete("/isle build road", at="1")] == ["17-18", "18-19"]
    assert [c["name"] for c in await anna.complete("/isle build road", at="x")] == ["Dřevo"]
    await anna.slash("/isle build road", at="17-18")
    assert (await world.channel.says("built a road at 17-18")).raw["interaction_metadata"]["name"] == "isle build road"


async def test_commands_are_listed_and_found_in_the_users_language(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna", locale="cs")
    reply = await anna.slash("/isle hod")
    assert "Game 1" in reply.text


async def test_every_type_of_option_reaches_the_bot(world: Playground, bot: LittleBot) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    roles = world.core.world.guild(world.channel.raw["guild_id"])["roles"]
    everyone = roles[0]["id"]
    reply = await anna.slash(
        "/everything",
        text="hi",
        number=0.5,
        flag=True,
        who=ben,
        where=world.channel,
        role=everyone,
        mention=ben,
        file=("p.png", picture().getvalue()),
        size="Big",
    )
    size = len(picture().getvalue())
    assert reply.text == repr(("hi", 0.5, True, "Ben", "island", "@everyone", "ben", size, 2))


@pytest.mark.parametrize(
    ("line", "given", "words"),
    [
        ("/isle roll", {"game": 1000}, "between 1 and 999"),
        ("/isle roll", {"game": "seven"}, "whole number"),
        ("/isle roll", {"colour": "red"}, "no option “colour”"),
        ("/isle build road", {}, "“at” is required"),
        ("/isle", {}, "Choose one of"),
    ],
)
async def test_a_value_that_does_not_fit_never_reaches_the_bot(
    world: Playground, bot: LittleBot, line: str, given: dict[str, object], words: str
) -> None:
    with pytest.raises(Refusal, match=words):
        await world.user("Anna").slash(line, **given)
    assert world.channel.messages == []


async def test_a_menu_on_a_message_carries_the_message(world: Playground, bot: LittleBot) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    said = ben.say("hello there")
    reply = await anna.menu("Quote", said)
    assert reply.text == "> hello there"


async def test_commands_work_in_a_direct_channel(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna").dm
    reply = await anna.slash("/isle roll")
    await anna.click("Roll")
    await world.user("Anna").dm.slash("/ask")
    await world.user("Anna").dm.submit({"Give": "Ore", "How many": "3", "Kind": "Bank"})
    assert "Turn 1" in reply.text and anna.channel.last.id == reply.message.id
    assert world.channel.messages == []


async def test_a_late_answer_is_refused_and_the_person_sees_a_failure(world: Playground, bot: LittleBot) -> None:
    world.core.desk.patience = 0.05
    reply = await world.user("Anna").slash("/late", answered=False)
    assert reply.failed and reply.outcome.reason == "no_answer"
    bot.late.set()  # type: ignore[attr-defined]
    await world.until(lambda: any(e.status == 404 for e in world.journal))
    assert world.channel.messages == []


async def test_without_a_bot_a_command_fails_at_once_and_says_so(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    await anna.slash("/isle roll")
    await world.stop(bot)
    reply = await anna.click("Roll", answered=False)
    assert reply.outcome.reason == "offline"


async def test_a_failing_step_shows_the_channel_as_text(world: Playground, bot: LittleBot) -> None:
    anna = world.user("Anna")
    await anna.slash("/isle roll")
    with pytest.raises(AssertionError) as failure:
        await anna.click("Accept")
    words = str(failure.value)
    assert "Anna finds no button “Accept”" in words
    assert "[Roll]" in words and "choose Offer…: Wood, Brick, Ore" in words and "alt: Board, turn 0" in words
