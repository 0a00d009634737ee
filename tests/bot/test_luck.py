"""Everybody's luck: added after the promise, shown in the start message, part of every die."""

from __future__ import annotations

import re

import pytest

from bot.app import IslandBot
from bot.lobby.actions import Lobby
from bot.store import Action as Transaction
from bot.time.seats import agree as changed
from game.engine import commitment
from game.fair import Source, short
from game.fair.source import read_terms
from playground.kit import Playground
from tests.bot.people import Player
from tests.bot.play import Hall

LUCKY = True


@pytest.fixture
async def hall(world: Playground, bot: IslandBot) -> Hall:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.open()
    await hall.settle()
    return hall


async def test_everybody_adds_something_after_the_promise(hall: Hall) -> None:
    anna, _, cleo = hall.players
    opened = (await hall.table()).meta
    seed = await hall.bot.store.games.seed(hall.game_id)
    assert seed is not None and opened.promise == commitment(seed)
    assert [added.name for added in opened.luck] == ["Ben", "Cleo"], "by the press with which they joined"
    await cleo.press("Luck")
    await cleo.submit({"word": "  **Kokos**  <@1> "})
    await hall.settle()
    lobby = hall.world.channel.last
    assert opened.promise not in lobby.text and short(opened.promise) in lobby.text
    assert r"Cleo “\*\*Kokos\*\* \<@" in lobby.text and lobby.pings == []
    await anna.press("Start")
    await hall.settle()
    meta = (await hall.table()).meta
    terms = read_terms(meta.terms)
    assert [name for name, _ in terms.luck] == ["Ben", "Cleo", "Anna"]
    assert terms.luck[1][1] == "**Kokos** <@1>" and all(text.isdigit() for _, text in (terms.luck[0], terms.luck[2]))
    assert (terms.promise, terms.looked, terms.game) == (opened.promise, 1, str(hall.game_id))
    started = next(m for m in hall.world.channel.messages if "The game has begun" in m.text)
    assert all(part in started.text for part in ("Kokos", terms.luck[0][1][-5:], terms.luck[2][1][-5:]))
    assert "One island was looked at." in started.text and short(opened.promise) in started.text


async def test_who_has_added_luck_may_start_without_being_last(hall: Hall) -> None:
    """Somebody who runs the bot and opens the table adds luck first; then none of it can have been chosen to suit."""
    anna, ben, _ = hall.players
    await anna.command("/game luck", word="mine")
    await ben.command("/game luck", word="after yours")
    await hall.start()
    terms = read_terms((await hall.table()).meta.terms)
    assert [text for name, text in terms.luck if name != "Cleo"] == ["mine", "after yours"]


async def test_one_letter_of_one_word_changes_the_dice_and_nobody_knows_how(hall: Hall) -> None:
    await hall.start()
    table, seed = await hall.table(), await hall.bot.store.games.seed(hall.game_id)
    assert seed is not None and table.meta.terms
    other = table.meta.terms.replace(table.meta.luck[0].text, table.meta.luck[0].text[:-1] + "x")
    chances = [Source(seed, str(table.id), terms).chance(table.island) for terms in (table.meta.terms, other)]
    dice = [[chance.die("dice") for _ in range(40)] for chance in chances]
    assert dice[0] != dice[1]


async def test_who_leaves_the_lobby_takes_the_luck_along_and_a_second_word_replaces_the_first(hall: Hall) -> None:
    _, ben, cleo = hall.players
    await ben.command("/game luck", word="first")
    await ben.command("/game luck", word="second")
    assert "“second”" in ben.actor.last.text and "first" not in ben.actor.last.text
    await cleo.press("Leave")
    await hall.settle()
    assert [(added.name, added.text) for added in (await hall.table()).meta.luck] == [("Ben", "second")]
    await ben.command("/game luck")
    [mine] = (await hall.table()).meta.luck
    assert mine.text.isdigit() and not mine.typed, "without a word the press counts"
    await cleo.command("/game luck", word="from outside")
    assert "are not at this table" in cleo.actor.last.text and len((await hall.table()).meta.luck) == 1
    zoe = Player(hall.world, "Zoe")
    await zoe.press("Luck")
    assert "are not at this table" in zoe.actor.last.text


async def test_adding_luck_leaves_everybody_ready_and_the_island_as_it_is(hall: Hall) -> None:
    _, ben, cleo = hall.players
    await ben.press("Start")
    before = (await hall.table()).meta
    await cleo.command("/game luck", word="apple")
    after = (await hall.table()).meta
    assert (after.ready, after.looked, after.rerolls) == (before.ready, before.looked, before.rerolls)
    assert len(after.ready) == 1


async def test_islands_that_were_looked_at_are_counted_and_told(hall: Hall) -> None:
    anna = hall.host
    for _ in range(2):
        await anna.press("Another island")
        await hall.settle()
    lobby = Lobby(hall.bot.sessions, hall.game_id)
    for desert in ("centre", "random", "centre", "random"):
        await lobby.choose_option("desert", desert)
    await lobby.choose_option("target", 12)
    await hall.start()
    started = next(m for m in hall.world.channel.messages if "The game has begun" in m.text)
    assert "4 islands were looked at." in started.text, "three dealt, and one with the desert in the middle"


async def test_a_substitute_changes_nothing_that_was_agreed_on(hall: Hall) -> None:
    await hall.start()
    before = (await hall.table()).meta

    def renamed(tx: Transaction, table):  # type: ignore[no-untyped-def]
        return changed(tx, table, names=tuple(f"{name} II" for name in table.names))

    await hall.bot.sessions.change(hall.game_id, renamed)
    after = (await hall.table()).meta
    assert after.names != before.names and (after.terms, after.luck) == (before.terms, before.luck)


async def test_a_rematch_is_promised_anew_and_takes_its_luck_from_new_presses(hall: Hall) -> None:
    await hall.start()
    first = (await hall.table()).meta
    await hall.host.command("/game abandon")
    await hall.host.press("End the game")
    await hall.settle()
    await hall.players[1].command("/game rematch")
    found = await hall.bot.store.games.in_channel(int(hall.world.channel.id))
    assert found is not None
    again = (await hall.bot.sessions.open(found.id)).meta
    assert again.promise != first.promise and again.luck == () and again.looked == 1
    await hall.players[1].press("Start")
    await hall.settle()
    [(name, press)] = read_terms((await hall.bot.sessions.open(found.id)).meta.terms).luck
    assert name == "Ben" and re.fullmatch(r"\d{15,20}", press)
