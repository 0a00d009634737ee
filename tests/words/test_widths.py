"""Words fit where they stand, in every language and in one that is a third longer than English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot import ui
from bot.lobby.settings import language_sheet, option_sheet, settings_sheet
from bot.show.lobby import lobby_text
from bot.speech import Speech
from bot.widgets.menu import group_menu
from game.catalogue import catalogue
from game.engine import view
from game.lookout import hand, look
from game.setup import Setup
from game.words import Words, languages, speaking
from game.words.preview import AtTable, fillings
from game.words.pseudo import PSEUDO, pseudo, stretched
from game.words.source import texts
from renderer import fonts, hand_png, table_png
from tests.bot.seats import tables

PHONE = 36
LONG = "Maximiliána Dlouhojmenná-Novotná"  # as long as Discord lets a name be
LABELS = ("button-", "action-", "sure-leave-yes", "group-", "first-", "value-")
TONGUES = [*languages(), PSEUDO]
SETUPS = [Setup(4, ("cities_and_knights", "specialists", "event_cards")), Setup(5, ("five_six", "helpers"))]


def words_of(language: str) -> Words:
    return pseudo() if language == PSEUDO else speaking(language)


class Crowd(AtTable):
    names = (LONG,) * 6


def labels(words: Words, person: str) -> Iterator[tuple[str, str]]:
    for name, said in texts("en").items():
        if name.startswith(LABELS) and not said.of:
            for args in fillings(said, None, []):
                named = {k: person if k in ("name", "other") else v for k, v in args.items()}
                yield name, words.put(said.key, named, Crowd())


@pytest.mark.parametrize("language", TONGUES)
def test_buttons_say_their_words_whole(language: str) -> None:
    said = dict(labels(words_of(language), LONG if language != PSEUDO else "Ada"))  # two things do not grow at once
    assert len(said) > 300
    assert {name: text for name, text in said.items() if len(text) > ui.LABEL} == {}


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Labels that had to be cut."""
    found: list[str] = []
    plain = ui.cut

    def cut(text: str, longest: int) -> str:
        if longest == ui.LABEL and len(text) > longest:
            found.append(text)
        return plain(text, longest)

    monkeypatch.setattr(ui, "cut", cut)
    return found


@pytest.mark.parametrize("language", TONGUES)
def test_sheets_keep_within_discords_limits(language: str, cuts: list[str]) -> None:
    setup = Setup(4, ("cities_and_knights", "specialists", "event_cards"))
    table = next(tables(setup, 3, 60, 60))
    speech = Speech(words_of(language), table)
    sheets = [settings_sheet(speech, table), language_sheet(speech, table), group_menu(speech, table, 0, "")]
    sheets += [group_menu(speech, table, 0, group) for group in ("build", "trade", "knight", "card")]
    keys = [option.key for option in table.family.options(tuple(catalogue()))][:8]
    sheets += [page for key in keys if (page := option_sheet(speech, table, key))]
    for part in (part for page in sheets for row in page.view.to_components() for part in _parts(row)):
        assert len(part.get("label") or "") <= 80 and len(part.get("placeholder") or "") <= 150
        assert len(part.get("content") or "") <= ui.MOST_TEXT
        for option in part.get("options", ()):
            assert len(option["label"]) <= 100 and len(option.get("description") or "") <= 100
    assert cuts == []
    assert len(lobby_text(speech, table)) <= ui.MOST_TEXT


@pytest.mark.parametrize("language", languages())
def test_headings_of_settings_fit_a_phone(language: str) -> None:
    """A select shows some 36 letters at 390 dots and no second line."""
    headings = [speaking(language).say("settings-options", heading=h) for h in ("time", "trade", "island", "house", "")]
    assert [text for text in headings if len(text) > PHONE] == []


def _parts(component: dict) -> Iterator[dict]:
    yield component
    for inner in component.get("components", ()):
        yield from _parts(inner)


@pytest.mark.parametrize("language", TONGUES)
def test_pictures_cut_no_word_but_a_long_name(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut, plain = [], fonts.fit

    def fit(text: str, size: int, room: int, weight: str = "bold") -> str:
        made = plain(text, size, room, weight)
        cut.extend([text] if made != text else [])
        return made

    monkeypatch.setattr(fonts, "fit", fit)
    for setup in SETUPS:
        table = next(tables(setup, 3, 90, 90))
        table_png(look(view(table.game), list(table.names)), words_of(language))
        hand_png(hand(table.view(0), 0, "Ada"), words_of(language))
    assert [text for text in cut if not any(part in name for part in text.split() for name in table.names)] == []


def test_the_pseudo_language_is_longer_and_never_offered() -> None:
    assert PSEUDO not in languages() and speaking(PSEUDO).language == "en"
    assert len(stretched("Add automatic player")) > 1.3 * len("Add automatic player")
    assert stretched("see **/game new** or `D` <@1>").count("/game new") == 1
    assert "`D` <@1>" in stretched("see `D` <@1>")
