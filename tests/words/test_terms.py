"""Things are called what the printed books call them; the table names only terms that some book prints."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.almanac import entry
from game.words import TEXTS, languages, speaking

TERMS: dict[str, dict[str, list[str]]] = json.loads(Path(__file__).with_name("terms.json").read_text("utf-8"))
USED: dict[str, list[str]] = json.loads(Path(__file__).with_name("printed.json").read_text("utf-8"))
PRINTED = [language for language in languages() if any(language in terms for terms in TERMS.values())]
NEVER = {
    "cs": (r"pahorkatin", r"\bbankou\b", r"\bbance\b", r"poničen", r"zvláštní stavební", r"pravidlo vzdálenosti"),
    "sk": (r"\btlačítk", r"\bseznam", r"\bkostk", r"\bzpráv", r"\bpouze\b", r"\bpokiaľ\b"),
    "pl": (r"„[^”]*“", r"\bPan\b"),
}
"""Words of another book, another language, or another game."""


def called(language: str, key: str) -> str:
    if key.startswith("almanac:"):
        found = entry(language, key.partition(":")[2])
        return found.title if found else ""
    return speaking(language).say(key)


@pytest.mark.parametrize("language", PRINTED)
def test_things_are_called_as_printed(language: str) -> None:
    wanted = {key: terms[language] for key, terms in TERMS.items() if language in terms}
    assert len(wanted) > 25
    said = {key: called(language, key) for key in wanted}
    assert {k: s for k, s in said.items() if s.casefold() not in map(str.casefold, wanted[k])} == {}


@pytest.mark.parametrize("language", PRINTED)
def test_terms_of_the_books_are_those_in_use(language: str) -> None:
    """Terms some book prints, all those of the owner's glossary that the program has a use for, as they are printed."""
    said = " ".join(path.read_text("utf-8") for path in sorted(TEXTS.parent.glob(f"*/{language}/*.ftl"))).casefold()
    assert len(USED[language]) > 120
    assert [t for t in USED[language] if not re.search(rf"(?<!\w){re.escape(t.casefold())}(?!\w)", said)] == []


@pytest.mark.parametrize("language", PRINTED)
def test_words_that_mislead_are_nowhere(language: str) -> None:
    wrong = []
    for path in sorted((TEXTS.parent).glob(f"*/{language}/*.ftl")):
        for line in path.read_text("utf-8").splitlines():
            asked = line.strip().startswith((".also", "#"))  # what people may type all the same
            wrong += [f"{path.name}: {line.strip()}" for word in NEVER[language] if not asked and re.search(word, line)]
    assert wrong == []
