"""Castles: pairs of knights, the decision, what a castle keeps off (CAS-01 to CAS-14)."""

from game.core.loss import lose
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn
from game.modules.castles.deciding import BuildCastle, DeclineCastle
from game.modules.castles.state import FACTS, of
from game.modules.development.state import of as development
from game.modules.development.state import return_knights
from game.rules import compose
from tests.kit import (
    act,
    asked,
    card,
    corner,
    default,
    hex,
    island,
    points,
    refused,
    robber,
    roll,
    settle,
    settlement,
    setup,
    told,
    turn_of,
)
from tests.modules.ground import only, seen

HILLS, FIELD, FOREST, DESERT, FAR = "0,0", "1,0", "0,1", "-1,0", "2,0"
GROUND = {HILLS: "hills 8", FIELD: "fields 4", FOREST: "forest 6", DESERT: "desert", FAR: "pasture 9"}
HOME = "0,0 SE"  # touches hills, field and forest


def keep(*, played=1, phase="main", cards=2, **options):
    """Seat 0 lives between hills 8, fields 4 and forest 6, and has played some knights."""
    g = only(island(4, "castles", phase=phase, **options), "desert", **GROUND)
    settlement(g, 0, HOME)
    robber(g, HILLS)
    knights(g, 0, played)
    card(g, 0, *["knight"] * cards)
    return g


def knights(g, seat, n):
    """So many knights lie face up, the last of an odd number without its pair."""
    state = development(g)
    state.knights[seat] += n
    state.played += ["knight"] * n
    state.deck.mixed["knight"] -= n
    of(g).unpaired[seat] = n % 2
    settle(g)


def play(g, to=FAR, seat=0):
    from game.modules.development.playing import PlayKnight

    return act(g, PlayKnight(seat), MoveRobber(seat, hex(g, to)))


def castle(g, place, seat=0):
    return BuildCastle(seat, hex(g, place))


def test_cas_01_six_castles_lie_beside_the_usual_island():
    assert FACTS.castles == 6
    assert compose(setup(4, "castles")).plan == compose(setup(4)).plan
    assert ("castle", "6") in [(chip.icon, chip.text) for chip in seen(keep()).chips]


def test_cas_02_the_second_knight_is_resolved_first():
    from game.modules.development.playing import PlayKnight

    g = act(keep(), PlayKnight(0))
    assert asked(g) == [(0, "robber")]
    g = act(g, MoveRobber(0, hex(g, FAR)))
    assert asked(g) == [(0, "castle")]


def test_cas_03_the_first_of_a_pair_brings_no_decision():
    assert asked(play(keep(played=0))) == [(0, "main")]


def test_cas_04_e1_both_knights_go_under_the_deck_and_the_castle_stands():
    g = play(keep())
    before = len(development(g).deck)
    g = act(g, castle(g, HILLS))  # the robber has left it
    assert of(g).castles == [hex(g, HILLS)]
    assert development(g).knights[0] == 0
    assert development(g).deck.under == ["knight", "knight"]
    assert len(development(g).deck) == before + 2


def test_cas_05_where_a_castle_may_stand():
    g = play(keep())
    assert refused(g, castle(g, FAR)) == "not_adjacent"
    settlement(g, 0, "-1,0 NW")
    assert refused(g, castle(g, DESERT)) == "no_number"
    of(g).castles.append(hex(g, FIELD))
    assert refused(g, castle(g, FIELD)) == "already_castle"
    assert refused(g, BuildCastle(0, 99)) == "not_on_board"


def test_cas_05_e2_not_where_the_robber_stands():
    g = play(keep(), to=FOREST)
    assert refused(g, castle(g, FOREST)) == "robber_here"


def test_cas_06_e6_no_castle_left_no_decision():
    g = keep()
    of(g).castles.extend(range(6))
    g = play(g)
    assert asked(g) == [(0, "main")]
    assert development(g).knights[0] == 2
    assert refused(g, castle(g, HILLS)) == "no_castle_left"


def test_cas_06_no_hex_no_decision():
    g = only(keep(), "desert")
    g = play(g)
    assert asked(g) == [(0, "main")]
    assert refused(g, castle(g, HILLS)) == "no_hex"


