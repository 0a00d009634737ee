"""Likely trades: what helps, what suits somebody, and nothing that only hidden cards could tell."""

from collections import Counter
from random import Random

import pytest
from msgspec import structs

from game.automa.likely import MOST, likely
from game.automa.sight import incomes
from game.automa.trade import Purse
from game.engine import view, why_not
from game.engine.codec import pack, unpack
from game.modules.base.answering import AnswerOffer, WithdrawOffer
from game.modules.base.offers import MakeOffer
from game.modules.base.settings import Embargo
from game.modules.base.sides import holds
from game.modules.base.standing import StandingOffer, TakeStanding
from tests.automa.kit import choice
from tests.automa.test_sense import seated
from tests.automa.test_trade import wishing
from tests.invariants.harness import scramble_development, scramble_hands
from tests.kit import act, founding, hold, seeded
from tests.modules.maps.country import new_york

SYSTEMS = ((), ("cities_and_knights",), ("jungle",), ("helpers", "event_cards"), ("new_york", "erie_canal"))


def test_what_completes_a_city_comes_first():
    g = wishing()
    first = likely(view(g, 0), 0)[0]
    assert isinstance(first, MakeOffer) and first.get == {"ore": 1} and "grain" not in first.give


def test_at_most_three_each_for_another_card_and_all_of_them_possible():
    g = wishing()
    found = likely(view(g, 0), 0)
    assert 0 < len(found) <= MOST
    assert len({str(a.get) for a in found}) == len(found)
    assert [why_not(g, action) for action in found] == [None] * len(found)


def test_nobody_about_to_win_is_asked():
    g = wishing()
    g.table.target = 4  # everybody has two points
    assert likely(view(g, 0), 0) == []


def test_who_has_an_embargo_is_not_asked():
    g = act(wishing(), Embargo(1, 0))
    assert all(1 not in (action.to or [2, 3]) for action in likely(view(g, 0), 0))


def test_somebody_without_cards_is_not_asked():
    g = wishing()
    hold(g, 1)
    found = likely(view(g, 0), 0)
    assert found and all(action.to and 1 not in action.to for action in found)


def test_a_standing_offer_that_helps_is_taken_at_once():
    g = act(wishing(), StandingOffer(2, {"ore": 1}, {"wool": 1}))
    assert likely(view(g, 0), 0)[0] == TakeStanding(0, g.settings.standing[0].id)


def test_an_opponent_offers_to_the_owner_alone():
    g = seated()
    hold(g, 0, ore=3, wood=3)
    hold(g, 1, grain=2, ore=2, wool=2)
    found = likely(view(g, 1), 1)
    assert found and all(isinstance(a, MakeOffer) and a.receivers(g) == [0] for a in found)


def test_what_is_offered_already_is_not_proposed_again():
    g = wishing()
    first = likely(view(g, 0), 0)[0]
    g = act(g, first)
    assert first not in likely(view(g, 0), 0)


def test_what_was_refused_a_moment_ago_is_not_proposed_again():
    g = wishing()
    first = likely(view(g, 0), 0)[0]
    g = act(g, structs.replace(first, closing="choose"))
    number = g.table.offers[0].id
    g = act(g, *(AnswerOffer(seat, number, "decline") for seat in (1, 2, 3)), WithdrawOffer(0, number))
    assert all((a.give, a.get) != (first.give, first.get) for a in likely(view(g, 0), 0))


def test_tokens_are_asked_of_those_who_have_them():
    g = new_york(4, "erie_canal")
    for seat in g.seats:
        hold(g, seat, wood=2, brick=2, wool=2, grain=2, ore=2)
    assert all("canal" not in a.get for a in likely(view(g, 0), 0) if isinstance(a, MakeOffer))


# --- a plausible order -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [{"wood": 3, "brick": 4}, {"wood": 5, "brick": 1, "wool": 1}, {"wool": 3, "wood": 5}])
def test_one_for_one_comes_before_two_for_one(hand):
    """With many cards as well: a 7 that may fall is no reason to give twice as much at once."""
    g = seated()
    hold(g, 0, **hand)
    for other in (1, 2, 3):
        hold(g, other, wood=1, brick=1, wool=1, grain=1, ore=1)
    found = likely(view(g, 0), 0)
    assert found and [sum(action.give.values()) for action in found] == [1] * len(found)


def test_two_for_one_is_proposed_once_one_for_one_was_refused():
    g = seated()
    hold(g, 0, wood=6)
    for other in (1, 2, 3):
        hold(g, other, grain=2, ore=2, wool=2)
    dear = list[MakeOffer]()
    for _ in range(12):
        found = likely(view(g, 0), 0)
        dear = [action for action in found if sum(action.give.values()) > 1]
        if dear or not found:
            break
        g = act(g, structs.replace(found[0], to=[], closing="choose"))
        number = g.table.offers[-1].id
        g = act(g, *(AnswerOffer(seat, number, "decline") for seat in (1, 2, 3)), WithdrawOffer(0, number))
    assert dear and dear[0].give == {"wood": 2}


def test_what_somebody_wants_is_given_rather_than_what_they_have_in_plenty():
    """Of two cards equally useless to oneself the one goes that the partner does not produce."""
    g = wishing()
    [(give, count)] = likely(view(g, 0), 0)[0].give.items()
    assert count == 1
    others = [incomes(g)[s][g.rules.index[give]] for s in (1, 2, 3)]
    spare = [kind for kind in ("wood", "brick", "wool") if g.table.hands[0][g.rules.index[kind]]]
    for kind in spare:
        assert min(others) <= min(incomes(g)[s][g.rules.index[kind]] for s in (1, 2, 3))


def test_what_comes_first_is_accepted_more_often():
    """Ranked without looking into hands; with the hands open, the first is accepted more often than the last."""
    asked, taken = Counter[int](), Counter[int]()
    for seed in (0, 1):
        g, chance = founding(4), seeded(seed)
        for _ in range(150):
            if any(p.kind == "main" for p in g.prompts):
                seat = g.table.turn.owner
                for rank, action in enumerate(likely(view(g, seat), seat)):
                    asked[rank] += 1
                    taken[rank] += any(_would_take(g, other, action) for other in action.receivers(g))
            g = act(g, choice(g, "gentle"), chance=chance)
    shares = [taken[rank] / asked[rank] for rank in range(MOST)]
    assert shares[0] > shares[-1] and shares[0] > 0.35, shares


def _would_take(g, other, action):
    theirs = Purse(view(g, other), other)
    return holds(g, other, action.get) and theirs.gain(action.get, action.give) > theirs.asks(action.seat)


@pytest.mark.parametrize("modules", SYSTEMS, ids=lambda m: "+".join(m) or "base")
def test_hidden_cards_change_nothing(modules):
    """Two games that differ only in what the seat may not know have the same proposals."""
    rng, shown, differed = Random(f"likely/{modules}"), 0, 0
    g, chance = founding(4, *modules), seeded(5)
    for _ in range(220):
        if g.over is not None:
            break
        if any(p.kind == "main" for p in g.prompts):
            for seat in g.seats:
                found = likely(view(g, seat), seat)
                twin = unpack(pack(g), g.rules)
                scramble_hands(twin, seat, rng)
                scramble_development(twin, seat, rng)
                assert likely(view(twin, seat), seat) == found
                shown += len(found)
                differed += twin.table.hands != g.table.hands
        g = act(g, choice(g, "gentle"), chance=chance)
    assert shown and differed
