"""The whole lesson on a phone: real clicks in Chromium, from opening the page to its end, nobody types."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from bot.__main__ import first_steps
from bot.app import IslandBot
from bot.lessons.course import Course, course_of
from bot.speech import speech_of
from bot.trading.composer import proposal_words
from bot.trading.draft import OFFER
from bot.trading.ways import COMPOSED, opened
from bot.wire import to36
from game.words import Words, speaking
from playground.kit import Playground
from playground.world.things import NOT_DISCORDS
from tests.bot.conftest import PATIENCE, quick
from tests.bot.people import Player
from tests.playground.page.conftest import chromium  # noqa: F401 - a fixture
from tests.playground.page.window import PHONE, Window

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

FIRST_PIECE = 20.0  # seconds from opening the page to the first own piece
TRIES = 4
LOCALES = {"en": "en-US", "cs": "cs", "sk": "sk", "pl": "pl"}
SPOKEN = [pytest.param(each, marks=[pytest.mark.slow] * (each != "en")) for each in LOCALES]


@pytest_asyncio.fixture(loop_scope="session")
async def stage(tmp_path: Path) -> AsyncIterator[tuple[Playground, IslandBot]]:
    async with Playground(strict=False, patience=PATIENCE) as world:
        world.core.world.first = first_steps()
        yield world, await world.start(IslandBot(quick(tmp_path)))


class Phone:
    """Somebody with a phone who presses what the lesson asks for."""

    def __init__(self, window: Window, bot: IslandBot, user: int, words: Words) -> None:
        self.window, self.page, self.bot, self.user, self.words = window, window.page, bot, user, words
        self.presses = 0

    async def course(self) -> Course:
        game = (await self.bot.store.games.of_user(self.user))[0]
        found = course_of(await self.bot.sessions.open(game.id))
        assert found is not None
        return found

    async def press(self, what: Locator) -> None:
        await what.tap()
        self.presses += 1

    def button(self, label: str) -> Locator:
        return self.page.locator(".message-main").get_by_role("button", name=label, exact=True).last

    async def choose(self, label: str) -> None:
        """From the newest select, or by a button where there is one; an older select may still stand for a moment."""
        option = self.page.get_by_role("option", name=re.compile(rf"^{re.escape(label)}(\s|$)")).first
        for _ in range(TRIES):
            await expect(self.page.locator(".message-main .select").last).to_be_visible()
            if await self.button(label).count():
                return await self.press(self.button(label))
            await self.page.locator(".message-main .select").last.tap()
            try:
                await expect(option).to_be_visible(timeout=1500)
            except AssertionError:
                await self.page.keyboard.press("Escape")
                continue
            self.presses += 1
            return await self.press(option)
        raise AssertionError(f"there is no {label} to choose")

    async def step(self) -> None:
        """One step of the lesson by its buttons, and until the lesson has moved."""
        course = await self.course()
        say = self.words.say
        if course.asks:
            await self.press(self.button(say(f"lesson-sample_game-{course.line.say}", of="answer_a")))
        elif not course.own:
            await self.press(self.button(say("button-lesson-next")))
        else:
            await self.act(course)
        for _ in range(3000):
            after = await self.course()
            if (after.at, after.asks) != (course.at, course.asks):
                break
            await self.page.wait_for_timeout(20)
        else:
            raise AssertionError(f"nothing came of {course.line}")
        await self.shown(after)

    async def shown(self, course: Course) -> None:
        """Until the card of this step is on the screen."""
        here = f"lesson:{to36(course.table.id)}:{to36(course.at + 1)}:"
        await expect(self.page.locator(f"[data-custom-id^='{here}']").last).to_be_visible()

    async def act(self, course: Course) -> None:
        action, say = course.action, self.words.say
        key = action.key
        if key == "answer_offer":
            await self.press(self.button(say("button-accept")))
        elif key == "make_offer" and getattr(action, "counters", 0):
            await self.press(self.button(say("button-offer")))
            await self.press(self.button(say("button-deal-offer")))
        elif key in ("roll", "end_turn"):
            await self.press(self.button(say(f"action-{key}")))
        elif key in ("move_robber", "steal"):
            await self.forced(course)
        else:
            await self.press(self.button(say(f"group-{action.group}")))
            if type(action) in COMPOSED:
                return await self.press(self.button(self.proposal(course)))
            await self.press(self.button(say(f"action-{key}")))
            if action.argument_names() and key != "buy_development":
                await self.choose(self.label(course))

    async def forced(self, course: Course) -> None:
        """What follows a knight is asked in private at once."""
        if course.action.key == "steal":
            await self.press(self.button(course.table.names[course.action.victim]))  # type: ignore[attr-defined]
        else:
            await self.choose(self.label(course))

    def proposal(self, course: Course) -> str:
        """What the composer writes on the button of what the lesson has in mind."""
        speech = speech_of(self.words.language, course.table)
        return proposal_words(speech, opened(course.table, course.learner, OFFER, 0), course.action)

    def label(self, course: Course) -> str:
        speech, action = speech_of(self.words.language, course.table), course.action
        for argument in action.arguments()[:1]:
            if argument.type in ("hex", "corner", "edge"):
                name = course.table.label(argument.type, getattr(action, argument.name))
                return speech.say("place-label", at=argument.type, name=name)
        return speech.deed(action)


@pytest.mark.parametrize("language", SPOKEN)
async def test_a_lesson_on_a_phone(
    chromium: Browser,  # noqa: F811
    stage: tuple[Playground, IslandBot],
    language: str,
) -> None:
    world, bot = stage
    anna, words = world.user("Anna", LOCALES[language]), speaking(language)
    if language in NOT_DISCORDS:
        await Player(world, "Anna", LOCALES[language]).command("/me language", language=language)
    context = await chromium.new_context(**PHONE)
    window = Window(await context.new_page(), world.server.address)
    began = time.monotonic()
    await window.open("Anna")
    phone = Phone(window, bot, int(anna.id), words)
    await phone.press(window.page.get_by_role("button", name=words.say("first-learn"), exact=True).first)
    await phone.press(window.page.locator(".message-main a, .message-main button.mention").last)
    await expect(phone.button(words.say("button-lesson-next"))).to_be_visible()
    await window.keep(f"lesson-{language}-first")
    first = 0.0
    while not (course := await phone.course()).over:
        if course.line.say in ("turn_4_road", "turn_8_robber", "turn_8_settlement", "turn_16_city"):
            await phone.shown(course)
            await window.keep(f"lesson-{language}-{course.line.say}{'-question' * course.asks}")
        try:
            await phone.step()
        except Exception:
            await window.keep("lesson-stuck")
            print(course.line)
            raise
        first = first or (time.monotonic() - began if course.line.say == "turn_4_road" else 0.0)
    await expect(phone.button(words.say("button-lesson-on"))).to_be_visible()
    await window.keep(f"lesson-{language}-end")
    print(f"{language}: {phone.presses} presses, first own piece after {first:.1f} s")
    await context.close()
    assert window.troubles == []
    assert phone.presses <= 60
    assert first < FIRST_PIECE
