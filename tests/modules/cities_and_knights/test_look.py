"""What lies on the table as data to draw, and that nothing hidden is in it."""

from game.engine import view
from game.look import Mark
from game.lookout import hand as hand_of
from game.lookout import look
from game.modules.cities_and_knights.state import of
from game.words import speaking
from renderer import alt_text, hand_png, table_png
from tests.kit import city, give, hex, line, seeded, settlement, turn_of
from tests.modules.cities_and_knights.kit import ck, knight, lay_down, levels, metropolis, progress, state, throw, wall

NAMES = ["Ada", "Bo", "Cy", "Di"]


def full_table():
    g = ck()
    city(g, 0, 18, 32)
    city(g, 1, 45, 20)
    settlement(g, 1, 8)
    line(g, 0, 18, 24, 30)
    wall(g, 18)
    metropolis(g, "politics", 45)
    lay_down(g, 20)
    knight(g, 0, 24, 3, active=True)
    knight(g, 0, 30)
    levels(g, 0, trade=2)
    levels(g, 1, politics=4)
    state(g).merchant, state(g).merchant_owner, state(g).ship = hex(g, "1,1"), 0, 5
    state(g).defenders[1] = 2
    state(g).shown[1].append("constitution")
    state(g).decks["politics"].mixed.pop("constitution")
    progress(g, 0, "spy", "alchemist")
    give(g, 0, cloth=3)
    return throw(turn_of(g, 0), 6, 2, "politics")


def seen():
    return look(view(full_table(), -1), NAMES)


def at(marks: tuple[Mark, ...], where: str, place: int, layer: str) -> list[Mark]:
    return [m for m in marks if (m.at, m.place, m.layer) == (where, place, layer)]


def test_knights_show_strength_and_helmet():
    marks = seen().marks
    (mighty,), (basic,) = at(marks, "corner", 24, "piece"), at(marks, "corner", 30, "piece")
    assert (mighty.sprite, mighty.seat, mighty.level, mighty.active) == ("knight", 0, 3, True)
    assert (basic.level, basic.active) == (1, False)


def test_walls_lie_under_and_metropolises_over_their_cities():
    marks = seen().marks
    assert [m.sprite for m in at(marks, "corner", 18, "under")] == ["wall"]
    assert [(m.sprite, m.level, m.seat) for m in at(marks, "corner", 45, "over")] == [("metropolis", 2, 1)]


def test_a_city_laid_over_is_pale():
    marks = seen().marks
    assert [m.active for m in at(marks, "corner", 20, "piece")] == [False]
    assert [m.active for m in at(marks, "corner", 32, "piece")] == [True]


def test_the_merchant_the_ship_and_the_third_die():
    table = seen()
    merchants = [m for m in table.marks if m.sprite == "merchant"]
    assert [(m.at, m.place, m.seat) for m in merchants] == [("hex", 15, 0)]
    assert [(t.icon, t.length, t.position) for t in table.tracks] == [("ship", 7, 5)]
    assert table.dice is not None and [face.icon for face in table.dice.extra] == ["politics"]


def test_player_rows_show_levels_colours_of_cards_and_defenders():
    rows = seen().rows
    assert [(one.icon, one.level, one.of) for one in rows[0].grid] == [("cloth", 2, 5), ("coin", 0, 5), ("paper", 0, 5)]
    chips = {chip.icon: chip.text for chip in rows[0].chips}
    assert (chips["politics"], chips["science"], chips["knight"], chips["wall"]) == ("1", "1", "3", "1")
    assert {chip.icon: chip.text for chip in rows[1].chips}["defender"] == "2"
    assert rows[1].points == 2 + 2 + 1 + 1 + 2 + 1  # city, metropolis, laid over, settlement, defender, open card


def test_progress_cards_are_in_the_own_hand_only():
    g = full_table()
    mine = hand_of(view(g, 0), 0, "Ada")
    assert [face.sprite for row in mine.others for face in row.cards] == ["spy", "alchemist"]
    assert hand_of(view(g, 1), 1, "Bo").others == ()
    table = look(view(g, -1), NAMES)
    assert "spy" not in str(table) and "alchemist" not in str(table)
    assert [face.sprite for row in table.cards for face in row.cards] == ["constitution"]


def test_everything_can_be_drawn_and_said():
    words = speaking("en")
    assert "Defender" in alt_text(seen(), words)
    assert table_png(seen(), words).data[:4] == b"\x89PNG"
    assert hand_png(hand_of(view(full_table(), 0), 0, "Ada"), words).data[:4] == b"\x89PNG"


def test_a_view_can_be_filled_with_something_possible():
    g = full_table()
    progress(g, 2, "crane", "merchant")
    imagined = view(g, 1)
    g.rules.imagines(imagined, seeded())
    guess = of(imagined)
    assert [len(hand) for hand in guess.hands] == [2, 0, 2, 0]
    assert sum(len(deck) for deck in guess.decks.values()) == 54 - 4 - 1
    assert guess.unseen == []
