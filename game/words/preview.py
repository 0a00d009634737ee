"""Every message of a language on one page, beside English: as games fill it in, and in every number and variant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from random import Random

from game.catalogue import catalogue
from game.create import new_game
from game.engine import Chance, advance, view
from game.look import Text
from game.lookout import look
from game.rules import objections
from game.setup import Setup
from game.simulate import choose
from game.words import ENGLISH, NAMED, NOBODY, SEATS, Words, languages, speaking
from game.words.source import Said, spoken, texts

NAMES = ("Ada", "Bodo", "Cora", "Dag", "Edda", "Finn")
NUMBERS = (0, 1, 2, 5, 12, 21, 22)  # each plural form of every language we may speak
MOVES = 500
MOST = 3  # tellings of one fact
SAMPLES: dict[str, object] = {
    "cards": {"wood": 2, "brick": 1}, "give": {"wool": 1}, "get": {"ore": 1}, "missing": {"grain": 5}, "card": "brick",
    "kind": "wool", "progress": "merchant", "item": "settlement", "award": "longest_road", "terrain": "hills",
    "option": "pace", "helper": "asla", "new_helper": "hilda",
    "resource": "ore", "building": "city", "colour": "red", "name": "Ada", "names": "Ada, Bodo", "by": "Bodo",
    "to": [1, 2], "winners": [1],
}  # fmt: skip
"""What arguments look like where no game filled them in."""
PLACES = {
    "hex": Text("spot-hex", {"what": Text("terrain-hills"), "name": "F"}),
    "corner": Text("spot-corner", {"around": Text("terrain-hills"), "n": 1, "name": "12"}),
    "edge": Text("spot-between", {"one": Text("terrain-hills"), "other": Text("terrain-forest"), "name": "12-13"}),
}
SEVERAL = frozenset(("none", "one", "more", "some", "other"))  # what selectors see of a list
CARDS: tuple[dict[str, int], ...] = ({}, {"ore": 1}, {"wood": 2, "brick": 1})
STYLE = """body{font:16px/1.45 system-ui;margin:2rem;max-width:90rem}table{border-collapse:collapse;width:100%}
td,th{border:1px solid #ccc;padding:.3rem .5rem;text-align:left;vertical-align:top;white-space:pre-wrap}
td:first-child{font:13px monospace;white-space:normal;width:16rem}.lacking{background:#fdd}.same{background:#ffd}"""
Args = Mapping[str, object]


def games() -> Iterator[Setup]:
    """A game of every rule system, with as many people as it takes."""
    for key in catalogue():
        setups = (Setup(players, (key,), agreed=(key,)) for players in (4, 5, 3))
        yield from [setup for setup in setups if not objections(setup)][:1]


class AtTable:
    """A table to talk about."""

    names = NAMES

    def place(self, at: str, number: int) -> Text:
        return PLACES[at]


def page(words: Words) -> str:
    """The whole page."""
    english, played = speaking(ENGLISH), stories()
    own = texts(words.language if words.language in languages() else ENGLISH)
    rows = "".join(_rows(words, english, said, own.get(name), played) for name, said in spoken(ENGLISH).items())
    head = f"<tr><th>key</th><th>English</th><th>{escape(words.language)}</th></tr>"
    legend = "Red: no words yet. Yellow: the same as in English."
    return (
        f'<!doctype html><html lang="{escape(words.language)}"><meta charset="utf-8"><title>Words</title>'
        f"<style>{STYLE}</style><h1>{escape(words.say('language-name'))}</h1><p>{legend}</p>"
        f"<table>{head}{rows}</table></html>"
    )


def _rows(words: Words, english: Words, said: Said, own: Said | None, played: dict[str, list[Args]]) -> str:
    found = []
    for args in fillings(said, own, played.get(said.key, [])):
        one, other = english.put(said.key, args, AtTable(), said.of), words.put(said.key, args, AtTable(), said.of)
        mark = ' class="lacking"' if own is None else ' class="same"' if one == other else ""
        found.append((f"<td>{escape(one)}</td>", f"<td{mark}>{escape(other)}</td>"))
    cells = "".join(
        f"<tr><td>{escape(said.name) if i == 0 else ''}</td>{one}{other}</tr>"
        for i, (one, other) in enumerate(dict.fromkeys(found))
    )
    return cells


def fillings(said: Said, own: Said | None, played: list[Args]) -> Iterator[Args]:
    """Arguments to show a message with: as games had them, then every number and variant in turn."""
    known = [args for args in played if said.arguments - {"n", "case"} <= set(args)]
    yield from known
    usual = known[0] if known else {name: _sample(name) for name in said.arguments}
    decisive = dict.fromkeys([*said.variants, *(own.variants if own else ())])
    if not known and not decisive:
        yield usual
    for name in decisive:
        said_by = [each for each in (said, own) if each is not None and name in each.variants]
        variants = {variant for each in said_by for variant in each.variants[name]}
        counted = name not in SEATS and any(each.counts(name) for each in said_by)
        for value in NUMBERS if counted else _values(name, variants):
            yield {**usual, name: value}


def _values(name: str, variants: set[str]) -> Sequence[object]:
    """What an argument may be, so that every variant is seen."""
    if variants <= SEVERAL and isinstance(SAMPLES.get(name), dict):
        return CARDS
    if name in SEATS and "none" in variants:
        return NOBODY, 1
    return ([], [0], [0, 1]) if variants <= SEVERAL else sorted(variants - {"other"})


def _sample(name: str) -> object:
    if name in SAMPLES:
        return SAMPLES[name]
    if name in ("module", "needs"):
        return next(iter(catalogue()))
    if name in SEATS:
        return SEATS.index(name) % len(NAMES)
    return "wood" if name in NAMED else 3


def stories() -> dict[str, list[Args]]:
    """How random games filled in what they told, asked and showed."""
    found: dict[str, list[Args]] = {}
    for setup in games():
        for key, args in _story(setup):
            known = found.setdefault(key, [])
            if len(known) < MOST and args not in known:
                known.append(args)
    return found


def _story(setup: Setup) -> Iterator[tuple[str, Args]]:
    assert not objections(setup)
    rng = Random(7)
    chance = Chance(rng.randrange)
    game = new_game(setup, chance)
    while game.over is None and game.moves < MOVES:
        yield from ((f"event-{event.key}", event.args) for event in game.events)
        yield from ((f"prompt-{prompt.kind}", prompt.args) for prompt in game.prompts)
        chance.forget()
        advance(game, choose(game, rng), chance, quiet=False)
        if game.moves % 50 == 0:
            yield from ((text.key, text.args) for text in _texts(look(view(game), list(NAMES[: setup.players]))))


def _texts(thing: object) -> Iterator[Text]:
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from _texts(part)
    else:
        for name in getattr(thing, "__struct_fields__", ()):
            yield from _texts(getattr(thing, name))
