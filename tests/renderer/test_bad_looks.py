"""Look-data that is wrong: a clear error naming it, or a visible neutral marker; never half a picture."""

from __future__ import annotations

import pytest
from msgspec import structs

from game.look import Chip, Look, Mark, Place, Row, Site, Tile
from renderer import BadLook, placement_png, samples, table_png
from renderer.speak import speaker
from renderer.sprites import SpriteKey, draw_sprite

WORDS = speaker()


def with_mark(mark: Mark) -> Look:
    return structs.replace(samples.played(samples.island(), 3), marks=(mark,))


@pytest.mark.parametrize(
    ("at", "place"), [("hex", 19), ("hex", -1), ("corner", 54), ("corner", -3), ("edge", 72), ("edge", -1)]
)
def test_a_place_off_the_board_is_named(at: str, place: int) -> None:
    with pytest.raises(BadLook, match=f"no {at} {place} on this ground") as error:
        table_png(with_mark(Mark(at, place, "piece", "settlement", 0)), WORDS)
    assert (error.value.kind, error.value.place) == (at, place)


def test_a_kind_of_place_nobody_knows_is_named() -> None:
    with pytest.raises(BadLook, match="cloud"):
        table_png(with_mark(Mark("cloud", 0, "piece", "settlement", 0)), WORDS)


@pytest.mark.parametrize("corner", [54, 999, -1])
def test_a_ground_that_names_a_corner_it_does_not_have_is_refused(corner: int) -> None:
    ground = samples.island()
    grounds = {
        "site": structs.replace(ground, sites=(Site(corner, "Nowhere"),)),
        "edge": structs.replace(ground, edges=(*ground.edges, (0, corner))),
        "hex": structs.replace(ground, tile_corners=((corner, 1, 2, 3, 4, 5), *ground.tile_corners[1:])),
    }
    for what, bad in grounds.items():
        with pytest.raises(BadLook, match=f"no corner {corner} on this ground") as error:
            table_png(structs.replace(samples.played(ground, 3), ground=bad), WORDS)
        assert error.value.sprite == what


@pytest.mark.parametrize(("at", "place"), [("hex", 99), ("corner", 99), ("edge", 99), ("cloud", 0)])
def test_a_legal_place_off_the_board_is_named(at: str, place: int) -> None:
    with pytest.raises(BadLook, match=at):
        placement_png(samples.played(samples.island(), 3), [Place(at, place, "x")], WORDS)


@pytest.mark.parametrize(
    "layer", ["piece", "figure", "badge", "token", "ring", "over", "under", "highlight", "strange"]
)
@pytest.mark.parametrize("at", ["hex", "corner", "edge", "beside"])
def test_an_unknown_sprite_is_drawn_as_a_neutral_marker(layer: str, at: str) -> None:
    bare = table_png(with_mark(Mark("hex", 9, "figure", "robber")), WORDS)
    marked = table_png(with_mark(Mark(at, 5, layer, "no_such_thing", label="Q")), WORDS)
    assert marked.data != bare.data
    assert marked.width == bare.width


def test_the_neutral_marker_shows_something_of_its_name() -> None:
    one, other = (draw_sprite(SpriteKey("piece", name, 100)) for name in ("abacus", "zebra"))
    assert one.tobytes() != other.tobytes()
    assert one.getchannel("A").getbbox() is not None


def test_unknown_terrain_icon_and_colour_are_drawn_too() -> None:
    look = samples.played(samples.island(), 3)
    tiles = (Tile("A", look.ground.tiles[0].at, "cheese", 6), *look.ground.tiles[1:])
    row = Row(0, "Anna", "ultraviolet", 3, (Chip("no_such_icon", "3", samples.say("three")),))
    odd = structs.replace(look, ground=structs.replace(look.ground, tiles=tiles), rows=(row,))
    assert table_png(odd, WORDS).data


def test_an_error_leaves_nothing_behind_in_the_caches() -> None:
    look = samples.played(samples.island(), 3, 6)
    before = table_png(look, WORDS)
    with pytest.raises(BadLook):
        table_png(structs.replace(look, marks=(*look.marks, Mark("corner", 999, "piece", "city", 1))), WORDS)
    assert table_png(look, WORDS) == before
