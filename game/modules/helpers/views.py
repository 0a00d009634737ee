"""Cards that only one player has seen, filled with something possible for those who have not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import structs

from game.engine import Chance
from game.modules.development.state import of as development
from game.modules.helpers.development_cards import DiaraCard
from game.modules.helpers.facts import FACTS
from game.modules.helpers.ryan import RyanCard
from game.table import Cards, Island


def imagine_questions(g: Island, chance: Chance) -> None:
    """Open questions show the viewer what was really seen, and others something possible."""
    for prompt in g.prompts:
        if isinstance(prompt, RyanCard):
            target = prompt.target
            if prompt.secret is not None:
                show_hand(g, prompt.seat, target, g.rules.cards(prompt.secret))
            prompt.secret = g.rules.named(g.table.hands[target][: g.rules.resource_kinds])
        elif isinstance(prompt, DiaraCard):
            if prompt.secret is None:
                prompt.secret = development(g).deck.peek(chance, FACTS.looked_at, "imagined")
            show_deck(g, prompt.seat, prompt.secret)


def show_hand(g: Island, viewer: int, target: int, shown: Cards) -> None:
    """The imagined hand becomes the one that was seen; what it lacks lies in other hands."""
    hands = g.table.hands
    hand, others = hands[target], [s for s in g.seats if s not in (viewer, target)]
    for kind in range(g.rules.card_kinds):
        while hand[kind] < shown[kind]:
            spare = next(k for k in range(g.rules.card_kinds) if hand[k] > shown[k])
            other = next(s for s in others if hands[s][kind])
            for card, step in ((kind, 1), (spare, -1)):
                hand[card] += step
                hands[other][card] -= step


def show_deck(g: Island, viewer: int, shown: Sequence[str]) -> None:
    """The cards seen lie in the imagined deck; those it lacks were imagined in other hands."""
    state, needed = development(g), Counter(shown)
    mixed = state.deck.mixed
    for card, n in needed.items():
        while mixed.get(card, 0) < n:
            spare = next(c for c in mixed if mixed[c] > needed[c])
            hands = (state.cards[s] for s in g.seats if s != viewer)
            hand, at = next((h, i) for h in hands for i, held in enumerate(h) if held.card == card)
            hand[at] = structs.replace(hand[at], card=spare)
            mixed[card], mixed[spare] = mixed.get(card, 0) + 1, mixed[spare] - 1
