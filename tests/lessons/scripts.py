"""Every lesson by name, as it is made."""

from __future__ import annotations

from collections.abc import Callable

from game.lessons import Lesson
from tests.lessons import short
from tests.lessons.sample_game import sample_game

SCRIPTS: dict[str, Callable[[], Lesson]] = {
    "sample_game": sample_game,
    "founding_well": short.founding_well,
    "trading_over_days": short.trading_over_days,
    "cities_and_knights": short.cities_and_knights,
    "helpers": short.helpers,
    "event_cards": short.event_cards,
    "dice_game": short.dice_game,
}
