"""Nobody learns another's hidden cards: not from messages, pictures, alt texts, buttons or suggestions."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bot.app import IslandBot
from bot.commands.gathered import possible
from bot.history import relive
from bot.seated import Seated
from bot.show.stage import wanted
from bot.speech import speech_of
from bot.ui import Sheet
from bot.widgets.menu import actions_of, group_menu
from game.core.land import touch
from game.engine import Event
from game.engine.codec import pack, unpack
from game.modules.development.state import Held, of
from game.table import Island
from playground.kit import Playground
from tests.bot.play import Hall, _reach
from tests.bot.test_whole_game import seated

GROUPS = ("", "build", "trade", "card", "play", "turn", "helper")


@pytest.fixture
async def hall(world: Playground, bot: IslandBot) -> Hall:
    hall = await seated(world, bot, 4, 7, island="beginner")
    await _reach(hall, "main")
    return hall


def told(page: Sheet) -> str:
    """All of a message that leaves the bot, pictures included."""
    files = [(f.filename, f.description, f.fp.read().hex()) for f in page.files]
    return json.dumps([page.view.to_components(), files])


def other_secrets(table: Seated, one: tuple[int, ...], other: tuple[int, ...], card: str) -> Seated:
    """The same table with other hidden cards in the hands of seats 1 and 2."""
    game: Island = unpack(pack(table.island), table.island.rules)
    for seat, cards in ((1, one), (2, other)):
        game.table.hands[seat][:5] = list(cards)
        of(game).cards[seat] = [Held(card, 0)]
    touch(game)
    return table.after(table.record.version, game=game)


async def public(bot: IslandBot, table: Seated) -> list[str]:
    return [told(await message.make()) for message in wanted(bot, table, [])]


async def test_public_messages_are_the_same_whatever_is_hidden(hall: Hall) -> None:
    table = await hall.table()
    first = other_secrets(table, (4, 0, 0, 0, 0), (0, 4, 0, 0, 0), "knight")
    second = other_secrets(table, (0, 0, 1, 1, 2), (0, 0, 0, 0, 4), "monopoly")
    assert await public(hall.bot, first) == await public(hall.bot, second)
    third = other_secrets(table, (0, 0, 1, 1, 3), (0, 0, 0, 0, 4), "monopoly")
    assert await public(hall.bot, first) != await public(hall.bot, third), "the test sees nothing: counts are public"


async def test_private_menus_of_one_do_not_depend_on_the_hands_of_others(hall: Hall) -> None:
    table = await hall.table()
    first = other_secrets(table, (4, 0, 0, 0, 0), (0, 4, 0, 0, 0), "knight")
    second = other_secrets(table, (0, 0, 1, 1, 2), (0, 0, 0, 0, 4), "monopoly")
    for seat in (0, 3):
        assert private(first, seat) == private(second, seat)


def private(table: Seated, seat: int) -> list[Any]:
    """Everything a person could be offered now."""
    speech = speech_of("en", table)
    menus = [told(group_menu(speech, table, seat, group)) for group in GROUPS if list(actions_of(table, seat, group))]
    return [*menus, *(speech.deed(action) for action in possible(table, seat))]


async def test_in_a_played_game_no_public_word_and_no_other_ear_has_a_secret(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 134, target=3)
    await hall.play(random.Random(5), 200)
    await hall.settle()
    table = await hall.table()
    secrets: list[Event] = []
    await relive(bot.store, table, lambda game: secrets.extend(e for e in game.events if e.only is not None))
    assert secrets, "nothing secret happened: choose another seed"
    speech = speech_of("en", table)
    for event in secrets:
        line = speech.tell(event)
        assert line not in world.channel.text
        for seat in table.island.seats:
            if event.only is not None and seat not in event.only:
                actor = hall.at(table, seat).actor
                assert not any(line in m.text for m in actor.messages)
