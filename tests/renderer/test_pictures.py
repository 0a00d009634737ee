"""Pictures as bytes: they open, they are small, they carry words, and they look as they did."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from game.look import CardFace, Dice, Face, Hand, Look, Place
from renderer import (
    Picture,
    board_png,
    dice_png,
    emoji_names,
    emoji_png,
    hand_png,
    placement_png,
    replay,
    samples,
    summary_png,
    table_png,
)
from renderer.drawer import ALL
from renderer.gallery import tables
from renderer.palette import fixed
from renderer.speak import speaker

GOLDEN = Path(__file__).parent / "golden"
WORDS = speaker()
TOLERANCE = 2.5
WIDE = 300  # goldens are kept small: enough to see a missing piece, too little to see a font's hinting


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def drawn() -> dict[str, Picture]:
    look = samples.played(samples.island(), 4)
    places = [Place("corner", k, look.ground.corner_names[k], k) for k in range(0, 54, 3)]
    return {
        "small_island": board_png(look, WORDS),
        "busiest": table_png(samples.busiest(), WORDS),
        "tall_map": board_png(samples.played(samples.tall_map(), 4, 3), WORDS),
        "placement": placement_png(look, places, WORDS),
        "hand": hand_png(samples.hand(), WORDS),
        "dice": dice_png(Dice(3, 5, (Face("ship", samples.say("ship")),)), WORDS),
        "summary": summary_png(samples.summary(4), WORDS),
        "sheets": board_png(samples.sheets(), WORDS),
    }


@pytest.fixture(scope="module")
def pictures() -> dict[str, Picture]:
    return drawn()


def shrunk(picture: Picture) -> Image.Image:
    image = opened(picture.data).convert("RGB")
    return image.resize((WIDE, round(image.height * WIDE / image.width)), Image.Resampling.BOX)


def write_goldens() -> None:
    """Renews the golden pictures: `python -c "import tests.renderer.test_pictures as t; t.write_goldens()"`."""
    GOLDEN.mkdir(exist_ok=True)
    for name, picture in drawn().items():
        shrunk(picture).quantize(256, kmeans=3).save(GOLDEN / f"{name}.png", optimize=True)


@pytest.mark.parametrize(
    "name", ["small_island", "busiest", "tall_map", "placement", "hand", "dice", "summary", "sheets"]
)
def test_pictures_look_as_they_did(name: str, pictures: dict[str, Picture]) -> None:
    golden = opened((GOLDEN / f"{name}.png").read_bytes()).convert("RGB")
    now = shrunk(pictures[name])
    assert now.size == golden.size
    change = ImageStat.Stat(ImageChops.difference(now, golden)).mean
    assert max(change) < TOLERANCE, change


def test_a_missing_piece_would_be_noticed(pictures: dict[str, Picture]) -> None:
    """The tolerance is tight enough: the board without its pieces differs by more."""
    bare = board_png(Look(samples.island(), samples.played(samples.island(), 4).rows), WORDS)
    golden = opened((GOLDEN / "small_island.png").read_bytes()).convert("RGB")
    now = shrunk(bare).resize(golden.size)
    assert max(ImageStat.Stat(ImageChops.difference(now, golden)).mean) > 2 * TOLERANCE


def test_pictures_say_their_size_and_open_as_paletted_png(pictures: dict[str, Picture]) -> None:
    for picture in pictures.values():
        image = opened(picture.data)
        assert image.size == (picture.width, picture.height)
        assert image.mode == "P"
        assert image.format == "PNG"


@pytest.mark.parametrize("name", tables())
def test_tables_are_broad_and_within_120_kilobytes(name: str) -> None:
    picture = table_png(tables()[name], WORDS)
    assert picture.width > picture.height
    assert len(picture.data) <= 120_000


@pytest.mark.parametrize("seed", range(5))
def test_the_busiest_tables_there_can_be_are_within_120_kilobytes(seed: int) -> None:
    assert len(table_png(samples.busiest(seed=seed), WORDS).data) <= 120_000


def test_every_picture_carries_alt_text_within_the_limit(pictures: dict[str, Picture]) -> None:
    for name, picture in pictures.items():
        assert 10 < len(picture.alt) <= 1024, name


def test_drawing_twice_gives_the_same_bytes() -> None:
    look = samples.played(samples.island(), 3, 8)
    assert table_png(look, WORDS) == table_png(look, WORDS)


def test_our_own_encoding_says_what_pillow_says(pictures: dict[str, Picture]) -> None:
    image = opened(pictures["dice"].data)
    again = BytesIO()
    image.save(again, "PNG")
    assert opened(again.getvalue()).convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_without_libdeflate_zlib_packs_the_same_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = dice_png(Dice(1, 6), WORDS)
    monkeypatch.setattr("renderer.png._tight", None)
    plain = dice_png(Dice(1, 6), WORDS)
    assert opened(plain.data).tobytes() == opened(picture.data).tobytes()


def test_the_fixed_colours_hold_every_seat_exactly(pictures: dict[str, Picture]) -> None:
    from renderer.palette import seat_inks

    flat = fixed().getpalette() or []
    colours = {tuple(flat[i : i + 3]) for i in range(0, len(flat), 3)}
    assert {ink.fill for ink in seat_inks().values()} <= colours
    assert len(colours) <= 128


def test_a_replay_has_one_frame_per_turn() -> None:
    film = replay(samples.game(6), WORDS)
    image = Image.open(BytesIO(film.data))
    assert image.format == "WEBP"
    assert getattr(image, "n_frames", 1) == 6
    assert image.size == (film.width, film.height)
    assert "6" in film.alt


def test_a_replay_too_large_loses_frames_but_never_the_last() -> None:
    looks = samples.game(8)
    whole = replay(looks, WORDS)
    short = replay(looks, WORDS, limit=len(whole.data) - 1)
    assert len(short.data) < len(whole.data)
    assert 1 <= getattr(Image.open(BytesIO(short.data)), "n_frames", 1) < 8


def test_a_replay_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one look"):
        replay([], WORDS)


def test_emojis_are_small_squares_that_show_something() -> None:
    names = emoji_names()
    assert {"wood", "brick", "wool", "grain", "ore", "cloth", "coin", "paper", "red_city", "blue_road"} <= set(names)
    for name in names:
        data = emoji_png(name)
        image = opened(data)
        assert image.size == (128, 128)
        assert image.mode == "RGBA"
        assert image.getchannel("A").getbbox() is not None
        assert len(data) <= 256 * 1024
        assert 2 <= len(name) <= 32 and name.replace("_", "").isalnum()


def test_icons_differ_from_each_other() -> None:
    seen: dict[bytes, str] = {}
    twins = {("crown", "metropolis")}
    for name in ("wood", "brick", "wool", "grain", "ore", "cloth", "coin", "paper", "cards", "knight", "points"):
        data = emoji_png(name)
        assert data not in seen, (name, seen.get(data), twins)
        seen[data] = name
    assert len(ALL) > 60


def test_a_hand_shows_how_many_of_each_card() -> None:
    from renderer.hand import hand_scene
    from renderer.scene import Label

    hand = Hand(0, "Anna", "red", (CardFace("wood", samples.say("Wood"), 7), CardFace("ore", samples.say("Ore"), 0)))
    texts = [item.text for item in hand_scene(hand, WORDS).items if isinstance(item, Label)]
    assert texts.count("7") == 2  # on the card, and as the sum
    assert "0" in texts and "Wood" in texts
