"""Icons: uploaded once, shown in buttons and texts, and words alone wherever there are none."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import pytest

from bot import icons, signs
from bot.app import IslandBot
from bot.clock import SystemClock
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.people import Player
from tests.bot.play import Hall, arrange, label
from tests.bot.test_trade import rich
from tests.bot.test_whole_game import seated

CARDS = ["wood", "brick", "wool", "grain", "ore"]
SOME = [*CARDS, "dice", "settlement", "ship", "development", "cards", "bank", "red_road", "seat_red", "seat_blue"]

PAINTED = True


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not all of them: they are drawn anew for every test."""
    monkeypatch.setattr(icons, "wanted", lambda: SOME)


async def started(world: Playground, path: Path, expected: int = len(SOME)) -> IslandBot:
    """A bot that has its icons."""
    bot: IslandBot = await world.start(IslandBot(quick(path, application_emojis=True)))
    await world.until(lambda: len(bot.icons) == expected, f"{len(bot.icons)} icons", 10)
    return bot


def names(world: Playground) -> list[str]:
    return sorted(e["name"] for e in world.core.world.emojis.values())


async def trading(world: Playground, bot: IslandBot) -> tuple[Hall, Player]:
    """Three people with cards, and the one whose turn it is."""
    hall = await seated(world, bot, 3, 2)  # somebody else than the owner of the turn is blue
    await arrange(hall, rich, until="main")
    table = await hall.table()
    return hall, hall.at(table, table.island.table.turn.owner)


async def test_a_new_start_uploads_nothing(world: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.stop(await started(world, tmp_path))
    ids, first = list(world.core.world.emojis), names(world)
    assert [name.rpartition("_")[0] for name in first] == sorted(SOME)
    monkeypatch.setattr(icons, "_short", lambda picture: pytest.fail("drawn again"))
    await world.stop(await started(world, tmp_path))
    assert list(world.core.world.emojis) == ids


def drawn_before(world: Playground, icon: str) -> str:
    """Make an emoji one of another version of the bot; its id."""
    found = next(id for id, e in world.core.world.emojis.items() if e["name"].startswith(f"{icon}_"))
    world.core.world.emojis[found]["name"] = f"{icon}_00000000"
    return found


async def test_real_15_two_versions_on_one_application_keep_their_pictures(world: Playground, tmp_path: Path) -> None:
    await world.stop(await started(world, tmp_path))
    other = drawn_before(world, "wood")
    bot = await started(world, tmp_path)
    assert other in world.core.world.emojis
    assert len(world.core.world.emojis) == len(SOME) + 1
    assert str(bot.icons.emoji("wood").id) != other  # type: ignore[union-attr]


async def test_the_oldest_of_ours_go_when_there_is_no_room(
    world: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.stop(await started(world, tmp_path))
    first, second = drawn_before(world, "wood"), drawn_before(world, "brick")
    monkeypatch.setattr(icons, "MOST", len(SOME) + 1)
    await started(world, tmp_path)
    await world.until(lambda: first not in world.core.world.emojis, "no room was made")
    assert second in world.core.world.emojis


class Impatient(SystemClock):
    """Waits for next to nothing, and remembers for how long it should have."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0.01)


async def test_real_15_uploads_are_paced_go_on_after_errors_and_are_tried_again(
    world: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Impatient()
    world.faults.fail(400, r"/applications/\d+/emojis", "POST", times=2)
    bot: IslandBot = await world.start(IslandBot(quick(tmp_path, application_emojis=True, emoji_pause=0.7), clock))
    await world.until(lambda: len(bot.icons) == len(SOME), f"{len(bot.icons)} icons", 10)
    assert f"{len(SOME) - 2} icons for buttons and texts, for the rest words must do" in caplog.text
    assert clock.slept.count(0.7) >= len(SOME) - 1 and 60.0 in clock.slept


async def test_real_15_after_several_refusals_in_a_row_the_rest_waits(
    world: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    world.faults.fail(400, r"/applications/\d+/emojis", "POST", times=100)
    await world.start(IslandBot(quick(tmp_path, application_emojis=True)))
    await world.until(lambda: "words must do" in caplog.text, "nobody was told", 10)
    tried = [e for e in world.journal if e.method == "POST" and e.path.endswith("/emojis")]
    assert len(tried) == icons.ENOUGH


async def test_buttons_texts_and_choices_show_them(world: Playground, tmp_path: Path) -> None:
    hall, owner = await trading(world, await started(world, tmp_path))
    table = await owner.until(lambda: owner.with_button("Trade"), "no table")
    assert table.button("My hand").raw["emoji"]["name"].startswith("cards_")
    await owner.press("My hand")
    assert re.search(r"3 <:wood_\w+:\d+> wood", owner.actor.last.text)
    assert re.search(r"road: 1 <:wood_\w+:\d+> wood and 1 <:brick_\w+:\d+> brick", owner.actor.last.text)
    await owner.command("/trade offer", give="2 wood", want="ore")
    await hall.settle()
    offer = hall.world.channel.last
    assert re.search(r"\*\*2 <:wood_\w+:\d+> wood\*\* for \*\*1 <:ore_\w+:\d+> ore\*\*", offer.text)
    await owner.press("Trade")
    signs_shown = [(b.raw.get("emoji") or {}).get("name", "") for b in owner.actor.last.buttons]
    assert any(name.startswith("seat_blue_") for name in signs_shown), owner.actor.last.buttons
    assert any(name.startswith("ore_") for name in signs_shown), owner.actor.last.buttons
    labels = [b.raw["label"] for m in owner.actor.messages for b in m.buttons]
    assert not any("<:" in text for text in labels), "a label draws no emoji"


async def test_where_discord_refuses_words_do(
    world: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    world.faults.fail(403, r"/applications/\d+/emojis", times=20)
    with caplog.at_level(logging.WARNING, "bot"):
        bot = await started(world, tmp_path, 0)
        hall, owner = await trading(world, bot)
        await world.until(lambda: "words must do" in caplog.text, "nobody was told", 20)
    assert len([r for r in caplog.records if r.levelno >= logging.WARNING and r.name.startswith("bot")]) == 1
    await owner.press("My hand")
    assert "You hold: 3 wood, 3 brick" in owner.actor.last.text
    assert hall.world.channel.last.button("My hand").raw.get("emoji") is None


async def test_an_emoji_that_discord_does_not_know_stops_no_message(world: Playground, tmp_path: Path) -> None:
    bot = await started(world, tmp_path)
    world.core.world.emojis.clear()
    _, owner = await trading(world, bot)
    assert world.channel.last.button("My hand").raw.get("emoji") is None
    assert world.channel.last.files == ["table.png"]
    await owner.press("Build")
    await owner.press(label("build_road"))
    assert owner.actor.last.selects


def test_every_sign_has_an_icon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    known = set(icons.wanted())
    assert {*signs.ACTIONS.values(), *signs.GROUPS.values(), *icons.FIRST} <= known
    assert all(re.fullmatch(r"\w{2,23}", name) for name in known), "with a hash at most 32 letters"
