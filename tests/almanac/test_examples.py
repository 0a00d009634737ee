"""Examples of the almanac: what their texts say is true of the very positions their pictures are drawn from."""

from __future__ import annotations

import pytest

from bot.almanac import almanac
from game.core.production import earnings
from game.core.roads import road_length
from game.engine import Refused, why_not
from game.examples import COLOURS, example_of, examples, position
from game.modules.base.bank import rate_of
from game.modules.base.building import BuildSettlement
from game.words import languages
from tests.kit import after_roll, give


@pytest.mark.parametrize("term", examples())
def test_an_example_is_true(term: str) -> None:
    example = examples()[term]
    g = position(example)
    for seat, colour in enumerate(COLOURS):
        wanted = example.gets.get(colour, {})
        if example.roll:
            assert g.rules.named(earnings(g, example.roll).due[seat]) == wanted, colour
        elif wanted:
            assert g.rules.named(g.table.hands[seat]) == wanted
        if colour in example.lengths:
            assert road_length(g, seat) == example.lengths[colour]
        for kind, rate in example.rates.get(colour, {}).items():
            assert rate_of(g, seat, kind) == rate
    item, colour, place, code = example.refused
    if item:
        g = after_roll(g)
        seat, corner = COLOURS.index(colour), g.rules.topology.find_corner(place)
        give(g, seat, wood=1, brick=1, wool=1, grain=1)
        assert corner is not None and isinstance(no := why_not(g, BuildSettlement(seat, corner)), Refused)
        assert no.key == code


@pytest.mark.parametrize("language", languages())
def test_every_example_has_words_and_a_picture(language: str) -> None:
    told = {entry.key for entry in almanac(language) if entry.example}
    assert told == set(examples())
    assert all(example_of(term) is not None for term in told)
