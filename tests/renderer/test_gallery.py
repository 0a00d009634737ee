"""The gallery shows every kind of picture, each with its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import renderer.gallery as gallery
import renderer.samples as samples
from renderer.dice import dice_png
from renderer.speak import speaker
from tests.playground.page.window import ARTEFACTS


def test_the_page_shows_each_picture_with_its_alt_text(tmp_path: Path) -> None:
    words = speaker()
    picture = dice_png(samples.THROW, words)
    text = gallery._figure(tmp_path, "a throw", picture)
    assert (tmp_path / "a_throw.png").read_bytes() == picture.data
    assert picture.alt in text
    assert "<h2>a throw</h2>" in text


def test_screenshots_of_the_page_are_shown_where_its_tests_keep_them(tmp_path: Path) -> None:
    assert gallery.FOLDER.parent / gallery.PAGE == ARTEFACTS.relative_to(Path(__file__).parents[2])
    assert "None yet" in gallery._screenshots(tmp_path / "gallery")
    (tmp_path / gallery.PAGE).mkdir()
    for name in ("table-desk", "table-phone"):
        (tmp_path / gallery.PAGE / f"{name}.png").write_bytes(b"")
    shown = gallery._screenshots(tmp_path / "gallery")
    assert re.findall(r'src="\.\./(.*?)"', shown) == ["playground/table-desk.png", "playground/table-phone.png"]


@pytest.mark.slow
def test_every_kind_of_picture_is_in_the_gallery(tmp_path: Path) -> None:
    gallery.main([str(tmp_path)])
    files = {path.stem for path in tmp_path.iterdir()}
    kinds = {
        "busiest_table",
        "something_new",
        "score_of_the_small_island",
        "all_corners",
        "all_edges",
        "all_hexes",
        "hand",
        "dice",
        "end_of_the_game",
        "replay",
        "index",
    }
    assert kinds <= files
    page = (tmp_path / "index.html").read_text("utf-8")
    assert page.count("<img") > 150
    assert "Text board" in page


def test_asking_for_help_draws_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A word beginning with dashes is no folder: help is help, anything else is refused."""
    monkeypatch.chdir(tmp_path)
    for word, code in (("--help", 0), ("--no-such-thing", 2)):
        with pytest.raises(SystemExit) as left:
            gallery.main([word])
        assert left.value.code == code
    assert "renderer.gallery" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
