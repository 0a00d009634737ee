"""Ryan takes from those ahead, Gregor builds with a knight (HLP-47 to HLP-51)."""

from game.engine import view
from game.modules.development.state import of as development
from game.modules.helpers.gregor import Gregor
from game.modules.helpers.ryan import Ryan, TakeCard
from tests.kit import (
    act,
    asked,
    card,
    city,
    corner,
    default,
    give,
    hand,
    hold,
    line,
    points,
    refused,
    roll,
    settle,
    settlement,
    told,
)  # fmt: skip
from tests.modules.helpers.kit import table

SITES = ("0,0 N", "0,0 SE", "0,0 SW", "2,0 N", "-2,0 N", "0,2 S")


def ryan(mine=1, theirs=2, **cards):
    g = table("ryan")
    settlement(g, 0, *SITES[:mine])
    city(g, 1, *SITES[3 : 3 + theirs // 2])
    hold(g, 1, **(cards or {"ore": 2, "wool": 1}))
    return g


def test_hlp_47_only_from_somebody_with_more_visible_points():
    assert asked(act(ryan(1, 2), Ryan(0, 1))) == [(0, "ryan_card")]
    assert refused(ryan(2, 2), Ryan(0, 1)) == "bad_target"
    assert refused(ryan(3, 2), Ryan(0, 1)) == "bad_target"
    assert refused(ryan(), Ryan(0, 0)) == refused(ryan(), Ryan(0, 9)) == "bad_target"


def test_hlp_47_and_e26_hidden_points_count_for_neither():
    g = ryan(2, 2)
    card(g, 0, "victory_point")
    card(g, 1, "victory_point")
    assert points(g, 1) == 3 and points(g, 1, hidden=False) == 2
    assert refused(g, Ryan(0, 1)) == "bad_target"
    g = ryan(1, 2)
    card(g, 0, "victory_point")
    assert points(g, 0) == 2 and asked(act(g, Ryan(0, 1))) == [(0, "ryan_card")]


def test_hlp_47_not_before_the_roll_is_dealt_out():
    g = table("ryan", phase="before_roll")
    city(g, 1, SITES[3])
    give(g, 1, ore=1)
    assert refused(g, Ryan(0, 1)) == "wrong_phase"
    assert asked(act(roll(g, 2), Ryan(0, 1)))[0][0] == 0


def test_hlp_d12_somebody_without_cards_is_no_target():
    g = ryan()
    hold(g, 1)
    assert refused(g, Ryan(0, 1)) == "bad_target"


def test_hlp_48_the_whole_hand_is_seen_and_exactly_one_card_taken():
    g = act(ryan(), Ryan(0, 1))
    assert view(g, 0).prompts[0].secret == {"wool": 1, "ore": 2}
    assert refused(g, TakeCard(0, "brick")) == "bad_target"
    g = act(g, TakeCard(0, "wool"))
    assert hand(g, 0) == {"wool": 1} and hand(g, 1) == {"ore": 2} and asked(g) == [(0, "turn_or_swap")]


def test_hlp_48_and_d17_only_the_two_see_the_card():
    g = act(ryan(), Ryan(0, 1))
    assert all(view(g, seat).prompts[0].secret is None for seat in (-1, 1, 2, 3))
    g = act(g, TakeCard(0, "wool"))
    assert [(e.key, e.only) for e in g.events if e.only] == [("ryan_takes_card", (0, 1))]
    assert told(g, "ryan_takes") == [{"seat": 0, "target": 1}] and g.undo == ()


def test_hlp_48_development_cards_are_neither_seen_nor_taken():
    g = ryan()
    card(g, 1, "monopoly")
    g = act(g, Ryan(0, 1))
    assert "monopoly" not in g.prompts[0].secret
    assert refused(g, TakeCard(0, "monopoly")) == "bad_target"


def test_silence_takes_the_kind_held_most_and_a_single_card_goes_by_itself():
    assert default(act(ryan(), Ryan(0, 1))) == TakeCard(0, "ore")
    assert default(act(ryan(wool=1, ore=1), Ryan(0, 1))) == TakeCard(0, "wool")
    g = act(ryan(ore=1), Ryan(0, 1))
    assert hand(g, 0) == {"ore": 1} and asked(g) == [(0, "turn_or_swap")]


# --- Gregor -----------------------------------------------------------------------------------------------------------


def knights(g, seat, n):
    """So many knights lie face up."""
    state = development(g)
    state.knights[seat] += n
    state.played += ["knight"] * n
    state.deck.mixed["knight"] -= n
    settle(g)


def gregor(played=2, **cards):
    g = table("gregor")
    settlement(g, 0, "0,0 N")
    line(g, 0, "0,0 N", "0,0 NE", "0,0 SE")
    knights(g, 0, played)
    hold(g, 0, **cards)
    return g


def city_at(g, place="0,0 N"):
    return Gregor(0, "city", corner(g, place))


def settlement_at(g, place="0,0 SE"):
    return Gregor(0, "settlement", corner(g, place))


def test_hlp_49_the_knight_leaves_the_game_for_good():
    g = gregor(2, ore=2, grain=1)
    before = len(development(g).deck)
    g = act(g, city_at(g))
    assert development(g).knights[0] == 1 and g.rules.army(g, 0) == 1
    assert len(development(g).deck) == before and told(g, "knight_left")


def test_hlp_50_and_e20_a_city_for_two_ore_and_a_grain():
    g = gregor(2, ore=2, grain=1)
    g = act(g, city_at(g))
    assert g.table.buildings[corner(g, "0,0 N")].kind == "city" and hand(g, 0) == {}
    assert development(g).knights[0] == 1 and asked(g) == [(0, "turn_or_swap")]


def test_hlp_50_a_settlement_for_wood_and_brick():
    g = gregor(1, wood=1, brick=1)
    g = act(g, settlement_at(g))
    assert g.table.buildings[corner(g, "0,0 SE")].seat == 0 and hand(g, 0) == {}


def test_hlp_50_under_all_the_usual_rules():
    g = gregor(1, wood=1, brick=1)
    assert refused(g, settlement_at(g, "0,0 NE")) == "too_close"
    assert refused(g, settlement_at(g, "0,0 N")) == "occupied"
    assert refused(g, settlement_at(g, "2,0 S")) == "not_connected"
    assert refused(g, Gregor(0, "settlement", 999)) == "not_on_board"
    assert refused(g, Gregor(0, "road", corner(g, "0,0 SE"))) == "bad_target"
    assert refused(g, city_at(g)) == "cannot_pay"
    assert refused(gregor(1, ore=2, grain=1), city_at(g, "0,0 SE")) == "no_settlement"
    g.table.pieces[0]["settlement"] = 0
    assert refused(g, settlement_at(g)) == "no_piece_left"
    assert development(g).knights[0] == 1


def test_hlp_e22_knights_in_the_hand_do_not_count():
    g = gregor(0, wood=1, brick=1)
    card(g, 0, "knight", "knight")
    assert refused(g, settlement_at(g)) == "no_knight"
    assert hand(g, 0) == {"wood": 1, "brick": 1}


def test_hlp_51_and_e21_the_army_goes_to_the_one_with_most():
    g = gregor(3, wood=1, brick=1)
    knights(g, 1, 3)
    assert g.table.awards["largest_army"] == 0
    before = points(g, 1)
    g = act(g, settlement_at(g))
    assert g.table.awards["largest_army"] == 1 and points(g, 1) == before + 2


def test_hlp_51_the_holder_keeps_it_while_nobody_has_more():
    g = gregor(4, wood=1, brick=1)
    knights(g, 1, 3)
    g = act(g, settlement_at(g))
    assert development(g).knights[:2] == [3, 3] and g.table.awards["largest_army"] == 0


def test_hlp_51_it_lies_aside_if_nobody_has_three_or_several_tie():
    g = gregor(3, wood=1, brick=1)
    assert "largest_army" not in act(g, settlement_at(g)).table.awards
    g = gregor(3, wood=1, brick=1)
    knights(g, 1, 3)
    knights(g, 2, 3)
    g = act(g, settlement_at(g))
    assert "largest_army" not in g.table.awards
    knights(g, 2, 1)
    assert g.table.awards["largest_army"] == 2
