"""Buttons, selects, modals and ephemeral messages, pressed in a real browser."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.playground.page.conftest import Visit

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]


async def test_a_button_is_answered_and_seen_by_everybody(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    await anna.slash("table")
    await bruno.sees("The island, turn 12")
    await bruno.button("Roll").click()
    await anna.sees("@Bruno rolled 8.")
    await bruno.sees("@Bruno rolled 8.")


async def test_an_ephemeral_answer_is_seen_by_one_and_dismissed_by_them(visit: Visit) -> None:
    anna, bruno = await visit("Anna"), await visit("Bruno")
    await anna.slash("table")
    await bruno.button("My hand").click()
    await bruno.sees("Your hand, Bruno")
    secret = bruno.message("Your hand, Bruno")
    await expect(secret).to_contain_text("Only you can see this")
    await bruno.keep("desk-ephemeral")
    await bruno.say("I have a plan")
    await anna.sees("I have a plan")
    await expect(anna.message("Your hand")).to_have_count(0)
    await bruno.page.reload()
    await bruno.sees("Your hand, Bruno")
    await bruno.message("Your hand").get_by_role("button", name="Dismiss message").click()
    await expect(bruno.message("Your hand")).to_have_count(0)


async def test_the_private_answer_to_a_button_further_up_comes_into_view(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("table")
    await anna.slash("classic")
    await anna.sees("The score:")
    await anna.button("My hand").scroll_into_view_if_needed()
    await anna.button("My hand").click()
    await expect(anna.message("Your hand, Anna")).to_be_in_viewport()


async def test_a_select_is_searched_and_takes_several_values_by_keyboard(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("table")
    press, rows = anna.page.keyboard.press, anna.page.locator(".popover [role=option]")
    await anna.page.get_by_role("button", name="Build a settlement at").focus()
    await press("Enter")
    await expect(rows).to_have_count(14)
    await anna.page.keyboard.type("corner, number 4")
    await expect(rows).to_have_count(10)
    await press("ArrowDown")
    await press("Enter")
    await press("ArrowDown")
    await press("Enter")
    await expect(anna.page.locator(".popover [aria-selected=true]")).to_have_count(2)
    await anna.keep("desk-select")
    await press("ArrowDown")
    await press("Enter")
    await expect(anna.page.locator(".popover [aria-selected=true]")).to_have_count(2)
    await press("Tab")
    await press("Enter")
    await anna.sees("Chosen: 41, 42")


async def test_escape_leaves_a_select_unchanged(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("table")
    select = anna.page.get_by_role("button", name="Build a settlement at")
    await select.click()
    await anna.page.locator(".popover [role=option]").first.click()
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator(".popover")).to_have_count(0)
    await expect(select).to_have_text("Build a settlement at …")
    await expect(select).to_be_focused()


@pytest.mark.parametrize(
    ("placeholder", "choice", "answer"),
    [("A person", "Bruno", "Person: @Bruno"), ("A channel", "harbour", "Channel: harbour"), ("A role", "@", "Role: ")],
)
async def test_people_channels_and_roles_are_chosen_from_lists(
    visit: Visit, placeholder: str, choice: str, answer: str
) -> None:
    anna = await visit("Anna")
    await anna.slash("classic")
    await anna.page.get_by_role("button", name=placeholder).click()
    await anna.page.locator(".popover [role=option]").filter(has_text=choice).first.click()
    await anna.sees(answer)


async def test_a_modal_is_filled_in_and_answered(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("table")
    await anna.button("Trade").click()
    form = anna.page.get_by_role("dialog", name="Make an offer")
    await expect(form).to_contain_text("Everybody at the table sees the offer.")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text("Please fill in “You give”.")
    await form.get_by_label("You give").click()
    await anna.page.locator(".popover [role=option]").filter(has_text="Wood").click()
    await anna.page.locator(".popover [role=option]").filter(has_text="Ore").click()
    await anna.page.locator(".popover").get_by_role("button", name="Done").click()
    await form.get_by_label("How many").fill("2")
    await form.get_by_label("Whom").click()
    await anna.page.locator(".popover [role=option]").filter(has_text="Cyril").click()
    await form.get_by_label("Until I cancel it").check()
    await anna.keep("desk-modal")
    await form.get_by_role("button", name="Submit").click()
    await anna.sees("Offer: 2 × wood + ore to @Cyril (standing)")
    await expect(form).to_have_count(0)


async def test_a_form_takes_channels_checks_long_text_and_files(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("settings")
    form = anna.page.get_by_role("dialog", name="The table")
    await form.get_by_label("Where").click()
    await anna.page.locator(".popover [role=option]").filter(has_text="harbour").click()
    await form.get_by_label("Friendly robber").uncheck()
    await form.get_by_label("Open hands").check()
    await form.get_by_label("I am sure").check()
    await form.get_by_label("Story").fill("abc")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text("“Story” needs at least 5 characters.")
    await form.get_by_label("Story").fill("Once upon a time")
    await form.locator("input[type=file]").set_input_files(
        {"name": "map.txt", "mimeType": "text/plain", "buffer": b"here be dragons"}
    )
    await expect(form.locator(".chip")).to_have_attribute("aria-busy", "false")
    await anna.keep("desk-form")
    await form.get_by_role("button", name="Submit").click()
    await anna.sees("['harbour'] ['open'] True 'Once upon a time' ['map.txt']")


async def test_a_command_takes_a_file(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.box.press_sequentially("/look ")
    await anna.page.locator(".option input[type=file]").set_input_files(
        {"name": "map.txt", "mimeType": "text/plain", "buffer": b"here be dragons"}
    )
    await expect(anna.page.locator(".option .chip")).to_have_attribute("aria-busy", "false")
    await anna.page.get_by_role("button", name="Send").click()
    await anna.sees("map.txt has 15 bytes.")


async def test_a_modal_closed_with_escape_sends_nothing(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("table")
    await anna.button("Trade").click()
    await expect(anna.page.get_by_role("dialog", name="Make an offer")).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.get_by_role("dialog")).to_have_count(0)
    await expect(anna.page.locator(".messages > .message")).to_have_count(1)


async def test_a_thinking_message_turns_into_the_answer(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("ponder", seconds="1.5")
    await expect(anna.page.locator(".thinking")).to_contain_text("is thinking…")
    await anna.keep("desk-thinking")
    await anna.sees("After long thought: build at 17.")
    await expect(anna.page.locator(".messages > .message")).to_have_count(1)


async def test_a_button_without_an_answer_says_so_under_the_message(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("table")
    await anna.button("Sleepy").click()
    await expect(anna.button("Sleepy")).to_have_attribute("aria-busy", "true")
    await expect(anna.last.get_by_role("alert")).to_contain_text("did not answer within 3 seconds")
    await expect(anna.button("Sleepy")).not_to_have_attribute("aria-busy", "true")
    await expect(anna.button("Sleepy")).to_be_focused()


async def test_every_style_of_button_looks_different_and_a_disabled_one_cannot_be_pressed(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("classic")
    await anna.slash("table")
    await anna.keep("desk-table")
    styles = ["Primary", "Secondary", "Success", "Danger"]
    colours = {await anna.button(s).evaluate("node => getComputedStyle(node).backgroundColor") for s in styles}
    assert len(colours) == 4
    await expect(anna.button("End turn")).to_be_disabled()
    link = anna.page.get_by_role("link", name="Rules")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    await expect(link).to_have_attribute("rel", "noopener noreferrer")
