"""What translators are told: what is missing, what does not match, and a page of everything that is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.words import ENGLISH, TEXTS, languages, source, speaking
from game.words.__main__ import main
from game.words.preview import page
from game.words.source import forms_of_numbers, lack, spoken, texts

OTHERS = [language for language in languages() if language != ENGLISH]
ALIKE = {
    "atlantis", "bank", "diplomat", "embargo", "new york", "plus", "server", "lobby", "joker", "n",
    "asla", "yngvi", "hilda", "högani", "thorolf", "diara", "ryan", "gregor", "stina", "digur", "kaja", "carla",
}  # fmt: skip
"""Words that really are the same."""
ENGLISH_ONLY = {"the", "and", "your", "you", "with", "of", "are", "is", "cards", "turn", "game", "player"}
COMMANDS = ("/game", "/turn", "game-", "game.fair")


@pytest.fixture
def language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A language with three messages: one right, one with another gap, one nobody asks for."""
    own = tmp_path / "sl"
    own.mkdir()
    (own / "bot.ftl").write_text(
        "done = Narejeno.\nlobby-joined = { $name } sedi.\nlobby-nothing = Nič.\nlook-cards = { $n ->\n"
        "    [one] { $n } karta\n   *[other] { $n } kart\n}\n",
        "utf-8",
    )
    (tmp_path / ENGLISH).symlink_to(TEXTS / ENGLISH)
    monkeypatch.setattr(source, "TEXTS", tmp_path)
    monkeypatch.setattr(source, "languages", lambda: (ENGLISH, "sl"))
    texts.cache_clear()
    yield "sl"
    texts.cache_clear()


def test_what_a_language_lacks_is_told(language: str) -> None:
    found = lack(language)
    assert "lobby-left" in found.missing and "done" not in found.missing
    assert found.unknown == ("lobby-nothing",)
    assert found.differing == ("lobby-joined",)
    assert found.plurals == ("look-cards",), "Slovenian has a dual and more"


def test_forms_of_numbers_are_those_of_the_grammar() -> None:
    assert forms_of_numbers("cs") == forms_of_numbers("sk") == {"one", "few", "other"}
    assert forms_of_numbers("pl") == {"one", "few", "many"} and forms_of_numbers("en") == {"one", "other"}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_is_complete(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--missing", language]) == 0
    assert capsys.readouterr().out.endswith(f"{language}: complete\n")


def test_a_language_nobody_speaks_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--missing", "xx"], ["--preview", "xx", "page.html"], []):
        with pytest.raises(SystemExit):
            main(wrong)
    assert "there are no words in xx" in capsys.readouterr().err


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english, own = texts(ENGLISH), texts(language)
    same = [
        name
        for name, said in own.items()
        if name in english and said.written == english[name].written and any(map(str.isalpha, said.written))
    ]
    assert [name for name in same if own[name].written.strip("# :.()").casefold() not in ALIKE] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left_in_a_sentence(language: str) -> None:
    found = []
    for path in sorted(TEXTS.parent.glob(f"*/{language}/*.ftl")):
        for line in path.read_text("utf-8").splitlines():
            said = [w for w in line.partition(" = ")[2].split() if not w.strip("*`(").startswith(COMMANDS)]
            words = {word.strip(".,:;!?*()„“”`") for word in said} & ENGLISH_ONLY
            asked = ".also" in line or line.startswith("#") or "{ $" in line or "/" in line
            found += [f"{path.name}: {line}"] if words and not asked else []
    assert found == []


@pytest.mark.parametrize("language", OTHERS[:1])  # one stands for all: that they are complete is counted above
def test_the_page_shows_every_message_in_every_plural(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.words.preview.games", tuple)
    made = page(speaking(language))
    assert 'class="lacking"' not in made and "{ $" not in made
    assert [name for name in spoken(ENGLISH) if f"<td>{name}</td>" not in made] == []
    for n in (1, 2, 5, 22):
        assert f"<td>{speaking(language).say('look-cards', n=n)}</td>" in made
