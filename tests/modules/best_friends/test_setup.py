"""What lies ready, with whom it goes together, and to what target (BF-01 to BF-04, BF-47)."""

import pytest

from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.best_friends.state import FACTS, GUILDS, island_tokens_left, of, pool_for
from game.rules import compose, objections
from game.setup import Setup
from game.words import languages, speaking
from tests.kit import act, corner, default, edge, founding, setup
from tests.modules.best_friends.kit import FRIENDS, friends
from tests.modules.ground import seen
from tests.modules.test_combinations import EXPANSION, HBM, LARGE_TABLE, RIV, SPC, TEN, WAL, alone, codes, legal_sets


def test_bf_01_the_island_is_as_usual_and_the_mat_and_twelve_island_tokens_lie_beside_it():
    assert compose(setup(4, FRIENDS)).plan == compose(setup(4)).plan
    g = friends()
    assert island_tokens_left(g) == FACTS.island_tokens == 12
    table = seen(g)
    chips = [(chip.icon, chip.text) for chip in table.chips]
    assert not {icon for icon, _ in chips} & set(GUILDS), "nothing lies on the mat yet"
    assert ("island_token", "12") in chips


@pytest.mark.parametrize(
    ("players", "small", "large", "total"), [(3, 6, 12, 42), (4, 8, 16, 56), (5, 10, 20, 70), (6, 12, 24, 84)]
)
def test_bf_02_tokens_grow_with_the_table(players, small, large, total):
    tokens = pool_for(players)
    assert list(tokens.values()) == [small, small, small, large, large]
    g = friends(players)
    assert len(of(g).pool) == sum(tokens.values()) == total
    assert of(g).pool.mixed == tokens


def test_bf_03_nobody_starts_with_a_token():
    g = founding(3, FRIENDS, island="beginner")
    assert of(g).tokens == [[], [], []]


def founded(*first):
    """Founding with these placements, everybody else as it comes."""
    g = founding(4, FRIENDS)
    for action in first:
        g = act(g, action(g))
    while g.table.turn.part == "founding":
        assert of(g).links == []
        g = act(g, default(g))
    return g


def test_bf_04_networks_that_meet_when_all_is_founded_are_linked_without_a_reward():
    g = founded(
        lambda g: FoundBuilding(0, corner(g, "0,0 N")),
        lambda g: FoundRoad(0, edge(g, "0,0 NE")),
        lambda g: FoundBuilding(1, corner(g, "0,0 SE")),
        lambda g: FoundRoad(1, edge(g, "0,0 E")),
    )
    a, b = corner(g, "0,0 N"), corner(g, "0,0 SE")
    assert (min(a, b), max(a, b)) in of(g).links
    assert of(g).tokens == [[]] * 4


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_bf_47_the_target_is_eleven(players):
    assert compose(setup(players, FRIENDS)).target == 11


def test_bf_47_additions_of_variants_add_up_and_the_hosts_number_replaces_eleven():
    assert compose(Setup(4, (FRIENDS, SPC, HBM, WAL))).target == 15
    assert compose(Setup(4, (FRIENDS, RIV))).target == 13
    assert compose(Setup(3, (FRIENDS, RIV))).target == 14
    assert compose(Setup(4, (FRIENDS, SPC), {"target": 8})).target == 10


@pytest.mark.parametrize("module", TEN)
def test_every_variant_goes_with_it(module):
    assert codes(4, module, FRIENDS) == codes(3, module, FRIENDS) == set()
    assert codes(5, module, "five_six", FRIENDS) == (set() if module in LARGE_TABLE else {"players_3_4_only"})


def test_every_legal_set_of_variants_stays_legal_and_every_other_stays_refused():
    assert legal_sets(FRIENDS) == [(*chosen,) for chosen in legal_sets()]


def test_bf_d14_it_has_nothing_against_helpers():
    assert alone(FRIENDS, Setup(4, (FRIENDS, "helpers"))) == alone(FRIENDS, Setup(6, (FRIENDS, "helpers"))) == set()


def test_what_it_does_not_go_with():
    assert codes(4, FRIENDS, EXPANSION) == {"not_with_cities_knights"}  # the reason that counts, once
    assert codes(2, FRIENDS) == {"player_count"}
    for board in ("corsica", "new_york"):
        assert alone(FRIENDS, Setup(4, (FRIENDS, board))) == {"fixed_board"}


@pytest.mark.parametrize("language", languages())
def test_the_lobby_says_in_words_why_not(language):
    words = speaking(language)
    reasons = objections(Setup(4, (FRIENDS, EXPANSION)))
    assert reasons
    for reason in reasons:
        said = words.refusal(reason.key, reason.details)
        assert words.say(f"module-{FRIENDS}") in said, said
