"""Every term of every rule system can be looked up, in every language alike."""

import json

import pytest

from bot.almanac import FOLDER, HERE, _home, almanac, topic
from bot.commands.paths import all_actions
from game.catalogue import catalogue
from game.dice import rules as dice
from game.dice.rules import FAMILY as DICE
from game.engine import Fact
from game.modules.cities_and_knights.deck import CARDS
from game.modules.event_cards.deck import BOX
from game.words import ENGLISH, languages
from tests.words import code
from tests.words.needed import DEVELOPMENT, codes, modules, tables

SYSTEMS = (*catalogue(), DICE)
FILES = sorted((FOLDER / "covers").glob("*.json"))
COVERS = {term: keys for path in FILES for term, keys in json.loads(path.read_text("utf-8")).items()}
COVERED = {key for keys in COVERS.values() for key in keys}


def wanted():
    keys = {f"module-{key}" for key in SYSTEMS} | {f"action-{key}" for key in all_actions()}
    keys |= {f"card-{card}" for card in DEVELOPMENT} | {f"card-{card.event}" for card in BOX.cards}
    keys |= {f"card-{kind}" for rules in tables() for kind in rules.kinds}
    keys |= {f"award-{award.key}" for module in modules() for award in module.awards}
    return keys | {f"progress-{card}" for card in CARDS}


def told():
    """Every refusal, question and event there can be."""
    keys = {f"refused-{key}" for key in codes()} | {f"event-{key}" for key in code.told()}
    keys |= {f"prompt-{kind.kind}" for module in modules() for kind in module.prompts}
    return keys | {f"prompt-{kind.kind}" for kind in dice.KINDS}


def test_every_refusal_question_and_event_leads_to_an_entry():
    """To one of its own, or to that of its rule system; what is about the bot leads to how tables work here."""
    entries = {entry.key: entry for entry in almanac(ENGLISH)}
    for key in told():
        assert topic(key) in entries, key
    about_the_bot = {key for key in told() if topic(key) == HERE and key not in COVERED}
    homes = {_home(key) for key in about_the_bot}
    own = {"absence", "adviser", "review", "trading", "bot", "time", "settings", "learning", "after", "almanac"}
    assert homes <= own, homes


def test_rules_of_every_game_are_explained_one_by_one():
    """Nothing of the base game, the cards and what variants share leads to a mere overview."""
    shared = [key for key in told() if _home(key) in ("base", "development", "variants", "maps")]
    assert sorted(key for key in shared if key not in COVERED) == []


def test_every_system_card_award_and_action_is_explained():
    assert sorted(wanted() - COVERED) == []


def test_nothing_is_said_to_be_explained_that_does_not_exist():
    assert sorted(COVERED - wanted() - told()) == []
    assert sorted(set(COVERS) - {entry.key for entry in almanac(ENGLISH)}) == []


def test_every_fact_that_is_told_names_an_entry_that_explains_it():
    facts = [fact for fact in Fact.known.values() if fact.__module__.startswith("game.") and fact.key != "by_seat"]
    assert sorted({fact.topic for fact in facts} - {entry.key for entry in almanac(ENGLISH)}) == []


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
