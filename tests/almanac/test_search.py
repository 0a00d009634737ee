"""The almanac is searched as people type: by name, by other names, by beginnings, without marks, with slips."""

import pytest

from bot.almanac import almanac
from bot.app import IslandBot
from bot.finding import distance, search
from playground.kit import Playground
from tests.bot.people import Player


@pytest.mark.parametrize(
    ("language", "typed", "key"),
    [
        ("en", "robber", "robber"),
        ("en", "thief", "robber"),
        ("en", "LONGEST", "longest_road"),
        ("en", "year of plenty", "invention"),
        ("en", "alchmist", "alchemist"),
        ("en", "volcanoe", "volcano"),
        ("cs", "zlodej", "robber"),
        ("cs", "ZLODĚJ", "robber"),
        ("cs", "osada", "settlement"),
        ("cs", "silnice", "road"),
        ("cs", "nejdelsi", "longest_road"),
        ("cs", "alchimista", "alchemist"),
        ("pl", "zlodziej", "robber"),
        ("pl", "ZŁODZIEJA", "robber"),
        ("pl", "ile kosztuje osada", "costs"),
        ("pl", "najdluzsza droga", "longest_road"),
        ("pl", "najwięcej rycerzy", "largest_army"),
        ("pl", "alhemik", "alchemist"),
    ],
)
def test_the_best_entry_comes_first(language, typed, key):
    assert search(language, typed)[0].key == key


def test_systems_in_play_come_first():
    assert search("en", "knight", ("base", "development"))[0].module == "development"
    assert search("en", "knights", ("cities_and_knights",))[0].module == "cities_and_knights"
    assert search("en", "walls", ("cities_and_knights",))[0].module == "cities_and_knights"
    assert search("en", "walls", ("city_walls",))[0].module == "city_walls"
    assert search("en", "", ("volcano",))[0].module == "volcano"


def test_nothing_typed_lists_everything_and_nonsense_nothing():
    assert len(search("en", "")) == len(almanac("en"))
    assert search("en", "qqqqqq") == []


def test_a_language_without_an_almanac_reads_english():
    assert almanac("xx") == almanac("en")


def test_letters_are_counted():
    assert [distance("lava", other) for other in ("lava", "lave", "lav", "larva", "")] == [0, 1, 1, 1, 4]


async def test_people_look_things_up_in_their_language(world: Playground, bot: IslandBot) -> None:
    petr, anna = Player(world, "Petr", "cs"), Player(world, "Anna")
    await petr.command("/almanac", term="zlodej")
    await petr.sees("Zloděj stojí na poli")
    await anna.command("/almanac", term="robber")
    await anna.sees("The robber stands on a hex")
    await anna.command("/almanac", term="@everyone zzz")
    assert "@everyone" not in (await anna.sees("I found nothing about")).text
