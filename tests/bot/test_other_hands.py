"""What `/hand others` and its button show: as much as the table has chosen, and no card that only others have seen."""

from __future__ import annotations

import pytest

from bot.show.others import others_button, others_sheet
from bot.speech import speech_of
from game.core.cards import steal_card, take_bank
from game.engine import Chance, Refused
from game.table import Island
from game.words import languages
from tests.bot.parity import Desk, laid
from tests.dice.kit import basic
from tests.dice.kit import setup as dice_setup
from tests.kit import island, setup


def robbed(hands: str) -> Island:
    """Seat 0 has stolen one of seat 1's two cards: wood or ore."""
    g = island(4, remembered_hands=hands)
    take_bank(g, 1, g.rules.cards({"wood": 1, "ore": 1}))
    g.chance = Chance(lambda n: 0)
    steal_card(g, 0, 1)
    return g


async def shown(hands: str, seat: int) -> str:
    desk = Desk(laid(robbed(hands), setup(4, remembered_hands=hands)), seat)
    await desk.public()
    await desk.tap("My hand")
    await desk.tap("Other hands")
    return desk.text


async def test_how_many_cards_the_others_hold() -> None:
    assert "holds 1 card." in await shown("counts", 2)


async def test_cards_that_everybody_saw_are_remembered_and_stolen_ones_are_not() -> None:
    text = await shown("remembered", 2)
    assert text.count("at most") == 2, "of thief and victim alike it is not known who has which card"
    assert "Wood" in text.title() and "Ore" in text.title()


async def test_the_two_it_concerns_know_which_card_it_was() -> None:
    assert "at most" not in await shown("remembered", 0)
    assert "at most" not in await shown("remembered", 1)


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_language_says_it(language: str) -> None:
    g = robbed("remembered")
    table = laid(g, setup(4, remembered_hands="remembered"))
    text = str(others_sheet(speech_of(language, table), table, 2).view.to_components())
    assert "Anna" in text and "others-" not in text and "{" not in text.replace("{'", "").replace("': {", "")


def test_a_table_without_it_says_so_and_other_families_have_no_hands() -> None:
    table = laid(robbed("off"), setup(4, remembered_hands="off"))
    assert others_button(speech_of("en", table), table) == []
    with pytest.raises(Refused, match="not_in_this_game"):
        others_sheet(speech_of("en", table), table, 2)
    dice = laid(basic(), dice_setup())
    assert others_button(speech_of("en", dice), dice) == []
