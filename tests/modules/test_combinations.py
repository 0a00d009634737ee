"""Which variants go together, to what target, and in which order they act (ATX-01 to ATX-28)."""

from itertools import combinations

import pytest

from game.catalogue import find
from game.core.loss import lose
from game.core.variant import Variant
from game.engine import Refused
from game.modules.base.building import BuildSettlement
from game.modules.base.rolling import EndTurn
from game.modules.great_river.course import gold
from game.rules import compose, objections
from game.setup import Setup
from tests.kit import act, asked, city, corner, give, hand, island, line, points, road, settle, settlement, turn_of
from tests.modules.ground import only

ATL, EVT, JGL, VOL, SPC = "atlantis", "event_cards", "jungle", "volcano", "specialists"
WAL, CAS, RIV, HBM, MG7 = "city_walls", "castles", "great_river", "harbormaster", "magic_seven"
TEN = (ATL, EVT, JGL, VOL, SPC, WAL, CAS, RIV, HBM, MG7)
ONE_DESERT = (ATL, VOL, RIV, MG7)
WITH_EXPANSION = (EVT, VOL, SPC, RIV, HBM, MG7)
LARGE_TABLE = (EVT, SPC, HBM)
ON_MAPS = (EVT, SPC, WAL, CAS)
EXPANSION = "cities_and_knights"


def codes(players, *modules, **options):
    return {r.key for r in objections(Setup(players, modules, options))}


def alone(module, setup):
    """What one variant says about a set-up, whatever the others think of it."""
    variant = find(module)
    assert isinstance(variant, Variant)
    return {r.key if isinstance(r, Refused) else r for r in variant.refuses(setup)}


def legal_sets(*further):
    return [s for n in range(11) for s in combinations(TEN, n) if not objections(Setup(4, (*s, *further)))]


def refused_pair(a, b):
    return {a, b} == {ATL, JGL} or (a in ONE_DESERT and b in ONE_DESERT)


@pytest.mark.parametrize("pair", list(combinations(ONE_DESERT, 2)))
def test_atx_01_only_one_may_have_the_desert(pair):
    assert codes(4, *pair) == {"one_desert_variant_only"}


def test_atx_02_atlantis_and_jungle_are_two_scenarios():
    assert codes(4, ATL, JGL) == {"markers_taken"}


@pytest.mark.parametrize("module", TEN)
def test_atx_03_with_cities_and_knights(module):
    expected = set() if module in WITH_EXPANSION else {"not_with_cities_knights"}
    assert codes(4, module, EXPANSION) - {"needs_module"} == expected


@pytest.mark.parametrize("module", TEN)
def test_atx_04_large_tables_and_tiny_ones(module):
    assert codes(5, module, "five_six") == (set() if module in LARGE_TABLE else {"players_3_4_only"})
    assert "players_3_4_only" in alone(module, Setup(2, (module,)))


@pytest.mark.parametrize("module", TEN)
@pytest.mark.parametrize("board", ["corsica", "new_york"])
def test_atx_05_on_printed_maps(module, board):
    expected = set() if module in ON_MAPS else {"no_harbours" if module == "harbormaster" else "fixed_board"}
    assert alone(module, Setup(4, (module, board))) == expected
    assert codes(4, module, board) == expected


def test_atx_06_event_cards_and_other_dice():
    assert codes(4, EVT, dice="balanced") == {"dice_replaced_twice"}
    assert codes(4, EVT, no_seven_rounds=1) == {"dice_replaced_twice"}
    assert all(not codes(4, module, dice="balanced") for module in TEN if module != EVT)


@pytest.mark.parametrize("module", TEN)
def test_atx_07_helpers_and_best_friends_accept_all(module):
    assert alone(module, Setup(4, (module, "helpers", "best_friends"))) == set()
    assert codes(4, module, "helpers") == codes(3, module, "helpers") == set()


def test_atx_08_every_other_pair_is_accepted_and_a_set_is_legal_if_its_pairs_are():
    for pair in combinations(TEN, 2):
        assert bool(codes(4, *pair)) == refused_pair(*pair), pair
    base = legal_sets()
    assert len(base) == 288
    assert all(not any(refused_pair(*pair) for pair in combinations(s, 2)) for s in base)
    assert len(legal_sets(EXPANSION)) == 32


