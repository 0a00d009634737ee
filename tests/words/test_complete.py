"""Everything told, refused, asked, offered, chosen and shown has words in every language, once, with the same gaps."""

from collections import Counter

import pytest

from bot.arguments import type_of
from bot.commands.paths import all_actions
from game.words import ENGLISH, languages, speaking
from tests.words import code, needed
from tests.words.texts import entries, messages

UNUSED = {"plain": "samples of pictures that bring their own words"}
INFLECTED = {"n", "case"}  # what every name gets, whether its language looks at it or not
NAMES = ("card-", "item-", "progress-", "award-", "module-", "terrain-", "spot-")
NAMES_OF_COMMANDS = "names.ftl"  # English ones are those of the code; tests/words/test_commands.py counts the others
OTHERS = [language for language in languages() if language != ENGLISH]


@pytest.mark.parametrize("language", languages())
def test_every_key_has_words(language: str) -> None:
    assert sorted(needed.needed() - set(messages(language))) == []


@pytest.mark.parametrize("language", languages())
def test_whatever_explains_itself_does_so(language: str) -> None:
    assert sorted(key for key in needed.helped() if "help" not in messages(language)[key].attributes) == []


@pytest.mark.parametrize("language", languages())
def test_no_key_has_two_homes(language: str) -> None:
    homes = Counter(entry.key for entry in entries(language))
    assert [key for key, times in homes.items() if times > 1] == []


def test_no_key_is_without_use() -> None:
    quoted = {key for entry in entries(ENGLISH) for key in entry.quotes}
    used = needed.needed() | needed.optional() | code.mentioned() | quoted | set(UNUSED)
    own = {key for key in messages(ENGLISH) if key.startswith("about-")}  # counted beside the commands themselves
    assert sorted(set(messages(ENGLISH)) - used - own) == []


def test_parts_of_keys_are_known() -> None:
    assert sorted(code.patterns() - set(needed.EXPANDED) - needed.DECLARED) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_in_the_same_files(language: str) -> None:
    english = {(entry.file, entry.key) for entry in entries(ENGLISH) if entry.file != NAMES_OF_COMMANDS}
    other = {(entry.file, entry.key) for entry in entries(language) if entry.file != NAMES_OF_COMMANDS}
    assert sorted(english ^ other) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fills_in_the_same_and_explains_the_same(language: str) -> None:
    english = messages(ENGLISH)
    differ = [
        key for key, entry in messages(language).items() if key in english and _gaps(entry) != _gaps(english[key])
    ]
    assert differ == []


def _gaps(entry):
    free = INFLECTED if entry.key.startswith(NAMES) else set()
    return entry.arguments - free, entry.attributes


@pytest.mark.parametrize("language", languages())
def test_quoted_words_exist(language: str) -> None:
    quoted = {key for entry in entries(language) for key in entry.quotes}
    assert quoted <= set(messages(language))


def test_words_that_do_not_exist_are_noticed() -> None:
    assert not speaking(ENGLISH).has("event-no_such_event")
    assert {"produced", "first_resources", "magic_card", "metropolis_taken", "barbarians_won"} <= code.told()
    assert {"cannot_pay", "not_seated", "players_3_4_only"} <= needed.codes()


@pytest.mark.parametrize("language", languages())
def test_whatever_is_asked_by_buttons_is_a_question(language: str) -> None:
    """The bare name of an argument is for forms and commands; above buttons it stood alone once."""
    asked = {(a.name, key) for key, kind in all_actions().items() for a in kind.arguments() if not _by_card(a.type)}
    said = {(name, key): speaking(language).say(f"arg-{name}", of="ask", action=key) for name, key in asked}
    assert {name for name, _ in asked} >= {"field", "card", "victim", "symbol", "corner"}
    assert {pair: text for pair, text in said.items() if not text.endswith("?") or not text[:1].isupper()} == {}


def _by_card(kind: str) -> bool:
    return type_of(kind).by_card
