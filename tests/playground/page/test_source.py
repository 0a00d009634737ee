"""The page's source keeps its promises: no foreign address, no markup made from strings, all words in one place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playground.people.screen import LOCALES
from playground.world.things import NOT_DISCORDS

STATIC = Path(__file__).parents[3] / "playground" / "page" / "static"
SCRIPTS = sorted(STATIC.rglob("*.js"))
SINKS = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment|eval\(")
WORDS = sorted((STATIC / "words").glob("*.js"))
ENGLISH = STATIC / "words" / "en.js"


def source() -> str:
    return "\n".join(path.read_text() for path in SCRIPTS if path not in WORDS)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_script_makes_markup_from_strings(path: Path) -> None:
    assert not SINKS.search(path.read_text())


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_every_script_is_short_and_imports_only_what_exists(path: Path) -> None:
    text = path.read_text()
    assert len(text.splitlines()) <= 400
    for imported in re.findall(r"from '([^']+)'", text):
        assert imported.startswith(".") and (path.parent / imported).resolve().exists(), imported


@pytest.mark.parametrize("path", sorted(STATIC.rglob("*.css")), ids=lambda path: path.name)
def test_every_style_sheet_is_short_and_used(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 400
    assert f"./style/{path.name}" in (STATIC / "index.html").read_text()


def test_nothing_is_loaded_from_elsewhere() -> None:
    for path in STATIC.rglob("*"):
        if path.suffix in {".html", ".css", ".svg", ".js"}:
            addresses = re.findall(r"https?://[\w.]+", path.read_text())
            assert set(addresses) <= {"http://www.w3.org", "https://"}, path.name


def test_every_key_has_words_and_every_word_is_used() -> None:
    keys = set(read(ENGLISH))
    text = source()
    said = set(re.findall(r"'((?:[a-z]+)\.[\w.]+)'", text))
    built = {f"message.system.{kind}" for kind in ("renamed", "pin", "join", "thread")}
    asked = set(re.findall(r"say\(\s*'([\w.]+)'", text))
    assert asked - keys == set()
    assert keys - said - built == set()


@pytest.mark.parametrize("path", [path for path in WORDS if path != ENGLISH], ids=lambda path: path.stem)
def test_every_language_has_the_same_keys_and_places(path: Path) -> None:
    english, other = read(ENGLISH), read(path)
    assert list(other) == list(english)
    for key, words in english.items():
        assert places(other[key]) == places(words), key


def read(path: Path) -> dict[str, str]:
    """The words of a language by key; where a number decides, all forms together."""
    return dict(re.findall(r"^  '([\w.]+)':\s*(.*?),$(?=\n  '|\n\n|\n\};)", path.read_text(), re.M | re.S))


def places(words: str) -> set[str]:
    return set(re.findall(r"(?<!^)\{(\w+)\}", words))


def test_the_page_speaks_every_language_it_has_words_in() -> None:
    spoken = re.search(r"OTHERS = \[(.*?)\]", (STATIC / "core" / "words.js").read_text())
    assert spoken and set(re.findall(r"'(\w+)'", spoken[1])) == {path.stem for path in WORDS} - {"en"}
    assert set(LOCALES) >= {"cs", "sk", "pl"} and NOT_DISCORDS["sk"] in LOCALES
