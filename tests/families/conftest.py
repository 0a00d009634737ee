"""The toy family registered, with its words, for the tests of this folder alone."""

from collections.abc import Iterator
from unittest import mock

import pytest

from bot.commands.paths import paths
from game import families, words
from game.words.lazy import LazyBundle
from tests.bot.conftest import bot, unpainted, world
from tests.families import highcard

__all__ = ["bot", "registered", "unpainted", "world"]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """As if `game/families.py` named it and its words lay in data/text."""
    paths()  # remembered for the whole process, so without the toy
    plain = words._bundle

    def longer(language: str) -> LazyBundle:
        bundle = plain.__wrapped__(language)
        bundle.add_text(highcard.WORDS)
        return bundle

    words.speaking.cache_clear()
    with (
        mock.patch.dict(families.FAMILIES, {highcard.KEY: highcard.FAMILY}),
        mock.patch.object(words, "_bundle", longer),
    ):
        yield
    words.speaking.cache_clear()
