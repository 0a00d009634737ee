"""The same story in words: alt texts, the text board, and their keys in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from game.look import Place, Text
from renderer import alt_text, render_text, samples
from renderer.alt import KNOWN
from renderer.hand import hand_alt
from renderer.palette import DATA, kind_inks, seat_inks
from renderer.placement import placement_alt
from renderer.speak import speaker
from renderer.summary import summary_alt
from renderer.terrain import terrain_inks

LANGUAGES = sorted(path.parent.name for path in (DATA / "text").glob("*/renderer.ftl"))


@cache
def keys(language: str) -> dict[str, set[str]]:
    """Every key of a language with the arguments it uses."""
    resource = FluentParser().parse((DATA / "text" / language / "renderer.ftl").read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = set(re.findall(r"\$(\w+)", _text(entry, language)))
    return found


def _text(entry: ast.Message, language: str) -> str:
    from fluent.syntax import serialize

    return str(serialize(ast.Resource([entry])))


def used_keys() -> set[str]:
    """Every key the renderer's code names."""
    source = "\n".join(path.read_text("utf-8") for path in (DATA.parent / "renderer").rglob("*.py"))
    return set(re.findall(r'"((?:picture|board|summary|hand)-[a-z-]+)"', source))


def test_english_and_czech_are_there() -> None:
    assert {"en", "cs"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_the_code_names_exists(language: str) -> None:
    named = used_keys()
    named |= {f"colour-{c}" for c in seat_inks()}
    named |= {f"kind-{k}" for k in ("any", *kind_inks())}
    named |= {f"sprite-{s}" for s in KNOWN}
    assert named <= set(keys(language))
    assert all(speaker(language)(Text(f"terrain-{t}")) != f"terrain-{t}" for t in terrain_inks())


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_agree_on_keys_and_arguments(language: str) -> None:
    assert keys(language) == keys("en")


def test_no_key_is_unused() -> None:
    prefixes = ("colour-", "terrain-", "kind-", "sprite-")
    assert {key for key in keys("en") if not key.startswith(prefixes)} - used_keys() == {"plain"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_fit_and_tell_who_is_at_turn(language: str) -> None:
    words = speaker(language)
    for look in (samples.busiest(), samples.played(samples.island((3, 4, 5, 6, 5, 4, 3)), 6, 2, rich=True)):
        text = alt_text(look, words)
        assert len(text) <= 1024
        assert look.rows[0].name in text
        assert "{" not in text


def test_alt_text_names_points_dice_and_robber() -> None:
    look = samples.played(samples.island(), 4)
    text = alt_text(look, speaker())
    assert look.dice is not None
    assert f"together {look.dice.red + look.dice.yellow}" in text
    for row in look.rows:
        assert f"{row.name} ({row.colour}): {row.points} point" in text
    assert f"Robber on hex {look.ground.tiles[look.marks[0].place].name}" in text


def test_a_card_drawn_instead_of_dice_is_told_as_a_card() -> None:
    words = speaker()
    for text in (alt_text(samples.busiest(), words), render_text(samples.busiest(), words)):
        assert "Card with the dice red 3, yellow 1, together 4." in text
        assert "Dice:" not in text


def test_alt_text_ends_with_a_whole_sentence_when_it_is_cut() -> None:
    text = alt_text(samples.busiest(6), speaker())
    assert text.endswith(". …") or len(text) < 900


def test_placement_alt_lists_the_places_or_says_there_is_none() -> None:
    words = speaker()
    assert placement_alt([Place("corner", 16, "17", 0), Place("corner", 3, "4", 1)], words) == "Possible places: 17, 4."
    assert placement_alt([], words) == "There is no possible place."
    many = [Place("edge", k, f"{k}-{k + 1}", k) for k in range(400)]
    assert len(placement_alt(many, words)) <= 1024


def test_hand_alt_counts_cards_and_says_when_there_are_none() -> None:
    words = speaker("cs")
    assert "Prázdná ruka" in hand_alt(samples.empty_hand(), words)
    assert "5× brick" in hand_alt(samples.hand(), words)


def test_summary_alt_names_the_winner() -> None:
    assert f"{samples.NAMES[1]} wins" in summary_alt(samples.summary(4), speaker())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_board_names_every_hex_harbour_and_piece(language: str) -> None:
    look = samples.busiest()
    lines = render_text(look, speaker(language)).splitlines()
    text = "\n".join(lines)
    for tile in look.ground.tiles:
        assert any(line.startswith(f"{tile.name}: ") for line in lines), tile
    for row in look.rows:
        assert row.name in text
    for mark in look.marks:
        if mark.layer == "piece" and mark.at == "corner":
            owner = next(line for line in lines if line.startswith(f"{look.rows[mark.seat].name}: "))
            assert look.ground.corner_names[mark.place] in owner
    assert text.count(":1 ") == len(look.ground.harbours)
    assert "{" not in text


def test_site_names_stand_in_the_text_board() -> None:
    look = samples.played(samples.free_form(), 3)
    text = render_text(look, speaker())
    for site in look.ground.sites:
        assert site.name in text
