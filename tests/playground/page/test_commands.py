"""Slash commands typed into the message box."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.playground.page.conftest import Visit

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]


async def test_a_command_with_autocomplete_needs_only_the_keyboard(visit: Visit) -> None:
    anna = await visit("Anna")
    press, rows = anna.page.keyboard.press, anna.page.locator(".compose-popup [role=option]")
    await press("/")
    await anna.page.keyboard.type("bui")
    await expect(rows).to_have_count(2)
    await expect(rows.nth(1)).to_contain_text("/build road")
    await expect(rows.nth(1).locator(".is-required")).to_have_text("at")
    await anna.keep("desk-command-list")
    await press("ArrowDown")
    await press("Tab")
    await expect(anna.page.locator(".hint")).to_contain_text("Where the road begins")
    await expect(anna.page.locator(".hint")).to_contain_text("required")
    await expect(rows).to_have_count(4)
    await anna.page.keyboard.type("wood")
    await expect(rows).to_have_count(2)
    await anna.keep("desk-autocomplete")
    await press("ArrowDown")
    await press("Enter")
    await expect(anna.page.get_by_role("combobox", name="at (required)")).to_have_value("31 — 11 grain, 3 wood")
    await press("Enter")
    await anna.sees("A road at 31.")
    await expect(anna.last).to_contain_text("Anna used /build road")
    await expect(anna.box).to_be_focused()


async def test_an_exact_name_with_a_space_opens_the_options_and_optional_ones_can_be_added(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.box.press_sequentially("/build road ")
    await anna.page.keyboard.type("18")
    await expect(anna.page.locator(".compose-popup [role=option]")).to_have_count(1)
    await anna.page.keyboard.press("Tab")
    await anna.page.get_by_role("button", name="Add option note").click()
    await anna.page.keyboard.type("for the harbour")
    await anna.page.keyboard.press("Enter")
    await anna.sees("A road at 18 (for the harbour).")


async def test_a_pasted_command_fills_its_options(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.box.fill("/trade give: Ore amount: 3 whom: Bruno open: False")
    await expect(anna.page.get_by_role("combobox", name="whom (optional)")).to_have_value("Bruno")
    await anna.page.get_by_role("button", name="Send").click()
    await anna.sees("3 × ore for @Bruno, open: False")


async def test_missing_and_wrong_options_are_told_and_nothing_is_sent(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.box.press_sequentially("/trade ")
    alert = anna.page.locator(".composer .trouble")
    await anna.page.get_by_role("button", name="Send").click()
    await expect(alert).to_have_text("“give” is still missing.")
    await anna.page.get_by_role("combobox", name="give (required)").fill("gold")
    await anna.page.get_by_role("combobox", name="amount (required)").fill("many")
    await anna.page.get_by_role("button", name="Send").click()
    await expect(alert).to_have_text("Choose “give” from the list.")
    await anna.page.get_by_role("combobox", name="give (required)").fill("wool")
    await anna.page.get_by_role("button", name="Send").click()
    await expect(alert).to_have_text("“amount” must be a number.")
    await expect(anna.page.locator(".messages > .message")).to_have_count(0)


async def test_a_refusal_of_the_playground_keeps_what_was_typed(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.box.press_sequentially("/trade ")
    await anna.page.get_by_role("combobox", name="give (required)").fill("wool")
    await anna.page.get_by_role("combobox", name="amount (required)").fill("12")
    await anna.page.get_by_role("button", name="Send").click()
    await expect(anna.page.locator(".composer .trouble")).to_be_visible()
    await expect(anna.page.get_by_role("combobox", name="amount (required)")).to_have_value("12")
    anna.troubles = [trouble for trouble in anna.troubles if "status of 400" not in trouble]


async def test_escape_leaves_a_command_and_backspace_returns_to_its_name(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.box.press_sequentially("/trade ")
    await anna.page.keyboard.press("Backspace")
    await expect(anna.box).to_have_value("/trade")
    await anna.page.keyboard.type(" ")
    await expect(anna.page.locator(".command-chip")).to_have_text("/trade")
    await anna.page.keyboard.press("Escape")
    await anna.page.keyboard.press("Escape")
    await expect(anna.box).to_be_focused()
    await expect(anna.box).to_have_value("")


async def test_a_command_whose_options_are_all_optional_offers_the_first_and_runs_without_it(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.box.press_sequentially("/ponder ")
    await expect(anna.page.get_by_role("combobox", name="seconds (optional)")).to_be_focused()
    await anna.page.keyboard.press("Enter")
    await anna.sees("After long thought")


async def test_a_command_without_options_is_sent_or_left_by_keys(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.box.press_sequentially("/hand ")
    await expect(anna.page.locator(".hint")).to_contain_text("Your cards, for your eyes only")
    await anna.page.keyboard.press("Backspace")
    await expect(anna.box).to_have_value("/hand")
    await anna.page.keyboard.type(" ")
    await anna.page.keyboard.press("Escape")
    await expect(anna.box).to_have_value("")
    await anna.page.keyboard.type("/hand ")
    await anna.page.keyboard.press("Enter")
    await anna.sees("Secret: 2 wood, 1 ore")


async def test_a_silent_bot_is_told_in_a_line_that_names_the_command(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("silent")
    await expect(anna.page.locator(".notice.is-waiting")).to_contain_text("Sending /silent")
    line = anna.page.locator(".notice.trouble")
    await expect(line).to_contain_text("did not answer within 3 seconds")
    await expect(line).to_contain_text("/silent")
    await anna.keep("desk-no-answer")
    await line.get_by_role("button", name="Dismiss").click()
    await expect(line).to_have_count(0)


async def test_a_second_window_of_the_same_person_hears_of_a_failure_too(visit: Visit) -> None:
    anna, again = await visit("Anna"), await visit("Anna")
    await anna.slash("silent")
    await expect(again.page.locator(".notice.trouble")).to_contain_text("did not answer within 3 seconds")
    await expect(anna.page.locator(".notice.trouble")).to_have_count(1)


async def test_an_unknown_command_is_told_and_not_sent_as_a_message(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.box.fill("/frobnicate")
    await expect(anna.page.locator(".compose-popup")).to_contain_text("No command begins like that.")
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.locator(".composer .trouble")).to_have_text("No command begins like that.")
    await expect(anna.page.locator(".messages > .message")).to_have_count(0)


async def test_commands_on_messages_and_people_are_in_their_menus(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.say("Hello island")
    await anna.last.hover()
    await anna.last.get_by_role("button", name="More for the message of Anna").click()
    await anna.page.get_by_role("menuitem", name="Praise").click()
    await anna.sees("Well said: Hello island")
    await anna.page.locator(".rooms").get_by_role("button", name="Bruno").click()
    await anna.page.get_by_role("menuitem", name="Greet").click()
    await anna.sees("Hello @Bruno!")
