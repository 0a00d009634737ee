"""What may come to lie together on one hex stays in sight, and letters never shrink to specks."""

from __future__ import annotations

from game.engine import view
from game.engine.view import SPECTATOR
from game.lookout import look
from game.modules.castles.state import of as castles
from game.modules.volcano.state import of, volcano
from renderer.board import board_scene
from renderer.canvas import BOX, PHONE
from renderer.scene import Stamp
from renderer.speak import speaker
from renderer.sprites import SpriteKey, draw_sprite
from tests.kit import city, island
from tests.renderer.test_board import started, unit_shown

UNIT, SMALLEST = 100, 7.5  # pixels of a letter's body that is read at a second glance


def opaque(key: SpriteKey) -> set[tuple[int, int]]:
    """The pixels a sprite covers, counted from its middle."""
    side, alpha = key.side, draw_sprite(key).getchannel("A")
    pixels = enumerate(alpha.tobytes())
    return {(i % side - side // 2, i // side - side // 2) for i, depth in pixels if depth > 127}


def test_pic_1_a_volcano_with_castle_robber_and_lava_shows_all_of_them() -> None:
    g = island(4, "volcano", "castles")
    here = volcano(g)
    struck = g.rules.topology.hex_corners[here][2]
    city(g, 1, struck)
    castles(g).castles.append(here)
    of(g).lava, of(g).turn, g.table.robber = 3, g.table.turn.number, here
    table = look(view(g, SPECTATOR), ["Ann", "Bo", "Cy", "Di"])
    stamps = [item for item in board_scene(table, speaker("en")).items if isinstance(item, Stamp)]
    numbers = [stamp for stamp in stamps if stamp.key.family == "spot"]
    assert sorted(stamp.key.label for stamp in numbers) == list("123456")
    digits = opaque(SpriteKey("spot", "number", UNIT, label="6"))
    assert len(digits) < UNIT**2 * 0.09, "no plates over castle and robber"
    glow = next(stamp for stamp in stamps if stamp.key.family == "glow")
    ring = opaque(glow.key._replace(unit=UNIT))
    town = opaque(SpriteKey("piece", "city", UNIT, "blue"))
    assert len(ring - town) > len(ring) * 2 / 3, "what is left of the ring around a city is plain to see"


def test_pic_1_numbers_of_corners_are_legible_on_a_phone() -> None:
    for box in (BOX, (PHONE, 10_000)):
        assert unit_shown(started(4, "volcano"), box) * 0.38 >= 9.5


def test_pic_5_a_plate_is_as_wide_as_its_words() -> None:
    for label in ("2/5", "1+6", "2 3 11 12", "12 of 100 tokens"):
        key = SpriteKey("tag", "number", UNIT, label=label)
        edge = key.side // 2 - 1
        assert all(-edge < x < edge for x, _ in opaque(key)), label
    assert unit_shown(started(4, "magic_seven"), BOX) * 0.25 >= SMALLEST
