"""Magic 7 in Cities & Knights: progress cards from decks of choice (MG7-D2 to MG7-D4)."""

from game import catalogue
from game.core.loss import lay_over
from game.engine import view
from game.modules.base.robbing import MoveRobber
from game.modules.cities_and_knights.cards.science import Alchemist, Inventor
from game.modules.cities_and_knights.cards.trade import MerchantFleet
from game.modules.cities_and_knights.progress import DrawDeck, ReturnProgress
from game.modules.cities_and_knights.state import FACES, of
from game.modules.combos.cities_and_knights__magic_seven.module import of as magic
from game.rules import compose
from game.setup import Setup
from tests.kit import act, around, asked, city, default, end, give, hex, hold, lots, refused, settlement, told
from tests.modules.cities_and_knights.kit import awake, ck, levels, metropolis, progress, stack, throw
from tests.modules.ground import only

N, NE, SE, S, SW, NW = range(6)


def enchanted(players=4, phase="before_roll", **hexes):
    g = only(ck(players, "magic_seven", phase=phase), **{"0,0": "wizard_castle"}, **hexes)
    awake(g)
    return g


def test_mg7_05_mg7_d2_each_seat_draws_from_decks_of_its_choice_one_card_after_the_other():
    g = enchanted()
    settlement(g, 2, around(g, "0,0")[N])
    city(g, 0, around(g, "0,0")[SE])
    stack(g, "trade", "merchant", "merchant_fleet")
    stack(g, "science", "crane")
    g = throw(g, 1, 6)
    assert told(g, "wizard_invites") == [{"seat": 0, "n": 2}, {"seat": 2, "n": 1}]
    assert asked(g) == [(0, "draw_deck")]
    g = act(g, DrawDeck(0, "trade"))
    assert of(g).hands[0] == ["merchant"] and asked(g) == [(0, "draw_deck")]
    g = act(g, DrawDeck(0, "science"))
    assert of(g).hands[0] == ["merchant", "crane"] and asked(g) == [(2, "draw_deck")]
    assert refused(g, DrawDeck(2, "science")) == "bad_target"  # empty
    g = act(g, DrawDeck(2, "trade"))
    assert of(g).hands[2] == ["merchant_fleet"] and asked(g) == [(0, "robber")]


def test_mg7_d2_a_metropolis_brings_two_and_a_city_on_its_side_one():
    g = enchanted()
    city(g, 0, around(g, "0,0")[SE])
    metropolis(g, "trade", around(g, "0,0")[SE])
    city(g, 1, around(g, "0,0")[N])
    lay_over(g, around(g, "0,0")[N], "settlement", "barbarians")
    stack(g, "trade", "merchant", "merchant", "merchant", "merchant")
    stack(g, "science")
    stack(g, "politics")
    g = throw(g, 6, 1)  # one deck only: no question
    assert len(of(g).hands[0]) == 2 and len(of(g).hands[1]) == 1


def test_mg7_d2_empty_decks_give_nothing_to_the_last_ones():
    g = enchanted()
    city(g, 0, around(g, "0,0")[SE])
    settlement(g, 1, around(g, "0,0")[N])
    stack(g, "trade", "merchant")
    stack(g, "science")
    stack(g, "politics")
    g = throw(g, 6, 1)
    assert len(of(g).hands[0]) == 1 and not of(g).hands[1] and asked(g) == [(0, "robber")]


def test_mg7_d2_others_return_a_fifth_card_and_open_points_count_at_once():
    g = enchanted()
    settlement(g, 1, around(g, "0,0")[N])
    settlement(g, 2, around(g, "0,0")[SE])
    progress(g, 1, "spy", "spy", "bishop", "bishop")
    stack(g, "science", "crane", "printer")
    g = act(throw(g, 1, 6), DrawDeck(1, "science"), DrawDeck(2, "science"))
    assert of(g).shown[2] == ["printer"]
    assert asked(g) == [(1, "return_progress")]
    g = act(g, ReturnProgress(1, "spy"))
    assert len(of(g).hands[1]) == 4 and asked(g) == [(0, "robber")]


def test_mg7_08_mg7_d2_the_owner_may_not_play_them_in_this_turn_but_an_older_one_of_the_kind():
    g = enchanted()
    settlement(g, 0, around(g, "0,0")[N])
    stack(g, "trade", "merchant_fleet")
    g = act(throw(g, 1, 6), DrawDeck(0, "trade"))
    g = act(g, MoveRobber(0, hex(g, "1,0")))
    assert refused(g, MerchantFleet(0, "ore")) == "card_too_new" and magic(g).new == ["merchant_fleet"]
    assert magic(view(g, 1)).new == [] and magic(view(g, 0)).new == ["merchant_fleet"]
    of(g).hands[0].append("merchant_fleet")
    assert of(act(g, MerchantFleet(0, "ore"))).fleets == ["ore"]
    g = end(g)
    assert magic(g).new == []


def test_mg7_d2_silence_draws_from_the_deck_of_the_highest_improvement():
    g = enchanted()
    settlement(g, 0, around(g, "0,0")[N])
    assert default(throw(g, 1, 6)) == DrawDeck(0, "trade")
    levels(g, 0, science=2, politics=1)
    assert default(throw(g, 1, 6)) == DrawDeck(0, "science")


def test_mg7_d3_an_alchemist_may_set_one_and_six_and_the_event_die_comes_first():
    g = enchanted()
    settlement(g, 0, around(g, "0,0")[N])
    progress(g, 0, "alchemist")
    levels(g, 0, science=3)
    g = act(g, Alchemist(0, 1, 6), chance=lots(FACES.index("science"), 0))
    drawn = len(of(g).hands[0]) + len(of(g).shown[0])
    assert drawn == 1 and asked(g) == [(0, "draw_deck")]  # the gate first, then the wizard


def test_mg7_d3_before_the_first_attack_the_robber_stays_beside_the_board():
    g = enchanted()
    of(g).attacks = 0
    settlement(g, 0, around(g, "0,0")[N])
    hold(g, 1, wood=8)
    g = act(throw(g, 1, 6), DrawDeck(0, "trade"))
    assert asked(g) == [(1, "discard")]
    assert act(g, default(g)).table.robber == -1


def test_mg7_d4_the_inventor_cannot_swap_the_castle():
    g = enchanted(phase="main", **{"1,0": "forest 4", "-1,0": "hills 9"})
    progress(g, 0, "inventor")
    give(g, 0, wood=1)
    assert refused(g, Inventor(0, hex(g, "0,0"), hex(g, "1,0"))) == "bad_target"
    assert act(g, Inventor(0, hex(g, "1,0"), hex(g, "-1,0"))).table.tokens[hex(g, "1,0")] == 9


def test_the_rules_of_the_pair_come_and_go_with_both(monkeypatch):
    pair = "cities_and_knights__magic_seven"
    both = compose(Setup(4, ("magic_seven", "cities_and_knights")))
    assert pair in both.setup.modules
    assert pair not in compose(Setup(4, ("magic_seven",))).setup.modules
    monkeypatch.setattr(catalogue, "_known", {})  # a fresh start that reads a saved set-up
    assert catalogue.find(pair) is not None and pair not in catalogue.catalogue()
