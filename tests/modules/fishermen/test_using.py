"""What fish buys, and the old boot (FSH-20 to FSH-32)."""

import pytest

from game.modules.base.building import PlaceFree
from game.modules.base.rolling import EndTurn
from game.modules.cities_and_knights.progress import DrawDeck
from game.modules.cities_and_knights.state import of as knights
from game.modules.development.state import of as development
from game.modules.fishermen.boot import GiveBoot
from game.modules.fishermen.state import of, tokens_of
from game.modules.fishermen.using import FishCard, FishRoad, FishRobber, FishSteal, TakeResource
from game.modules.fishermen.worth import fish_worth
from tests.kit import (
    act,
    after_roll,
    asked,
    bank,
    city,
    give,
    hand,
    refused,
    road,
    robber,
    roll,
    settle,
    settlement,
    told,
    turn_of,
)
from tests.modules.fishermen.kit import boot, fish, shore

USES = [
    (FishRobber(0), 2), (FishSteal(0, 1), 3), (TakeResource(0, "ore"), 4), (FishRoad(0), 5), (FishCard(0), 7),
]  # fmt: skip


def ready():
    """Everything there is to buy makes sense: a robber, a victim, a place for a road."""
    g = shore()
    robber(g, "1,0")
    give(g, 1, wool=1)
    settlement(g, 0, "0,-1 N")
    road(g, 0, "0,-1 NE")
    return g


@pytest.mark.parametrize(("use", "cost"), USES, ids=lambda x: getattr(x, "key", x))
def test_each_use_has_its_price_and_one_fish_less_is_refused(use, cost):
    g = fish(ready(), 0, *([1] * (cost - 1)))
    assert refused(g, use) == "too_few_fish"
    fish(g, 0, 1)
    after = act(g, use)
    assert tokens_of(after, 0) == 0 and told(after, "fish_spent") == [{"seat": 0, "n": cost, "lost": 0}]
    assert of(after).used == {"1": cost}


def test_fsh_20_the_robber_is_gone_until_the_next_seven():
    g = act(fish(ready(), 0, 2), FishRobber(0))
    assert g.table.robber == -1
    assert refused(fish(g, 0, 2), FishRobber(0)) == "robber_off_board"
    g = roll(turn_of(g, 1), 7)
    assert asked(g) == [(1, "robber")]


def test_fsh_21_a_card_at_random_from_a_hand_that_has_one():
    g = fish(ready(), 0, 3, 3)
    assert refused(g, FishSteal(0, 2)) == "bad_target" and refused(g, FishSteal(0, 0)) == "bad_target"
    g = act(g, FishSteal(0, 1))
    assert hand(g, 0)["wool"] == 1 and hand(g, 1) == {}
    assert told(g, "stolen") == [{"seat": 0, "victim": 1}]


def test_fsh_22_and_d10_any_resource_the_bank_has_and_no_commodity():
    g = fish(shore(4, "cities_and_knights"), 0, 2, 2)
    assert {refused(g, TakeResource(0, card)) for card in ("coin", "fish", "nonsense")} == {"not_a_resource"}
    bank(g, ore=0)
    assert refused(g, TakeResource(0, "ore")) == "bank_empty"
    assert hand(act(g, TakeResource(0, "grain")), 0) == {"grain": 1}


def test_fsh_23_the_road_has_to_be_built_where_one_may_be():
    g = act(fish(ready(), 0, 3, 2), FishRoad(0))
    assert asked(g) == [(0, "free_road")]
    place = PlaceFree.choices(g, 0, g.waiting_for()[0], {})[0]
    g = act(g, PlaceFree(0, place))
    assert g.table.roads[place].seat == 0 and asked(g) == [(0, "main")]
    nowhere = fish(shore(), 0, 3, 2)
    assert refused(nowhere, FishRoad(0)) == "nothing_possible"


def test_fsh_24_a_development_card_while_there_is_one():
    g = fish(ready(), 0, 3, 3, 1)
    drawn = act(g, FishCard(0))
    assert len(development(drawn).cards[0]) == 1
    development(g).deck.mixed = {}
    assert refused(g, FishCard(0)) == "deck_empty"


def test_fsh_d10_in_cities_and_knights_a_progress_card_of_choice():
    g = fish(shore(4, "cities_and_knights"), 0, 3, 3, 1)
    g = act(g, FishCard(0))
    assert asked(g) == [(0, "draw_deck")]
    left = len(knights(g).decks["science"])
    assert len(knights(act(g, DrawDeck(0, "science"))).decks["science"]) == left - 1
    for deck in knights(g).decks.values():
        deck.mixed, deck.under = {}, []
    assert list(FishCard(0).against(g)) == ["deck_empty"]


def test_fsh_d8_only_in_the_own_turn_after_the_roll():
    g = fish(shore(phase="before_roll"), 0, 3, 3)
    robber(g, "1,0")
    assert refused(g, FishRobber(0)) == "wrong_phase"
    fish(g, 1, 3)
    assert refused(g, FishRobber(1)) == "not_your_turn"


# --- the boot --------------------------------------------------------------------------------------------------------


def test_fsh_31_its_holder_needs_a_point_more():
    g = shore(target=3)
    city(g, 0, "0,-1 N")
    settlement(g, 0, "0,1 S")
    boot(g, 0)
    assert settle(g).over is None
    settlement(g, 0, "-1,1 S")
    assert settle(g).over is not None


def test_fsh_32_once_a_turn_to_somebody_with_as_many_points():
    g = boot(shore(), 0)
    settlement(g, 0, "0,-1 N")
    assert refused(g, GiveBoot(0, 1)) == "fewer_points" and refused(g, GiveBoot(0, 0)) == "bad_target"
    settlement(g, 1, "0,1 S")
    assert refused(g, GiveBoot(1, 0)) == "not_your_turn"
    g = act(g, GiveBoot(0, 1))
    assert of(g).boot == 1 and told(g, "boot_given") == [{"seat": 0, "other": 1}]
    assert refused(g, GiveBoot(0, 1)) == "no_boot"
    of(g).boot = 0
    assert refused(g, GiveBoot(0, 1)) == "boot_handed_on"
    g = after_roll(turn_of(act(g, EndTurn(0)), 0))
    assert of(act(g, GiveBoot(0, 1))).boot == 1


def test_handing_it_on_before_the_roll_wins_for_the_one_rid_of_it():
    g = shore(phase="before_roll", target=3)
    city(g, 0, "0,-1 N")
    settlement(g, 0, "0,1 S")
    city(g, 1, "1,-1 N")
    settlement(g, 1, "-1,1 S")
    boot(g, 0)
    assert act(g, GiveBoot(0, 1)).over.winners == (0,)


def test_automatic_players_value_fish_and_waters_and_dislike_the_boot():
    poor, rich, wet, booted = (shore() for _ in range(4))
    fish(rich, 0, 3)
    settlement(wet, 0, "0,0 N")
    boot(booted, 0)
    assert fish_worth(booted, 0) < fish_worth(poor, 0) < fish_worth(rich, 0) < fish_worth(wet, 0)
