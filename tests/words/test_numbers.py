"""Whatever is counted in any message stands in the right form beside every number from 0 to 30, in every language."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest

from game.words import Words, languages, speaking
from game.words.source import Said, texts
from tests.words import nouns

COUNTS = range(31)
ELSEWHERE = 77  # every other number of the same message
VARIANTS = 60  # of one message
FILLED = "…"  # names and lists that are filled in are no words of the message
NEVER = {("event-won", "goal", 1), ("refused-player_count", "most", 1)}  # nobody plays for a point, nor alone
UNCOUNTED = ("card-", "spot-", "item-")  # they bring no number: tests/words/test_counting.py has the cards


def counting() -> list[tuple[str, str]]:
    """Every message that decides by a number in some language, and which number."""
    found = {
        (name, argument)
        for language in languages()
        for name, said in texts(language).items()
        for argument in said.variants
        if said.counts(argument) and not name.startswith(UNCOUNTED)
    }
    return sorted(found)


def tellings(words: Words, said: Said, argument: str, n: int) -> Iterator[str]:
    """A message with a number, in every variant it has beside."""
    chosen = {k: sorted(v) for k, v in said.variants.items() if k != argument and not said.counts(k)}
    plain: dict[str, object] = dict.fromkeys(said.arguments, FILLED)
    plain |= {name: ELSEWHERE for name in said.arguments if said.counts(name)}
    for variant in itertools.islice(itertools.product(*chosen.values()), VARIANTS):
        yield words.say(said.key, said.of, **plain | dict(zip(chosen, variant, strict=True)) | {argument: n})


def faults(language: str, name: str, argument: str, line: str, n: int) -> Iterator[str]:
    """Where a number has a word behind it that is not the right form of something counted."""
    for found in re.finditer(rf"(?<![\d.,:]){n}\*{{0,2}} (?=[^\W\d_])", line):
        behind = line[found.end() :]
        known = [t for t in nouns.forms(language, name) if any(_begins(behind, form) for form in (*t[0], *t[1:]))]
        if known and not any(_begins(behind, form) for t in known for form in nouns.right(language, t, n)):
            yield f"{name} {argument}={n}: {line}"
        if not known and not any(_begins(behind, word) for word in nouns.BARE[language]):
            yield f"{name} {argument}={n}: what is counted is in no table: {line}"


def _begins(text: str, form: str) -> bool:
    """Whether a text begins with these words, whole."""
    return text.startswith(form) and not text[len(form) : len(form) + 1].isalpha()


def wrong(language: str) -> list[str]:
    words, found = speaking(language), []
    for name, argument in counting():
        said = texts(language)[name]
        if argument in said.arguments:
            counts = [n for n in COUNTS if (name, argument, n) not in NEVER]
            lines = {(n, line) for n in counts for line in tellings(words, said, argument, n)}
            found += [fault for n, line in sorted(lines) for fault in faults(language, name, argument, line, n)]
    return found


@pytest.mark.parametrize("language", languages())
def test_what_is_counted_stands_in_the_right_form(language: str) -> None:
    assert wrong(language) == []


def test_every_message_that_counts_is_looked_at() -> None:
    assert len(counting()) > 90
    assert all(len(nouns.forms(language, "")) > 35 for language in languages())


@pytest.mark.parametrize(
    ("language", "n", "wrong_form", "right_form"),
    [
        ("cs", 5, "5 karty", "5 karet"), ("sk", 2, "2 kariet", "2 karty"), ("pl", 22, "22 kart", "22 karty"),
        ("pl", 12, "12 karty", "12 kart"), ("en", 1, "1 cards", "1 card"), ("sk", 3, "3 stoličky", "3 karty"),
    ],
)  # fmt: skip
def test_a_wrong_form_is_noticed(language: str, n: int, wrong_form: str, right_form: str) -> None:
    assert list(faults(language, "look-cards", "n", wrong_form, n))
    assert not list(faults(language, "look-cards", "n", right_form, n))
