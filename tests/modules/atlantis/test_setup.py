"""The island of Atlantis and what lies ready (ATL-01 to ATL-08)."""

from collections import Counter

from game.create import new_game
from game.modules.atlantis.state import FACTS, of
from game.setup import Setup
from tests.kit import seeded
from tests.modules.ground import seen

RING = [(0, -2), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1)]


def games(n, **options):
    return [new_game(Setup(3 + seed % 2, ("atlantis",), options), seeded(seed)) for seed in range(n)]


def test_atl_01_and_atl_02_the_terrain_and_the_two_deserts():
    laid = set()
    for g in games(12):
        graph = g.rules.topology
        assert Counter(g.table.terrain) == Counter(forest=4, pasture=3, fields=4, hills=3, mountains=3, desert=2)
        assert {graph.hex_axial[h] for h, kind in enumerate(g.table.terrain) if kind == "desert"} == {(0, -2), (0, 2)}
        laid.add(tuple(g.table.terrain))
    assert len(laid) == 12


def test_atl_03_atl_04_atl_05_and_atl_06_tokens_lie_by_ring_and_reds_apart():
    for g in games(12):
        graph, tokens = g.rules.topology, g.table.tokens
        coast = {graph.hex_at(*at) for at in RING}
        assert sorted(tokens[h] for h in coast) == [0, 0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
        assert sorted(tokens[h] for h in set(graph.hexes) - coast) == [4, 5, 6, 8, 9, 10, 11]
        reds = [h for h in graph.hexes if tokens[h] in (6, 8)]
        assert not any(other in graph.hex_neighbours[red] for red in reds for other in reds)


def test_atl_07_the_robber_starts_on_either_desert_and_has_its_home_there():
    homes = Counter()
    for g in games(24):
        assert g.table.robber == g.table.home and g.table.terrain[g.table.home] == "desert"
        homes[g.table.home] += 1
    assert len(homes) == 2


def test_atl_08_harbours_and_founding_follow_the_base_game_and_no_marker_lies_yet():
    fixed = {tuple(g.table.harbours) for g in games(6, harbours="fixed")}
    shuffled = {tuple(g.table.harbours) for g in games(6)}
    assert len(fixed) == 1 and len(shuffled) > 1
    g = games(1)[0]
    assert g.prompts[0].kind == "found_building" and g.table.pieces[0] == {"road": 15, "settlement": 5, "city": 4}
    assert of(g).markers == [0] * 19 and FACTS.markers == 60
    assert g.table.target == 10


def test_atl_08_other_choices_about_the_island_change_nothing():
    chosen = {"tokens": "spiral", "desert": "centre", "terrain_group": 2, "equal_apart": True}
    plain = new_game(Setup(4, ("atlantis",)), seeded(3)).table
    assert new_game(Setup(4, ("atlantis",), chosen), seeded(3)).table.terrain == plain.terrain


def test_the_picture_shows_how_near_the_end_is():
    look = seen(games(1)[0])
    (track,) = look.tracks
    assert (track.length, track.position) == (7, 0)
    assert not [m for m in look.marks if m.sprite == "storm"]
