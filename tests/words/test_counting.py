"""Everything counted stands in the right form from 0 to 30, cards are read in every case, names are never declined."""

from __future__ import annotations

import re

import pytest

from bot.cards import read_cards
from game.rules import compose
from game.setup import Setup
from game.words import TEXTS, languages, speaking
from tests.words import grammar

COUNTS = range(31)
RULES = compose(Setup(4, ("cities_and_knights",)))
INFLECTING = [language for language in languages() if language in grammar.DECLINED]
NAMES = "seat|other|maker|taker|target|victim|partner|offerer|demander|name|names|who|old|owners|winners"
OTHER_THINGS = ("spot-", "dice-", "picture-", "board-", "place-", "refused-needs", "list-", "name-")


def test_every_language_has_its_tables() -> None:
    for table in (grammar.WHICH, grammar.CARDS, grammar.ACCUSATIVE, grammar.NOUNS):
        assert set(languages()) <= set(table)


@pytest.mark.parametrize("language", languages())
def test_cards_are_counted_as_the_grammar_has_it(language: str) -> None:
    words, wrong = speaking(language), []
    for kind, forms in grammar.CARDS[language].items():
        for n in COUNTS[1:]:
            right = f"{n} {grammar.counted(language, forms, n)}"
            given = f"1 {grammar.ACCUSATIVE[language].get(kind, forms[0])}" if n == 1 else right
            said = words.cards({kind: n}), words.cards({kind: n}, "acc")
            wrong += [] if said == (right, given) else [(said, right, given)]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", grammar.SPOKEN_OF)
def test_what_is_counted_stands_in_the_right_form(language: str, key: str) -> None:
    """Behind its number; or the number stands last: “cards: 5”."""
    words, (number, noun), wrong = speaking(language), grammar.SPOKEN_OF[key], []
    forms = grammar.NOUNS[language][noun]
    for n in COUNTS:
        said = words.say(key, **{number: n, "limit": 77})
        right = grammar.counted(language, forms, n)
        if not re.search(rf"(?<!\d){n} {right}(?!\w)", said) and not re.search(rf": {n}\W*\Z", said):
            wrong.append((said, right))
    assert wrong == []


def test_a_wrong_form_is_noticed() -> None:
    assert [grammar.counted("pl", ("a", "b", "c"), n) for n in (0, 1, 2, 5, 12, 21, 22, 25)] == list("cabcccbc")
    assert [grammar.counted("cs", ("a", "b", "c"), n) for n in (0, 1, 2, 5, 12, 21, 22, 25)] == list("cabccccc")


@pytest.mark.parametrize("language", INFLECTING)
def test_cards_are_read_in_every_case(language: str) -> None:
    words, wrong = speaking(language), []
    for kind, forms in grammar.DECLINED[language].items():
        for form in forms.split():
            try:
                if read_cards(f"2 {form}", RULES, words) != {kind: 2}:
                    wrong.append(form)
            except Exception as refused:
                wrong.append(f"{form}: {refused}")
    assert wrong == []


@pytest.mark.parametrize("language", INFLECTING)
def test_names_of_people_are_never_declined(language: str) -> None:
    """No ending is glued to a name, and no preposition governs one: a noun before it carries the case."""
    glued = re.compile(rf"\w\{{ \$({NAMES}) \}}|\{{ \$({NAMES}) \}}[^\W\d_]")
    governed = re.compile(rf"(?<!\w)({grammar.GOVERNING[language].replace(' ', '|')}) \{{ \$({NAMES}) \}}")
    wrong = []
    for path in sorted((TEXTS / language).glob("*.ftl")):
        key = ""
        for line in path.read_text("utf-8").splitlines():
            key = line.partition(" ")[0] if line[:1].isalpha() else key
            if not key.startswith(OTHER_THINGS) and (glued.search(line) or governed.search(line)):
                wrong.append(f"{key}: {line.strip()}")
    assert wrong == []


def gendered(language: str, line: str) -> bool:
    """Whether a name is the subject of a verb in the past, or somebody is told what they did in the past."""
    little, past = grammar.LITTLE[language], grammar.PAST[language]
    subject = rf"(?:= |\] |[.:] |^)\{{ \$(?:{NAMES}|by) \}}(?: (?:{little}))* \w+{past}(?!\w)"
    return bool(re.search(subject, line) or re.search(grammar.YOU_DID[language], line))


@pytest.mark.parametrize("language", INFLECTING)
def test_people_have_no_gender(language: str) -> None:
    """The past shows it in all three languages."""
    files = sorted((TEXTS / language).glob("*.ftl"))
    lines = [f"{path.name}: {line.strip()}" for path in files for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if gendered(language, line)] == []


def test_a_gender_is_noticed() -> None:
    wrong = [("cs", "x = { $seat } si koupila"), ("sk", "x = { $seat } kúpil kartu"), ("pl", "x = { $name } kupiła")]
    assert all(gendered(*line) for line in (*wrong, ("pl", "wybrałeś kartę"), ("cs", "už jsi hodil")))
    assert not gendered("cs", "x = Nabídka hráče { $seat } skončila.")
