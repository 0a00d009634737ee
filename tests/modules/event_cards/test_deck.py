"""The deck: what is in it, how a year passes, what stays hidden (EVT-01 to EVT-08, EVT-25 to EVT-28)."""

from collections import Counter
from random import Random

import pytest

from game.create import new_game
from game.engine import Chance, Refused, encode, view
from game.modules.base.rolling import Roll
from game.modules.development.playing import PlayKnight
from game.modules.event_cards.deck import BOX, BY_ID, draw
from game.modules.event_cards.state import of
from game.rules import compose
from game.setup import Setup
from tests.kit import act, asked, card, end, hand, island, lots, refused, seeded, settlement, told
from tests.modules.event_cards.cards import turn_over
from tests.modules.ground import only, seen


def before_roll(players=4, *modules, **hexes):
    return only(island(players, "event_cards", *modules, phase="before_roll"), **hexes)


def test_the_box_holds_one_card_for_each_throw_of_two_dice():
    assert len(BOX.cards) == len(BY_ID) == 36 and BOX.draws_per_year == 31
    assert {(c.red, c.yellow) for c in BOX.cards} == {(a, b) for a in range(1, 7) for b in range(1, 7)}
    numbers = Counter(c.red + c.yellow for c in BOX.cards)
    assert [numbers[n] for n in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    with_event = Counter(c.red + c.yellow for c in BOX.cards if c.event != "none")
    assert [with_event[n] for n in range(2, 13)] == [1, 1, 2, 2, 3, 6, 1, 1, 1, 1, 1]


def test_the_events_stand_on_the_cards_of_the_table():
    events = {}
    for c in BOX.cards:
        events.setdefault(c.event, []).append((c.red + c.yellow, c.red))
    assert events.pop("none") and len(BOX.cards) - sum(map(len, events.values())) == 16
    assert events == {
        "robbery": [(7, red) for red in range(1, 7)],
        "plague": [(6, 1), (8, 2)],
        "earthquake": [(6, 2)],
        "good_neighbourhood": [(6, 3)],
        "tournament": [(5, 3)],
        "trade_advantage": [(5, 4)],
        "calm_sea": [(9, 6), (12, 6)],
        "robber_leaves": [(4, 2), (4, 3)],
        "neighbourly_help": [(10, 4), (11, 5)],
        "conflict": [(3, 1)],
        "fruitful_year": [(2, 1)],
    }


def test_evt_01_and_evt_07_each_year_shows_31_different_cards():
    g = before_roll()
    g.chance = seeded(5)
    for year in (1, 2, 3):
        shown = [draw(g) for _ in range(31)]
        assert len(set(shown)) == 31 and of(g).year == year
    left_out = Counter()
    for seed in range(400):
        g = before_roll() if seed == 0 else g
        of(g).drawn = []
        g.chance = Chance(Random(seed).randrange)
        left_out.update(set(BY_ID) - {draw(g) for _ in range(31)})
    assert len(left_out) == 36 and max(left_out.values()) < 2.2 * min(left_out.values())


def test_evt_02_and_evt_03_the_card_is_the_roll_and_no_die_falls():
    g = before_roll(**{"0,0": "forest 8"})
    settlement(g, 1, "0,0 N")
    g = turn_over(g, "e08r3")
    turn = g.table.turn
    assert (turn.red, turn.yellow, turn.card) == (3, 5, "e08r3")
    assert hand(g, 1) == {"wood": 1} and asked(g) == [(0, "main")]
    [rolled] = told(g, "rolled")
    assert rolled == {"seat": 0, "red": 3, "yellow": 5, "number": 8, "source": "cards", "card": "none"}


def test_evt_02_a_development_card_may_be_played_before():
    g = before_roll()
    card(g, 0, "knight")
    assert act(g, PlayKnight(0)).prompts[0].kind == "robber"


def test_evt_05_the_pile_is_open_and_nothing_of_the_future_is_written_anywhere():
    g = turn_over(before_roll(), "e08r3")
    assert of(g).drawn == ["e08r3"] and of(view(g, 2)).drawn == ["e08r3"]
    saved = encode(g)
    assert all(c.id.encode() not in saved for c in BOX.cards if c.id != "e08r3")
    chips = {chip.icon: chip.text for chip in seen(g).chips}
    assert chips["event"] == "30"


def test_evt_06_and_evt_e1_new_year_mixes_all_and_the_same_player_draws_at_once():
    g = before_roll()
    of(g).drawn = [c.id for c in BOX.cards[:31]]
    g = turn_over_new_year(g, "e02r1")
    assert told(g, "new_year") == [{"year": 2}] and of(g).drawn == ["e02r1"]
    assert g.table.turn.owner == 0 and g.table.turn.number_rolled == 2
    assert [k for _, k in asked(g)] == ["pick"] * 4  # the card is resolved: a fruitful year


def turn_over_new_year(g, card_id):
    return act(g, Roll(0), chance=lots([c.id for c in BOX.cards].index(card_id)))


def test_evt_06_before_that_no_card_comes_twice():
    g = before_roll()
    of(g).drawn = [c.id for c in BOX.cards[:30]]
    g = act(g, Roll(0), chance=seeded(2))
    assert not told(g, "new_year") and of(g).drawn[-1] in [c.id for c in BOX.cards[30:]]


def test_evt_08_a_card_without_event_only_produces():
    g = turn_over(before_roll(), "e03r2")
    assert not told(g, "event_card") and asked(g) == [(0, "main")]


def test_evt_28_after_the_event_the_owner_goes_on_and_a_second_card_is_refused():
    g = turn_over(before_roll(), "e04r2")
    assert asked(g) == [(0, "main")] and g.table.turn.owner == 0
    assert refused(g, Roll(0)) == "wrong_phase"  # EVT-40
    assert asked(end(g)) == [(1, "before_roll")]


@pytest.mark.parametrize(
    "options", [{"dice": "balanced"}, {"no_seven_rounds": 1}, {"no_seven_rounds": 2}], ids=lambda o: next(iter(o))
)
def test_the_dice_are_not_replaced_twice(options):
    with pytest.raises(Refused) as caught:
        compose(Setup(4, ("event_cards",), options))
    assert caught.value.key == "dice_replaced_twice"
    compose(Setup(4, ("event_cards",), {"dice": "random", "no_seven_rounds": 0}))


def test_evt_d14_five_and_six_play_with_it():
    for players in (5, 6):
        assert new_game(Setup(players, ("event_cards", "five_six")), seeded()).rules.target == 10


def test_the_card_in_force_lies_open():
    g = turn_over(before_roll(), "e04r2")
    (row,) = seen(g).cards
    assert row.cards[0].title.key == "card-robber_leaves" and row.title.args == {"number": 4}
    assert not seen(before_roll()).cards
