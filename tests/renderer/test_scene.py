"""What is drawn where, as data: exact for small looks, within bounds for all."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec import structs

from game.look import Chip, Ground, Level, Look, Row, Track
from renderer import samples
from renderer.box import Box
from renderer.gallery import tables
from renderer.hand import hand_scene
from renderer.placement import placement_scene
from renderer.scene import Board, Label, Panel, Scene, Stamp
from renderer.speak import speaker
from renderer.sprites import sprite
from renderer.summary import summary_scene
from renderer.table import table_scene

WORDS = speaker()


def check_bounds(scene: Scene) -> None:
    """Nothing outside the canvas, no words over other words."""
    canvas = Box(-0.5, -0.5, scene.width + 0.5, scene.height + 0.5)
    for item in scene.items:
        box = drawn_box(item) if isinstance(item, Stamp) else item.box
        assert canvas.left <= box.left and box.right <= canvas.right, item
        assert canvas.top <= box.top and box.bottom <= canvas.bottom, item
    labels = [item for item in scene.items if isinstance(item, Label) and item.text]
    for one, other in combinations(labels, 2):
        assert not one.box.meets(other.box), (one, other)


def drawn_box(stamp: Stamp) -> Box:
    """Where a stamp leaves ink, without the empty margin of its square."""
    one = sprite(stamp.key)
    left, top = stamp.x + one.left, stamp.y + one.top
    return Box(left, top, left + one.mask.width, top + one.mask.height)


def check_rows(scene: Scene) -> None:
    """Beside the board no icon lies over words or over another icon."""
    board = next(item.box for item in scene.items if isinstance(item, Board))
    stamps = [drawn_box(item) for item in scene.items if isinstance(item, Stamp)]
    stamps = [box for box in stamps if not box.meets(board)]
    words = [item.box for item in scene.items if isinstance(item, Label) and not item.box.meets(board)]
    for k, box in enumerate(stamps):
        assert not any(box.meets(other) for other in (*words, *stamps[:k])), box


def labels(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Label)]


@pytest.mark.parametrize("name", tables())
def test_tables_keep_within_the_canvas_and_no_words_overlap(name: str) -> None:
    scene = table_scene(tables()[name], WORDS)
    check_bounds(scene)
    check_rows(scene)


@pytest.mark.parametrize("seed", range(25))
def test_random_tables_keep_within_the_canvas(seed: int) -> None:
    rows = (3, 4, 5, 4, 3) if seed % 2 else (3, 4, 5, 6, 5, 4, 3)
    look = samples.played(samples.island(rows, seed), 3 + seed % 4, seed, roads=seed, rich=seed % 3 == 0)
    scene = table_scene(look, WORDS)
    check_bounds(scene)
    check_rows(scene)


def test_hands_and_summaries_keep_within_the_canvas() -> None:
    check_bounds(hand_scene(samples.hand(), WORDS))
    check_bounds(hand_scene(samples.empty_hand(), WORDS))
    for seats in range(2, 7):
        check_bounds(summary_scene(samples.summary(seats, 10 * seats), WORDS))


def test_what_an_open_card_does_stands_on_it() -> None:
    look = samples.busiest()
    shown = labels(table_scene(look, WORDS))
    at = shown.index("Neighbourly help")
    assert shown[at + 1] == "The richest gives a card to the poorest."


def test_a_name_comes_before_awards_where_there_is_little_room() -> None:
    scene = table_scene(samples.played(samples.tall_map(), 4, 3), WORDS)
    assert set(samples.NAMES[:4]) <= set(labels(scene))


def test_equal_looks_give_equal_scenes() -> None:
    one, other = (samples.played(samples.island(), 4, 7) for _ in range(2))
    assert table_scene(one, WORDS) == table_scene(other, WORDS)


def test_what_stands_in_front_is_drawn_later() -> None:
    look = samples.busiest()
    stamps = [item.key for item in table_scene(look, WORDS).items if isinstance(item, Stamp)]
    order = [key.name for key in stamps if key.name in ("wall", "road", "city", "metropolis", "robber")]
    assert order.index("wall") < order.index("road") < order.index("city") < order.index("metropolis")


def test_every_mark_of_the_busiest_table_is_stamped() -> None:
    look = samples.busiest()
    stamps = [item.key.name for item in table_scene(look, WORDS).items if isinstance(item, Stamp)]
    for mark in look.marks:
        assert mark.sprite in stamps


def test_rows_tell_everything_public() -> None:
    look = samples.played(samples.island(), 4, rich=True)
    shown = labels(table_scene(look, WORDS))
    for row in look.rows:
        assert row.name in shown
        assert str(row.points) in shown
        for chip in row.chips:
            assert chip.text in shown


@pytest.mark.parametrize("ground", [samples.island(), samples.tall_map()], ids=["island", "tall"])
def test_rows_stand_beside_the_board(ground: Ground) -> None:
    scene = table_scene(samples.played(ground, 4, 3), WORDS)
    board = next(item for item in scene.items if isinstance(item, Board))
    names = [item for item in scene.items if isinstance(item, Label) and item.text in samples.NAMES]
    beside = {name.text for name in names if name.x > board.box.right and name.y < board.box.bottom}
    assert beside == set(samples.NAMES[:4])
    assert scene.width > scene.height


def test_long_names_are_cut_and_stay_in_their_row() -> None:
    look = samples.played(samples.island(), 2, 1)
    long = Look(look.ground, tuple(Row(r.seat, "W" * 60, r.colour, 99, r.chips, r.awards) for r in look.rows))
    scene = table_scene(long, WORDS)
    check_bounds(scene)
    assert any(text.endswith("…") for text in labels(scene))


@pytest.mark.parametrize("ground", [samples.island(), samples.tall_map()], ids=["island", "tall"])
def test_rows_full_of_everything_stay_in_order(ground: Ground) -> None:
    chips = tuple(Chip("helper", "W" * n, samples.say("long")) for n in (1, 5, 20, 80))
    awards = ("longest_road", "largest_army", "harbormaster", *(f"specialist_{kind}" for kind in samples.KINDS))
    grid = (Level("trade", 5, 5, samples.say("trade")), Level("science", 2, 5, samples.say("science")))
    row = Row(0, "W" * 40, "red", 188, chips, awards, True, True, grid=grid)
    look = structs.replace(samples.played(ground, 3), rows=(row, row, row))
    scene = table_scene(look, WORDS)
    check_bounds(scene)
    check_rows(scene)


@pytest.mark.parametrize("length", [1, 2, 7, 12, 13, 31, 60, 200])
def test_tracks_of_any_length_fit(length: int) -> None:
    tracks = tuple(Track("ship", length, at, samples.say("a ship")) for at in {0, 1, length // 2, length})
    scene = table_scene(structs.replace(samples.played(samples.island(), 3), tracks=tracks), WORDS)
    check_bounds(scene)
    check_rows(scene)


@pytest.mark.parametrize("at", ["corner", "edge", "hex"])
@pytest.mark.parametrize("name", ["small island", "large island", "free-form map", "tall map"])
def test_all_places_at_once_are_labelled_without_overlap(at: str, name: str) -> None:
    from renderer.gallery import _all

    look = tables()[name]
    places = _all(at, look)
    scene = placement_scene(look, places)
    check_bounds(scene)
    assert labels(scene) == [place.label for place in places]
    veil = next(k for k, item in enumerate(scene.items) if type(item).__name__ == "Veil")
    plates = [item.box for item in scene.items[veil:] if isinstance(item, Panel)]
    assert not any(one.meets(other) for one, other in combinations(plates, 2))
