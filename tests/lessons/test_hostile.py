"""Whatever else is pressed on the way: the lesson goes on only by its own next line, and says why."""

from __future__ import annotations

import asyncio
import random

from bot.app import IslandBot
from game.engine import Action, legal, why_not
from game.lessons import alike
from game.modules.base.building import BuildCity, BuildSettlement
from game.modules.base.rolling import EndTurn, Roll
from game.modules.base.settings import Embargo
from game.modules.development.playing import PlayKnight
from playground.kit import Control, MessageView, Playground
from tests.bot.people import PATIENCE, Player
from tests.bot.play import _press
from tests.lessons.learner import Learner


async def test_every_step_stands_whatever_is_pressed(world: Playground, bot: IslandBot) -> None:
    """Wrong but legal, illegal, twice at once, long ago, and by somebody else."""
    learner, rng = Learner(world, bot), random.Random(7)
    await learner.begin()
    bruno = Player(world, "Bruno")
    world.core.world.thread_members[learner.me.actor.channel.id][bruno.actor.id] = world.clock.iso()
    bruno.actor = bruno.actor.at(learner.me.actor.channel)
    seen, stale = {"wrong": 0, "illegal": 0, "foreign": 0}, 0
    passed: list[tuple[MessageView, Control]] = []
    while not (await learner.course()).over:
        stale += await _long_ago(learner, passed)
        passed = [(card, button) for card in [_card(learner)] for button in card.buttons]
        seen["wrong"] += await _wrong_but_legal(learner, rng)
        seen["illegal"] += await _illegal(learner, rng)
        seen["foreign"] += await _somebody_else(learner, bruno)
        await _twice_at_once(learner)
    assert seen == {"wrong": 22, "illegal": 37, "foreign": 37}  # own moves; every time it waits
    assert stale >= 15, "cards with a button of their own"


async def _wrong_but_legal(learner: Learner, rng: random.Random) -> bool:
    course = await learner.course()
    if not course.own or course.asks:
        return False
    others = [a for a in legal(course.table.view(course.learner), course.learner) if not alike(a, course.action)]
    others = [a for a in others if a.key not in ("make_offer", "call", "answer_offer")] or [Embargo(course.learner, 0)]
    reply = await _command(learner, rng.choice(others))
    assert "In a real game you may. Here white" in reply, reply
    assert (await learner.course()).at == course.at
    return True


async def _illegal(learner: Learner, rng: random.Random) -> bool:
    course = await learner.course()
    seat, game = course.learner, course.table.island
    tries: list[Action] = [Roll(seat), EndTurn(seat), PlayKnight(seat), BuildCity(seat, 0), BuildSettlement(seat, 53)]
    barred = [a for a in tries if why_not(game, a) is not None and not (course.own and alike(a, course.action))]
    reply = await _command(learner, rng.choice(barred))
    assert "In a real game" not in reply and reply, reply
    assert (await learner.course()).at == course.at
    return True


async def _command(learner: Learner, action: Action) -> str:
    """A command, and what comes of it."""
    await learner.by_command(action)
    await learner.settle()
    return next(m.text for m in reversed(learner.me.actor.messages) if m.ephemeral)


async def _long_ago(learner: Learner, passed: list[tuple[MessageView, Control]]) -> bool:
    """Buttons of the card before, from a screen that has not changed yet; what they did is done already."""
    before = (await learner.course()).at, (await learner.course()).asks
    people, user, pressed = learner.world.core.people, learner.me.actor.id, False
    for card, button in passed:
        press = _press(button)
        if press is not None and (press.verb, press.action) in (
            ("lesson", "next"),
            ("lesson", "answer"),
            ("do", "roll"),
        ):
            await people._interact(user, card.post, button.raw, {})
            pressed = True
    await learner.settle()
    assert ((await learner.course()).at, (await learner.course()).asks) == before
    return pressed


async def _somebody_else(learner: Learner, bruno: Player) -> bool:
    """Every button of the newest card."""
    before = (await learner.course()).at, (await learner.course()).asks
    card = _card(learner)
    for button in card.buttons:
        await bruno.actor.click(button, on=MessageView(learner.world.core.world, card.post))
    await learner.settle()
    assert ((await learner.course()).at, (await learner.course()).asks) == before
    return True


def _card(learner: Learner) -> MessageView:
    return next(
        m for m in reversed(learner.me.actor.messages)
        if not m.ephemeral and any((b.custom_id or "").startswith(("lesson:", "do:")) for b in m.buttons)
    )  # fmt: skip


async def _twice_at_once(learner: Learner) -> None:
    """A card of the lesson pressed twice in the same breath is one step; the step itself as usual otherwise."""
    course = await learner.course()
    if course.own and not course.asks:
        await learner.step()
        return
    message, button = learner.control("lesson", "answer" if course.asks else "next")
    clicks = [learner.me.actor.click(button, on=message, answered=False) for _ in range(2)]
    await asyncio.gather(*clicks)
    async with asyncio.timeout(PATIENCE):
        while (after := await learner.course()).at == course.at and after.asks == course.asks:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.05)  # the second press, if it were to do anything
    await learner.settle()
    after = await learner.course()
    expected = course.at if course.asks else _next_stop(course)
    assert after.at == expected and not (course.asks and after.asks)


def _next_stop(course: object) -> int:
    at = course.at + 1  # type: ignore[attr-defined]
    lesson, learner, begins = course.lesson, course.learner, course.begins  # type: ignore[attr-defined]
    while at < len(lesson.lines) and not lesson.stops(at, learner, begins):
        at += 1
    return int(at)


async def test_a_hint_is_carried_out_once(world: Playground, bot: IslandBot) -> None:
    """Its second press holds for a step that has passed."""
    learner = Learner(world, bot)
    await learner.begin()
    while (await learner.course()).line.say != "turn_4_road":
        await learner.step()
    await learner.me.press("Hint")
    await learner.me.press("Tell me exactly")
    hint = next(m for m in reversed(learner.me.actor.messages) if m.ephemeral)
    twice = [learner.me.actor.click("Show me", on=hint, answered=False) for _ in range(2)]
    await asyncio.gather(*twice, return_exceptions=True)
    async with asyncio.timeout(PATIENCE):
        while (await learner.course()).line.say == "turn_4_road":  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.1)
    assert (await learner.course()).line.say == "turn_4_card"
