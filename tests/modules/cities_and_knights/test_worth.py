"""How automatic players value a position."""

from game.engine import view
from tests.kit import city
from tests.modules.cities_and_knights.kit import ck, knight, levels, progress, state, wall


def worth(g, seat=0):
    return g.rules.worth(view(g, seat), seat, 0.0)


def test_levels_knights_cards_and_walls_are_worth_something():
    g = ck()
    city(g, 0, 18)
    before = worth(g)
    for better in (lambda: levels(g, 0, trade=2), lambda: knight(g, 0, 24), lambda: progress(g, 0, "spy"),
                   lambda: wall(g, 18)):  # fmt: skip
        better()
        assert worth(g) > before
        before = worth(g)


def test_a_threatened_city_is_worth_less_the_nearer_the_ship_and_a_helmet_helps():
    g = ck()
    city(g, 0, 18)
    knight(g, 0, 24)
    far = worth(g)
    state(g).ship = 6
    assert worth(g) < far
    state(g).knights[24].active = True
    assert worth(g) > far
