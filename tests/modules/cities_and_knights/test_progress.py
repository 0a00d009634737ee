"""Drawing, holding, playing and returning progress cards (CK-119 to CK-128, CK-186)."""

import json
from pathlib import Path

import pytest

from game.engine import view
from game.modules.base.rolling import EndTurn
from game.modules.base.settings import Leave
from game.modules.cities_and_knights.cards import ACTIONS
from game.modules.cities_and_knights.cards.play import Play
from game.modules.cities_and_knights.cards.politics import Saboteur, Warlord, Wedding
from game.modules.cities_and_knights.cards.science import Alchemist, Crane, Mining
from game.modules.cities_and_knights.cards.trade import ResourceMonopoly, TradeMonopoly
from game.modules.cities_and_knights.deck import CARDS, HAND_LIMIT
from game.modules.cities_and_knights.progress import ReturnProgress
from tests.kit import act, asked, city, default, give, points, refused, settlement, told
from tests.modules.cities_and_knights.kit import ck, levels, progress, stack, state, throw

FOUR = ("crane", "smith", "mining", "inventor")


def test_there_are_54_cards_and_every_one_that_is_not_laid_open_can_be_played():
    assert sum(card.count for card in CARDS.values()) == 54
    playable = {kind.card for kind in ACTIONS if issubclass(kind, Play)}
    assert playable == {card.id for card in CARDS.values() if not card.points}
    assert len(playable) == 23


def test_the_facts_are_those_of_the_data_file():
    raw = json.loads(Path("data/cards/progress.json").read_text("utf-8"))
    assert raw["hand_limit"] == HAND_LIMIT == 4
    assert [c["id"] for c in raw["cards"]] == list(CARDS)


def gate(g, field="science", red=1):
    return throw(g, red, 1, field)


def test_ck_119_a_drawn_card_is_seen_by_its_owner_only():
    g = ck(phase="before_roll")
    levels(g, 1, science=1)
    stack(g, "science", "mining")
    g = gate(g)
    assert [(e.key, e.only) for e in g.events if "progress" in e.key] == [
        ("progress_drawn", None), ("progress_drawn_card", (1,))
    ]  # fmt: skip
    assert state(view(g, 1)).hands[1] == ["mining"] and state(view(g, 0)).hands[1] == []


@pytest.mark.parametrize(("field", "card"), [("science", "printer"), ("politics", "constitution")])
def test_ck_120_ck_142_ck_149_printer_and_constitution_are_laid_open_whoever_is_on_turn(field, card):
    g = ck(phase="before_roll")
    levels(g, 1, **{field: 1})
    stack(g, field, card)
    g = gate(g, field)
    assert told(g, "progress_shown") == [{"seat": 1, "progress": card}]
    assert state(g).shown[1] == [card] and state(g).hands[1] == []
    assert points(g, 1) == 1 and points(view(g, 0), 1) == 1
    assert refused(g, ReturnProgress(1, card)) == "not_your_turn"


def test_ck_120_an_open_card_does_not_count_toward_the_limit():
    g = ck(phase="before_roll")
    levels(g, 1, science=1)
    progress(g, 1, *FOUR)
    stack(g, "science", "printer")
    assert asked(gate(g)) == [(0, "main")]


def test_ck_121_four_may_be_held():
    g = ck(phase="before_roll")
    levels(g, 1, science=1)
    progress(g, 1, *FOUR[:3])
    stack(g, "science", "medicine")
    assert asked(gate(g)) == [(0, "main")]


def test_ck_122_example_56_a_fifth_card_is_returned_at_once_before_production():
    g = ck(phase="before_roll")
    levels(g, 1, science=1)
    settlement(g, 1, 8)  # pasture 2
    progress(g, 1, *FOUR)
    stack(g, "science", "medicine")
    g = gate(g)
    assert asked(g) == [(1, "return_progress")] and told(g, "produced") == []
    assert refused(g, ReturnProgress(1, "spy")) == "no_such_card"
    assert default(g) == ReturnProgress(1, "medicine")  # the card drawn last
    g = act(g, ReturnProgress(1, "smith"))
    assert sorted(state(g).hands[1]) == ["crane", "inventor", "medicine", "mining"]
    assert state(g).decks["science"].under == ["smith"]
    assert told(g, "produced") != []


def test_ck_123_example_57_the_turn_owner_has_until_the_end_of_the_turn():
    g = ck(phase="before_roll")
    levels(g, 0, science=1)
    city(g, 0, 32)
    progress(g, 0, *FOUR)
    stack(g, "science", "medicine")
    g = gate(g)
    assert asked(g) == [(0, "main")] and len(state(g).hands[0]) == 5
    assert refused(g, EndTurn(0)) == "hand_over_limit"
    assert default(g) == ReturnProgress(0, "medicine")
    assert asked(act(g, ReturnProgress(0, "crane"), EndTurn(0))) == [(1, "before_roll")]
    assert asked(act(g, Mining(0), EndTurn(0))) == [(1, "before_roll")]


