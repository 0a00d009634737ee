"""The lesson by real clicks on the playground, from /learn to the end and beyond."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from msgspec import structs

from bot.app import IslandBot
from bot.history import entries
from bot.lessons import course as courses
from bot.lessons import opening
from game import lessons
from playground.kit import Playground
from playground.world.things import FORUM, NEWS
from tests.lessons.learner import Learner
from tests.lessons.test_facts import COLOURS, holds

MOST_PRESSES = 60
SLOW = pytest.mark.slow
LANGUAGES = ("en-US", "sk", "cs", "pl")
LOCALES = [pytest.param(each, marks=[SLOW] * (number > 1)) for number, each in enumerate(LANGUAGES)]


@pytest.fixture
def learning_as(monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """Lets the learner sit at another seat of the sample game."""

    def choose(seat: int) -> None:
        real = lessons.lesson("sample_game")
        names = [name or "Walter" for name in real.names]
        names[seat] = ""
        other = structs.replace(real, learner=seat, names=names)
        for module in (courses, opening):
            monkeypatch.setattr(module, "lesson", lambda name: other)

    yield choose


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_newcomer_plays_the_whole_lesson(world: Playground, bot: IslandBot, locale: str) -> None:
    learner = Learner(world, bot, "Anna", locale)
    await learner.begin()
    await learner.finish()
    assert learner.presses <= MOST_PRESSES, learner.presses
    holds(await entries(bot.store, learner.game_id))
    card = learner.me.actor.last
    assert [str(b) for b in card.buttons][:2] == [
        learner.words.say("button-lesson-on"), learner.words.say("button-lesson-table")
    ]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("seat", range(4), ids=COLOURS)
async def test_the_lesson_plays_from_every_seat(
    world: Playground, bot: IslandBot, learning_as: object, seat: int
) -> None:
    learning_as(seat)  # type: ignore[operator]
    learner = Learner(world, bot)
    await learner.begin(extra="whole")
    await learner.finish()
    holds(await entries(bot.store, learner.game_id))


async def test_the_founding_is_part_of_the_whole_course(world: Playground, bot: IslandBot) -> None:
    learner = Learner(world, bot)
    await learner.begin(extra="whole")
    said = []
    while (await learner.course()).at < lessons.lesson("sample_game").begins:
        said.append((await learner.course()).line.say)
        await learner.step()
    assert said == ["founding", "found_1", "found_1_road", "found_2", "found_2_road"]
    assert (await learner.course()).line.say == "turn_1"


async def test_two_learn_at_once_each_in_their_language(world: Playground, bot: IslandBot) -> None:
    anna, bruno = Learner(world, bot, "Anna"), Learner(world, bot, "Bruno", "cs")
    await asyncio.gather(anna.begin(), bruno.begin())
    assert anna.me.actor.channel.id != bruno.me.actor.channel.id
    for _ in range(8):
        await asyncio.gather(anna.step(), bruno.step())
    assert (await anna.course()).at == (await bruno.course()).at
    await anna.me.sees("wool harbour")
    await bruno.me.sees("přístavu na vlnu")


async def test_going_on_is_a_game_with_gentle_players_and_fair_dice(world: Playground, bot: IslandBot) -> None:
    learner = Learner(world, bot)
    await learner.begin()
    await _to_the_end(learner)
    end = (await learner.table()).island.moves
    await learner.me.press("Go on from here")
    await learner.settle()
    table = await learner.table()
    assert [table.level(seat) for seat in range(4)] == ["gentle"] * 3 + [None]
    assert table.island.moves > end and table.meta.lesson is not None and table.meta.lesson.left == end
    assert table.island.waiting_for()[0].seat == 3  # the others have played up to the learner
    reply = await learner.me.command("/fair")
    assert table.meta.promise in reply.text
    lines = await entries(bot.store, learner.game_id)
    assert any(line.drawn for line in lines[end + 1 :])


async def test_a_new_table_opens_where_the_lesson_was_asked_for(world: Playground, bot: IslandBot) -> None:
    learner = Learner(world, bot)
    await learner.begin()
    await _to_the_end(learner)
    await learner.me.press("New table")
    found = await bot.store.games.in_channel(int(world.channel.id))
    assert found is not None and found.host_id == int(learner.me.actor.id)
    assert not (await learner.table()).playing


async def test_a_lesson_counts_nowhere_and_says_so(world: Playground, bot: IslandBot) -> None:
    learner = Learner(world, bot)
    await learner.begin()
    reply = await learner.me.command("/fair")
    assert "its dice are written" in reply.text
    await _to_the_end(learner)
    await bot.sessions.change(learner.game_id, _over)
    assert (await bot.store.results.standing(int(learner.me.actor.id))).games == 0


def _over(tx, table):  # type: ignore[no-untyped-def]
    """As if the game had ended here."""
    from bot.store import Status
    from game.engine.game import Result

    table.island.over = Result((3,))
    tx.save(status=Status.OVER)
    return table.after(table.record.version, record={"status": Status.OVER.value})


async def _to_the_end(learner: Learner) -> None:
    """The rest of the lesson, done by it."""
    while not (course := await learner.course()).over:
        await learner.bot.sessions.act(learner.game_id, lambda table, a=course.action: (a, None))
    await learner.settle()


async def test_where_threads_are_not_allowed_it_is_a_direct_message(world: Playground, bot: IslandBot) -> None:
    world.deny("Bot", 1 << 36)  # private threads
    learner = Learner(world, bot)
    await learner.begin()
    assert learner.me.actor.channel.id == learner.me.actor.dm.channel.id
    for _ in range(6):
        await learner.step()
    assert (await learner.course()).line.say == "turn_4_road"


@pytest.mark.parametrize("kind", [NEWS, FORUM])
async def test_where_there_are_no_private_threads_it_is_a_direct_message(
    world: Playground, bot: IslandBot, kind: int
) -> None:
    learner = Learner(world, bot)
    there = learner.me.actor.at(world.add_channel("board", kind))
    learner.me.actor = there.post("Lessons", "here") if kind == FORUM else there
    await learner.begin()
    assert learner.me.actor.channel.id == learner.me.actor.dm.channel.id


async def test_who_asks_again_finds_the_lesson_in_progress(world: Playground, bot: IslandBot) -> None:
    learner = Learner(world, bot)
    channel = learner.me.actor.channel
    await learner.begin()
    await learner.step()
    first, room = learner.game_id, learner.me.actor.channel.id
    learner.me.actor = learner.me.actor.at(channel)
    await learner.me.command("/learn")
    await learner.me.press("Learn in ten minutes")
    await learner.me.sees(f"already begun this lesson: <#{room}>")
    await learner.me.press("From the beginning")
    await learner.look_around()
    assert learner.game_id != first and (await learner.course()).line.say == "turn_1"


@pytest.mark.parametrize("door", ["/help", "/game new"])
async def test_doors(world: Playground, bot: IslandBot, door: str) -> None:
    """ALM-3: whoever is new finds the way in where they look first."""
    learner = Learner(world, bot)
    await learner.me.command(door)
    await learner.me.press("New here? Learn in ten minutes")
    await learner.look_around()
    assert (await learner.course()).line.say == "turn_1"


async def test_hints_come_in_three_steps(world: Playground, bot: IslandBot) -> None:
    learner = Learner(world, bot)
    await learner.begin()
    while (await learner.course()).line.say != "turn_4_road":
        await learner.step()
    await learner.me.press("Hint")
    await learner.me.sees("Press **Build**, then **Build a road**")
    await learner.me.press("Tell me exactly")
    await learner.me.sees("11-15")
    await learner.me.press("Show me")
    await learner.settle()
    assert (await learner.course()).line.say == "turn_4_card"


SHORT = [name for name in lessons.names() if name != lessons.FIRST]
HEARD = [
    pytest.param(name, each, marks=[SLOW] * (number % len(LANGUAGES) != at))
    for number, name in enumerate(SHORT)
    for at, each in enumerate(LANGUAGES)
]


@pytest.mark.parametrize(("name", "locale"), HEARD)
async def test_short_lessons_by_clicks(world: Playground, bot: IslandBot, name: str, locale: str) -> None:
    learner = Learner(world, bot, "Anna", locale)
    await learner.begin(name)
    await learner.finish()
    assert learner.presses <= 24, learner.presses
    print(name, learner.presses)
