"""Over 100,000 throws, drawn cards and thefts the rules' own odds come out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from itertools import pairwise, product
from random import Random

import pytest

from game.core.cards import steal_card
from game.core.deck import Deck
from game.engine import Chance, commitment
from game.fair import Source, Terms
from game.families import family
from game.modules.base.rolling import throw
from game.modules.cities_and_knights.event_die import throw_event_die
from game.modules.cities_and_knights.state import of as cities
from game.modules.development.state import of as development
from game.modules.event_cards.deck import BOX, draw
from game.modules.event_cards.state import of as events
from game.setup import Setup
from game.table import Island
from tests.fair.odds import as_expected, chi_square, limit
from tests.kit import give, island

SEED = b"thirty-two bytes for one hundred"
many = pytest.mark.parametrize("many", [20_000, pytest.param(100_000, marks=pytest.mark.slow)])


def chance() -> Chance:
    setup = Setup(4)
    ground = family("island").ground(setup)
    terms = Terms("7", commitment(SEED), setup, ground, luck=(("Anna", "apple"), ("Ben", "bread")))
    return Source(SEED, "7", terms.written()).chance()


def table(*modules: str, **options: object) -> Island:
    g = island(4, *modules, **options)
    g.chance = chance()
    return g


@many
def test_throws(many: int) -> None:
    g, thrown = table(), []
    for _ in range(many):
        throw(g)
        thrown.append((g.table.turn.red, g.table.turn.yellow))
    faces = range(1, 7)
    assert as_expected(thrown, dict.fromkeys(product(faces, faces), 1.0))
    assert as_expected([a + b for a, b in thrown], {total: 6.0 - abs(7 - total) for total in range(2, 13)})
    after = [(a[0], b[0]) for a, b in pairwise(thrown)][::2]
    assert as_expected(after, dict.fromkeys(product(faces, faces), 1.0)), "a throw tells something about the next"


@many
def test_drawn_development_cards(many: int) -> None:
    g = table()
    mixed = dict(development(g).deck.mixed)
    cards = [Deck(dict(mixed)).draw(g.chance, "development_card") for _ in range(many)]
    assert as_expected(cards, mixed)


@many
def test_thefts(many: int) -> None:
    g, stolen = table(), []
    hand: dict[str, int] = {"wood": 4, "brick": 1, "wool": 2, "ore": 3}
    give(g, 1, **hand)
    full = list(g.table.hands[1])
    for _ in range(many):
        steal_card(g, 0, 1)
        kind = next(kind for kind, n in enumerate(g.table.hands[0]) if n)
        stolen.append(g.rules.kinds[kind])
        g.table.hands[0] = [0] * len(full)
        g.table.hands[1] = list(full)
        g.events.clear()
    assert as_expected(stolen, hand)


@many
def test_the_event_die_and_event_cards(many: int) -> None:
    g, faces = table("cities_and_knights"), []
    for _ in range(many):
        throw_event_die(g)
        faces.append(cities(g).event)
        g.events.clear()
    assert as_expected(faces, {"ship": 3, "trade": 1, "politics": 1, "science": 1})
    g, cards = table("event_cards"), []
    for _ in range(many // 4):
        events(g).drawn = []
        cards.append(draw(g))
    assert as_expected(cards, {card.id: 1.0 for card in BOX.cards})


def test_the_measure_finds_a_loaded_die() -> None:
    rng = Random(1)
    loaded: list[Hashable] = [rng.choice((1, 2, 3, 4, 5, 6, 6)) for _ in range(20_000)]
    assert chi_square(loaded, dict.fromkeys(range(1, 7), 1.0)) > 10 * limit(5)


@pytest.mark.parametrize(("freedom", "known"), [(3, 21.11), (5, 25.74), (10, 35.56), (35, 74.93)])
def test_the_limit_is_that_of_the_tables(freedom: int, known: float) -> None:
    assert limit(freedom) == pytest.approx(known, rel=0.04)


def test_all_dice_of_a_seed_are_counted_once() -> None:
    """Two games that differ in one letter of somebody's luck have nothing to do with each other."""
    setup = Setup(4)
    ground = family("island").ground(setup)
    games = [
        Source(SEED, "7", Terms("7", commitment(SEED), setup, ground, luck=(("Anna", word),)).written()).chance()
        for word in ("apple", "applf")
    ]
    same = Counter(a.die("dice") == b.die("dice") for a, b in [games] for _ in range(20_000))
    assert as_expected(same.elements(), {True: 1, False: 5})
