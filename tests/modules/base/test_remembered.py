"""Remembered hands: what was seen is known, what only two saw is known within bounds (BASE-05, BASE-O16)."""

from random import Random

import msgspec
import pytest

from game.core.cards import give_bank, hand_over, hand_size, steal_card, take_bank
from game.core.memory import Bounds, known, remember, tightened, uncounted
from game.engine import Chance, decode, encode, submit, view
from game.engine.codec import Document, pack
from game.modules.cities_and_knights.cards.harbour import CommercialHarbour
from tests.bot.worlds.twins import twins
from tests.invariants.memory import check_memory
from tests.kit import island

PUBLIC = -1


def with_hand(**cards):
    g = island(4)
    take_bank(g, 1, g.rules.cards(cards))
    return g


def stolen(g, lot=0, thief=0, victim=1):
    """One card by lot, the lot being known."""
    g.chance = Chance(lambda n: min(lot, n - 1))
    steal_card(g, thief, victim)
    check_memory(g)
    return g


def bounds(g, viewer, holder):
    found = known(g, viewer, holder)
    return {k: (a, b) for k, a, b in zip(g.rules.kinds, found.least, found.most, strict=False) if b}


def test_gains_payments_and_trades_are_known_to_everybody():
    g = with_hand(wood=2, ore=1)
    give_bank(g, 1, g.rules.cards({"wood": 1}))
    hand_over(g, 1, 2, g.rules.cards({"ore": 1}))
    assert bounds(g, PUBLIC, 1) == {"wood": (1, 1)} and bounds(g, 3, 2) == {"ore": (1, 1)}
    assert g.table.doubts == [], "nothing is kept while nothing is secret"


def test_a_theft_leaves_bounds_to_all_but_the_two():
    g = stolen(with_hand(wood=2, ore=1))
    for viewer in (PUBLIC, 2, 3):
        assert bounds(g, viewer, 1) == {"wood": (1, 2), "ore": (0, 1)}
        assert bounds(g, viewer, 0) == {"wood": (0, 1), "ore": (0, 1)}
    assert bounds(g, 0, 1) == {"wood": (1, 1), "ore": (1, 1)}
    assert bounds(g, 1, 0) == {"wood": (1, 1)}


def test_which_card_was_stolen_is_known_where_there_was_one_kind():
    g = stolen(with_hand(wood=3))
    assert bounds(g, PUBLIC, 0) == {"wood": (1, 1)} and bounds(g, PUBLIC, 1) == {"wood": (2, 2)}


@pytest.mark.parametrize("lot", range(3))
def test_what_is_known_does_not_depend_on_the_card(lot):
    one, other = stolen(with_hand(wood=1, ore=1, grain=1), 0), stolen(with_hand(wood=1, ore=1, grain=1), lot)
    for viewer in (PUBLIC, 2, 3):
        views = []
        for g in (one, other):
            seen = view(g, viewer)
            remember(g, seen, viewer)
            views.append(pack(seen))
        assert views[0] == views[1]


def test_a_payment_tells_who_had_the_card():
    g = stolen(with_hand(wood=1, ore=1))
    give_bank(g, 0, g.rules.cards({"wood": 1}))
    assert bounds(g, PUBLIC, 0) == {}
    take_bank(g, 0, g.rules.cards({"brick": 2}))
    assert bounds(g, PUBLIC, 0) == {"brick": (2, 2)}, "an empty hand is known, and what comes after it"


def test_a_monopoly_shows_that_nothing_is_left_of_a_kind():
    g = stolen(with_hand(wood=2, ore=2), lot=0)
    monopoly = g.rules.actions["play_monopoly"](0, "ore")
    monopoly.effect(g)
    check_memory(g)
    assert "ore" not in bounds(g, PUBLIC, 1)
    assert bounds(g, PUBLIC, 1) == {"wood": (1, 1)}, "two ore came, so wood was stolen"


