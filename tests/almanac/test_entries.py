"""Every term of every rule system can be looked up, in every language alike."""

import json

import pytest

from bot.almanac import FOLDER, almanac
from bot.commands.paths import all_actions
from game.catalogue import catalogue
from game.dice.rules import FAMILY as DICE
from game.modules.cities_and_knights.deck import CARDS
from game.modules.event_cards.deck import BOX
from game.words import ENGLISH, languages
from tests.words.needed import DEVELOPMENT, modules, tables

SYSTEMS = (*catalogue(), DICE)
COVERS = json.loads((FOLDER / "covers.json").read_text("utf-8"))


def wanted():
    keys = {f"module-{key}" for key in SYSTEMS} | {f"action-{key}" for key in all_actions()}
    keys |= {f"card-{card}" for card in DEVELOPMENT} | {f"card-{card.event}" for card in BOX.cards}
    keys |= {f"card-{kind}" for rules in tables() for kind in rules.kinds}
    keys |= {f"award-{award.key}" for module in modules() for award in module.awards}
    return keys | {f"progress-{card}" for card in CARDS}


def test_every_system_card_award_and_action_is_explained():
    assert sorted(wanted() - {key for keys in COVERS.values() for key in keys}) == []


def test_nothing_is_said_to_be_explained_that_does_not_exist():
    assert sorted({key for keys in COVERS.values() for key in keys} - wanted()) == []
    assert sorted(set(COVERS) - {entry.key for entry in almanac(ENGLISH)}) == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_entries(language):
    found = {(entry.module, entry.key) for entry in almanac(language)}
    assert found == {(entry.module, entry.key) for entry in almanac(ENGLISH)}
    assert (FOLDER / language).is_dir()


@pytest.mark.parametrize("language", languages())
def test_entries_belong_to_a_system_and_are_named_once(language):
    entries = almanac(language)
    assert {entry.module for entry in entries} == set(SYSTEMS)
    assert len({entry.key for entry in entries}) == len(entries)
    titles = [(entry.module, entry.title) for entry in entries]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", languages())
def test_entries_are_short_and_say_something(language):
    for entry in almanac(language):
        assert 20 <= len(entry.text) <= 420, entry.key
        assert entry.text.endswith(".") and entry.also, entry.key
