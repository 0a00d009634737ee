"""What /fair tells in ten lines, done by hand: nothing but the text, SHA-256 and HMAC."""

from __future__ import annotations

import hmac
from hashlib import sha256

from game.core.cards import steal_card
from game.engine import commitment
from game.fair import Source, Terms
from game.families import family
from game.modules.base.rolling import throw
from game.modules.development.buying import draw_card
from game.modules.development.state import of
from game.setup import Setup
from tests.kit import give, island

SEED, GAME = bytes(range(32)), "57"
SETUP = Setup(4, ("cities_and_knights",))
TERMS = Terms(GAME, commitment(SEED), SETUP, family("island").ground(SETUP), 0, 1, (("Anna", "banana"),)).written()
D = sha256(TERMS.encode()).hexdigest()


def by_hand(purpose: str, number: int, n: int) -> int:
    digest = hmac.new(SEED, f"play:57:{D}:{purpose}:{number}:0".encode(), sha256).hexdigest()
    x = int(digest[:16], 16)
    assert x < 2**64 - 2**64 % n
    return x % n


def test_a_die() -> None:
    g = island(4)
    g.chance = Source(SEED, GAME, TERMS).chance()
    for number in range(20):
        throw(g)
        turn = g.table.turn
        assert (turn.red, turn.yellow) == (1 + by_hand("dice", 2 * number, 6), 1 + by_hand("dice", 2 * number + 1, 6))


def test_a_drawn_card() -> None:
    g = island(4)
    g.chance = Source(SEED, GAME, TERMS).chance()
    for number in range(25):
        deck = [card for card, n in sorted(of(g).deck.mixed.items()) for _ in range(n)]
        draw_card(g, 0)
        assert of(g).cards[0][-1].card == deck[by_hand("development_card", number, len(deck))]


def test_a_theft() -> None:
    g = island(4, "cities_and_knights")
    g.chance = Source(SEED, GAME, TERMS).chance()
    give(g, 1, wood=2, brick=1, wool=3, grain=1, ore=2, coin=1, paper=2, cloth=1)
    order = ("wood", "brick", "wool", "grain", "ore", "coin", "paper", "cloth")
    for number in range(13):
        held = g.rules.named(g.table.hands[1])
        hand = [kind for kind in order for _ in range(held.get(kind, 0))]
        steal_card(g, 0, 1)
        taken = hand[by_hand("theft", number, len(hand))]
        assert g.rules.named(g.table.hands[1]).get(taken, 0) == held[taken] - 1
