"""Diara looks before she buys, Carla exchanges (HLP-44 to HLP-46, HLP-58, HLP-59)."""

import pytest

from game.core.deck import Deck
from game.engine import view
from game.modules.development.buying import BuyDevelopment
from game.modules.development.playing import PlayInvention, PlayKnight, PlayMonopoly
from game.modules.development.state import of as development
from game.modules.helpers.development_cards import Carla, Diara, KeepCard
from game.modules.helpers.state import of
from tests.kit import act, asked, card, city, default, hand, hold, lots, refused, settlement, told
from tests.modules.helpers.kit import table, turned

THREE = ["monopoly", "knight", "victory_point"]


def kinds(g, seat=0):
    return [held.card for held in development(g).cards[seat]]


def diara(deck=THREE, **cards):
    """The top of the deck is known: these cards in this order."""
    g = table("diara")
    hold(g, 0, **(cards or {"ore": 1, "wool": 1, "grain": 1}))
    if deck is not None:
        development(g).deck = Deck({}, list(deck))
    return g


@pytest.mark.parametrize("replaced", ["ore", "wool", "grain"])
def test_hlp_44_and_e19_one_of_the_three_may_be_replaced(replaced):
    price = {kind: 1 for kind in ("ore", "wool", "grain") if kind != replaced} | {"brick": 1}
    g = act(diara(**price), Diara(0, replaced, "brick"))
    assert hand(g, 0) == {} and g.prompts[0].secret == THREE
    g = act(g, KeepCard(0, "victory_point"))
    assert kinds(g) == ["victory_point"] and asked(g) == [(0, "turn_or_swap")]
    assert development(g).deck.mixed == {"monopoly": 1, "knight": 1} and development(g).deck.under == []


def test_hlp_44_replacing_is_optional_looking_is_not():
    g = act(diara(), Diara(0))
    assert hand(g, 0) == {} and asked(g) == [(0, "diara_card")]


def test_hlp_44_only_one_part_and_not_by_itself():
    g = diara(ore=1, brick=2)
    assert refused(g, Diara(0, "wool", "brick")) == "cannot_pay"
    assert refused(g, Diara(0, "wool", "wool")) == "no_effect"
    assert refused(g, Diara(0, "brick", "ore")) == refused(g, Diara(0, "", "ore")) == "bad_target"
    assert refused(g, Diara(0, "wool", "")) == refused(g, Diara(0, "wool", "gold")) == "bad_target"
    assert refused(g, Diara(0)) == "cannot_pay"
    assert refused(diara([]), Diara(0)) == "deck_empty"


def test_hlp_44_for_one_purchase():
    g = diara(ore=2, wool=2, grain=2, deck=[*THREE, "knight", "knight"])
    g = turned(act(g, Diara(0), KeepCard(0, "monopoly")))
    assert refused(g, Diara(0)) == "helper_not_ready"
    assert kinds(act(g, BuyDevelopment(0)))[0] == "monopoly"


def test_hlp_45_only_the_holder_sees_the_cards():
    g = act(diara(), Diara(0))
    assert view(g, 0).prompts[0].secret == THREE
    for seat in (-1, 1, 2, 3):
        assert view(g, seat).prompts[0].secret is None
    g = act(g, KeepCard(0, "monopoly"))
    secret = [event for event in g.events if event.only is not None]
    assert [(e.key, e.only) for e in secret] == [("drew_card", (0,))]
    assert all("monopoly" not in e.args.values() for e in g.events if e.only is None)


def test_hlp_45_and_d8_the_whole_deck_is_mixed():
    g = table("diara")
    hold(g, 0, ore=1, wool=1, grain=1)
    development(g).deck = Deck({"knight": 2, "monopoly": 2}, ["invention", "victory_point"])
    g = act(g, Diara(0), chance=lots(0, 0, 0))
    kept = g.prompts[0].secret[0]
    g = act(g, KeepCard(0, kept))
    deck = development(g).deck
    assert deck.under == [] and len(deck) == 5 and deck.mixed["invention"] == deck.mixed["victory_point"] == 1


