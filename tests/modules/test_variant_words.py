"""Whatever five variants tell, ask, refuse or show has words."""

import re
from pathlib import Path

import pytest

from game.board import topology
from game.catalogue import catalogue
from game.engine import Fact, Refused
from game.modules.event_cards.deck import BOX
from game.rules import compose, objections
from game.setup import Setup
from game.words import speaking

FIVE = ("atlantis", "event_cards", "jungle", "magic_seven", "volcano")
GAME = Path("game")
PLAYER = {"seat": "Ann", "taker": "Bob", "victim": "Cid"}


@pytest.fixture
def words():
    return speaking("en")


def sources(key):
    return "\n".join(path.read_text("utf-8") for path in sorted((GAME / "modules" / key).glob("*.py")))


def told_by(room):
    """The facts a folder of the rules tells."""
    assert catalogue()
    return {key for key, fact in Fact.known.items() if fact.__module__ == f"game.{room}.told"}


@pytest.mark.parametrize("key", FIVE)
def test_a_variant_has_a_name_and_says_what_it_is_about(words, key):
    assert words.has(f"module-{key}") and words.say(f"module-{key}", of="help")


@pytest.mark.parametrize("key", FIVE)
def test_every_event_and_every_look_has_words(words, key):
    text = sources(key)
    for event in told_by(f"modules.{key}"):
        assert words.has(f"event-{event}"), event
    for look in re.findall(r'(?:Text\(|, )"(look-[\w-]+)"', text):
        assert words.has(look), look


@pytest.mark.parametrize("key", FIVE)
def test_every_action_and_every_question_has_words(words, key):
    module = next(m for m in compose(Setup(4, (key,))).modules if m.key == key)
    for action in module.actions:
        assert words.has(f"action-{action.key}") and words.say(f"action-{action.key}", of="help")
    for kind in module.prompts:
        assert words.has(f"prompt-{kind.kind}")


def test_what_the_core_tells_of_losses_has_words(words):
    told = told_by("core") & {"hex_sank", "road_lost", "building_lost", "robber_home"}
    assert len(told) == 4
    for event in (*told, "nothing_stolen", "magic_card", "magic_too_few"):
        assert words.has(f"event-{event}"), event


@pytest.mark.parametrize("key", FIVE)
def test_every_code_a_variant_adds_has_words(words, key):
    module = next(m for m in compose(Setup(4, (key,))).modules if m.key == key)
    for code in module.refusal_order(()):
        assert words.has(f"refused-{code}"), code
    for code in (*module.claims.values(), *module.unfit.values(), "players_3_4_only", "no_land", "not_a_resource"):
        assert words.has(f"refused-{code}"), code


def test_events_on_cards_have_names_and_a_line(words):
    for card in BOX.cards:
        assert words.has(f"card-{card.event}") and words.has(f"look-event-{card.event}")
        told = words.say("event-event_card", seat="Ann", event=card.event, number=card.red + card.yellow)
        assert card.event == "none" or words.say(f"card-{card.event}") in told


def test_reasons_against_a_set_name_both_sides(words):
    (reason, *_) = objections(Setup(4, ("atlantis", "volcano")))
    assert isinstance(reason, Refused) and reason.key == "one_desert_variant_only"
    named = {name: words.say(f"module-{value}") for name, value in reason.details.items()}
    said = words.say("refused-one_desert_variant_only", **named)
    assert "Atlantis" in said and "Volcano" in said


def test_sentences_are_filled_in(words):
    place = topology("base").corner_names[3]
    assert (
        words.say("event-erupted", die=3, corner=place)
        == "The volcano erupts: the die shows 3, lava runs to the corner at 4."
    )
    lost = {"seat": "Ann", "item": "city", "cause": "lava", "place": "4"}
    assert words.say("event-building_lost", to="settlement", **lost) == "Lava: Ann's city 4 shrinks to a settlement."
    assert words.say("event-building_lost", to="", **lost) == "Ann loses the city 4."
    assert words.say("event-storm", hex="D", n=2, limit=5) == "A storm batters D: 2 of 5 markers."
