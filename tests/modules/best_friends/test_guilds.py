"""What the guilds do, and when (BF-33 to BF-43, BF-47)."""

import pytest

from game.modules.base.building import BuildRoad
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn
from game.modules.best_friends.changing import ChangeAgain, StopChanging
from game.modules.best_friends.exchange import ExchangeToken
from game.modules.best_friends.guilds import (
    USES,
    GuildArchitect,
    GuildMerchant,
    GuildRoadBuilder,
    GuildScholar,
    GuildTrader,
)
from game.modules.best_friends.networks import close
from game.modules.best_friends.state import (
    ARCHITECT,
    FACTS,
    GUILDS,
    MERCHANT,
    ROAD_BUILDER,
    SCHOLAR,
    TRADER,
    of,
)
from game.modules.development.playing import PlayKnight
from game.modules.development.state import of as development
from tests.kit import (
    act,
    after_roll,
    asked,
    bank,
    default,
    edge,
    end,
    give,
    hand,
    hold,
    lots,
    points,
    refused,
    road,
    roll,
    settlement,
    told,
    turn_of,
)
from tests.modules.best_friends.kit import counts, favours, friends, guilds_of
from tests.modules.best_friends.roads import around_a_corner


def rich(*guilds, new=False, **options):
    """Seat 0 after the roll with tokens of these guilds and a road to go on from."""
    g = friends(4, **options)
    settlement(g, 0, "0,0 N")
    road(g, 0, "0,0 NE")
    favours(g, 0, *guilds, new=new)
    return g


TWO_BOOKS, TWO_COMPASSES = (SCHOLAR,) * 2, (ARCHITECT,) * 2


def test_prices_are_those_of_the_table():
    assert [FACTS.guilds[guild].price for guild in GUILDS] == [1, 1, 1, 2, 2]
    assert {kind.key for kind in USES} == set(GUILDS)


def test_bf_33_bf_46_one_use_or_one_exchange_a_turn():
    g = act(rich(MERCHANT, MERCHANT, TRADER), GuildMerchant(0, "ore"))
    assert refused(g, GuildMerchant(0, "ore")) == refused(g, ExchangeToken(0)) == "guild_action_done"
    assert refused(g, GuildTrader(0, "ore", "wool")) == "guild_action_done"
    g = roll(turn_of(g, 0), 2)
    assert hand(act(g, GuildMerchant(0, "ore")), 0) == {"ore": 2}


@pytest.mark.parametrize("phase", ["before_roll", "seven"])
def test_bf_33_after_the_roll(phase):
    g = turn_of(rich(MERCHANT), 0)
    if phase == "before_roll":
        assert refused(g, GuildMerchant(0, "ore")) == refused(g, ExchangeToken(0)) == "wrong_phase"
    else:
        assert refused(roll(g, 7), GuildMerchant(0, "ore")) == "choice_pending"


def test_bf_33_in_the_own_turn():
    g = rich()
    favours(g, 1, MERCHANT)
    assert refused(g, GuildMerchant(1, "ore")) == refused(g, ExchangeToken(1)) == "not_your_turn"


def test_bf_34_the_price_goes_to_the_mat_and_the_benefit_follows_at_once():
    g = act(rich(*TWO_COMPASSES, ARCHITECT), GuildArchitect(0))
    assert of(g).mat == {ARCHITECT: 2}
    assert guilds_of(g, 0) == [ARCHITECT]
    assert told(g, "guild_used") == [{"seat": 0, "guild": ARCHITECT}]
    assert asked(g) == [(0, "main")]


def test_bf_34_what_cannot_be_carried_out_is_refused_before_anything_is_paid():
    g = rich(*GUILDS, SCHOLAR, ARCHITECT)
    development(g).deck.mixed = {}
    of(g).island_tokens = [12, 0, 0, 0]
    g.table.target = 99
    bank(g, ore=0)
    assert refused(g, GuildScholar(0)) == "deck_empty"
    assert refused(g, GuildArchitect(0)) == "no_island_token"
    assert refused(g, GuildMerchant(0, "ore")) == "bank_empty"
    assert refused(g, GuildTrader(0, "wool", "ore")) in ("bank_empty", "cannot_pay")
    assert refused(g, GuildTrader(0, "wool", "grain")) == "cannot_pay"
    assert refused(g, GuildRoadBuilder(0, edge(g, "0,0 NE"))) == "occupied"
    assert refused(g, GuildRoadBuilder(0, 999)) == "not_on_board"
    assert refused(g, GuildRoadBuilder(0, edge(g, "0,2 SW"))) == "not_connected"
    g.table.pieces[0]["road"] = 0
    assert refused(g, GuildRoadBuilder(0, edge(g, "0,0 E"))) == "no_piece_left"


