"""What lies on the table and in the own hand, in picture and words (HLP-08)."""

import pytest

from game.engine import view
from game.lookout import hand
from game.modules.helpers.facts import FACTS
from game.modules.helpers.robber import Kaja
from game.modules.helpers.state import of
from game.words import languages, speaking
from renderer.drawer import ALL
from renderer.table import table_png
from tests.kit import act, founding
from tests.modules.ground import seen
from tests.modules.helpers.kit import CARDS, founded, table, turned


def chips(g, seat):
    return [(chip.icon, chip.text) for chip in seen(g).rows[seat].chips]


def test_everybodys_helper_stands_in_their_row_with_the_side_that_is_up():
    g = founded(4)
    for seat, helper in enumerate(FACTS.tiles[:4]):
        assert chips(g, seat)[-2:] == [(helper, FACTS.names[helper]), ("sun", "")]
    g = table("kaja")
    g.table.robber = g.table.terrain.index("forest")
    assert chips(turned(act(g, Kaja(0))), 0)[-2:] == [("kaja", "Kaja"), ("moon", "")]


def test_pic_4_cards_show_a_and_b():
    g = founded(3, **CARDS)
    assert chips(g, 0)[-1] == ("side_a", "")
    of(g).hired[0].second = True
    assert chips(g, 0)[-1] == ("side_b", "")


def test_before_the_second_settlement_nobody_has_one():
    assert all(row.chips[-1].icon not in ("sun", "moon") for row in seen(founding(4, "helpers")).rows)


def test_the_display_lies_open():
    g = founded(4)
    (row,) = seen(g).cards
    assert [face.sprite for face in row.cards] == of(g).display


def test_pic_4_the_own_helper_is_in_the_hand_and_pale_while_it_rests():
    g = table("kaja")
    g.table.robber = g.table.terrain.index("forest")
    (row,) = hand(view(g, 0), 0, "Ann").others
    assert [(face.sprite, face.active) for face in row.cards] == [("kaja", True), ("sun", True)]
    (row,) = hand(view(turned(act(g, Kaja(0))), 0), 0, "Ann").others
    assert [(face.sprite, face.active) for face in row.cards] == [("kaja", False), ("moon", True)]


@pytest.mark.parametrize("language", languages())
def test_every_helper_has_a_face_a_name_and_a_line(language):
    words = speaking(language)
    for helper in FACTS.tiles:
        assert helper in ALL and words.say(f"helper-{helper}") == FACTS.names[helper]
        assert words.say(f"helper-{helper}", of="title") and words.say(f"value-{helper}").startswith(
            FACTS.names[helper]
        )
        assert words.say(f"action-helper_{helper}").startswith(FACTS.names[helper])


@pytest.mark.parametrize("language", languages())
def test_the_picture_tells_who_has_which(language):
    g = founded(4)
    alt = table_png(seen(g), speaking(language)).alt
    assert all(FACTS.names[helper] in alt for helper in (*FACTS.tiles[:4], *of(g).display))
