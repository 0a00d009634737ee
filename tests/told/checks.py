"""What is wrong with a line, seen by itself and against what it tells of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from bot.speech import Speech
from game.words import SEATS, sort_of_place

BROKEN = re.compile(
    r"  | [,.;:!?)]|\(\s*\)|[{}]|\b[a-z]+_[a-z_]+\b|\$\w|[,:] ?[.!?]|,\s*,|\.\.$|\b(?:and|a|or|nebo|alebo)\.$|\?\?"
)
LISTS = ("to", "winners", "receivers", "victims", "owners", "asked")
THINGS = {
    "card": "card", "kind": "card", "progress": "progress", "item": "item", "award": "award", "helper": "helper",
    "new_helper": "helper", "resource": "card", "building": "item", "town": "", "beyond": "",
}  # fmt: skip
NUMBERS_OF_OFFERS = ("offer", "standing")
CHOOSE_WORDS = (
    "how", "source", "cause", "why", "face", "event", "answer", "guild", "field", "roll", "round", "must", "fewer",
    "may_spare", "may_decline", "resources_only", "second", "active", "strength", "first",
)  # fmt: skip
"""Arguments by which a text chooses its words."""
BEHIND = ("turn", "eager", "size", "counts", "sources", "held", "limit", "box", "year", "each", "since")
"""What stands above the line, is for the silent alone, or is told when somebody asks why."""
NOT_SAID = {*NUMBERS_OF_OFFERS, *CHOOSE_WORDS, *BEHIND}
ELSEWHERE = {
    "event_card": ("seat", "number"),  # the line of the roll before it
    "dice_rolled": ("n",),  # the first roll is one of all dice
    "called": ("to",),  # whoever hears it
}
"""Arguments of an event that stand in the line before, or go without saying."""
ONE = {
    "en": ("one", "a", "an", "the", "only", "last"),
    "cs": ("jed", "poslední", "kart", "silnici"),
    "pl": ("jed", "ostatni", "kart", "drog"),
    "sk": ("jed", "poslednú", "kart", "cestu"),
}


def broken(line: str) -> list[str]:
    """Signs of a sentence that was put together wrongly."""
    found = [f"broken: {m[0]!r}" for m in BROKEN.finditer(line)]
    if not line.strip():
        found.append("empty")
    elif line.rstrip()[-1] not in ".!?”“":
        found.append("no end")
    return found


def missing(speech: Speech, line: str, args: Mapping[str, Any], silent: Iterable[str] = ()) -> list[str]:
    """Subjects of an event or a question that its words leave out, save those named as silent."""
    table = speech.table
    assert table is not None
    found = []
    for name, value in args.items():
        if name in silent or (name in NOT_SAID and not isinstance(value, dict)):
            continue
        if not all(_said(speech, line, name, one, args) for one in _parts(name, value)):
            found.append(f"leaves out {name}")
    return found


def _parts(name: str, value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [(kind, n) for kind, n in value.items() if n]
    return list(value) if isinstance(value, list | tuple) else [value]


def _said(speech: Speech, line: str, name: str, value: Any, args: Mapping[str, Any]) -> bool:
    table = speech.table
    assert table is not None
    if isinstance(value, tuple):
        return str(value[1]) in line and _named(speech, line, f"card-{value[0]}")
    if name in SEATS or name in LISTS:
        return isinstance(value, str) or value < 0 or table.names[value] in line
    if at := "hex" if name == "hexes" else sort_of_place(name, args):
        return value < 0 or f"({table.label(at, value)})" in line
    if isinstance(value, str) and name in THINGS:
        return value in ("", "none") or (
            _named(speech, line, f"{THINGS[name]}-{value}") if THINGS[name] else value in line
        )
    if isinstance(value, bool):
        return True
    if isinstance(value, int):
        alone = value == 1 and any(w in line.casefold() for w in ONE[speech.words.language])
        number = str(value).replace("-", "−")
        return alone or value == 0 or re.search(rf"(?<!\d){number}(?!\d)", line) is not None
    return True


def _named(speech: Speech, line: str, key: str) -> bool:
    """Is it named, in whatever case: by the beginning of its longest word."""
    low = line.casefold()
    return any(_stem(form) in low for form in (*speech.words.forms(key), speech.say(key)))


def _stem(form: str) -> str:
    word = max(form.casefold().split(), key=len)
    return word[: max(3, len(word) - 3)]