def test_cas_07_declining_is_final():
    g = act(play(keep()), DeclineCastle(0))
    assert development(g).knights[0] == 2
    assert of(g).unpaired[0] == 0
    assert refused(g, castle(g, HILLS)) == "not_now"


def test_cas_07_others_are_told_that_it_is_not_their_turn():
    g = play(keep())
    assert refused(g, castle(g, HILLS, seat=1)) == "not_your_turn"


def test_cas_08_e3_the_next_two_knights_are_the_next_pair():
    g = act(play(keep()), DeclineCastle(0))
    g = play(turn_of(g, 0), to=HILLS)
    assert asked(g) == [(0, "before_roll")]
    card(g, 0, "knight")
    g = play(turn_of(g, 0))
    assert asked(g) == [(0, "castle")]
    g = act(g, castle(g, HILLS))
    assert development(g).knights[0] == 2


def test_cas_09_e5_nobody_moves_the_robber_onto_a_castle():
    g = keep(phase="before_roll")
    of(g).castles.append(hex(g, FIELD))
    g = roll(g, 7)
    assert refused(g, MoveRobber(0, hex(g, FIELD))) == "castle"
    assert hex(g, FIELD) not in MoveRobber.choices(g, 0, g.prompts[0], {})


def test_cas_10_e7_a_castle_stays_when_its_builder_is_gone():
    g = act(play(keep()), castle(keep(), HILLS))
    lose(g, corner(g, HOME), "", "lava")
    assert of(g).castles == [hex(g, HILLS)]


def test_cas_11_the_hex_produces_and_the_castle_is_no_point():
    g = act(play(keep()), castle(keep(), HILLS))
    assert points(g, 0) == 1
    g = roll(turn_of(g, 0), 8)
    assert g.table.hands[0][g.rules.index["brick"]] == 1


def test_cas_12_returned_knights_do_not_count_and_can_be_drawn_again():
    g = act(play(keep()), castle(keep(), HILLS))
    assert g.rules.army(g, 0) == 0
    deck = development(g).deck
    deck.mixed = {}
    g.chance = None
    assert [deck.draw(None, ""), deck.draw(None, "")] == ["knight", "knight"]


def test_cas_13_e4_largest_army_is_decided_after_the_castle():
    g = keep(played=3)
    knights(g, 1, 3)
    assert g.table.awards["largest_army"] == 0
    g = play(g)
    assert asked(g) == [(0, "castle")]
    g = act(g, castle(g, HILLS))
    assert development(g).knights[:2] == [2, 3]
    assert g.table.awards["largest_army"] == 1


def test_cas_13_the_second_knight_of_a_pair_wins_nothing_before_the_decision():
    """Three face-up knights would be the army; it counts only once the castle is declined (ATX-23)."""
    g = keep(played=2)
    of(g).unpaired[0] = 1
    g = play(g)
    assert "largest_army" not in g.table.awards
    g = act(g, DeclineCastle(0))
    assert g.table.awards["largest_army"] == 0


def test_cas_14_a_castle_is_no_second_card_and_a_second_card_is_refused():
    from game.modules.development.playing import PlayKnight

    g = act(play(keep()), castle(keep(), HILLS))
    assert refused(g, PlayKnight(0)) == "card_limit"


def test_cas_d1_a_knight_that_leaves_the_table_breaks_the_open_pair():
    g = keep(played=1)
    return_knights(g, 0, 1)
    g.rules.knight_gone(g, 0)
    assert of(g).unpaired[0] == 0
    g = keep(played=3)
    return_knights(g, 0, 1)
    g.rules.knight_gone(g, 0)
    assert of(g).unpaired[0] == 1


def test_cas_d5_the_two_cards_become_the_new_deck():
    g = keep(cards=1)
    development(g).deck.mixed = {}
    g = act(play(g), castle(g, HILLS))
    assert len(development(g).deck) == 2


def test_silence_declines():
    g = play(keep())
    assert default(g) == DeclineCastle(0)
    assert told(act(g, DeclineCastle(0)), "castle_declined")


def test_the_turn_goes_on_after_the_decision():
    g = act(play(keep()), DeclineCastle(0))
    assert g.held == 0
    assert asked(act(g, EndTurn(0))) == [(1, "before_roll")]
