"""Whole games told in every language: each sentence gets everything it fills in, and no bare key shows through."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.catalogue import catalogue
from game.create import new_game
from game.engine import Chance, advance, view
from game.look import Text
from game.lookout import look
from game.rules import objections
from game.setup import Setup
from game.simulate import choose
from game.words import languages, speaking
from tests.invariants.setups import company_of
from tests.words.texts import messages

NAMES = ["Ada", "Bo", "Cy", "Di", "Eli", "Fay"]
MOVES = 600
GAMES = [
    Setup(4, ()), Setup(5, ("five_six",)), Setup(4, ("cities_and_knights", "magic_seven", "specialists")),
    Setup(4, ("atlantis", "castles", "city_walls", "event_cards", "harbormaster")),
    Setup(3, ("great_river", "jungle", "specialists")), Setup(4, ("volcano", "event_cards", "castles")),
    Setup(4, ("corsica", "event_cards")), Setup(3, ("new_york", "erie_canal"), agreed=("erie_canal",)),
    Setup(4, ("helpers",)), Setup(6, ("five_six", "helpers"), {"helper_edition": "cards10"}),
    Setup(4, ("best_friends", "city_walls")),
]  # fmt: skip
SIDES = {"offer": ("maker", "give", "get")}  # what the bot adds of the offer that is asked about
NAMED = {"base", "development", *(key for setup in GAMES for key in setup.modules)}
GAMES += [Setup(4, systems, agreed=systems) for systems in map(company_of, sorted(catalogue().keys() - NAMED))]
KEYS = re.compile(r"\b[a-z]+_[a-z_]+\b|\{|\bplace\b|\bseat\b")


class AtTable:
    names = NAMES

    def place(self, at: str, number: int) -> Text:
        return Text("plain", {"words": str(number)})


def story(setup: Setup) -> tuple[dict[str, dict], list[Text], dict[str, dict]]:
    """One telling of each event, all words of looks, and one of each question, of a random game."""
    rng = Random(7)
    chance = Chance(rng.randrange)
    g = new_game(setup, chance)
    told, shown, asked = {}, [], {}
    while g.over is None and g.moves < MOVES:
        told |= {(e.key, *sorted(map(str, e.args.values()))): e for e in g.events}
        asked |= {p.kind: p.args for p in g.prompts}
        chance.forget()
        advance(g, choose(g, rng), chance, quiet=False)
        if g.moves % 100 == 0:
            shown += texts(look(view(g), NAMES[: setup.players]))
    return told, shown, asked


def texts(thing) -> list[Text]:
    """Every text in a look."""
    if isinstance(thing, Text):
        return [thing]
    if isinstance(thing, tuple | list):
        return [text for part in thing for text in texts(part)]
    fields = getattr(thing, "__struct_fields__", ())
    return [text for name in fields for text in texts(getattr(thing, name))]


def test_the_games_have_every_rule_system():
    assert {key for setup in GAMES for key in setup.modules} | {"base", "development"} == set(catalogue())
    assert not [reason for setup in GAMES for reason in objections(setup)]


@pytest.mark.parametrize("setup", GAMES, ids=lambda s: "+".join(s.modules) or "base")
def test_a_game_is_told_without_gaps(setup: Setup) -> None:
    told, shown, asked = story(setup)
    assert len(told) > 50 and shown and asked
    for language in languages():
        words, known = speaking(language), messages(language)
        for event in told.values():
            assert known[f"event-{event.key}"].arguments <= set(event.args), event
            said = words.tell(event.key, event.args, AtTable())
            assert said and not KEYS.search(said), (language, event, said)
        for text in shown:
            entry = known[text.key.partition(".")[0]]
            assert entry.arguments - {"n", "case"} <= set(text.args), text
            assert not KEYS.search(words(text)), (language, text)
        for kind, args in asked.items():
            assert known[f"prompt-{kind}"].arguments <= {*args, "name", *SIDES.get(kind, ())}, kind
            given = {"maker": 1, "give": {"wood": 1}, "get": {"ore": 2}} if kind in SIDES else {}
            said = words.ask(kind, {**args, **given}, AtTable())
            assert said and not KEYS.search(said), (language, kind, said)
