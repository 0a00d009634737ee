"""What stays hidden: kinds of progress cards in other hands, all decks, a resource offered unseen (CK-05)."""

from __future__ import annotations

from game.core.deck import Deck
from game.engine import Chance
from game.modules.cities_and_knights.cards.harbour import HarbourCommodity
from game.modules.cities_and_knights.cards.secrets import MasterCards, SpyCard
from game.modules.cities_and_knights.deck import FIELDS, field_of, full_deck
from game.modules.cities_and_knights.state import of
from game.table import Island


def hide_cards(g: Island, seat: int) -> None:
    """Colours of hidden cards are public, kinds are their owner's; of decks only the size is known (CK-D54)."""
    state = of(g)
    for deck in state.decks.values():
        deck.hide()
    state.unseen = [dict.fromkeys(FIELDS, 0) for _ in g.seats]
    for other in g.seats:
        if other != seat:
            for card in state.hands[other]:
                state.unseen[other][field_of(card)] += 1
            state.hands[other] = []
    if seat != g.table.turn.owner:
        state.offering = ""


def imagine_cards(g: Island, chance: Chance) -> None:
    """Deal the cards nobody shows to hands and decks, and fill what open questions hide."""
    state = of(g)
    _remember_questions(g)
    for field in FIELDS:
        known = [card for hand in (*state.hands, *state.shown, state.in_play) for card in hand]
        left = full_deck(field)
        for card in known:
            if field_of(card) == field:
                left.mixed[card] -= 1
        deck = Deck({card: n for card, n in left.mixed.items() if n > 0})
        for seat, unseen in enumerate(state.unseen):
            state.hands[seat] += [deck.draw(chance, "imagined") for _ in range(unseen[field])]
        state.decks[field] = deck
    state.unseen = []
    _imagine_questions(g, chance)


def _remember_questions(g: Island) -> None:
    """Hands that an open question shows to the viewer are as they were shown."""
    state, cards = of(g), g.rules.card_kinds
    for prompt in g.prompts:
        if isinstance(prompt, SpyCard) and prompt.secret is not None:
            state.hands[prompt.other], state.unseen[prompt.other] = list(prompt.secret), dict.fromkeys(FIELDS, 0)
        elif isinstance(prompt, MasterCards) and prompt.secret is not None:
            shown, hand, bank = g.rules.cards(prompt.secret), g.table.hands[prompt.other], g.table.bank
            for kind in range(cards):
                bank[kind] += hand[kind] - shown[kind]
                hand[kind] = shown[kind]


def _imagine_questions(g: Island, chance: Chance) -> None:
    for prompt in g.prompts:
        if isinstance(prompt, SpyCard) and prompt.secret is None:
            prompt.secret = list(of(g).hands[prompt.other])
        elif isinstance(prompt, MasterCards) and prompt.secret is None:
            prompt.secret = g.rules.named(g.table.hands[prompt.other][: g.rules.card_kinds])
        elif isinstance(prompt, HarbourCommodity) and not of(g).offering:
            _imagine_offer(g, prompt.offerer, prompt.seat, chance)


def _imagine_offer(g: Island, offerer: int, asked: int, chance: Chance) -> None:
    """A resource the offerer may hold, and a commodity for the one who has to give one."""
    rules, hands = g.rules, g.table.hands
    resources = hands[offerer][: rules.resource_kinds]
    kind = chance.from_counts(resources, "imagined") if any(resources) else 0
    of(g).offering = rules.kinds[kind]
    if not resources[kind]:
        _trade_with_bank(g, offerer, kind)
    if not any(hands[asked][rules.resource_kinds : rules.card_kinds]):
        _trade_with_bank(g, asked, rules.resource_kinds)


def _trade_with_bank(g: Island, seat: int, kind: int) -> None:
    """Turn one imagined card of a hand into another kind; the bank takes it in exchange."""
    hand, bank = g.table.hands[seat], g.table.bank
    given = max(range(g.rules.card_kinds), key=lambda k: hand[k])
    hand[given] -= 1
    bank[given] += 1
    hand[kind] += 1
    bank[kind] -= 1
