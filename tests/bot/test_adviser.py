"""The adviser at a table: asked in private, told to others, done by a tap."""

from __future__ import annotations

import asyncio

from bot.app import IslandBot
from game.words import speaking
from playground.kit import Playground
from tests.bot.people import Player
from tests.bot.play import Hall, quiet
from tests.bot.test_whole_game import seated

WORDS = speaking("en")
ASK, MORE = WORDS.say("button-advise"), WORDS.say("button-everything")


async def test_alone_among_automatic_players_advice_comes_and_one_tap_does_it(
    world: Playground, bot: IslandBot
) -> None:
    anna = Player(world, "Anna")
    await anna.command("/game new")
    for _ in range(2):
        await anna.press("Add automatic player")
    await anna.press("Start")
    await quiet(bot)
    table = await bot.sessions.in_channel(int(anna.actor.channel.id))
    assert table is not None
    for _ in range(3):
        await asked(bot, table.id, anna)
        before = (await bot.sessions.open(table.id)).island.moves
        await anna.press(MORE)
        await anna.press(ASK)
        answer = anna.actor.messages[-1]
        assert answer.ephemeral and "What I would do" in answer.text and "1. " in answer.text
        assert "asked the adviser" not in anna.actor.channel.messages[-1].text
        await anna.tap(answer, answer.buttons[0])
        assert (await bot.sessions.open(table.id)).island.moves > before
        await quiet(bot)


async def asked(bot: IslandBot, game: int, player: Player) -> None:
    """Until a game waits for a player, and shows it."""
    while (table := await bot.sessions.open(game)).user_at(table.island.waiting_for()[0].seat) != int(player.actor.id):
        await quiet(bot)
        await asyncio.sleep(0)
    await quiet(bot)


async def mover(hall: Hall) -> Player:
    table = await hall.table()
    return hall.at(table, table.island.waiting_for()[0].seat)


async def test_among_people_it_is_not_offered_and_not_given(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 5)
    player = await mover(hall)
    await player.press(MORE)
    assert ASK not in [str(b) for b in player.actor.messages[-1].buttons]


async def test_where_the_table_allows_it_the_others_hear_of_it_once_a_turn(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 5, adviser="always")
    player = await mover(hall)
    for _ in range(2):
        await player.press(MORE)
        await player.press(ASK)
    table = await hall.table()
    assert [t.event.key for t in table.chronicle.told].count("advised") == 1
    await hall.host.sees("asked the adviser")
    waiting = next(p for p in hall.players if p is not player)
    await waiting.press(MORE)
    assert ASK not in [str(b) for b in waiting.actor.messages[-1].buttons]
