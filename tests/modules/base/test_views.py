"""What is seen: views, looks, hands, and what an automatic player may imagine."""

import pytest

from game.engine import legal, view, why_not
from game.engine.codec import pack
from game.lookout import ground, hand, look, places
from game.modules.base.building import BuildRoad
from game.modules.base.offers import MakeOffer
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn
from game.modules.development.buying import BuyDevelopment
from game.modules.development.state import of as development
from tests.engine.positions import positions
from tests.invariants.harness import check_conserved
from tests.kit import act, card, copy, founding, hold, island, lots, roll, seeded, settlement

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]


@pytest.mark.parametrize("name", sorted(positions()))
def test_a_look_can_be_had_of_every_position(name):
    g = positions()[name]
    picture = look(view(g), NAMES)
    assert len(picture.rows) == g.rules.players
    assert len(picture.ground.tiles) == len(g.table.terrain)
    waited = {row.seat for row in picture.rows if row.waited_for}
    assert waited == {p.seat for p in g.waiting_for()}
    assert sum(mark.sprite == "robber" for mark in picture.marks) == 1
    assert sum(mark.layer == "piece" for mark in picture.marks) == len(g.table.buildings) + len(g.table.roads)


def test_a_look_is_taken_of_a_spectators_view_only():
    for seen in (island(), view(island(), 0)):
        with pytest.raises(ValueError, match="spectator"):
            look(seen, NAMES)


def test_the_look_shows_what_lies_open():
    g = roll(founding(4, island="beginner"), 8)
    picture = look(view(g), NAMES)
    assert (picture.dice.red, picture.dice.yellow) == (2, 6)
    assert picture.turn == 1 and [row.turn for row in picture.rows] == [True, False, False, False]
    cards = {row.seat: next(c.text for c in row.chips if c.icon == "cards") for row in picture.rows}
    assert cards == {0: "4", 1: "4", 2: "3", 3: "4"}
    assert {c.icon: c.text for c in picture.chips}["deck"] == "25"
    assert [row.points for row in picture.rows] == [2, 2, 2, 2]
    assert {award.icon: award.holder for award in picture.awards} == {"longest_road": -1, "largest_army": -1}


def test_equal_grounds_for_as_long_as_no_hex_changes():
    g = founding(4, island="beginner")
    assert ground(g) == ground(act(roll(g, 8), EndTurn(0)))
    marks = ground(g).harbours
    assert len(marks) == 9 and sorted({(h.kind, h.rate) for h in marks}) == [
        ("any", 3), ("brick", 2), ("grain", 2), ("ore", 2), ("wood", 2), ("wool", 2),
    ]  # fmt: skip


def test_a_hand_shows_cards_and_development_cards_to_their_owner():
    g = island()
    hold(g, 1, ore=2)
    card(g, 1, "knight")
    card(g, 1, "monopoly", new=True)
    own = hand(view(g, 1), 1, "Bob")
    assert {face.sprite: face.count for face in own.cards if face.count} == {"ore": 2}
    assert [(face.sprite, face.active) for face in own.others[0].cards] == [("knight", True), ("monopoly", False)]
    others = hand(view(g, 0), 1, "Bob")
    assert all(face.count == 0 for face in others.cards) and others.others == ()


def test_places_carry_the_names_people_type():
    g = island()
    settlement(g, 0, "0,0 N")
    hold(g, 0, wood=1, brick=1)
    edges = [a.edge for a in legal(g, 0) if isinstance(a, BuildRoad)]
    listed = places(g, "edge", edges)
    assert [p.place for p in listed] == edges and [p.rank for p in listed] == [0, 1, 2]
    assert all(g.rules.topology.find_edge(p.label) == p.place for p in listed)


@pytest.mark.parametrize("name", sorted(positions()))
def test_reasons_and_menus_can_be_asked_of_a_view(name):
    g = positions()[name]
    for seat in g.seats:
        seen = view(g, seat)
        before = pack(seen)
        for action in legal(g, seat):
            assert action in legal(seen, seat) and why_not(seen, action) is None
        assert pack(seen) == before


@pytest.mark.parametrize("name", sorted(positions()))
def test_what_a_view_hides_can_be_imagined_as_something_possible(name):
    g = positions()[name]
    if name == "over":
        return
    for seat in g.seats:
        dream = view(g, seat)
        dream.rules.imagines(dream, seeded(seat))
        check_conserved(dream)
        assert [sum(cards) for cards in dream.table.hands] == [sum(cards) for cards in g.table.hands]
        assert dream.table.hands[seat] == g.table.hands[seat]
        assert [len(cards) for cards in development(dream).cards] == [len(cards) for cards in development(g).cards]
        assert dream.table.unknown == [] and len(development(dream).deck) == len(development(g).deck)


def test_imagining_with_a_hidden_bank_conserves_cards_too():
    g = island(bank_shown=False)
    hold(g, 1, ore=3, wood=2)
    dream = view(g, 0)
    dream.rules.imagines(dream, seeded())
    check_conserved(dream)


def test_public_events_are_the_same_whatever_is_hidden():
    """A theft, a purchase and an offer tell bystanders nothing of the cards."""

    def heard(g, seat):
        return [(e.key, e.args) for e in g.events if e.only is None or seat in e.only]

    def theft(**cards):
        g = copy(positions()["robber"])
        hold(g, 1, **cards)
        hold(g, 2)
        return act(g, MoveRobber(0, g.rules.topology.hex_at(2, 0)), chance=lots(0))

    assert heard(theft(ore=1), 3) == heard(theft(wood=1), 3) and heard(theft(ore=1), 1) != heard(theft(wood=1), 1)
    g = island()
    hold(g, 0, wool=1, grain=1, ore=1)
    bought = [act(g, BuyDevelopment(0), chance=lots(ticket)) for ticket in (0, 24)]
    assert heard(bought[0], 2) == heard(bought[1], 2) and heard(bought[0], 0) != heard(bought[1], 0)


def test_refusing_asks_nothing_of_other_hands():
    """Whether an opponent could pay changes nothing in what the owner is told before closing."""
    rich, poor = island(), island()
    for g in (rich, poor):
        hold(g, 0, wood=1)
    for g, mine, others in ((rich, "ore", "wool"), (poor, "wool", "ore")):
        hold(g, 1, **{mine: 1})
        hold(g, 2, **{others: 1})
    offer = MakeOffer(0, {"wood": 1}, {"ore": 1}, [1])
    assert pack(view(act(rich, offer), 0)) == pack(view(act(poor, offer), 0))
