"""What messages look like and what people do with them."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from playground.law.permissions import Can
from playground.server import Server
from tests.playground.page.conftest import Visit

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.xdist_group("browser"),
]


async def test_a_picture_is_shown_with_its_alt_text_and_can_be_enlarged(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("board_picture")
    await anna.sees("The board:")
    image = anna.last.locator(".picture img")
    await expect(image).to_have_js_property("naturalWidth", 640)
    alt = await image.get_attribute("alt") or ""
    assert alt.startswith("The island after Anna's road")
    await anna.page.get_by_role("button", name=f"Enlarge picture: {alt}").click()
    large = anna.page.get_by_role("dialog", name=alt).locator("img")
    await expect(large).to_have_js_property("naturalWidth", 640)
    await anna.keep("desk-enlarged")
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.get_by_role("dialog")).to_have_count(0)


async def test_a_layout_message_shows_its_gallery_section_thumbnail_and_file(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("table")
    await expect(anna.last.locator(".gallery img")).to_have_js_property("complete", True)
    widths = await anna.last.locator(".picture img").evaluate_all("all => all.map((image) => image.naturalWidth)")
    assert widths == [640, 640]
    await expect(anna.last.locator(".section")).to_have_count(2)
    await expect(anna.last.locator("[role=separator]")).to_have_count(2)
    await expect(anna.last.get_by_role("link", name="Download log.txt")).to_contain_text("20 B")
    accent = await anna.last.locator(".container").evaluate(
        "node => getComputedStyle(node, '::before').backgroundColor"
    )
    assert accent == "rgb(200, 120, 42)"


async def test_an_embed_shows_title_fields_picture_and_footer(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("classic")
    embed = anna.last.locator(".embed")
    await expect(embed.locator(".embed-title")).to_have_text("The score")
    await expect(embed.locator("em")).to_have_text("twelve")
    await expect(embed.locator(".embed-field")).to_have_count(3)
    await expect(embed.locator(".picture img")).to_have_js_property("naturalWidth", 640)
    await expect(embed.locator(".embed-footer")).to_have_text("The robber sleeps at K")
    await expect(anna.last.locator(".attachments")).to_have_count(0)
    await anna.keep("desk-embed")


async def test_markdown_mentions_and_times_are_drawn(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.say("# Turn\n**bold** *thin* __line__ ~~gone~~ `code` ||hidden||\n> said\n- one\n- two\n<t:1:R> <#1>")
    text = anna.last.locator(".rich")
    for tag, words in {"strong": "bold", "em": "thin", "u": "line", "s": "gone", "code": "code"}.items():
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.get_by_role("heading")).to_have_text("Turn")
    await expect(text.locator("blockquote")).to_have_text("said")
    await expect(text.locator("li")).to_have_text(["one", "two"])
    await expect(text.locator("time")).to_contain_text("years ago")
    spoiler = text.locator(".spoiler")
    await expect(spoiler.locator(".spoiler-inside")).to_be_hidden()
    await spoiler.click()
    await expect(spoiler.locator(".spoiler-inside")).to_be_visible()


async def test_a_relative_time_keeps_counting(visit: Visit) -> None:
    anna = await visit("Anna")
    soon = await anna.page.evaluate("Math.floor(Date.now() / 1000) + 30")
    await anna.say(f"<t:{soon}:R>")
    time = anna.last.locator(".rich time")
    first = await time.text_content()
    assert first and first.startswith("in ")
    await expect(time).not_to_have_text(first)


async def test_a_reply_shows_what_it_answers(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    await anna.say("Wood for ore?")
    await bruno.sees("Wood for ore?")
    await bruno.last.hover()
    await bruno.last.get_by_role("button", name="Reply: Anna").click()
    await expect(bruno.page.locator(".compose-about")).to_contain_text("Replying to Anna")
    await bruno.say("Deal")
    await expect(anna.message("Deal").locator(".context")).to_contain_text("Wood for ore?")
    await expect(anna.message("Deal")).to_have_class("message is-ping")


async def test_own_messages_are_edited_and_deleted(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    await anna.say("I have to much wood")
    await anna.sees("I have to much wood")
    await anna.page.keyboard.press("ArrowUp")
    await expect(anna.box).to_have_value("I have to much wood")
    await anna.say("I have too much wood")
    await expect(bruno.message("I have too much wood")).to_contain_text("(edited)")
    await anna.last.hover()
    await anna.last.get_by_role("button", name="More for the message of Anna").click()
    await anna.page.get_by_role("menuitem", name="Delete").click()
    await expect(bruno.page.locator(".messages > .message")).to_have_count(0)


async def test_reactions_are_counted(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    await anna.say("I win")
    await bruno.sees("I win")
    await bruno.last.hover()
    await bruno.last.get_by_role("button", name="More for the message of Anna").click()
    await bruno.page.get_by_role("button", name="React 🎉").click()
    await expect(anna.last.locator(".reaction")).to_contain_text("1")
    await anna.last.locator(".reaction").click()
    await expect(bruno.last.locator(".reaction")).to_contain_text("2")
    await expect(bruno.last.locator(".reaction")).to_have_attribute("aria-pressed", "true")


async def test_a_thread_is_opened_from_its_message_and_listed_below_its_channel(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    await anna.slash("thread", name="harbours")
    await bruno.message("A place to talk about harbours").locator(".thread-link").click()
    await expect(bruno.page.locator("h1")).to_have_text("harbours")
    await bruno.sees("Welcome to the thread.")
    await expect(bruno.page.locator(".topic")).to_have_text("Thread in #island")
    await expect(anna.page.locator(".threads a")).to_contain_text("harbours")


async def test_a_file_of_a_person_is_uploaded_and_offered(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    await anna.page.locator(".composer > input[type=file]").set_input_files(
        {"name": "plan.txt", "mimeType": "text/plain", "buffer": b"build at 17"}
    )
    await expect(anna.page.locator(".composer .chip")).to_contain_text("plan.txt")
    await expect(anna.page.locator(".composer .chip")).not_to_have_attribute("aria-busy", "true")
    await anna.say("My plan")
    await expect(bruno.last.get_by_role("link", name="Download plan.txt")).to_contain_text("11 B")
    await expect(anna.page.locator(".composer .chip")).to_have_count(0)


async def test_pinned_messages_are_listed_and_lead_to_their_place(visit: Visit, island: Server) -> None:
    [guild] = island.core.world.guilds.values()
    role = next(role for role in guild["roles"] if role["managed"])
    role["permissions"] = str(int(role["permissions"]) | Can.PIN_MESSAGES)
    anna = await visit("Anna")
    await anna.page.get_by_role("button", name="Pinned messages").click()
    pins = anna.page.get_by_role("dialog", name="Pinned messages")
    await expect(pins).to_contain_text("Nothing is pinned here.")
    await anna.page.keyboard.press("Escape")
    await anna.slash("keep")
    await expect(anna.message("The rules of our table")).to_contain_text("Pinned")
    await anna.page.get_by_role("button", name="Pinned messages").click()
    await pins.get_by_role("link").filter(has_text="no robber before turn 3").click()
    await expect(anna.page.locator(".is-shown")).to_contain_text("The rules of our table")


def tell(island: Server, name: str, lines: range) -> None:
    """Somebody writes many lines."""
    world = island.core.world
    author = next(person.id for person in world.people.values() if person.name == name)
    channel = next(channel["id"] for channel in world.channels.values() if channel.get("name") == "island")
    for number in lines:
        island.core.people.say(author, channel, f"line {number}", None, None)


async def test_long_histories_are_loaded_on_the_way_up(visit: Visit, island: Server) -> None:
    tell(island, "Bruno", range(130))
    anna = await visit("Anna")
    rows = anna.page.locator(".messages > .message")
    await expect(rows).to_have_count(50)
    await expect(rows.last).to_be_in_viewport()
    for count in (100, 130):
        await anna.page.locator(".scroller").evaluate("node => { node.scrollTop = 0; }")
        await expect(rows).to_have_count(count)
    await expect(rows.first).to_contain_text("line 0")


@pytest.mark.slow
async def test_a_long_evening_does_not_fill_the_window_for_ever(visit: Visit, island: Server) -> None:
    anna = await visit("Anna")
    tell(island, "Bruno", range(340))
    rows = anna.page.locator(".messages > .message")
    await expect(rows.last).to_contain_text("line 339")
    await expect(rows.last).to_be_in_viewport()
    kept = await rows.count()
    assert kept <= 300
    await anna.page.locator(".scroller").evaluate("node => { node.scrollTop = 0; }")
    await expect(rows).to_have_count(kept + 50)
    words = await rows.locator(".rich").all_inner_texts()
    assert words == [f"line {number}" for number in range(340 - kept - 50, 340)]


async def test_what_comes_live_while_a_room_is_loading_is_neither_lost_nor_out_of_place(visit: Visit) -> None:
    anna = await visit("Anna")
    kept = await anna.page.evaluate(
        """async () => {
            const { Room } = await import('/core/room.js');
            const room = new Room(null);
            const message = (id, content) => ({ id, content });
            room.take(message('90', 'new'), true);
            room.take(message('90', 'new, edited'), false);
            room.take(message('100', 'newest'), true);
            room.take(message('80', 'edited'), false);
            room.take(message('7', 'edited, but far up'), false);
            room.fill({ messages: [message('80', 'old'), message('85', 'old')], more: true });
            return room.messages.map(({ id, content }) => `${id} ${content}`);
        }"""
    )
    assert kept == ["80 edited", "85 old", "90 new, edited", "100 newest"]


async def test_emoji_of_the_bot_are_pictures_and_mentioned_commands_can_be_pressed(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("icons")
    await anna.sees("Mine")
    for emoji in (anna.last.locator(".rich img.emoji"), anna.button("Ore").locator("img.emoji")):
        await expect(emoji).to_have_js_property("naturalWidth", 48)
        await expect(emoji).to_have_attribute("alt", ":ore:")
    await anna.last.get_by_role("button", name="/hand").click()
    await expect(anna.page.locator(".command-chip")).to_have_text("/hand")
    await anna.page.get_by_role("button", name="Send").click()
    await anna.sees("Secret: 2 wood, 1 ore")


async def test_a_link_to_a_message_leads_there_without_leaving_the_page(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("remind")
    await anna.message("Anna, look").locator(".rich a").click()
    await expect(anna.page.locator(".is-shown")).to_contain_text("The table is set.")


async def test_a_message_marked_unread_stays_unread_until_the_room_is_opened_again(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    await bruno.say("First")
    await bruno.say("Second")
    await anna.sees("Second")
    await anna.message("First").hover()
    await anna.message("First").get_by_role("button", name="More for the message of Bruno").click()
    await anna.page.get_by_role("menuitem", name="Mark unread from here").click()
    await expect(anna.page.locator(".divider-new + .message")).to_contain_text("First")
    await expect(anna.page.locator(".rooms a").filter(has_text="island")).to_have_class("room is-unread")
    await anna.page.keyboard.press("Alt+ArrowDown")
    await anna.page.keyboard.press("Alt+ArrowUp")
    await expect(anna.page.locator(".rooms a").filter(has_text="island")).to_have_class("room")


async def test_a_refused_message_comes_back_to_be_mended(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.say("x" * 2100)
    await expect(anna.page.locator(".composer .trouble")).not_to_be_empty()
    await expect(anna.box).to_have_value("x" * 2100)
    anna.troubles = [trouble for trouble in anna.troubles if "status of 400" not in trouble]
