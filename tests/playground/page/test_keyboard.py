"""The page without a mouse: order of focus, visible focus, names for screen readers, contrast."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from tests.playground.page.conftest import Visit
from tests.playground.page.window import NIGHT, Window

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.xdist_group("browser"),
]

# The text colour against the nearest painted background behind it, by the formula of WCAG 2.
CONTRAST = """() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgb = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const light = (colour) => {
        const [r, g, b] = colour.slice(0, 3).map((value) => linear(value / 255));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (node) => {
        const colour = node ? rgb(getComputedStyle(node).backgroundColor) : [255, 255, 255, 255];
        return colour[3] > 250 ? colour : behind(node.parentElement);
    };
    const poor = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode.parentElement;
        const words = walker.currentNode.data.trim().slice(0, 30);
        const isSeen = node.checkVisibility({ visibilityProperty: true });
        if (!words || !isSeen || node.closest('noscript, :disabled, .visually-hidden, .skip')) continue;
        const [a, b] = [light(rgb(getComputedStyle(node).color)), light(behind(node))].sort((x, y) => y - x);
        if ((a + 0.05) / (b + 0.05) < 4.5) poor.push(`${words}: ${((a + 0.05) / (b + 0.05)).toFixed(2)}`);
    }
    return poor;
}"""
RING = """() => {
    const style = getComputedStyle(document.activeElement.closest('.compose-line, .option') ?? document.activeElement);
    return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
}"""


async def walk(window: Window, end: str) -> list[str]:
    """What the Tab key reaches, by name, up to the end; every stop must be visible as the focus."""
    names = [""]
    while names[-1] != end and len(names) < 40:
        await window.page.keyboard.press("Tab")
        names.append(await window.focused())
        assert await window.page.evaluate(RING), names
    return names


async def test_tab_goes_from_people_to_rooms_to_messages_to_the_message_box(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.say("First")
    await anna.sees("First")
    await anna.page.evaluate("document.body.tabIndex = -1, document.body.focus()")
    names = await walk(anna, "Send")
    wanted = ["Skip to", "you are Anna", "Be Bruno", "New person", "island", "Pinned", "Messages in", "About Anna"]
    wanted += ["More for the message", "Attach files", "Commands", "Message to #island", "Send"]
    places = [next((at for at, name in enumerate(names) if name.startswith(want)), None) for want in wanted]
    assert None not in places and places == sorted(places, key=lambda place: place or 0), names


async def test_the_skip_link_leads_to_the_message_box(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.page.evaluate("document.body.tabIndex = -1, document.body.focus()")
    await anna.page.keyboard.press("Tab")
    await anna.page.keyboard.press("Enter")
    await expect(anna.box).to_be_focused()


async def test_rooms_are_walked_with_alt_and_arrows(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.page.keyboard.press("Alt+ArrowDown")
    await expect(anna.page.locator("h1")).to_have_text("harbour")
    await anna.page.keyboard.press("Alt+ArrowUp")
    await expect(anna.page.locator("h1")).to_have_text("island")


async def test_a_menu_is_walked_with_arrows_and_gives_the_focus_back(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.say("Hello")
    more = anna.last.get_by_role("button", name="More for the message of Anna")
    await more.focus()
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.get_by_role("menuitem", name="Reply")).to_be_focused()
    await anna.page.keyboard.press("ArrowDown")
    await expect(anna.page.get_by_role("menuitem", name="Copy text")).to_be_focused()
    await anna.page.keyboard.press("Escape")
    await expect(more).to_be_focused()


async def test_the_focus_stays_on_a_button_whose_message_is_edited_with_new_ids(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("turns")
    await anna.button("Next turn").focus()
    for number in (2, 3, 4):
        await anna.page.keyboard.press("Enter")
        await anna.sees(f"Turn {number}")
        await expect(anna.button("Next turn")).to_be_focused()


async def test_everything_that_can_be_pressed_has_a_name(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("classic")
    await anna.slash("table")
    await anna.sees("turn 12")
    nameless: list[Any] = await anna.page.evaluate(
        """() => [...document.querySelectorAll('button, a[href], input:not([aria-hidden]), textarea, [role=button]')]
        .filter((node) => !(node.getAttribute('aria-label') || node.textContent.trim() || node.labels?.length))
        .map((node) => node.outerHTML)"""
    )
    assert nameless == []


@pytest.mark.parametrize("light", [{}, NIGHT], ids=["day", "night"])
async def test_text_is_readable_by_day_and_by_night(visit: Visit, light: dict[str, Any]) -> None:
    anna = await visit("Anna", **light)
    await anna.say("`code` <t:1:R> @everyone > **bold** [link](https://example.org)")
    await anna.slash("hand")
    await anna.slash("classic")
    await anna.slash("table")
    await anna.slash("call", who="Anna")
    await anna.sees("it is your turn")
    assert await anna.page.evaluate(CONTRAST) == []
    await anna.box.press_sequentially("/build")
    assert await anna.page.evaluate(CONTRAST) == []
