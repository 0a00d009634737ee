"""Who begins with which helper, and which lie open (HLP-01 to HLP-09, HLP-14)."""

import pytest

from game.create import new_game
from game.engine import view
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.base.settings import Leave
from game.modules.helpers.facts import FACTS
from game.modules.helpers.state import is_ready, of
from game.rules import compose, objections
from game.setup import Setup
from tests.kit import act, default, founding, seeded, setup
from tests.modules.helpers.kit import founded, helper_of, second_up

START = FACTS.tiles[:6]
COUNTS = (3, 4, 5, 6)


def test_hlp_01_the_game_is_prepared_as_usual_and_won_with_ten_points():
    assert compose(setup(4, "helpers")).plan == compose(setup(4)).plan
    assert compose(setup(4, "helpers")).target == 10
    assert len(FACTS.tiles) == 12 and len(FACTS.cards) == 10 and set(FACTS.cards) < set(FACTS.tiles)


@pytest.mark.parametrize("players", COUNTS)
def test_hlp_02_the_first_tiles_form_the_pile_the_highest_number_on_top(players):
    g = founding(players, "helpers")
    assert of(g).pile == START[:players][::-1]
    assert FACTS.tiles == [
        "asla", "yngvi", "hilda", "hogani", "thorolf", "diara", "ryan", "gregor", "stina", "digur", "kaja", "carla"
    ]  # HLP-D1  # fmt: skip


@pytest.mark.parametrize("players", COUNTS)
def test_hlp_03_as_many_as_there_are_players_lie_open_and_the_rest_is_out(players):
    shown = of(founding(players, "helpers")).display
    assert len(shown) == players and set(shown) <= set(FACTS.tiles[players:])
    assert shown == sorted(shown, key=FACTS.tiles.index)


def test_hlp_03_which_tiles_lie_open_is_a_matter_of_luck():
    seen = {tuple(of(new_game(setup(3, "helpers"), seeded(seed))).display) for seed in range(12)}
    assert len(seen) > 5 and {name for shown in seen for name in shown} == set(FACTS.tiles[3:])


@pytest.mark.parametrize(("players", "size"), [(3, 9), (4, 8), (5, 7), (6, 6)])
def test_hlp_04_all_helpers_can_lie_open(players, size):
    shown = of(founding(players, "helpers", all_helpers=True)).display
    assert shown == FACTS.tiles[players:] and len(shown) == size


def test_hlp_05_cards_lie_in_a_pile_from_1_to_6_and_the_others_below():
    g = founding(4, "helpers", helper_edition="cards10")
    assert of(g).pile == [*START, "ryan", "gregor", "stina", "digur"] and of(g).display == []


def test_hlp_06_the_second_settlement_brings_the_top_helper_first_side_up():
    g = founding(3, "helpers")
    for _ in range(6):  # three settlements and roads of the first round
        g = act(g, default(g))
    assert [helper_of(g, seat) for seat in g.seats] == ["", "", ""]
    last = g.table.turn.actor
    g = act(g, default(g))
    g = act(g, default(g))
    assert helper_of(g, last) == "hilda" and not second_up(g, last)


@pytest.mark.parametrize("players", COUNTS)
def test_hlp_06_and_e1_of_tiles_everybody_gets_the_number_of_their_seat(players):
    g = founded(players)
    assert [helper_of(g, seat) for seat in g.seats] == START[:players]
    assert len(of(g).display) == players and of(g).pile == []
    out = set(FACTS.tiles) - set(of(g).display) - set(START[:players])
    assert len(out) == 12 - 2 * players


@pytest.mark.parametrize("players", COUNTS)
def test_hlp_07_and_e2_of_cards_the_last_seat_gets_the_first_and_all_others_lie_open(players):
    g = founded(players, helper_edition="cards10")
    assert [helper_of(g, seat) for seat in g.seats] == START[:players][::-1]
    assert of(g).display == [*START[players:], "ryan", "gregor", "stina", "digur"]
    assert len(of(g).display) == 10 - players and of(g).pile == []


def test_hlp_06_the_order_is_that_of_the_turns_whoever_begins():
    g = founded(4, start="3")
    assert [helper_of(g, seat) for seat in g.from_seat(2)] == START[:4]


def test_hlp_08_helpers_and_their_sides_are_public():
    g = founded(4)
    for seat in (-1, *g.seats):
        assert of(view(g, seat)) == of(g)


@pytest.mark.parametrize("players", COUNTS)
def test_hlp_09_everybody_has_exactly_one(players):
    for options in ({}, {"helper_edition": "cards10"}, {"all_helpers": True}):
        state = of(founded(players, **options))
        there = [hired.name for hired in state.hired] + state.display
        assert all(hired.name for hired in state.hired) and len(set(there)) == len(there)


def test_hlp_14_the_first_helper_is_ready_at_once():
    g = founded(4)
    assert g.table.turn.number == 1 and all(is_ready(g, seat) for seat in g.seats)


def test_hlp_d6_on_the_printed_island_they_are_given_out_from_the_last_seat_back():
    g = founding(4, "helpers", island="beginner")
    assert [helper_of(g, seat) for seat in g.seats] == START[:4]
    g = founding(4, "helpers", island="beginner", helper_edition="cards10")
    assert [helper_of(g, seat) for seat in g.seats] == START[:4][::-1] and len(of(g).display) == 6


def test_a_player_who_leaves_while_founding_takes_no_helper():
    g = act(founding(4, "helpers"), Leave(3))
    while g.table.turn.part == "founding":
        assert isinstance(default(g), FoundBuilding | FoundRoad)
        g = act(g, default(g))
    assert [helper_of(g, seat) for seat in g.seats] == ["yngvi", "hilda", "hogani", ""]


@pytest.mark.parametrize(("players", "more"), [(3, ()), (4, ()), (5, ("five_six",)), (6, ("five_six",))])
def test_three_to_six_may_play(players, more):
    assert objections(Setup(players, ("helpers", *more))) == []
