"""What people type, and what the almanac answers first: the printed headwords, and the questions of three languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.almanac import systems_in_play
from bot.finding import search
from game.words import languages

FOLDER = Path(__file__).parent
HEADWORDS: dict[str, dict[str, str]] = json.loads((FOLDER / "headwords.json").read_text("utf-8"))
PLAIN = systems_in_play("island", ())
AT_LEAST = 0.95
FRESH, NEAR = 0.88, 0.95  # of questions the search was not made for: answered first, and among the first three


def questions(file: str = "questions.txt") -> list[list[str]]:
    lines = (FOLDER / file).read_text("utf-8").splitlines()
    return [[part.strip() for part in line.split("|")] for line in lines if not line.startswith("#")]


def best(language: str, systems: str, typed: str) -> list[str]:
    playing = (*PLAIN, *systems.split()) if systems != "-" else PLAIN
    return [entry.key for entry in search(language, typed, playing)[:3]]


def first(language: str, systems: str, typed: str) -> str:
    return next(iter(best(language, systems, typed)), "")


@pytest.mark.parametrize("language", [language for language in HEADWORDS if language in languages()])
def test_the_headwords_of_the_printed_books_are_answered(language: str) -> None:
    """ALM-2, ALM-4: from the game in play, by the entry that explains it; a language as soon as it is spoken."""
    wrong = {word: first(language, "-", word) for word, term in HEADWORDS[language].items()}
    assert {w: found for w, found in wrong.items() if found != HEADWORDS[language][w]} == {}


def test_the_lists_are_whole() -> None:
    assert (len(HEADWORDS["pl"]), len(HEADWORDS["cs"]), len(questions())) == (26, 30, 275)


def test_questions_as_people_type_them() -> None:
    asked = questions()
    wrong = [(*q, found) for q in asked if (found := first(*q[:3])) != q[3]]
    share = 1 - len(wrong) / len(asked)
    print(f"{share:.1%} of {len(asked)} first", *wrong, sep="\n")
    assert share >= AT_LEAST, wrong


def test_questions_that_were_not_in_mind() -> None:
    """Whole sentences in four languages, with slips; the entry meant is first or on one of the buttons below."""
    asked = [(q, best(*q[:3])) for q in questions("fresh.txt")]
    wrong = [(q, found) for q, found in asked if not {*found[:1]} & {*q[3].split("/")}]
    right, near = 1 - len(wrong) / len(asked), sum(bool({*found} & {*q[3].split("/")}) for q, found in asked)
    print(f"{right:.1%} of {len(asked)} first, {near / len(asked):.1%} of three", *wrong, sep="\n")
    assert len(asked) == 157 and right >= FRESH and near >= NEAR * len(asked)
