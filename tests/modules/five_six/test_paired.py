"""Paired turns instead of the special build phase (FS-O1)."""

from game.modules.base.bank import BankTrade
from game.modules.base.building import BuildRoad, BuildSettlement
from game.modules.base.offers import MakeOffer
from game.modules.base.rolling import EndTurn, Roll
from game.modules.base.settings import Leave
from game.modules.base.standing import StandingOffer, TakeStanding
from game.modules.development.buying import BuyDevelopment
from game.modules.development.playing import PlayKnight, PlayMonopoly
from game.modules.development.state import of
from game.modules.five_six.phases import Done, SpecialSignal
from tests.kit import act, asked, card, corner, edge, end, give, hand, hold, island, points, refused, roll, settlement
from tests.modules.five_six.test_special_build import P1, P2, P3, P4, P5, P6, nine


def paired(players=6, first=P2, **options):
    return island(players, turn=first, paired_turns=True, **options)


def test_fs_o1_fs_e17_the_third_player_to_the_left_has_a_part_then_both_markers_move():
    g = end(paired())
    assert asked(g) == [(P5, "paired")] and g.table.turn.owner == P2
    g = act(g, Done(P5))
    assert asked(g) == [(P3, "before_roll")]
    assert asked(end(roll(g, 12))) == [(P6, "paired")]
    assert asked(end(paired(5, P4))) == [(P2, "paired")]


def test_fs_o1_fs_e17_no_dice_and_no_trade_with_players():
    g = act(paired(), StandingOffer(P1, {"ore": 1}, {"wood": 1}))
    g = end(g)
    hold(g, P5, wood=4)
    for action in (Roll(P5), MakeOffer(P5, {"wood": 1}, {"ore": 1}), TakeStanding(P5, 1), EndTurn(P5)):
        assert refused(g, action) == "wrong_phase"


def test_fs_o1_fs_e17_bank_trade_building_buying_and_one_card():
    g = end(paired())
    settlement(g, P5, "0,0 N")
    hold(g, P5, wood=5, brick=1, wool=1, grain=1, ore=1)
    card(g, P5, "knight", "monopoly")
    of(g).deck.mixed = {"invention": 3}
    g = act(g, BankTrade(P5, "wood", 4, {"ore": 1}), BuildRoad(P5, edge(g, "0,0 NE")), BuyDevelopment(P5))
    assert hand(g, P5) == {"ore": 1}
    g = act(g, PlayMonopoly(P5, "wood"))
    assert asked(g) == [(P5, "paired")] and refused(g, PlayKnight(P5)) == "card_limit"


def test_fs_o1_a_card_bought_in_this_part_waits_for_the_next():
    g = end(paired())
    give(g, P5, wool=1, grain=1, ore=1)
    of(g).deck.mixed = {"knight": 3}
    g = act(g, BuyDevelopment(P5))
    assert refused(g, PlayKnight(P5)) == "card_too_new"
    g = act(g, Done(P5))
    for second in (P6, P1):
        g = act(end(roll(g, 12)), Done(second))
    assert asked(g) == [(P5, "before_roll")] and asked(act(g, PlayKnight(P5))) == [(P5, "robber")]


def test_fs_o1_the_others_can_do_nothing():
    g = end(paired())
    for seat in (P1, P2, P3, P4, P6):
        hold(g, seat, wood=4)
        assert refused(g, BankTrade(seat, "wood", 4, {"ore": 1})) == "not_your_turn"
        assert refused(g, MakeOffer(seat, {"wood": 1}, {"ore": 1})) == "not_your_turn"
        assert refused(g, Done(seat)) == "not_your_turn"


def test_fs_o1_player_2_wins_in_the_own_part_also_at_its_start():
    g = nine(end(paired()), P5)
    g = act(g, BuildSettlement(P5, corner(g, "-2,2 N")))
    assert points(g, P5) == 10 and g.over.winners == (P5,)
    g = nine(paired(), P5)
    card(g, P5, "victory_point")
    assert g.over is None
    assert end(g).over.winners == (P5,)


def test_fs_o1_player_1_wins_before_player_2_acts():
    g = nine(paired(), P2)
    card(g, P5, "victory_point", "victory_point")
    g = act(g, BuildSettlement(P2, corner(g, "-2,2 N")))
    assert g.over.winners == (P2,)


def test_fs_o1_there_is_no_special_build_phase():
    g = paired()
    assert refused(g, SpecialSignal(P4, "build")) == "not_in_this_game"
    assert asked(act(end(g), Done(P5))) == [(P3, "before_roll")]


def test_fs_o1_before_the_roll_only_player_1_may_play_a_card():
    g = island(6, turn=P2, phase="before_roll", paired_turns=True)
    card(g, P5, "knight")
    assert refused(g, PlayKnight(P5)) == "not_your_turn"


def test_fs_o1_a_player_who_has_left_is_skipped():
    g = act(paired(), Leave(P5))
    assert asked(end(g)) == [(P3, "before_roll")]
    g = act(paired(), Leave(P3))
    g = act(end(g), Done(P5))
    assert asked(g) == [(P4, "before_roll")]
    assert asked(end(roll(g, 12))) == [(P1, "paired")]
