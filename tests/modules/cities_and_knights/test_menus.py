"""Menus offer exactly what is accepted; what others have seen cannot be taken back; views can be played on."""

import pytest

from game.engine import Chance, advance, view, why_not
from game.modules.cities_and_knights.barbarians import LoseCity
from game.modules.cities_and_knights.cards.harbour import CommercialHarbour, OfferCommercial
from game.modules.cities_and_knights.cards.politics import GiveCards, Saboteur
from game.modules.cities_and_knights.cards.science import Alchemist
from game.modules.cities_and_knights.cards.secrets import MasterMerchant, Spy, TakeCards, TakeProgress
from game.modules.cities_and_knights.cards.turncoats import Deserter, Diplomat, GiveUpKnight, PlaceDeserter, RebuildRoad
from game.modules.cities_and_knights.knight_actions import Chase, Displace, MoveKnight, Retreat
from game.modules.cities_and_knights.knights import ActivateKnight, BuildKnight, PromoteKnight
from game.modules.cities_and_knights.progress import ReturnProgress
from game.modules.cities_and_knights.state import of
from game.modules.cities_and_knights.views import _imagine_offer
from game.modules.cities_and_knights.walls import BuildWall
from tests.kit import act, asked, city, default, give, hand, hold, line, refused, seeded, settlement
from tests.modules.cities_and_knights.kit import attack, awake, ck, knight, legal_with, levels, progress, state, wall


def busy():
    """Knights of all sorts on both sides, cities with and without walls, cards to pay for everything."""
    g = ck()
    awake(g)
    line(g, 0, 18, 24, 30, 36)
    line(g, 0, 12, 8, 13)
    line(g, 1, 24, 19, 25)
    city(g, 0, 12, 48)
    wall(g, 48)
    for seat, corner, strength, active in ((0, 18, 2, True), (0, 30, 1, False), (0, 8, 3, True), (1, 24, 1, True)):
        knight(g, seat, corner, strength, active)
    knight(g, 1, 25, 2)
    levels(g, 0, politics=3)
    give(g, 0, ore=2, wool=2, grain=1, brick=2)
    return g


@pytest.mark.parametrize("poor", [False, True])
@pytest.mark.parametrize("asleep", [False, True])
@pytest.mark.parametrize("kind", [ActivateKnight, BuildKnight, PromoteKnight, BuildWall, Chase])
def test_of_all_corners_exactly_those_offered_are_accepted(kind, poor, asleep):
    g = busy()
    if poor:
        g.table.hands[0] = [0] * len(g.rules.kinds)
    if asleep:
        state(g).attacks = 0
    offered = {getattr(action, kind.argument_names()[0]) for action in legal_with(g, 0, kind)}
    corners = range(len(g.rules.topology.corners))
    assert offered == {corner for corner in corners if why_not(g, kind(0, corner)) is None}


@pytest.mark.parametrize("kind", [MoveKnight, Displace])
def test_of_all_pairs_of_corners_exactly_those_offered_are_accepted(kind):
    g = busy()
    corners = range(len(g.rules.topology.corners))
    accepted = {(a, b) for a in corners for b in corners if why_not(g, kind(0, a, b)) is None}
    assert {(action.knight, action.goal) for action in legal_with(g, 0, kind)} == accepted
    assert list(kind.choices(g, 0, g.prompts[0], {})) == sorted({a for a, _ in accepted})
    for start in {a for a, _ in accepted}:
        goals = kind.choices(g, 0, g.prompts[0], {"knight": start})
        assert list(goals) == sorted(b for a, b in accepted if a == start)


def test_the_positions_of_these_tests_have_something_to_offer():
    g = busy()
    for kind in (ActivateKnight, BuildKnight, PromoteKnight, BuildWall, Chase, MoveKnight, Displace):
        assert legal_with(g, 0, kind), kind.key


def test_both_dice_of_the_alchemist_have_six_faces():
    g = ck(phase="before_roll")
    progress(g, 0, "alchemist")
    assert refused(g, Alchemist(0, 3, 7)) == "bad_count"
    assert refused(g, Alchemist(0, 0, 3)) == "bad_count"