@pytest.mark.parametrize(
    ("players", "modules", "target"),
    [
        (4, (), 10),
        (4, (SPC, HBM, RIV), 15),
        (3, (SPC, HBM, RIV), 16),
        (4, (SPC, HBM, RIV, EXPANSION), 18),
        (4, (JGL, VOL, EVT, WAL), 11),
        (4, (EVT, EXPANSION, VOL, SPC, HBM), 16),
        (4, (ATL, EVT, CAS), 10),
        (4, (MG7, JGL), 10),
    ],
)
def test_atx_09_e1_e3_e9_targets_add_up(players, modules, target):
    assert compose(Setup(players, modules)).target == target


def test_atx_09_d11_the_hosts_number_replaces_the_main_one_and_additions_stay():
    assert compose(Setup(4, (SPC, WAL), {"target": 8})).target == 11


def test_atx_10_four_specialist_cards_win_whatever_the_target():
    g = island(4, SPC, HBM)
    for kind in ("wood", "brick", "wool", "grain"):
        g.table.awards[f"specialist_{kind}"] = 0
    assert g.rules.wins(g, 0)
    assert points(g, 0) < g.table.target


def test_atx_11_points_in_another_turn_do_not_win_yet():
    g = island(4, HBM, target=3)
    city(g, 1, "0,-2 NW", "1,-2 N")
    g = settle(g)
    assert points(g, 1) >= g.table.target
    assert g.over is None
    assert act(g, EndTurn(0)).over.winners == (1,)


def test_atx_20_a_build_pays_then_places_then_counts_gold_then_awards_then_the_win():
    ground = {"2,-1": "swamp", "1,-1": "river_hills 8", "0,0": "river_mountains 4"}
    g = only(island(4, RIV, HBM), "fields", **ground)
    g.table.target = 5
    road(g, 0, "2,-1 NE")  # 1 gold; the settlement at the mouth makes it 3 = 1 point, and a harbour city is 3 points
    city(g, 0, "0,-2 NW")
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    g = act(g, BuildSettlement(0, corner(g, "2,-1 NE")))
    assert hand(g, 0) == {}
    assert gold(g, 0) == 3
    assert g.over is not None
    order = [e.key for e in g.events]
    assert order.index("built") < order.index("award_taken") < order.index("won")


def test_atx_21_awards_come_in_a_fixed_order():
    keys = [a.key for a in compose(Setup(4, (SPC, HBM))).awards]
    assert keys == ["longest_road", "largest_army", "harbormaster"] + [
        f"specialist_{kind}" for kind in ("wood", "brick", "wool", "grain", "ore")
    ]


def test_atx_22_e10_a_loss_takes_piece_wall_harbour_points_and_cards_in_one_go():
    from game.modules.city_walls.module import of as walls

    g = only(island(4, VOL, WAL, HBM, SPC), "forest", **{"0,0": "volcano 5"})
    city(g, 0, "0,-2 NW")
    settlement(g, 0, "1,-2 N")
    walls(g).walls.append(corner(g, "0,-2 NW"))
    g = settle(g)
    assert g.table.awards["harbormaster"] == 0
    limit = g.rules.hand_limit(g, 0, 7)
    lose(g, corner(g, "0,-2 NW"), "settlement", "lava")
    g = settle(g)
    assert walls(g).walls == []
    assert g.rules.hand_limit(g, 0, 7) == limit - 2
    assert "harbormaster" not in g.table.awards


def test_atx_28_a_question_with_one_answer_by_public_facts_is_not_asked():
    """One victim who cannot be spared is robbed at once (see also the roads and gifts of event cards)."""
    from game.modules.base.robbing import MoveRobber
    from tests.kit import hex, roll

    g = island(4, HBM, phase="before_roll")
    settlement(g, 1, "0,0 N")
    give(g, 1, wood=1)
    line(g, 1, "0,0 N", "0,0 NE")
    g = roll(turn_of(g, 0), 7)
    free = next(h for h in (hex(g, "0,-1"), hex(g, "1,-1")) if h in MoveRobber.choices(g, 0, g.prompts[0], {}))
    from game.engine import Chance

    g = act(g, MoveRobber(0, free), chance=Chance.replaying([0]))
    assert asked(g) == [(0, "main")]
    assert hand(g, 0) == {"wood": 1}
