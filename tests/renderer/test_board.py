"""The board picture: about square, legible where Discord shows it, its corners clear of land."""

from __future__ import annotations

from math import hypot

import pytest
from msgspec import structs

from game.create import new_game
from game.engine import view
from game.engine.view import SPECTATOR
from game.look import Chip, Dice, Face, Look, Mark, New, Row, Text
from game.lookout import look
from renderer import Words, board_alt, board_png, samples
from renderer.board import board_of, board_scene
from renderer.canvas import BOX, PHONE
from renderer.frame import SIGN, sign_place
from renderer.gallery import tables
from renderer.ground import TOKEN
from renderer.scene import Board, Label, Panel, Stamp
from renderer.speak import speaker
from renderer.sprites import SpriteKey
from renderer.turned import lying
from tests.kit import seeded, setup
from tests.renderer.test_scene import check_bounds, labels

WORDS = speaker()
NAMES = ["Anežka", "Břetislav", "Žofie", "Maximilián Dlouhojmenný", "Ľudmila", "Zbyšek"]
LEGIBLE = 9.5  # pixels of a figure's body


def check_board(table: Look, words: Words) -> None:
    """Within its bounds, no words over others, and nothing in the corners that covers a number or a harbour."""
    scene = board_scene(table, words)
    check_bounds(scene)
    assert 1.0 <= scene.width / scene.height <= BOX[0] / BOX[1]
    ground, (board, rooms) = lying(table).ground, board_of(table, scene.width)
    spots = [(*board.frame.px(tile.at), TOKEN) for tile in ground.tiles if tile.token]
    spots += [(*board.frame.px(sign_place(harbour)), SIGN) for harbour in ground.harbours]
    for name, room in rooms.items():
        for x, y, r in spots:
            far = hypot(max(room.left - x, 0, x - room.right), max(room.top - y, 0, y - room.bottom))
            assert far >= r * board.frame.unit, name


def started(players: int, *modules: str) -> Look:
    return look(view(new_game(setup(players, *modules), seeded()), SPECTATOR), NAMES[:players])


def unit_shown(table: Look, box: tuple[float, float]) -> float:
    """Pixels of a hex's side where the picture is shown."""
    board, _ = board_of(table, 1200)
    return board.frame.unit * min(box[0] / board.frame.width, box[1] / board.frame.height)


@pytest.mark.parametrize("name", tables())
def test_boards_keep_within_the_canvas_and_their_corners_are_sea(name: str) -> None:
    check_board(tables()[name], WORDS)


@pytest.mark.parametrize(
    "modules",
    [(), ("five_six",), ("corsica",), ("new_york",), ("cities_and_knights",)],
    ids=lambda m: m[0] if m else "base",
)
def test_real_2_numbers_are_legible_in_the_box_and_on_a_phone(modules: tuple[str, ...]) -> None:
    """Figures on tokens are 0.46 of a unit high, 0.54 where hexes are small."""
    table = started(6 if "five_six" in modules else 4, *modules)
    for box in (BOX, (PHONE, 10_000)):
        unit = unit_shown(table, box)
        assert unit * (0.46 if unit >= 30 else 0.54) >= LEGIBLE, (box, unit)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_real_2_an_island_is_about_square(players: int) -> None:
    picture = board_png(started(players, *(["five_six"] if players > 4 else [])), WORDS)
    assert 1.0 <= picture.width / picture.height <= 1.25


def test_a_tall_map_lies_on_its_side_and_a_broad_one_stands() -> None:
    corsica, york = started(4, "corsica"), started(4, "new_york")
    assert lying(york) is york
    turned = lying(corsica)
    assert turned.ground.flat_top is not corsica.ground.flat_top
    for tile, before in zip(turned.ground.tiles, corsica.ground.tiles, strict=True):
        assert tile.at == (before.at[1], -before.at[0]) and tile.name == before.name
    scene = board_scene(corsica, WORDS)
    assert scene.width > scene.height
    assert "N" in labels(scene) and "N" not in labels(board_scene(york, WORDS)), "where north is"


def test_a_small_board_is_exactly_this_scene() -> None:
    chip = Chip("cards", "4", Text("plain", {"words": "4 cards"}))
    row = Row(0, "Anna", "blue", 3, (chip,), ("longest_road",), turn=True)
    marks = (Mark("corner", 0, "piece", "settlement", 0), Mark("edge", 0, "piece", "road", 0))
    news = (New("road", Text("sprite-road"), 0, 2), New("robber", Text("sprite-robber")))
    table = Look(samples.island((1,)), (row,), marks, dice=Dice(2, 6), news=news)
    scene = board_scene(table, WORDS)
    board = next(item for item in scene.items if isinstance(item, Board))
    x, y = board.frame.px(table.ground.corners[0])
    stamps = [item for item in scene.items if isinstance(item, Stamp)]
    assert Stamp(SpriteKey("piece", "settlement", round(board.frame.unit), "blue"), round(x), round(y)) in stamps
    assert [s.key for s in stamps if s.key.family == "die"] == [
        SpriteKey("die", "red", 88, level=2),
        SpriteKey("die", "yellow", 88, level=6),
    ]
    assert [s.key.name for s in stamps if s.key.family == "icon"] == ["robber"]
    assert labels(scene) == ["8", "Anna", "×2"]
    assert len([item for item in scene.items if isinstance(item, Panel)]) == 3


def test_nothing_lies_in_the_sea_of_a_bare_island() -> None:
    scene = board_scene(Look(samples.island(), ()), WORDS)
    assert [type(item) for item in scene.items] == [Board]


def test_the_board_stands_still_from_turn_to_turn() -> None:
    """Equal frames whoever plays and whatever is new, so that grounds are drawn once."""
    first, later = (samples.played(samples.island(), 4, seed) for seed in (1, 2))
    later = structs.replace(later, news=(New("city", Text("sprite-city"), 1),), dice=None)
    assert board_of(first, 1200)[0].frame == board_of(later, 1200)[0].frame


def test_a_card_drawn_instead_of_dice_is_shown_as_a_card() -> None:
    thrown = samples.played(samples.island(), 3)
    drawn = structs.replace(thrown, dice=Dice(2, 6, (Face("ship", samples.say("ship")),), card="event"))
    scene = board_scene(drawn, WORDS)
    keys = [item.key for item in scene.items if isinstance(item, Stamp)]
    assert [key.name for key in keys if key.family == "icon"][:2] == ["event", "ship"]
    assert [(key.name, key.level) for key in keys if key.family == "die"] == [("red", 2), ("yellow", 6)]
    assert "8" in labels(scene)
    check_bounds(scene)


def test_a_long_name_and_a_banner_fit_their_corner() -> None:
    table = samples.played(samples.island(), 3)
    rows = tuple(structs.replace(row, name="W" * 40) for row in table.rows)
    check_board(structs.replace(table, rows=rows, banner=None), WORDS)
    check_board(structs.replace(table, banner=samples.say("Somebody may build before the next turn begins")), WORDS)
    scene = board_scene(structs.replace(table, rows=rows, banner=None), WORDS)
    assert any(isinstance(item, Label) and item.text.endswith("…") for item in scene.items)


def test_the_description_tells_what_is_new_and_what_stands_where() -> None:
    table = structs.replace(
        samples.played(samples.island(), 4),
        news=(New("road", Text("sprite-road"), 0, 2), New("robber", Text("sprite-robber"))),
    )
    text = board_alt(table, WORDS)
    assert f"New: 2 × road ({samples.NAMES[0]}), robber." in text
    assert f"{samples.NAMES[0]}: settlement at " in text
    assert "cards" not in text and len(text) <= 1024
