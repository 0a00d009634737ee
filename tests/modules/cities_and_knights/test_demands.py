"""Blue cards that ask something of others, and those that wake (CK-163 to CK-167)."""

from game.engine import view
from game.modules.cities_and_knights.cards.politics import GiveCards, Saboteur, Warlord, Wedding
from game.modules.cities_and_knights.cards.science import Alchemist
from game.modules.cities_and_knights.cards.secrets import Spy, TakeProgress
from game.modules.cities_and_knights.knight_actions import MoveKnight
from tests.kit import (
    act,
    asked,
    city,
    default,
    give,
    hand,
    line,
    refused,
    settlement,
    told,
    turn_of,
)
from tests.modules.cities_and_knights.kit import holding, knight, progress, state, wall

# --- Saboteur, Wedding ------------------------------------------------------------------------------------------------


def test_ck_163_example_41_those_with_as_many_points_discard_half_walls_or_not():
    g = holding("saboteur")
    settlement(g, 0, 18)
    settlement(g, 1, 30)
    give(g, 1, wood=5, coin=4)
    settlement(g, 2, 12)
    give(g, 2, ore=1)
    city(g, 3, 48)
    wall(g, 48)
    give(g, 3, brick=4)
    g = act(g, Saboteur(0))
    assert [(p.seat, p.args["number"]) for p in g.waiting_for()] == [(1, 4), (3, 2)]
    assert refused(g, GiveCards(1, {"wood": 3})) == "bad_count"
    assert refused(g, GiveCards(1, {"ore": 4})) == "cannot_pay"
    g = act(g, GiveCards(1, {"coin": 4}))
    assert hand(g, 1) == {"wood": 5, "coin": 4}  # carried out together
    g = act(g, GiveCards(3, {"brick": 2}))
    assert hand(g, 1) == {"wood": 5} and hand(g, 3) == {"brick": 2} and hand(g, 2) == {"ore": 1}
    assert g.table.bank[g.rules.index["coin"]] == 12


def test_ck_163_nobody_with_two_cards_and_as_many_points():
    g = holding("saboteur")
    settlement(g, 0, 18)
    give(g, 1, wood=9)
    assert refused(g, Saboteur(0)) == "no_effect"
    settlement(g, 1, 30)
    assert asked(act(g, Saboteur(0))) == [(1, "saboteur")]


def scores(g, *values):
    for seat, value in enumerate(values):
        state(g).defenders[seat] = value


def test_ck_167_example_42_only_those_with_more_points_give_two():
    g = holding("wedding", "saboteur")
    scores(g, 8, 7, 8, 9)
    for seat in (1, 2, 3):
        give(g, seat, wood=3)
    married = act(g, Wedding(0))
    assert asked(married) == [(3, "wedding")]
    married = act(married, default(married))
    assert hand(married, 0) == {"wood": 2} and hand(married, 3) == {"wood": 1}
    assert asked(act(g, Saboteur(0))) == [(2, "saboteur"), (3, "saboteur")]


def test_ck_167_one_card_is_given_and_none_gives_nothing():
    g = holding("wedding")
    scores(g, 0, 1, 1, 1)
    give(g, 1, cloth=1)
    give(g, 3, wood=1, ore=2)
    g = act(g, Wedding(0))
    assert asked(g) == [(3, "wedding")]  # one card leaves no choice, two of three do
    g = act(g, GiveCards(3, {"wood": 1, "ore": 1}))
    assert hand(g, 0) == {"wood": 1, "ore": 1, "cloth": 1} and hand(g, 1) == {}


def test_ck_167_nobody_would_give():
    g = holding("wedding")
    scores(g, 0, 1, 0, 0)
    give(g, 2, wood=2)
    assert refused(g, Wedding(0)) == "no_effect"


def test_ck_183_of_a_wedding_gift_only_the_number_is_public():
    g = holding("wedding")
    scores(g, 0, 1)
    give(g, 1, cloth=1)
    g = act(g, Wedding(0))
    assert told(g, "wedding_gift") == [{"seat": 1, "taker": 0, "n": 1}]
    assert [e.only for e in g.events if e.key == "wedding_gift_cards"] == [(1, 0)]


# --- Spy, Warlord -----------------------------------------------------------------------------------------------------


def test_ck_164_example_48_the_spy_sees_all_and_takes_one_and_never_an_open_card():
    g = holding("spy", "crane", "smith", "mining")
    progress(g, 1, "spy", "alchemist")
    state(g).shown[1].append("constitution")
    assert refused(g, Spy(0, 2)) == "bad_target"
    g = act(g, Spy(0, 1))
    prompt = g.waiting_for()[0]
    assert prompt.secret == ["spy", "alchemist"]
    assert view(g, 1).prompts[0].secret is None and view(g, 2).prompts[0].secret is None
    assert refused(g, TakeProgress(0, "constitution")) == "bad_target"
    assert default(g) == TakeProgress(0, "spy")  # first in the file
    g = act(g, TakeProgress(0, "spy"))
    assert state(g).hands[0] == ["crane", "smith", "mining", "spy"] and state(g).hands[1] == ["alchemist"]
    assert told(g, "progress_taken") == [{"seat": 0, "other": 1, "field": "politics"}]
    assert [e.only for e in g.events if e.key == "progress_taken_card"] == [(0, 1)]


def test_ck_165_a_card_taken_may_be_played_at_once_if_its_time_allows():
    g = holding("spy")
    progress(g, 1, "spy", "alchemist")
    again = act(g, Spy(0, 1), TakeProgress(0, "spy"), Spy(0, 1))  # the single card left is taken unasked
    assert state(again).hands[0] == ["alchemist"] and asked(again) == [(0, "main")]
    assert refused(again, Alchemist(0, 1, 1)) == "wrong_phase"
    assert act(turn_of(again, 0), Alchemist(0, 1, 1)).table.turn.red == 1


def test_ck_164_nobody_has_a_card():
    assert refused(holding("spy"), Spy(0, 1)) == "no_effect"


def test_ck_166_ck_60_example_31_the_warlord_wakes_all_and_only_those_awake_before_act():
    g = holding("warlord")
    line(g, 0, 18, 24, 30, 35)
    knight(g, 0, 18, active=True)
    knight(g, 0, 35)
    knight(g, 1, 12)
    g = act(g, Warlord(0))
    assert state(g).knights[35].active and not state(g).knights[12].active
    assert refused(g, MoveKnight(0, 35, 30)) == "knight_spent"
    assert 24 in state(act(g, MoveKnight(0, 18, 24))).knights


def test_ck_166_no_inactive_knight():
    g = holding("warlord")
    knight(g, 0, 18, active=True)
    assert refused(g, Warlord(0)) == "no_effect"
