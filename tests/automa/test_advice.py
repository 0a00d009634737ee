"""The adviser: sharp's choice with reasons, from what a seat may know."""

from __future__ import annotations

from random import Random

import pytest

from game.advice import Advice
from game.automa.advice import Moment, Reason, _place, advise, as_shown
from game.automa.appraise import appraise, terms
from game.automa.levels import LEVELS
from game.automa.taste import SHARP, STEADY
from game.engine import Chance, submit, view, why_not
from game.families import family
from game.modules.base.robbing import MoveRobber
from game.setup import Setup
from game.table import Island
from tests.automa.kit import Turns
from tests.automa.test_hidden import otherwise
from tests.kit import act, city, copy, hex, island, roll, settlement, turn_of
from tests.renderer.test_games import agreed

SETS = [Setup(4), agreed(4, "cities_and_knights"), agreed(3, "helpers", "jungle"), agreed(4, "castles", "volcano")]


def positions(setup: Setup, seed: int, every: int, moves: int = 160) -> list[Island]:
    """Positions of a game of gentle players."""
    g = family(setup.family).new_game(setup, Chance(Random(seed).randrange))
    rng, found = Random(seed), []
    for n in range(moves):
        if g.over is not None:
            break
        if n % every == 0:
            found.append(g)
        seat = g.waiting_for()[0].seat
        g = submit(g, LEVELS["gentle"].choose(view(g, seat), seat, rng), Chance(Random(seed * 997 + n).randrange))
    return found


def asked(g: Island, seed: int = 7) -> list[Advice]:
    prompt = g.waiting_for()[0]
    seen = family("island").seen_by(g, prompt)
    mine = next(p for p in seen.prompts if p.id == prompt.id)
    return advise(seen, mine, Random(seed), lambda: True)


@pytest.mark.parametrize("setup", SETS, ids=lambda s: "+".join(s.modules) or "base")
def test_every_advice_is_legal_differs_and_mostly_has_a_reason(setup: Setup) -> None:
    told = bare = 0
    for g in positions(setup, 3, 13):
        found = asked(g)
        assert 1 <= len(found) <= 3
        assert len({repr(advice.action) for advice in found}) == len(found)
        for advice in found:
            assert why_not(g, advice.action) is None
        told += bool(found[0].reasons)
        bare += not found[0].reasons
    assert told > bare


@pytest.mark.parametrize("setup", SETS, ids=lambda s: "+".join(s.modules) or "base")
def test_the_terms_are_the_parts_of_the_appraisal(setup: Setup) -> None:
    for g in positions(setup, 5, 20):
        for seat in g.seats:
            for taste in (STEADY, SHARP):
                assert sum(terms(g, seat, taste).values()) == pytest.approx(appraise(g, seat, taste))


def test_the_first_advice_is_what_the_sharp_player_does() -> None:
    for g in positions(Setup(4), 8, 17):
        prompt = g.waiting_for()[0]
        seen = family("island").seen_by(g, prompt)
        mine = next(p for p in seen.prompts if p.id == prompt.id)
        rng = Random(7)
        does = LEVELS["sharp"].think(as_shown(seen), mine, Random(rng.randrange(1 << 30)), Turns(50))
        assert advise(seen, mine, Random(7), Turns(50))[0].action == does


@pytest.mark.parametrize("setup", SETS[:3], ids=lambda s: "+".join(s.modules) or "base")
def test_games_that_differ_in_hidden_cards_alone_get_the_same_advice(setup: Setup) -> None:
    for g in positions(setup, 11, 23)[1:]:
        twin = otherwise(g, g.waiting_for()[0].seat, Random(5))
        assert asked(g) == asked(twin)


def uncounted(g: Island, seat: int, rng: Random) -> Island:
    """The same game with other hands of the same sizes, dealt without regard to what a seat could have counted."""
    twin, seen = copy(g), view(g, seat)
    seen.table.recalled = []
    seen.rules.imagines(seen, Chance(rng.randrange))
    cards = g.rules.card_kinds
    for holder in g.seats:
        twin.table.hands[holder][:cards] = seen.table.hands[holder][:cards]
    twin.table.bank[:cards] = seen.table.bank[:cards]
    return twin


@pytest.mark.parametrize("shown", ["off", "counts", "remembered"])
def test_the_adviser_remembers_hands_only_where_the_table_shows_them(shown: str) -> None:
    """Two games of the same view in which somebody who had counted would know different hands (BASE-O16)."""
    same = compared = 0
    for g in positions(Setup(4, (), {"remembered_hands": shown}), 11, 9)[1:]:
        seat = g.waiting_for()[0].seat
        twin = uncounted(g, seat, Random(5))
        if twin.table.hands != g.table.hands:
            compared += 1
            same += thought_over(g) == thought_over(twin)
    assert compared >= 8
    assert same < compared if shown == "remembered" else same == compared


def thought_over(g: Island) -> list[Advice]:
    prompt = g.waiting_for()[0]
    seen = family("island").seen_by(g, prompt)
    return advise(seen, next(p for p in seen.prompts if p.id == prompt.id), Random(7), Turns(12))


def test_the_robber_is_said_to_block_the_strongest_opponent_there() -> None:
    g = turn_of(island(4), 0)
    settlement(g, 0, "2,0 NE")
    settlement(g, 1, "2,0 S")
    city(g, 2, "2,0 NW")
    g = roll(g, 7)
    there, empty = hex(g, "2,0"), hex(g, "-2,0")
    after = act(g, MoveRobber(0, there))
    assert _place(Moment(0, g, after, MoveRobber(0, there))) == [Reason("blocks", {"other": 2, "hex": there})]
    assert _place(Moment(0, g, after, MoveRobber(0, empty))) == []