def test_commodities_are_remembered_and_the_harbour_hides_kinds_but_not_categories():
    g = island(4, "cities_and_knights")
    take_bank(g, 0, g.rules.cards({"wood": 1, "ore": 1}))
    take_bank(g, 1, g.rules.cards({"coin": 1, "paper": 1, "wood": 1}))
    CommercialHarbour(0).effect(g)
    g.rules.actions["offer_commercial"](0, 1, "ore").apply(g, None)
    prompt = g.prompts[-1]
    g.rules.actions["give_commodity"](1, "paper").apply(g, prompt)
    check_memory(g)
    assert bounds(g, PUBLIC, 1)["wood"] == (1, 2)
    assert bounds(g, PUBLIC, 0)["coin"] == (0, 1) and bounds(g, PUBLIC, 0)["paper"] == (0, 1)


def test_of_a_game_saved_before_hands_were_remembered_nothing_is_known():
    g = with_hand(wood=2, ore=1)
    raw = msgspec.msgpack.decode(msgspec.msgpack.decode(encode(g)[:-4], type=Document).state)
    uncounted(raw)
    old = msgspec.convert(raw, g.rules.state_type, strict=False)
    g.table.doubts = old.table.doubts
    assert bounds(g, 2, 1) == dict.fromkeys(("wood", "brick", "wool", "grain", "ore"), (0, 3))
    assert bounds(g, 1, 1) == {"wood": (2, 2), "ore": (1, 1)}
    take_bank(g, 1, g.rules.cards({"wool": 2}))
    assert bounds(g, 2, 1)["wool"] == (2, 5), "what comes from now on is counted"
    check_memory(g)


def test_what_is_remembered_survives_saving_and_undo():
    g = stolen(with_hand(wood=2, ore=1, brick=1, grain=1, wool=1))
    again = decode(encode(g), g.rules)
    assert bounds(again, PUBLIC, 1) == bounds(g, PUBLIC, 1)
    trade = g.rules.actions["bank_trade"]
    take_bank(g, 0, g.rules.cards({"ore": 4}))
    before = bounds(g, 2, 0)
    later = submit(g, trade(0, "ore", 4, {"brick": 1}), Chance(Random(1).randrange))
    assert bounds(submit(later, g.rules.actions["undo"](0), Chance(Random(1).randrange)), 2, 0) == before


def test_bounds_are_no_wider_than_the_size_of_a_hand_allows():
    assert tightened(Bounds([1, 0, 0], [3, 3, 3]), 2) == Bounds([1, 0, 0], [2, 1, 1])
    assert tightened(Bounds([0, 0], [1, 4]), 4) == Bounds([0, 3], [1, 4])


def test_auto_4_imagined_hands_are_as_remembered():
    g = stolen(with_hand(wood=2, ore=1))
    seen = view(g, 2)
    remember(g, seen, 2)
    data = pack(seen)
    for seed in range(20):
        world = view(g, 2)
        world.table.recalled = seen.table.recalled
        world.rules.imagines(world, Chance(Random(seed).randrange))
        mine, theirs = world.table.hands[0], world.table.hands[1]
        assert mine[0] + theirs[0] == 2 and mine[4] + theirs[4] == 1 and hand_size(world, 0) == 1
    assert pack(seen) == data


@pytest.mark.parametrize("system", ["base", "cities_and_knights", "helpers", "event_cards"])
def test_games_with_other_secret_lots_are_remembered_alike(system):
    for seed in range(2):
        assert twins(system, seed, "remembered"), "the twins are compared with what is remembered at every step"


def test_bounds_tightened_once_are_as_tight_as_they_get():
    rng = Random(7)
    for _ in range(200):
        hand = [rng.randrange(3) for _ in range(5)]
        bounds = Bounds([rng.randint(0, n) for n in hand], [n + rng.randrange(3) for n in hand])
        once = tightened(bounds, sum(hand))
        assert tightened(once, sum(hand)) == once
        assert all(
            a <= low <= n <= high <= b
            for a, low, n, high, b in zip(bounds.least, once.least, hand, once.most, bounds.most, strict=True)
        )
