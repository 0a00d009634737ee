"""Everything this expansion tells, asks, refuses and offers has words."""

import re
from pathlib import Path

import pytest

from game.look import Text
from game.modules.cities_and_knights.codes import FIRST, LAST
from game.modules.cities_and_knights.deck import CARDS, FIELDS
from game.modules.cities_and_knights.module import CitiesAndKnights
from game.words import languages, speaking

FOLDER = Path("game/modules/cities_and_knights")
NAMES = ("Ada", "Bo", "Cy", "Di")
POINTS = ("metropolises", "defender", "merchant", "shown_cards", "settlements", "cities")


class AtTable:
    names = NAMES

    def place(self, at, number):
        return Text(f"{at} {number}")


def told_keys():
    text = "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    found = set(re.findall(r'g\.tell\(\s*"(\w+)"', text))
    return found | {"barbarians_won", "barbarians_beaten", "metropolis_built", "metropolis_taken", "building_laid_over"}


def needed():
    keys = {f"event-{key}" for key in told_keys()}
    keys |= {f"refused-{code}" for code in (*FIRST, *LAST, "bad_option", "not_with_cities_knights")}
    keys |= {f"prompt-{kind.kind}" for kind in CitiesAndKnights.prompts}
    keys |= {f"action-{kind.key}" for kind in CitiesAndKnights.actions}
    keys |= {f"arg-{arg.name}" for kind in CitiesAndKnights.actions for arg in kind.arguments()}
    keys |= {f"progress-{card}" for card in CARDS} | {f"value-{card}" for card in CARDS}
    keys |= {f"value-{field}" for field in FIELDS} | {f"card-{kind}" for kind in ("coin", "paper", "cloth")}
    keys |= {f"option-{option.key}" for option in CitiesAndKnights.options}
    keys |= {f"value-{value}" for option in CitiesAndKnights.options for value in option.values}
    keys |= {f"points-{source}" for source in POINTS} | {f"module-{CitiesAndKnights.key}"}
    looks = (FOLDER / "looks.py").read_text("utf-8")
    return keys | set(re.findall(r'"(look-[\w-]+)"', looks))


@pytest.mark.parametrize("language", languages())
def test_every_key_has_words(language):
    words = speaking(language)
    assert sorted(key for key in needed() if not words.has(key)) == []


@pytest.mark.parametrize("kind", CitiesAndKnights.actions)
def test_every_action_says_what_it_does(kind):
    assert len(speaking("en").say(f"action-{kind.key}", of="help")) > 10


def test_names_are_filled_in():
    words = speaking("en")
    played = words.tell("progress_played", {"seat": 1, "progress": "road_building"}, AtTable())
    assert played == "Bo plays Road building."
    moved = words.tell("knight_moved", {"seat": 0, "place": 18, "corner": 24}, AtTable())
    assert moved == "Ada moves a knight from corner 18 to corner 24."
    sailed = words.tell("ship_sailed", {"left": 1}, AtTable())
    assert sailed == "The barbarian ship sails on: 1 square to go."
    taken = words.tell("road_taken_off", {"seat": 0, "other": 1, "edge": 3}, AtTable())
    assert taken == "Ada takes Bo's road edge 3 off the board."
