"""Several people: switching, pings, unread marks, newcomers, a lost connection."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, WebSocketRoute, expect

from playground.server import Server
from tests.playground.page.conftest import Visit
from tests.playground.page.window import DESK, Window

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]


async def test_two_windows_are_two_people_and_see_each_other_type_and_write(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    await anna.box.press_sequentially("Hel")
    await expect(bruno.page.locator(".typing")).to_have_text("Anna is typing…")
    await anna.say("Hello Bruno")
    await bruno.sees("Hello Bruno")
    await expect(bruno.page.locator(".typing")).to_have_text("")
    await expect(bruno.last.locator(".name")).to_have_text("Anna")


async def test_one_press_makes_the_window_somebody_elses(visit: Visit) -> None:
    window = await visit("Anna")
    await window.say("I am Anna")
    await window.page.get_by_role("link", name="Be Bruno").click()
    await expect(window.page.get_by_role("link", name="you are Bruno")).to_have_attribute("aria-current", "true")
    await window.say("I am Bruno")
    await window.sees("I am Bruno")
    await expect(window.last.locator(".name")).to_have_text("Bruno")
    await window.page.keyboard.press("Alt+1")
    await expect(window.page.get_by_role("link", name="you are Anna")).to_be_visible()
    assert "user=" in window.page.url


async def test_a_ping_is_counted_for_the_person_called_and_forgotten_when_read(visit: Visit) -> None:
    window = await visit("Anna")
    await window.slash("call", who="Bruno")
    await window.sees("@Bruno, it is your turn.")
    bruno = window.page.get_by_role("link", name="Be Bruno, 1 ping")
    await expect(bruno.locator(".badge")).to_have_text("1")
    await expect(window.page.get_by_role("link", name="Be Cyril, unread messages")).to_be_visible()
    await window.keep("desk-ping")
    await bruno.click()
    await window.sees("@Bruno, it is your turn.")
    await expect(window.last).to_have_class("message is-ping")
    await expect(window.page.locator(".divider-new")).to_have_text("New")
    await expect(window.page.locator(".person .badge")).to_have_count(0)


async def test_another_room_shows_what_is_unread_there(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    harbour = bruno.page.locator(".rooms a").filter(has_text="harbour")
    await anna.page.locator(".rooms a").filter(has_text="harbour").click()
    await anna.say("@Bru")
    await anna.page.keyboard.press("Enter")
    await expect(harbour.locator(".badge")).to_have_text("1")
    await expect(bruno.page).to_have_title("(1) #island · Bruno · Playground")
    await harbour.click()
    await bruno.sees("@Bruno")
    await expect(harbour.locator(".badge")).to_have_count(0)
    await expect(bruno.page).to_have_title("#harbour · Bruno · Playground")


async def test_a_newcomer_joins_with_a_name_and_a_language(visit: Visit) -> None:
    window = await visit("Anna")
    await window.page.get_by_role("button", name="New person").click()
    form = window.page.get_by_role("dialog", name="A new person joins")
    await form.get_by_role("button", name="Join").click()
    await expect(form.get_by_role("alert")).not_to_be_empty()
    await form.get_by_label("Name").fill("Dora")
    await form.get_by_label("Language").select_option("cs")
    await window.keep("desk-new-person")
    await form.get_by_role("button", name="Join").click()
    await expect(window.page.get_by_role("link", name="jsi Dora")).to_be_visible()
    await window.page.get_by_role("combobox", name="Zpráva do #island").fill("Ahoj")
    await window.page.keyboard.press("Enter")
    await window.sees("Ahoj")
    window.troubles = [trouble for trouble in window.troubles if "status of 400" not in trouble]


async def test_the_page_speaks_the_language_of_the_person_at_it(visit: Visit) -> None:
    window = await visit("Anna")
    await window.page.get_by_role("link", name="you are Anna").click()
    await window.page.get_by_role("menuitem", name="Settings of Anna").click()
    await window.page.get_by_label("Language").select_option("cs")
    await window.page.get_by_role("button", name="Save").click()
    await expect(window.page.get_by_role("link", name="jsi Anna")).to_be_visible()
    await expect(window.page.locator("html")).to_have_attribute("lang", "cs")
    await expect(window.page.get_by_role("heading", name="Lidé")).to_be_visible()
    await window.keep("desk-czech")
    await window.page.get_by_role("link", name="Být Bruno").click()
    await expect(window.page.get_by_role("link", name="you are Bruno")).to_be_visible()
    await expect(window.page.get_by_role("heading", name="People")).to_be_visible()


async def test_a_person_is_renamed_everywhere_at_once(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    await anna.say("Who am I?")
    await bruno.sees("Who am I?")
    await anna.page.get_by_role("link", name="you are Anna").click()
    await anna.page.get_by_role("menuitem", name="Settings of Anna").click()
    form = anna.page.get_by_role("dialog", name="Settings of Anna")
    await form.get_by_label("Name").fill("Annabella")
    await form.get_by_role("button", name="Save").click()
    await expect(bruno.last.locator(".name")).to_have_text("Annabella")
    await expect(anna.page.get_by_role("link", name="you are Annabella")).to_be_visible()


async def test_a_direct_message_reaches_only_the_person_it_is_for(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    await anna.slash("whisper", who="Bruno")
    await anna.sees("Told.")
    direct = bruno.page.locator(".rooms section").filter(has_text="Direct messages").get_by_role("link")
    await expect(direct.locator(".badge")).to_have_text("1")
    await direct.click()
    await bruno.sees("A word from Anna: watch the harbour.")
    await expect(anna.page.get_by_role("heading", name="Direct messages")).to_have_count(0)


async def test_the_bot_can_be_written_to_and_asked_in_private(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.page.locator(".rooms").get_by_role("button", name="bot").click()
    await anna.page.get_by_role("menuitem", name="Message").click()
    await expect(anna.page.get_by_role("heading", name="Direct messages")).to_be_visible()
    await anna.slash("table")
    await anna.button("My hand").click()
    await anna.sees("Your hand, Anna")


async def test_a_lost_connection_is_told_and_comes_back_with_what_was_missed(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    wires: list[WebSocketRoute] = []
    is_cut = False

    async def wire(route: WebSocketRoute) -> None:
        if is_cut:
            await route.close()
        else:
            wires.append(route)
            route.connect_to_server()

    await bruno.page.route_web_socket("**/page/live*", wire)
    await bruno.page.reload()
    await expect(bruno.page.locator(".room-start")).to_be_visible()
    is_cut = True
    for cut in wires:
        await cut.close()
    await expect(bruno.page.locator(".lost")).to_be_visible()
    await anna.say("You missed this")
    await anna.sees("You missed this")
    await expect(bruno.message("You missed this")).to_have_count(0)
    is_cut = False
    await bruno.sees("You missed this")
    await expect(bruno.page.locator(".lost")).to_be_hidden()


@pytest.mark.slow
async def test_a_restarted_playground_is_found_again_and_a_new_one_offers_its_own_people(
    chromium: Browser, tmp_path: Path
) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    async with Server(0, state=old, locals=("Anna", "Bruno")) as server:
        context = await chromium.new_context(**DESK)
        bruno = Window(await context.new_page(), server.address)
        await bruno.open("Bruno")
        await bruno.say("Before the storm")
        await bruno.sees("Before the storm")
    await expect(bruno.page.locator(".lost")).to_be_visible()
    await bruno.say("In the storm")
    await expect(bruno.page.locator(".composer .trouble")).to_contain_text("Is it still running?")
    async with Server(server.port, state=old):
        await expect(bruno.page.locator(".lost")).to_be_hidden(timeout=60_000)
        await expect(bruno.page.locator(".messages > .message")).to_have_count(1)
        await expect(bruno.box).to_have_value("In the storm")
    async with Server(server.port, state=new, locals=("Eve",)):
        await expect(bruno.page.get_by_role("link", name="you are Eve")).to_be_visible(timeout=60_000)
    await context.close()
