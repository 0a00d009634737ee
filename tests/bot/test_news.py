"""What is new since the last picture: shown in it, told in its description."""

from __future__ import annotations

import re
from random import Random

import pytest
from msgspec import structs

from bot.app import IslandBot
from bot.show.news import fresh, news
from game.catalogue import catalogue
from game.engine import Event, Fact
from game.look import Fresh
from game.setup import Setup
from game.words import languages, speaking
from playground.kit import Playground
from renderer import board_png
from renderer.drawer import PIECES, known
from tests.bot.seats import tables
from tests.bot.test_whole_game import seated

PAINTED = True


def test_equal_things_of_one_player_are_counted_and_the_rest_stays_apart() -> None:
    events = [
        Event("rolled", {"seat": 0, "number": 8}),
        Event("built", {"seat": 0, "item": "road", "place": 3}),
        Event("built", {"seat": 0, "item": "road", "place": 4}),
        Event("built", {"seat": 1, "item": "road", "place": 5}),
        Event("robber_moved", {"seat": 1, "hex": 2}),
        Event("award_taken", {"award": "longest_road", "seat": 0}),
    ]
    found = [(new.icon, new.seat, new.count) for new in news(events)]
    assert found == [("road", 0, 2), ("road", 1, 1), ("robber", -1, 1), ("longest_road", 0, 1)]


def test_only_what_still_stands_is_marked_and_the_robber_where_it_is_now() -> None:
    *_, table = tables(Setup(4), 5, moves=60, every=60)
    look = table.family.look(table.view(), table.names)
    road, seat = next(iter(table.island.table.roads.items()))
    here, gone = table.island.table.robber, next(e for e in range(70) if e not in table.island.table.roads)
    events = [
        Event("built", {"seat": seat.seat, "item": "road", "place": road, "how": "paid"}),
        Event("built", {"seat": seat.seat, "item": "road", "place": gone, "how": "paid"}),
        Event("robber_moved", {"seat": 1, "hex": (here + 1) % 19, "origin": here}),
        Event("robber_moved", {"seat": 2, "hex": here, "origin": (here + 1) % 19}),
    ]
    assert fresh(events, look) == (Fresh("edge", road), Fresh("hex", here, (here + 1) % 19))
    new = news(events, table.label)
    assert [(n.icon, n.count, n.places) for n in new][1] == ("robber", 1, (table.label("hex", here),))
    plain = board_png(look, speaking("en"))
    marked = board_png(structs.replace(look, news=new, fresh=fresh(events, look)), speaking("en"))
    assert marked.data != plain.data and len(marked.data) <= 1.1 * len(plain.data)


@pytest.mark.parametrize("language", languages())
def test_everything_that_can_be_new_has_a_picture_and_words(language: str) -> None:
    words = speaking(language)
    assert catalogue()
    things = {fact.thing for fact in Fact.known.values() if fact.thing}
    named = {thing for thing in things if "-" in thing}
    for key in named:
        icon = key.partition("-")[2]
        assert (known(icon) or icon in PIECES) and words.has(key)
    assert things - named == {"item", "award", "card"}


async def test_a_settlement_just_founded_is_new_in_the_picture(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7)
    table = await hall.table()
    first = hall.at(table, table.island.table.turn.actor)
    assert "New:" not in table_alt(world)
    await hall.by_command(hall.choice(table, table.island.table.turn.actor, Random(1)))
    await hall.settle()
    assert re.search(rf"New: settlement at \d+ \({first.name}\)\.", table_alt(world))


def table_alt(world: Playground) -> str:
    return str(world.channel.messages[-1].alt[0])
