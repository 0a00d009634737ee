"""What a picture of a dice game shows, and what is told of it, in every language."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from game.dice.building import Build
from game.dice.changing import Exchange, UseJoker
from game.dice.create import new_game
from game.dice.looks import look, own_sheet
from game.engine import Chance, advance, legal, view
from game.look import Look
from game.words import languages, speaking
from renderer import render_text, table_png
from renderer.board import board_scene, captions
from renderer.scene import Board, Panel, Stamp
from tests.dice.kit import act, basic, boxes, have, plus, setup, showing
from tests.words.test_games import KEYS, AtTable, texts
from tests.words.texts import messages

NAMES = ["Ada", "Bo", "Cy", "Di"]


def seen(g) -> Look:
    return look(view(g), NAMES[: g.rules.players])


def layers(shown: Look, *sprites: str) -> Counter[tuple[str, str]]:
    return Counter((m.layer, m.sprite) for m in shown.marks if m.sprite in sprites)


def test_symbols_are_plans_until_they_are_built():
    shown = seen(have(basic(2), 1, "R1", "S3", "K1"))
    assert layers(shown, "road", "settlement", "city", "knight") == {
        ("piece", "road"): 3, ("plan", "road"): 31, ("piece", "settlement"): 1, ("plan", "settlement"): 11,
        ("plan", "city"): 8, ("piece", "knight"): 1, ("plan", "knight"): 11,
    }  # fmt: skip
    built = [m for m in shown.marks if m.layer == "piece"]
    ground = shown.ground
    named = {(m.seat, (ground.edge_names if m.at == "edge" else ground.corner_names)[m.place]) for m in built}
    assert named == {(0, "R0"), (1, "R0"), (1, "R1"), (1, "S3"), (1, "K1")}


def test_every_symbol_has_a_place_of_its_own_on_its_own_sheet():
    for g in (basic(4), plus(4)):
        shown = seen(g)
        places = [(m.at, m.place) for m in shown.marks]
        assert len(set(places)) == len(places) == 4 * (len(g.rules.symbols) + len(g.rules.side.jokers))


def test_jokers_are_planned_ready_or_crossed_out():
    g = showing(have(basic(2), 0, "K1", "K2"), 0, "wood wood wood wood wood wood")
    shown = seen(act(g, UseJoker(0, "J1", "ore", 1)))
    mine = {m.alt.args["joker"]: (m.layer, m.active, m.label) for m in shown.marks[: len(shown.marks) // 2] if m.alt}
    assert (
        mine["J1"] == ("token", False, "×") and mine["J2"] == ("token", True, "") and mine["J3"] == ("plan", True, "")
    )
    assert mine["J6"] == ("plan", True, "?")
    assert [chip.text for chip in shown.rows[0].chips] == ["1"]


def test_dice_are_shown_by_number_and_those_used_up_pale():
    g = act(showing(basic(2), 0, "gold gold wood brick ore wool"), Exchange(0, "grain"), Build(0, "R1"))
    faces = seen(g).faces
    assert [(f.icon, f.label, f.active) for f in faces] == [
        ("grain", "1", True), ("gold", "2", False), ("wood", "3", False), ("brick", "4", False), ("ore", "5", True),
        ("wool", "6", True),
    ]  # fmt: skip
    assert seen(basic(2)).faces == ()


def test_boxes_points_awards_and_the_turn_stand_in_the_rows():
    shown = seen(boxes(have(basic(2), 1, "R1", "S3"), 1, 4, -2))
    assert shown.rows[1].boxes == ("4", "−2", *[""] * 13) and shown.rows[1].points == 2
    g = have(plus(2), 1, "K1", "K2", "K3")
    g.table.awards["largest_army"] = 1
    shown = seen(g)
    assert shown.rows[1].awards == ("largest_army",) and not shown.rows[0].boxes
    assert {a.icon: a.holder for a in shown.awards} == {"longest_road": -1, "largest_army": 1}
    assert [row.turn for row in shown.rows] == [True, False]


def test_one_sheet_alone_has_the_dice_of_its_owner():
    g = showing(basic(3), 1, "ore ore ore wool wool wool")
    alone = own_sheet(view(g, 2), 2, NAMES)
    assert len(alone.rows) == 1 and alone.rows[0].seat == 2 and alone.faces == () and not alone.captions
    assert len(own_sheet(view(g, 1), 1, NAMES).faces) == 6


def test_only_a_spectators_view_is_drawn():
    with pytest.raises(ValueError, match="spectator"):
        look(view(basic(2), 0), NAMES[:2])


@pytest.mark.parametrize(("variant", "players"), [("basic", 1), ("basic", 4), ("plus", 2), ("plus", 3)])
def test_nothing_is_cut_off_and_names_lie_on_nothing(variant, players):
    shown = seen(new_game(setup(players, variant), Chance(Random(1).randrange)))
    scene = board_scene(shown, speaking("en"))
    for item in scene.items:
        if isinstance(item, Stamp):
            assert 20 <= item.x <= scene.width - 20 and 20 <= item.y <= scene.height - 20
    board = next(item for item in scene.items if isinstance(item, Board))
    names = [item.box for item in captions(shown, board.frame) if isinstance(item, Panel)]
    families = ("plan", "piece", "token", "picture_die")
    pieces = [s for s in scene.items if isinstance(s, Stamp) and s.key.family in families]
    assert len(names) == len(shown.captions)
    assert not [s for s in pieces for box in names if box.grown(-2).meets(s.box.grown(-s.key.side * 0.12))]


def test_the_picture_and_its_words_tell_the_same():
    g = showing(boxes(have(basic(2), 0, "R1", "S3"), 0, 4), 0, "ore gold wool wool wood wood")
    picture = table_png(seen(g), speaking("en"))
    assert "Dice: ore, gold, wool, wool, wood, wood." in picture.alt and "boxes 4" in picture.alt
    built, _, plans = render_text(seen(g), speaking("en")).partition("Not built yet")
    assert "Ada: road at R0, R1; settlement at S3" in built and "C7" not in built
    assert "city at C7, C12, C20, C30" in plans and "S3," not in plans.partition("Bo:")[0]


@pytest.mark.parametrize("variant", ["basic", "plus"])
def test_a_game_is_told_without_gaps(variant):
    rng = Random(3)
    chance = Chance(rng.randrange)
    g = new_game(setup(3, variant), chance)
    told, asked, shown = {}, {}, []
    while g.over is None:
        told |= {(e.key, *sorted(map(str, e.args.values()))): e for e in g.events}
        asked |= {p.kind: p.args for p in g.prompts}
        advance(g, rng.choice(legal(g, g.waiting_for()[0].seat)), chance, quiet=False)
        if g.moves % 50 == 0:
            shown += texts(seen(g))
    told |= {(e.key, "end"): e for e in g.events}
    shown += texts(seen(g))
    assert set(asked) == {"first_roll", "rolling", "building"} and {"won", "dice_rolled"} <= {key for key, *_ in told}
    for language in languages():
        words, known = speaking(language), messages(language)
        for event in told.values():
            assert known[f"event-{event.key}"].arguments <= set(event.args), event
            said = words.tell(event.key, event.args, AtTable())
            assert said and not KEYS.search(said), (language, event, said)
        for kind, args in asked.items():
            assert known[f"prompt-{kind}"].arguments <= set(args), kind
        for text in shown:
            assert known[text.key].arguments - {"n", "case"} <= set(text.args), text
            assert not re.search(r"[a-z]_[a-z]|\{", words(text)), (language, text)


def test_hexes_of_a_sheet_lie_on_a_side():
    ground = seen(basic()).ground
    assert ground.flat_top
