"""What holds in every position of Cities & Knights, and how to change what a seat cannot see."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.modules.cities_and_knights.deck import CARDS, FIELDS, field_of
from game.modules.cities_and_knights.state import LANDING, TOP_LEVEL, cities, of
from game.table import Island
from tests.modules.cities_and_knights.kit import CK


def check_state(g: Island) -> None:
    check_progress(g)
    check_knights(g)
    check_cities(g)
    state = of(g)
    in_attack = any(p.kind in ("defend", "lose_city", "draw_deck", "return_progress") for p in g.prompts)
    assert 0 <= state.ship < LANDING or in_attack or g.over
    assert not state.in_play or g.over or g.waiting_for()[0].kind != "main"
    assert (state.merchant < 0) == (state.merchant_owner < 0)


def check_progress(g: Island) -> None:
    """Each of the 54 cards is in a deck, in a hand, open, or just in play."""
    state, seen = of(g), Counter[str]()
    for deck in state.decks.values():
        seen.update(deck.mixed)
        seen.update(deck.under)
    for cards in (*state.hands, *state.shown, state.in_play):
        seen.update(cards)
    assert seen == Counter({card.id: card.count for card in CARDS.values()})
    for field, deck in state.decks.items():
        assert all(field_of(card) == field for card in (*deck.mixed, *deck.under))
    assert all(not CARDS[card].points for hand in state.hands for card in hand)


def check_knights(g: Island) -> None:
    """No more pieces than there are, one on a corner, never with a building, by an own road."""
    state = of(g)
    assert not state.knights.keys() & g.table.buildings.keys()
    out = [*state.knights.values(), *([state.driven.knight] if state.driven else [])]
    assert max(Counter((k.seat, k.strength) for k in out).values(), default=0) <= 2
    topology, roads = g.rules.topology, g.table.roads
    for corner, knight in state.knights.items():
        assert any(e in roads and roads[e].seat == knight.seat for e in topology.corner_edges[corner])
    assert (state.driven is None) == (not any(p.kind == "retreat" for p in g.prompts))


def check_cities(g: Island) -> None:
    """Walls and metropolises stand under and on standing cities; levels never leave their range."""
    state = of(g)
    standing = {corner for seat in g.seats for corner in cities(g, seat)}
    assert set(state.walls) <= standing and len(set(state.walls)) == len(state.walls)
    assert max(Counter(g.table.buildings[c].seat for c in state.walls).values(), default=0) <= 3
    sites = list(state.metropolises.values())
    assert set(sites) <= standing and len(set(sites)) == len(sites)
    assert all(0 <= level <= TOP_LEVEL for levels in state.levels for level in levels.values())
    for field in FIELDS:
        assert (field in state.metropolises) == any(levels[field] >= 4 for levels in state.levels)


def scramble_progress(g: Island, seat: int, rng: Random) -> None:
    """Deal hidden progress cards of others anew within their colour, mix the decks, offer another resource."""
    if CK not in g.ext:
        return
    state, others = of(g), [s for s in g.seats if s != seat]
    for field in FIELDS:
        deck = state.decks[field]
        pool = [card for s in others for card in state.hands[s] if field_of(card) == field]
        pool += [*deck.under, *(card for card, n in deck.mixed.items() for _ in range(n))]
        pool = [card for card in pool if not CARDS[card].points]
        fixed = [card for card in (*deck.under, *deck.mixed) if CARDS[card].points]
        rng.shuffle(pool)
        for s in others:
            state.hands[s] = [pool.pop() if field_of(card) == field else card for card in state.hands[s]]
        deck.under, deck.mixed = [*fixed, *pool], {}
    if state.offering and seat != g.table.turn.owner:
        state.offering = rng.choice(g.rules.kinds[: g.rules.resource_kinds])
