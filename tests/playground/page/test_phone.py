"""The page at the size of a phone, by touch, at night."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.playground.page.conftest import Visit
from tests.playground.page.window import NIGHT, PHONE, Window

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

THUMB = 44


async def is_inside(window: Window) -> bool:
    """Whether nothing sticks out sideways."""
    return bool(await window.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


async def test_the_table_fits_and_its_buttons_suit_a_thumb(visit: Visit) -> None:
    anna = await visit("Anna", **PHONE)
    await anna.slash("table")
    await expect(anna.last.locator(".gallery img")).to_have_js_property("naturalWidth", 640)
    assert await is_inside(anna)
    for name in ("Roll", "Trade", "My hand", "Sleepy"):
        box = await anna.button(name).bounding_box()
        assert box and box["height"] >= THUMB and box["width"] >= THUMB, (name, box)
    picture = await anna.last.locator(".gallery img").bounding_box()
    assert picture and picture["width"] > 300
    await anna.keep("phone-table")
    await anna.last.locator(".container").scroll_into_view_if_needed()
    await anna.button("Roll").tap()
    await anna.sees("@Anna rolled 8.")


async def test_the_message_box_stays_reachable(visit: Visit) -> None:
    anna = await visit("Anna", **PHONE)
    for _ in range(3):
        await anna.slash("classic")
    await expect(anna.page.locator(".messages > .message")).to_have_count(3)
    for button in (anna.box, anna.page.get_by_role("button", name="Send")):
        box = await button.bounding_box()
        assert box and box["y"] + box["height"] <= 844 and box["height"] >= THUMB
    await anna.page.set_viewport_size({"width": 390, "height": 420})  # as with a keyboard on the screen
    await expect(anna.box).to_be_in_viewport(ratio=1)
    await anna.keep("phone-keyboard")


async def test_the_channel_list_is_a_drawer(visit: Visit) -> None:
    anna = await visit("Anna", **PHONE, **NIGHT)
    drawer, harbour = anna.page.locator(".sidebar"), anna.page.get_by_role("link", name="harbour")
    await expect(drawer).to_be_hidden()
    await anna.page.get_by_role("button", name="Show channels").tap()
    await expect(harbour).to_be_in_viewport()
    await anna.keep("phone-night-drawer")
    box = await harbour.bounding_box()
    assert box and box["height"] >= THUMB
    await harbour.tap()
    await expect(drawer).to_be_hidden()
    await expect(anna.page.locator("h1")).to_have_text("harbour")
    await anna.page.get_by_role("button", name="Show channels").tap()
    await anna.page.touchscreen.tap(380, 600)
    await expect(drawer).to_be_hidden()


async def test_a_command_is_given_by_touch_alone(visit: Visit) -> None:
    anna = await visit("Anna", **PHONE)
    await anna.page.get_by_role("button", name="Commands").tap()
    await anna.page.get_by_role("option", name="/build road").tap()
    await expect(anna.page.locator(".compose-popup [role=option]")).to_have_count(4)
    await anna.keep("phone-autocomplete")
    await anna.page.get_by_role("option", name="18 — 6 wood").tap()
    await anna.page.get_by_role("button", name="Send").tap()
    await anna.sees("A road at 18.")


async def test_selects_and_modals_are_sheets_at_the_bottom(visit: Visit) -> None:
    anna = await visit("Anna", **PHONE, **NIGHT)
    await anna.slash("table")
    await anna.page.get_by_role("button", name="Build a settlement at").tap()
    sheet = await anna.page.locator(".popover").bounding_box()
    assert (
        sheet and round(sheet["x"]) == 0 and round(sheet["width"]) == 390 and round(sheet["y"] + sheet["height"]) == 844
    )
    await expect(anna.page.get_by_role("option", name="31")).to_be_in_viewport()
    await anna.page.get_by_role("option", name="31").tap()
    await anna.keep("phone-night-select")
    await anna.page.get_by_role("button", name="Done").tap()
    await anna.sees("Chosen: 31")
    await anna.button("Trade").tap()
    form = anna.page.get_by_role("dialog", name="Make an offer")
    await expect(form.get_by_role("button", name="Submit")).to_be_in_viewport(ratio=1)
    await anna.keep("phone-night-modal")
    assert await is_inside(anna)


async def test_another_person_is_one_tap_away(visit: Visit) -> None:
    window = await visit("Anna", **PHONE)
    await window.page.get_by_role("link", name="Be Cyril").tap()
    await expect(window.page.get_by_role("link", name="you are Cyril")).to_be_visible()
    await expect(window.page.locator(".brand")).to_have_text("Playground")
    await window.keep("phone-start")
