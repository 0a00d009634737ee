"""Cards as people type them, in their own language, in any form."""

import pytest

from bot.cards import read_cards
from game.engine import Refused
from game.rules import compose
from game.setup import Setup
from game.words import languages, speaking

RULES = compose(Setup(4, ("cities_and_knights",)))


@pytest.mark.parametrize(
    ("language", "text", "cards"),
    [
        ("en", "2 wood + brick", {"wood": 2, "brick": 1}),
        ("en", "2w b", {"wood": 2, "brick": 1}),
        ("en", "2 wood and 1 brick", {"wood": 2, "brick": 1}),
        ("en", "3 coins, paper", {"coin": 3, "paper": 1}),
        ("cs", "2 dřeva + cihla", {"wood": 2, "brick": 1}),
        ("cs", "2d c", {"wood": 2, "brick": 1}),
        ("cs", "5 cihel a 3 suken", {"brick": 5, "cloth": 3}),
        ("cs", "drevo, rudu", {"wood": 1, "ore": 1}),
        ("cs", "2 wood", {"wood": 2}),
    ],
)
def test_typed_cards_are_understood(language, text, cards):
    assert read_cards(text, RULES, speaking(language)) == cards


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("n", [1, 2, 4, 5, 11])
def test_what_is_said_can_be_typed_back(language, n):
    cards = dict.fromkeys(RULES.kinds[: RULES.card_kinds], n)
    for case in ("", "acc"):
        assert read_cards(speaking(language).cards(cards, case), RULES, speaking(language)) == cards


@pytest.mark.parametrize("text", ["2 gems", "wo", "999 ore", "7"])
def test_what_cannot_be_read_is_refused(text):
    with pytest.raises(Refused):
        read_cards(text, RULES, speaking("en"))
