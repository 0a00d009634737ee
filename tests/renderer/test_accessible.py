"""ACC-1 to ACC-3: whatever the pictures show is told in words, in every rule system, for those who cannot see them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from msgspec import structs

from bot.show.beside import beside
from bot.show.lobby import lobby_text
from bot.speech import Speech, speech_of
from bot.store import Status
from bot.studio import named_look
from game.look import Look, New, Row, Text
from renderer.alt import LIMIT, alt_text, board_alt, sprite_words
from renderer.textboard import render_text
from tests.bot.seats import seated_words, tables
from tests.renderer.test_games import named, setups
from tests.told.test_truth import DICE

SETUPS = [*setups(), *DICE]
UNSEEN = ("plan", "highlight")


EVERY = pytest.mark.parametrize("which", range(len(SETUPS)), ids=[named(setup) for setup in SETUPS])


@cache
def shown(which: int) -> tuple[Look, Speech]:
    """A table in the middle of a random game, and words at it."""
    table = next(iter(tables(SETUPS[which], seed=5, moves=90, every=90)))
    return named_look(table), seated_words(table)


def points_of(row: Row) -> str:
    return str(row.points).replace("-", "−")


@EVERY
def test_acc_2_the_text_board_says_all_that_stands_in_rows_and_beside_the_board(which: int) -> None:
    look, words = shown(which)
    text = render_text(look, words)
    for row in look.rows:
        line = next(line for line in text.splitlines() if line.startswith(f"{row.name} ("))
        held = [award.alt for award in look.awards if award.icon in row.awards]
        assert len(held) == len(row.awards), "every medal has words"
        told = [words(one) for one in (*held, *(c.alt for c in row.chips), *(g.alt for g in row.grid))]
        assert [one for one in told if one not in line] == []
        assert (f"{points_of(row)} of {look.target} points" if look.target else f"{points_of(row)} point") in line
        assert all(box in line for box in row.boxes)
    shared = [*look.chips, *look.tracks, *(award for award in look.awards if award.holder < 0)]
    assert [one for one in shared if words(one.alt).casefold() not in text.casefold()] == []
    for one in look.cards:
        assert words(one.title) in text and all(words(card.title) in text for card in one.cards)
    assert all(words(face.alt) in text for face in (look.dice.extra if look.dice else look.faces) if face.active)


@EVERY
def test_the_text_board_says_what_stands_where(which: int) -> None:
    look, words = shown(which)
    lines, ground = render_text(look, words).splitlines(), look.ground
    names = {"corner": ground.corner_names, "edge": ground.edge_names, "hex": [tile.name for tile in ground.tiles]}
    for mark in look.marks:
        if (mark.layer in UNSEEN and mark.alt is None) or mark.at not in names or mark.layer == "plan":
            continue
        what, where = sprite_words(mark, words), names[mark.at][mark.place]
        if mark.at == "hex" and mark.spot >= 0:
            where = ground.corner_names[ground.tile_corners[mark.place][mark.spot]]
        assert any(what in line and where in line for line in lines), (what, where)
    assert all(any(line.startswith(f"{tile.name}: ") for line in lines) for tile in ground.tiles if ground.tile_corners)
    assert len([line for line in lines if ":1 " in line]) == len(ground.harbours) + len(ground.rights)
    assert all(any(words(path.alt).casefold() in line.casefold() for line in lines) for path in look.paths if path.alt)


@EVERY
def test_acc_3_alt_texts_tell_points_target_awards_levels_and_event_die_of_everybody(which: int) -> None:
    look, words = shown(which)
    whole, board = alt_text(look, words), board_alt(look, words)
    assert max(len(whole), len(board)) <= LIMIT
    for row in look.rows:
        score = f"{points_of(row)} of {look.target} points" if look.target else f"{points_of(row)} point"
        assert f"{row.name} ({row.colour}): {score}" in whole, "nobody is left out where it has to be short"
        assert f"{row.name} {points_of(row)}" in board
        held = [words(award.alt) for award in look.awards if award.icon in row.awards]
        assert not held or f"{row.name} holds: {', '.join(held)}." in board
        assert [one for one in (*held, *(words(g.alt) for g in row.grid if g.level)) if one not in whole] == []
    assert not look.target or f"Points of {look.target}:" in board
    for face in look.dice.extra if look.dice else ():
        assert words(face.alt) in whole and words(face.alt) in board
    figures = [sprite_words(mark, words).casefold() for mark in look.marks if mark.layer == "figure"]
    assert all(board.casefold().count(f"{one} ") == 1 for one in figures), "told once"
    assert "  " not in whole + board and ". …" not in board.removesuffix(". …")


def test_what_is_new_stands_in_the_alt_text_with_its_place() -> None:
    look, words = shown(1)
    look = structs.replace(look, news=(New("city", Text("sprite-city"), 0, 1, ("17",)),))
    assert f"New: city at 17 ({look.rows[0].name})." in board_alt(look, words)


@EVERY
def test_lobby_3_pic_6_rows_of_the_message_show_points_of_the_target(which: int) -> None:
    table = next(iter(tables(SETUPS[which], seed=5, moves=12, every=12)))
    look, text = named_look(table), beside(seated_words(table), table)
    assert look.target == table.family.target(table.island) == table.family.goal(table.setup())
    assert look.target or SETUPS[which] == DICE[0], "only the basic sheet ends by its turns"
    score = f" of {look.target} points" if look.target else " point"
    assert all(f"{points_of(row)}{score}" in text for row in look.rows)


@EVERY
def test_lobby_3_lobby_9_lobby_11_the_lobby_names_target_and_systems_and_keeps_the_hash_short(which: int) -> None:
    table = next(iter(tables(SETUPS[which], seed=5, moves=1, every=1)))
    people = tuple(seat.user_id for seat in table.seats if seat.user_id)
    meta = structs.replace(
        table.meta, setup=None, options=SETUPS[which].options, consents=people, promise="0123456789abcdef" * 4
    )
    lobby = replace(table, record=structs.replace(table.record, status=Status.LOBBY), meta=meta, game=None)
    speech = speech_of("en", lobby)
    text = lobby_text(speech, lobby)
    assert not (goal := table.family.goal(table.setup())) or f"{goal} points win." in text
    playing = next(line for line in text.splitlines() if line.startswith("Playing: "))
    systems = [speech.say(f"module-{key}") for key in table.family.systems(meta.modules)]
    assert all(system in playing for system in systems)
    assert ("Base game" in playing) == (SETUPS[which].family == "island")
    assert meta.promise not in text and meta.promise[:8] in text
