"""What the almanac once said wrongly or not at all: each finding with the words that mend it."""

from __future__ import annotations

from random import Random

import pytest

from bot.almanac import entry, said, systems_in_play
from bot.facts import facts_of
from bot.finding import search
from bot.seated import Chronicle
from game.engine import Chance
from game.families import family
from game.setup import Setup
from game.words import languages
from tests.bot.seats import seated

PLAIN = systems_in_play("island", ())
NUMBERS = {2: "two", 3: "three"}


def text(key: str, language: str = "en", players: int = 4, *modules: str) -> str:
    """An entry as a table of so many with these systems reads it."""
    found = entry(language, key)
    assert found is not None, key
    setup = Setup(players, modules)
    game = family("island").new_game(setup, Chance(Random(1).randrange))
    return said(language, found, facts_of(seated(setup, game, Chronicle(), language)))


@pytest.mark.parametrize(
    ("language", "typed", "key"),
    [("cs", "obchod", "trade"), ("cs", "křižovatka", "intersection"), ("en", "corner", "intersection")],
)
def test_alm_1_a_game_being_played_answers_first(language: str, typed: str, key: str) -> None:
    assert search(language, typed, PLAIN)[0].key == key


@pytest.mark.parametrize(
    "typed",
    ["end of the game", "variable setup", "domestic trade", "start player", "how do I play", "tactics", "intersection"],
)
def test_alm_2_several_words_need_not_be_one_exact_phrase(typed: str) -> None:
    assert search("en", typed, PLAIN), typed


@pytest.mark.parametrize("key", ["variable_setup", "intersection", "tactics", "edge", "coast", "end"])
@pytest.mark.parametrize("language", languages())
def test_alm_4_headwords_of_the_printed_almanac_have_entries(language: str, key: str) -> None:
    found = entry(language, key)
    assert found is not None and found.module in PLAIN


def test_alm_6_the_event_die_gives_a_level_one_number_more_than_itself() -> None:
    assert "1 or 2" in text("event_die") and "at least the red die" not in text("event_die")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("players", "knights", "other"), [(4, "14", "20"), (6, "20", "14")])
def test_alm_7_the_deck_is_that_of_so_many_players(language: str, players: int, knights: str, other: str) -> None:
    modules = ("five_six",) if players > 4 else ()
    found = text("development", language, players, *modules)
    assert knights in found and other not in found
    assert "5" in text("five_six", language, 6, "five_six"), "the victory points stay 5"


@pytest.mark.parametrize(("players", "modules", "raised"), [(3, (), 3), (4, (), 2), (3, ("cities_and_knights",), 2)])
def test_alm_9_the_river_raises_the_target_as_the_rules_do(players: int, modules: tuple[str, ...], raised: int) -> None:
    found = text("great_river", "en", players, "great_river", *modules)
    assert f"{NUMBERS[raised]} more points" in " ".join(found.split())


def test_alm_10_every_ending_of_atlantis_and_the_last_settlement_of_the_volcano() -> None:
    assert "nothing left" in text("atlantis") and "harbour" in text("sinking")
    assert "no settlement piece is left" in text("volcano")


def test_alm_11_ties_plain_cities_and_the_deserters_piece() -> None:
    assert "tie the knights win" in text("barbarians") and "without a metropolis" in text("barbarians")
    assert "weaker" in text("deserter") and "stays active" in text("deserter")
    assert "Levels 4 and 5 need a city without a metropolis" in text("improvements")


def test_alm_12_without_a_desert_the_robber_goes_where_it_began() -> None:
    assert "desert" in text("robber_leaves", "en", 4, "event_cards")
    assert "desert" not in text("robber_leaves", "en", 4, "event_cards", "volcano")


@pytest.mark.parametrize(
    ("language", "alchemist"), [("en", "Alchemist"), ("cs", "Alchym"), ("sk", "Alchym"), ("pl", "Alchem")]
)
def test_a_turn_of_cities_and_knights_knows_no_development_cards(language: str, alchemist: str) -> None:
    """CK-124: what is in the hand is played after the roll, and any number of it."""
    assert alchemist in text("turn", language, 4, "cities_and_knights") and alchemist not in text("turn", language)
    assert language != "en" or "development" not in text("turn", language, 4, "cities_and_knights")
