"""Standing orders: nobody waits for questions that were left to the game."""

from game.engine import view
from game.modules.cities_and_knights.knight_actions import Displace
from game.modules.cities_and_knights.orders import LeaveToGame, left_to_the_game
from tests.kit import act, asked, hand, line, refused, turn_of
from tests.modules.cities_and_knights.kit import ck, knight, levels, progress, stack, state, throw


def test_the_aqueduct_brings_the_resource_held_least():
    g = ck(phase="before_roll")
    levels(g, 1, science=3)
    levels(g, 2, science=3)
    g = act(g, LeaveToGame(1, "aqueduct"))
    g = throw(g, 6, 5, "trade")
    assert asked(g) == [(2, "pick")]
    g = turn_of(act(g, LeaveToGame(2, "aqueduct")), 0)
    g = throw(g, 6, 5, "trade")
    assert asked(g) == [(0, "main")] and hand(g, 2) == {"wood": 1}


def test_a_driven_knight_goes_to_the_nearest_corner():
    g = ck()
    line(g, 0, 18, 24)
    line(g, 1, 24, 30, 36)
    knight(g, 0, 18, 2, active=True)
    knight(g, 1, 24)
    g = act(g, LeaveToGame(1, "retreat"), Displace(0, 18, 24))
    assert 30 in state(g).knights and asked(g) == [(0, "main")]


def test_the_card_drawn_last_goes_back():
    g = ck(phase="before_roll")
    levels(g, 1, science=1)
    progress(g, 1, "crane", "smith", "mining", "inventor")
    stack(g, "science", "medicine")
    g = throw(act(g, LeaveToGame(1, "fifth_card")), 1, 1, "science")
    assert asked(g) == [(0, "main")] and state(g).hands[1] == ["crane", "smith", "mining", "inventor"]


def test_an_order_can_be_lifted_and_is_seen_by_nobody_else():
    g = act(ck(), LeaveToGame(1, "retreat"), LeaveToGame(1, "fifth_card"))
    assert left_to_the_game(view(g, 1), 1, "retreat") and not left_to_the_game(view(g, 0), 1, "retreat")
    assert list(LeaveToGame.taken_back(g, 1)) == [LeaveToGame(1, q, "off") for q in ("retreat", "fifth_card")]
    g = act(g, LeaveToGame(1, "retreat", "off"))
    assert not left_to_the_game(g, 1, "retreat") and left_to_the_game(g, 1, "fifth_card")
    assert refused(g, LeaveToGame(1, "defend")) == "bad_input"