def test_bf_34_no_legal_edge_at_all():
    g = friends(4)
    favours(g, 0, ROAD_BUILDER)
    assert refused(g, GuildRoadBuilder(0, edge(g, "0,0 E"))) == "bad_target"


def test_bf_35_e8_tokens_of_this_turn_cannot_be_spent_and_those_of_the_last_can():
    g = rich(SCHOLAR)
    favours(g, 0, SCHOLAR, new=True)
    assert refused(g, GuildScholar(0)) == "token_too_new"
    g = after_roll(turn_of(g, 0))
    assert len(development(act(g, GuildScholar(0))).cards[0]) == 1
    assert refused(rich(SCHOLAR), GuildScholar(0)) == "not_enough_tokens"


def test_bf_35_old_tokens_are_spent_where_there_are_new_ones_too():
    g = rich(MERCHANT)
    favours(g, 0, MERCHANT, new=True)
    g = act(g, GuildMerchant(0, "ore"))
    assert [held.part for held in of(g).tokens[0]] == [g.table.turn.part_number]


def test_bf_36_tokens_drawn_in_the_turn_of_somebody_else_can_be_spent_in_the_next_own_turn():
    g = friends(3)
    _, last = around_a_corner(g, (0, 1, 2))
    road(g, 1, last[1])
    close(g)
    of(g).pool.mixed = {MERCHANT: 6}
    give(g, 0, wood=1, brick=1)
    g = end(act(g, BuildRoad(0, last[0])))
    assert counts(g) == [3, 1, 0]
    g = act(after_roll(g), GuildMerchant(1, "ore"))
    assert hand(g, 1) == {"ore": 1}


def test_bf_36_tokens_of_a_special_build_phase_are_old_in_the_next_own_turn():
    from game.modules.five_six.phases import Done, SpecialSignal

    g = friends(5)
    _, last = around_a_corner(g, (1, 2, 3))
    road(g, 2, last[1])
    close(g)
    of(g).pool.mixed = {MERCHANT: 9}
    give(g, 1, wood=1, brick=1)
    g = act(g, SpecialSignal(1, "build"), EndTurn(0), BuildRoad(1, last[0]), Done(1))
    assert asked(g) == [(1, "before_roll")]
    g = act(after_roll(g), GuildMerchant(1, "ore"))
    assert hand(g, 1) == {"ore": 1}


def test_bf_37_bf_d13_player_two_may_use_one_in_their_part():
    """No use between the turns (see BF-E24), but the part of player 2 is an own turn."""
    g = friends(5, paired_turns=True)
    favours(g, 3, MERCHANT, MERCHANT)
    g = act(g, EndTurn(0))
    assert asked(g) == [(3, "paired")]
    g = act(g, GuildMerchant(3, "ore"))
    assert hand(g, 3) == {"ore": 1}
    assert refused(g, ExchangeToken(3)) == "guild_action_done"


def test_bf_38_there_are_no_jokers():
    assert refused(rich(SCHOLAR, ARCHITECT), GuildScholar(0)) == "not_enough_tokens"
    assert refused(rich(SCHOLAR, ARCHITECT), GuildArchitect(0)) == "not_enough_tokens"


def test_bf_39_e22_traders_change_one_card_and_the_card_got_may_be_changed_again():
    g = rich(TRADER)
    hold(g, 0, wool=1)
    g = act(g, GuildTrader(0, "wool", "ore"))
    assert asked(g) == [(0, "second_change")]
    g = act(g, ChangeAgain(0, "ore", "grain"))
    assert hand(g, 0) == {"grain": 1}
    assert of(g).mat == {TRADER: 1}
    assert asked(g) == [(0, "main")]


def test_bf_39_bf_d11_once_is_enough_and_silence_stops():
    g = rich(TRADER)
    hold(g, 0, wool=2)
    g = act(g, GuildTrader(0, "wool", "ore"))
    assert default(g) == StopChanging(0)
    assert refused(g, ChangeAgain(0, "wool", "wool")) == "same_resource"
    assert refused(g, ChangeAgain(0, "brick", "wool")) == "cannot_pay"
    assert refused(g, EndTurn(0)) == "choice_pending"
    g = act(g, StopChanging(0))
    assert hand(g, 0) == {"wool": 1, "ore": 1}


def test_bf_39_a_card_of_another_resource():
    g = rich(TRADER)
    hold(g, 0, wool=2)
    assert refused(g, GuildTrader(0, "wool", "wool")) == "same_resource"
    assert refused(g, GuildTrader(0, "wool", TRADER)) == "not_tradable"