def test_hlp_d8_of_fewer_cards_what_is_there():
    g = act(diara(["knight", "monopoly"]), Diara(0))
    assert g.prompts[0].secret == ["knight", "monopoly"]
    g = act(g, KeepCard(0, "knight"))
    assert development(g).deck.mixed == {"monopoly": 1}
    g = act(diara(["knight"]), Diara(0), KeepCard(0, "knight"))
    assert not development(g).deck


def test_hlp_46_the_card_is_new_but_a_point_counts_at_once():
    g = turned(act(diara(), Diara(0), KeepCard(0, "monopoly")))
    assert refused(g, PlayMonopoly(0, "ore")) == "card_too_new"
    g = diara()
    g.table.target = 3
    settlement(g, 0, "0,0 N", "0,0 S")
    g = act(g, Diara(0), KeepCard(0, "victory_point"))
    assert g.over is not None and g.over.winners == (0,)


def test_hlp_d9_what_was_seen_is_decided_first_and_never_taken_back():
    g = act(diara(), Diara(0))
    assert refused(g, KeepCard(0, "invention")) == "bad_target"
    assert g.undo == () and asked(g) == [(0, "diara_card")]
    assert default(g) == KeepCard(0, "monopoly")  # the topmost


# --- Carla ------------------------------------------------------------------------------------------------------------


def carla(*held, deck=("invention", "knight"), new=False):
    g = table("carla")
    card(g, 0, *held, new=new)
    development(g).deck = Deck({}, list(deck))
    return g


@pytest.mark.parametrize("given", ["knight", "victory_point"])
@pytest.mark.parametrize("new", [False, True])
def test_hlp_58_any_unplayed_card_goes_under_the_deck_for_the_top_one(given, new):
    g = act(carla(given, new=new), Carla(0, given))
    assert kinds(g) == ["invention"] and development(g).deck.under == ["knight", given]
    assert asked(g) == [(0, "turn_or_swap")]


def test_hlp_58_others_see_neither():
    g = act(carla("monopoly"), Carla(0, "monopoly"))
    assert told(g, "card_exchanged") == [{"seat": 0}]
    for event in g.events:
        assert event.only == (0,) or not {"monopoly", "invention"} & set(map(str, event.args.values()))
    assert development(view(g, 1)).unseen[0] == 1 and development(view(g, 1)).deck.under == []


def test_hlp_58_without_a_card_or_a_deck_nothing_is_exchanged():
    assert refused(carla(), Carla(0, "knight")) == "bad_target"
    assert refused(carla("knight"), Carla(0, "monopoly")) == "bad_target"
    assert refused(carla("knight", deck=()), Carla(0, "knight")) == "deck_empty"


def test_hlp_58_of_two_equal_cards_the_newer_goes():
    g = carla("knight")
    development(g).cards[0].append(type(development(g).cards[0][0])("knight", g.table.turn.part_number))
    g = turned(act(g, Carla(0, "knight")))
    assert kinds(g) == ["knight", "invention"]
    assert asked(act(g, PlayKnight(0))) == [(0, "robber")]


def test_hlp_59_the_new_card_cannot_be_played_in_this_turn():
    g = turned(act(carla("knight"), Carla(0, "knight")))
    assert refused(g, PlayInvention(0, {"ore": 2})) == "card_too_new"


def test_hlp_59_and_e25_a_point_wins_at_once():
    g = carla("knight", deck=["victory_point"])
    city(g, 0, "0,0 N", "0,0 S", "1,0 SE", "-1,0 NW")
    settlement(g, 0, "0,-2 N")
    assert g.table.target == 10
    g = act(g, Carla(0, "knight"))
    assert g.over is not None and g.over.winners == (0,)


def test_nobody_has_carla_or_kaja_with_ten_cards():
    g = table("ryan", helper_edition="cards10")
    card(g, 0, "knight")
    assert refused(g, Carla(0, "knight")) == "not_your_helper"
    assert not {"carla", "kaja"} & {*of(g).display, *(hired.name for hired in of(g).hired)}


def test_looking_at_a_deck_leaves_it_as_it_is():
    deck = Deck({"knight": 1}, ["monopoly", "invention"])
    assert deck.peek(lots(0), 5, "development_card") == ["knight", "monopoly", "invention"]
    assert deck == Deck({"knight": 1}, ["monopoly", "invention"])
    deck.pick_out("monopoly")
    assert deck == Deck({"knight": 1, "invention": 1})
