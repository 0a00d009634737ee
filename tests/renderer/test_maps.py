"""Real maps: every name and every rate has its place, and nothing printed lies upon another."""

from itertools import combinations
from math import hypot

import pytest

from game.create import new_game
from game.engine import view
from game.engine.view import SPECTATOR
from game.look import Ground, Look, Place
from game.lookout import look
from game.words import speaking
from renderer import render_text, table_png
from renderer.board import WIDTH, board_of
from renderer.box import Box
from renderer.placement import placement_png
from renderer.sites import CIRCLE, Sign, SiteName, signs, site_names
from renderer.table import table_scene
from renderer.turned import lying
from tests.kit import seeded, setup
from tests.renderer.test_scene import check_bounds, check_rows

NAMES = ["Anežka", "Břetislav", "Žofie", "Maximilián Dlouhojmenný", "Ľudmila", "Zbyšek"]
WORDS = speaking("en")
TABLES = [("corsica", 4), ("corsica", 6), ("new_york", 4), ("new_york", 6)]


def table(name: str, players: int, *modules: str):
    g = new_game(setup(players, name, *modules), seeded())
    return look(view(g, SPECTATOR), NAMES[:players])


@pytest.fixture(params=["corsica", "new_york"])
def ground(request: pytest.FixtureRequest) -> Ground:
    return lying(table(request.param, 4)).ground


def labels(ground: Ground) -> tuple[tuple[Sign, ...], tuple[SiteName, ...], Box]:
    frame = board_of(Look(ground, ()), WIDTH)[0].frame
    left, top = -frame.x / frame.unit, -frame.y / frame.unit
    sea = Box(left, top, left + frame.width / frame.unit, top + frame.height / frame.unit)
    return signs(ground), site_names(ground, sea), sea


def test_every_site_has_its_name_and_every_red_space_its_rate(ground: Ground) -> None:
    rates, names, _ = labels(ground)
    assert sorted(name.text for name in names) == sorted(site.name for site in ground.sites if site.name)
    assert [sign.right for sign in rates] == list(ground.rights) and len(rates) == 9


def test_labels_meet_neither_each_other_nor_numbers_nor_circles_nor_the_rim(ground: Ground) -> None:
    rates, names, sea = labels(ground)
    boxes = [label.box for label in (*rates, *names)]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])]
    discs = [(tile.at, 0.44) for tile in ground.tiles if tile.token]
    discs += [(ground.corners[site.corner], CIRCLE) for site in ground.sites]
    for box in boxes:
        assert sea.left < box.left and box.right < sea.right and sea.top < box.top and box.bottom < sea.bottom
        for (x, y), r in discs:
            assert hypot(max(box.left - x, 0, x - box.right), max(box.top - y, 0, y - box.bottom)) >= r


def test_pic_2_a_name_stands_nearest_to_its_own_circle(ground: Ground) -> None:
    """Rome is not taken for Oswego, Lake Placid not for Glens Falls."""
    circles = {site.name: ground.corners[site.corner] for site in ground.sites if site.name}
    for name in labels(ground)[1]:
        box = name.box
        far = {
            text: hypot(max(box.left - x, 0, x - box.right), max(box.top - y, 0, y - box.bottom))
            for text, (x, y) in circles.items()
        }
        rivals = [text for text in circles if text != name.text and far[text] < far[name.text] + 0.25]
        assert rivals == [], (name.text, rivals)


def test_rates_keep_off_road_spaces(ground: Ground) -> None:
    for sign in labels(ground)[0]:
        for a, b in ground.edges:
            (ax, ay), (bx, by) = ground.corners[a], ground.corners[b]
            middle = ((ax + bx) / 2, (ay + by) / 2)
            assert not (sign.box.left < middle[0] < sign.box.right and sign.box.top < middle[1] < sign.box.bottom)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_tables_of_maps_stay_within_bounds_and_120_kilobytes(name: str, players: int) -> None:
    shown = table(name, players)
    scene = table_scene(shown, WORDS)
    check_bounds(scene)
    check_rows(scene)
    assert len(table_png(shown, WORDS).data) <= 120_000


def test_placements_on_a_map_stay_small_too() -> None:
    shown = table("new_york", 4, "erie_canal")
    places = [Place("edge", k, name, k) for k, name in enumerate(shown.ground.edge_names)]
    assert len(placement_png(shown, places, WORDS).data) <= 120_000


def test_the_text_board_tells_trade_roads() -> None:
    shown = table("corsica", 4)
    text = render_text(shown, WORDS)
    assert "Trade roads" in text
    assert ", ," not in text and "corners ," not in text, "crossings go by their numbers"
    assert all(shown.ground.edge_names[right.edge] in text for right in shown.ground.rights)