def test_bf_40_merchants_give_any_card_of_the_bank():
    g = rich(MERCHANT)
    before = list(g.table.bank)
    g = act(g, GuildMerchant(0, "grain"))
    assert hand(g, 0) == {"grain": 1}
    assert sum(before) - sum(g.table.bank) == 1
    assert refused(rich(MERCHANT), GuildMerchant(0, "nonsense")) == "bad_count"


def test_bf_41_a_road_for_nothing():
    g = rich(ROAD_BUILDER)
    left = g.table.pieces[0]["road"]
    spots = GuildRoadBuilder.choices(g, 0, g.prompts[0], {})
    g = act(g, GuildRoadBuilder(0, spots[0]))
    assert g.table.roads[spots[0]].seat == 0
    assert g.table.pieces[0]["road"] == left - 1 and hand(g, 0) == {}


def test_bf_41_e9_the_road_may_link_and_no_further_use_follows():
    g = friends(3)
    _, last = around_a_corner(g, (0, 1, 2))
    road(g, 1, last[1])
    close(g)
    favours(g, 0, ROAD_BUILDER, MERCHANT)
    g = act(g, GuildRoadBuilder(0, last[0]))
    assert counts(g) == [1 + 3, 1, 0]
    assert refused(g, GuildMerchant(0, "ore")) == refused(g, ExchangeToken(0)) == "guild_action_done"


def test_bf_41_a_damaged_road_is_repaired_first():
    from game.modules.event_cards.state import of as events

    g = friends(4, "event_cards")
    settlement(g, 0, "0,0 N")
    road(g, 0, "0,0 NE")
    favours(g, 0, ROAD_BUILDER)
    events(g).damaged.append(edge(g, "0,0 NE"))
    other = next(e for e in g.rules.topology.edges if e not in g.table.roads)
    assert refused(g, GuildRoadBuilder(0, other)) == "repair_first"
    g = act(g, GuildRoadBuilder(0, edge(g, "0,0 NE")))
    assert events(g).damaged == [] and of(g).mat == {ROAD_BUILDER: 1}


def test_bf_42_the_top_card_counts_as_bought_this_turn():
    g = rich(*TWO_BOOKS)
    development(g).deck.mixed = {"knight": 1}
    g = act(g, GuildScholar(0))
    assert [held.card for held in development(g).cards[0]] == ["knight"]
    assert refused(g, PlayKnight(0)) == "card_too_new"
    assert told(g, "scholars_card") == [{"seat": 0}]
    assert hand(g, 0) == {}


def test_bf_42_a_victory_point_wins_at_once():
    g = rich(*TWO_BOOKS)
    development(g).deck.mixed = {"victory_point": 1}
    g.table.target = 2
    assert act(g, GuildScholar(0), chance=lots(0)).over.winners == (0,)


def test_bf_43_a_island_token_is_a_visible_point_for_good():
    g = rich(*TWO_COMPASSES)
    before = points(g, 0, hidden=False)
    g = act(g, GuildArchitect(0))
    assert of(g).island_tokens == [1, 0, 0, 0]
    assert points(g, 0, hidden=False) == before + 1


def test_bf_47_e23_ten_points_and_two_compasses_win_at_once_unless_they_are_new():
    g = rich(*TWO_COMPASSES)
    of(g).island_tokens[0] = 9
    assert points(g, 0) == 10
    g = act(g, GuildArchitect(0))
    assert g.over is not None and g.over.winners == (0,) and g.over.why == "points"
    g = rich(*TWO_COMPASSES, new=True)
    of(g).island_tokens[0] = 9
    assert refused(g, GuildArchitect(0)) == "token_too_new"


def test_in_a_split_turn_guilds_help_in_both_phases():
    g = rich(MERCHANT, turn_mode="split")
    assert asked(g) == [(0, "trade")]
    g = act(g, GuildMerchant(0, "ore"))
    assert asked(g) == [(0, "trade")]


def test_a_use_without_chance_can_be_taken_back():
    from game.engine import Undo

    g = act(rich(*TWO_COMPASSES), GuildArchitect(0), Undo(0))
    assert of(g).island_tokens == [0] * 4 and guilds_of(g, 0) == [ARCHITECT] * 2 and of(g).mat == {}


def test_a_robber_token_of_a_knight_before_the_roll_is_new_after_it():
    from tests.kit import card

    g = turn_of(rich(), 0)
    of(g).pool.mixed = {MERCHANT: 3}
    card(g, 0, "knight")
    empty = next(h for h in g.rules.topology.hexes if h != g.table.robber and not any(
        c in g.table.buildings for c in g.rules.topology.hex_corners[h]))  # fmt: skip
    g = roll(act(g, PlayKnight(0), MoveRobber(0, empty)), 2)
    assert refused(g, GuildMerchant(0, "ore")) == "token_too_new"
