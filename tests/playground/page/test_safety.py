"""Words of people and bots stay words, whatever they look like."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from playground.page.policy import POLICY
from playground.server import Server
from tests.playground.page.conftest import Visit
from tests.playground.page.window import Window

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

NASTY = '<img src=x onerror="window.hit=1"><script>window.hit=2</script>'
LINKS = '[click](javascript:window.hit=3) <javascript:window.hit=4> [x](https://example.org"onmouseover="window.hit=5)'


async def is_clean(window: Window) -> bool:
    """Whether nothing foreign ran and no markup of others became part of the page."""
    return bool(
        await window.page.evaluate(
            """() => window.hit === undefined
            && document.querySelectorAll('script').length === 1
            && document.querySelectorAll('iframe, object, embed, style').length === 0
            && document.querySelectorAll('[onerror], [onload], [onclick], [onmouseover]').length === 0
            && [...document.querySelectorAll('a[href]')].every((a) => ['http:', 'https:'].includes(a.protocol))
            && [...document.querySelectorAll('img')].every((img) => img.src.startsWith(location.origin + '/cdn/'))"""
        )
    )


async def test_markup_in_names_stays_text(visit: Visit, island: Server) -> None:
    name = "<b onclick=alert(1)>Eve</b>"
    eve = island.core.people.arrive(name, "en-US")
    channel = next(c["id"] for c in island.core.world.channels.values() if c.get("name") == "island")
    island.core.people.say(eve.id, channel, f"I am <@{eve.id}>", None, None)
    anna = await visit("Anna")
    await anna.sees("I am")
    await expect(anna.last.locator(".name")).to_have_text(name)
    await expect(anna.last.locator(".pill")).to_have_text(f"@{name}")
    await anna.last.locator(".name").click()
    await expect(anna.page.locator(".profile")).to_contain_text(name)
    assert await is_clean(anna)
    picture = await anna.page.context.new_page()
    drawn = await picture.goto(f"{island.address}/cdn/people/{eve.id}.svg")
    assert drawn and drawn.ok
    assert await picture.evaluate("document.querySelectorAll('b, script').length") == 0


async def test_markup_in_messages_stays_text(visit: Visit) -> None:
    anna = await visit("Anna")
    for words in (NASTY, LINKS, f"```html\n{NASTY}\n```", f"||{NASTY}||", f"> {NASTY}", f"# {NASTY}"):
        await anna.say(words)
    await expect(anna.page.locator(".messages > .message")).to_have_count(6)
    await expect(anna.page.locator(".messages > .message").first).to_contain_text(NASTY)
    await expect(anna.page.locator("pre")).to_have_text(NASTY)
    assert await is_clean(anna)


async def test_markup_in_labels_options_embeds_and_alt_texts_stays_text(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("echo", words=NASTY)
    await anna.sees(NASTY)
    await expect(anna.last.locator(".button")).to_have_text(NASTY)
    await expect(anna.last.locator(".embed-title")).to_have_text(NASTY)
    image = anna.last.locator(".picture img")
    await expect(image).to_have_attribute("alt", NASTY)
    await expect(image).to_have_js_property("naturalWidth", 64)
    await anna.last.locator(".select").click()
    await expect(anna.page.locator(".popover [role=option]")).to_contain_text(NASTY)
    await anna.page.keyboard.press("Escape")
    await anna.last.locator(".picture").click()
    await expect(anna.page.get_by_role("dialog")).to_contain_text(NASTY)
    await anna.keep("desk-nasty")
    assert await is_clean(anna)


async def test_markup_in_the_names_of_channels_and_threads_stays_text(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.slash("thread", name=NASTY)
    await anna.page.locator(".threads a").click()
    await expect(anna.page.locator("h1")).to_have_text(NASTY)
    assert await is_clean(anna)


async def test_the_page_itself_forbids_foreign_script_and_unsafe_sinks(visit: Visit) -> None:
    anna = await visit("Anna")
    results = await anna.page.evaluate(
        """async () => {
            const script = document.createElement('script');
            script.append('window.hit = 6');
            document.body.append(script);
            let sink = 'open';
            try { document.createElement('div').innerHTML = '<p>x</p>'; } catch { sink = 'closed'; }
            const outside = await fetch('http://127.0.0.1:9/').then(() => 'open', () => 'closed');
            return { hit: window.hit ?? null, sink, outside };
        }"""
    )
    assert results == {"hit": None, "sink": "closed", "outside": "closed"}
    assert any("Content Security Policy" in trouble for trouble in anna.troubles)
    anna.troubles.clear()


async def test_headers_say_the_same_as_the_page_and_more(visit: Visit, island: Server) -> None:
    anna = await visit("Anna")
    stated = await anna.page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert stated == POLICY
    for path in ("/", "/main.js", "/style/tokens.css", "/cdn/people/1.svg"):
        answer = await anna.page.request.get(island.address + path)
        assert answer.headers["content-security-policy"] == f"{POLICY}; frame-ancestors 'none'"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-cache"