def test_ck_123_nothing_is_returned_with_four_or_fewer():
    g = ck()
    progress(g, 0, *FOUR)
    assert refused(g, ReturnProgress(0, "crane")) == "bad_target"


def test_ck_124_only_the_turn_owner_plays_only_in_the_action_phase_and_any_number():
    g = ck(phase="before_roll")
    city(g, 0, 32)
    city(g, 1, 18)
    progress(g, 0, "crane", "mining", "mining")
    progress(g, 1, "crane")
    assert refused(g, Crane(0)) == "wrong_phase"
    g = throw(g, 1, 1, "trade")
    assert refused(g, Crane(1)) == "not_your_turn"
    assert refused(g, Warlord(0)) == "no_such_card"
    assert refused(g, Alchemist(0, 1, 1)) == "wrong_phase"
    g = act(g, Crane(0), Mining(0), Mining(0))
    assert state(g).hands[0] == []


def test_ck_124_a_card_drawn_this_turn_may_be_played():
    g = ck(phase="before_roll")
    levels(g, 0, science=1)
    settlement(g, 0, 32)
    stack(g, "science", "mining")
    g = act(gate(g), Mining(0))
    assert state(g).hands[0] == []


def test_ck_125_a_card_that_changes_nothing_is_refused():
    g = ck()
    progress(g, 0, "mining", "warlord", "crane")
    for action in (Mining(0), Warlord(0), Crane(0)):
        assert refused(g, action) == "no_effect"


def test_ck_126_a_played_card_goes_under_its_deck_and_decks_are_never_shuffled_again():
    g = ck()
    settlement(g, 0, 32)
    progress(g, 0, "mining", "mining")
    g = act(g, Mining(0), Mining(0))
    assert state(g).decks["science"].under == ["mining", "mining"] and len(state(g).decks["science"]) == 18
    assert told(g, "progress_played") == [{"seat": 0, "progress": "mining"}]


def test_ck_126_while_its_effect_waits_for_others_a_card_is_in_play():
    g = ck()
    give(g, 1, wood=4)
    settlement(g, 1, 18)
    progress(g, 0, "saboteur")
    g = act(g, Saboteur(0))
    assert state(g).in_play == ["saboteur"] and len(state(g).decks["politics"]) == 17
    g = act(g, default(g))
    assert state(g).in_play == [] and state(g).decks["politics"].under == ["saboteur"]


def test_ck_127_cards_aimed_at_opponents_never_touch_their_player():
    g = ck()
    give(g, 0, grain=3, coin=2)
    give(g, 1, grain=1, wood=1)
    progress(g, 0, "resource_monopoly", "trade_monopoly")
    g = act(g, ResourceMonopoly(0, "grain"), TradeMonopoly(0, "coin"))
    assert g.rules.named(g.table.hands[0]) == {"grain": 4, "coin": 2}


def test_ck_128_points_are_compared_as_they_stand_when_the_card_is_played():
    g = ck()
    give(g, 1, wood=2)
    state(g).defenders[1] = 1
    progress(g, 0, "wedding")
    assert act(g, Wedding(0)).table.hands[0][0] == 2
    state(g).defenders[0] = 1
    assert refused(g, Wedding(0)) == "no_effect"


def test_ck_186_example_67_a_returned_card_cannot_be_drawn_in_the_same_event():
    g = ck(phase="before_roll")
    levels(g, 1, trade=1)
    levels(g, 2, trade=1)
    progress(g, 1, "merchant", "crane", "smith", "mining")
    stack(g, "trade", "merchant_fleet")
    g = gate(g, "trade")
    assert asked(g) == [(1, "return_progress")]
    g = act(g, ReturnProgress(1, "merchant"))
    assert state(g).hands[2] == [] and state(g).decks["trade"].under == ["merchant"]


def test_ck_186_all_choose_at_the_same_time_and_the_cards_go_under_in_turn_order():
    g = ck(phase="before_roll", turn=3)
    for seat in (0, 1):
        levels(g, seat, science=1)
    progress(g, 0, "crane", "smith", "mining", "inventor")
    progress(g, 1, "crane", "smith", "mining", "inventor")
    stack(g, "science", "medicine", "medicine")
    g = gate(g)
    assert sorted(asked(g)) == [(0, "return_progress"), (1, "return_progress")]
    g = act(g, ReturnProgress(1, "crane"))
    assert len(state(g).hands[1]) == 5  # nothing happens before all answers are in
    g = act(g, ReturnProgress(0, "smith"))
    assert state(g).decks["science"].under == ["smith", "crane"]


def test_a_seat_that_left_draws_nothing():
    g = ck(phase="before_roll")
    levels(g, 1, science=5)
    g = act(g, Leave(1))
    assert told(gate(g), "progress_drawn") == []
