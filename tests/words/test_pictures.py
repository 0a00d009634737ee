"""No word of a picture runs out of its paper, in every language and in one a third longer than English."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import renderer.samples as samples
from game.engine import view
from game.look import CourseLine, CourseOf, Hand, Look
from game.setup import Setup
from game.words import Words, languages, speaking
from game.words.pseudo import PSEUDO, pseudo
from renderer import hand_png, paint, summary_png, table_png
from renderer.course import INKS, course_png
from renderer.scene import Label, Panel, Scene
from tests.bot.seats import tables
from tests.bot.sketch import sketch

SETUPS = [
    Setup(4, ("cities_and_knights", "specialists", "event_cards")), Setup(5, ("five_six", "helpers")),
    Setup(4, ("atlantis", "castles", "city_walls", "harbormaster")), Setup(4, ("fishermen", "best_friends")),
    Setup(3, ("great_river", "jungle")), Setup(3, ("new_york", "erie_canal"), agreed=("erie_canal",)),
    Setup(4, (), family="dice"),
]  # fmt: skip
COURSE = CourseOf(
    tuple(
        CourseLine(name, colour, (0.25, 0.5, 0.1, 1.0), tuple((cause, 0.2) for cause in INKS))
        for name, colour in zip(samples.NAMES[:4], ("red", "blue", "white", "orange"), strict=True)
    ),
    (1, 2),
)
SLACK = 2  # dots by which letters may touch the edge


@pytest.fixture
def scenes(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """Pictures as they are laid out; nothing is painted."""
    laid: list[Scene] = []
    monkeypatch.setattr(paint, "paint", lambda scene: laid.append(scene) or scene)
    monkeypatch.setattr(paint, "encode", sketch)
    return laid


@cache
def laid_out() -> list[Look | Hand]:
    """Tables in the middle of a game, and what somebody holds at each."""
    found = [next(tables(setup, 3, 60, 60)) for setup in SETUPS]
    shown = [table.family.look(view(table.game), table.names) for table in found]
    return [*shown, *(table.family.held(table.view(0), 0, table.names) for table in found)]


def words_of(language: str) -> Words:
    return pseudo() if language == PSEUDO else speaking(language)


def outside(scene: Scene) -> Iterator[str]:
    """Words that leave the picture, or the paper they begin on."""
    papers = [item.box for item in scene.items if isinstance(item, Panel)]
    for label in (item for item in scene.items if isinstance(item, Label) and len(item.text) > 3):
        around = [box for box in papers if box.left <= label.x <= box.right and box.top <= label.y <= box.bottom]
        edge = max((box.right for box in around), default=scene.width)
        if label.box.right > min(edge, scene.width) + SLACK or label.x < -SLACK:
            yield f"{label.text} ({label.box.right:.0f} > {edge:.0f})"


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_words_stay_on_their_paper(language: str, scenes: list[Scene]) -> None:
    words = words_of(language)
    for shown in laid_out():
        table_png(shown, words) if isinstance(shown, Look) else hand_png(shown, words)
    course_png(COURSE, words)
    summary_png(samples.summary(4), words)
    assert len(scenes) > 12
    assert sorted({text for scene in scenes for text in outside(scene)}) == []


def test_words_that_leave_their_paper_are_noticed() -> None:
    long = Label("x" * 60, 500, 20, 30, (0, 0, 0))
    assert list(outside(Scene(600, 100, (0, 0, 0), (long,))))