# --- nothing of this can be taken back --------------------------------------------------------------------------------


def deserting():
    g = ck()
    progress(g, 0, "deserter")
    line(g, 0, 18, 24)
    knight(g, 1, 36)
    knight(g, 1, 45)
    return act(g, Deserter(0, 1))


def driven():
    g = ck()
    line(g, 0, 18, 24)
    line(g, 1, 24, 30, 36)
    knight(g, 0, 18, 2, active=True)
    knight(g, 1, 24)
    return act(g, Displace(0, 18, 24))


def sabotaged():
    g = ck()
    progress(g, 0, "saboteur")
    give(g, 1, wood=4)
    give(g, 2, wood=4)
    return act(g, Saboteur(0))


def spying():
    g = ck()
    progress(g, 0, "spy")
    progress(g, 1, "crane", "smith")
    return act(g, Spy(0, 1))


def looking():
    g = ck()
    progress(g, 0, "master_merchant")
    state(g).defenders[1] = 1
    give(g, 1, wood=3)
    return act(g, MasterMerchant(0, 1))


def rebuilding():
    g = ck()
    progress(g, 0, "diplomat")
    line(g, 0, 18, 24)
    settlement(g, 0, 18)
    return act(g, Diplomat(0, g.rules.topology.edge_between[18, 24]))


def too_many():
    g = ck()
    progress(g, 0, "crane", "smith", "mining", "inventor", "spy")
    return g


def beaten():
    g = ck(phase="before_roll")
    city(g, 1, 18, 30)
    city(g, 2, 12, 48)
    return attack(g)


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        (deserting, lambda g: GiveUpKnight(1, 36)),
        (lambda: act(deserting(), GiveUpKnight(1, 36)), lambda g: PlaceDeserter(0, 24)),
        (driven, lambda g: Retreat(1, 36)),
        (sabotaged, lambda g: GiveCards(1, {"wood": 2})),
        (spying, lambda g: TakeProgress(0, "crane")),
        (looking, lambda g: TakeCards(0, {"wood": 2})),
        (rebuilding, lambda g: RebuildRoad(0, g.rules.topology.edge_between[18, 23])),
        (too_many, lambda g: ReturnProgress(0, "crane")),
        (beaten, lambda g: LoseCity(1, 18)),
    ],
)
def test_answers_to_cards_and_barbarians_stand(position, answer):
    g = position()
    assert act(g, answer(g)).undo == ()


# --- views can be played on -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("position", [deserting, driven, sabotaged, spying, looking])
def test_a_view_filled_with_something_possible_goes_on(position, seat):
    imagined = view(position(), seat)
    imagined.viewer = None
    imagined.rules.imagines(imagined, seeded())
    while asked(imagined) != [(0, "main")]:
        advance(imagined, default(imagined), Chance(lambda n: 0))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_offer_nobody_has_seen_is_imagined(seat):
    g = ck()
    progress(g, 0, "commercial_harbour")
    give(g, 0, wood=1)
    give(g, 1, cloth=1, coin=1)
    g = act(g, CommercialHarbour(0), OfferCommercial(0, 1, "wood"))
    imagined = view(g, seat)
    imagined.viewer = None
    imagined.rules.imagines(imagined, seeded(3))
    before = [sum(cards) for cards in imagined.table.hands]
    advance(imagined, default(imagined), seeded())
    assert [sum(cards) for cards in imagined.table.hands] == before
    assert all(n >= 0 for cards in imagined.table.hands for n in cards) and asked(imagined) == [(0, "main")]


def test_what_is_imagined_of_an_offer_can_be_given_and_answered():
    g = ck()
    hold(g, 0, cloth=2)
    hold(g, 1, ore=2)
    _imagine_offer(g, 0, 1, seeded())
    assert of(g).offering == "wood" and hand(g, 0) == {"cloth": 1, "wood": 1}
    assert sum(hand(g, 1).values()) == 2 and hand(g, 1)["ore"] == 1, "one of the two cards became a commodity"
    hold(g, 0, wool=1)
    _imagine_offer(g, 0, 1, seeded())
    assert of(g).offering == "wool" and hand(g, 0) == {"wool": 1}
