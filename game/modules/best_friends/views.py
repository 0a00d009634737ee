"""What stays hidden: guilds of others' tokens and of the pool; numbers are public (BF-06)."""

from __future__ import annotations

from game.core.deck import Deck
from game.engine import Chance
from game.modules.best_friends.exchange import PutBackQuestion
from game.modules.best_friends.gifts import Gift
from game.modules.best_friends.state import Held, of, pool_for
from game.table import Island

LONG_AGO = -1


def hide_tokens(g: Island, seat: int) -> None:
    """When somebody drew a token is hidden with it: it would tell which one was put back."""
    state = of(g)
    state.pool.hide()
    state.unseen = [0 if other == seat else len(state.tokens[other]) for other in g.seats]
    for other in g.seats:
        if other != seat:
            state.tokens[other] = []


def imagine_tokens(g: Island, chance: Chance) -> None:
    """Deal the tokens nobody shows to their owners; what is left is the pool."""
    state, left = of(g), pool_for(g.rules.players)
    for guild, n in state.mat.items():
        left[guild] -= n
    for held in (held for tokens in state.tokens for held in tokens):
        left[held.guild] -= 1
    pool = Deck({guild: n for guild, n in left.items() if n > 0})
    for seat, n in enumerate(state.unseen):
        state.tokens[seat] += [Held(pool.draw(chance, "imagined"), LONG_AGO) for _ in range(n)]
    state.pool, state.unseen = pool, []
    _imagine_questions(g)


def _imagine_questions(g: Island) -> None:
    """Who exchanges has just drawn something, and who gives holds the card."""
    for prompt in g.prompts:
        if isinstance(prompt, PutBackQuestion) and prompt.secret is None:
            prompt.secret = of(g).tokens[prompt.seat][-1].guild
        elif isinstance(prompt, Gift):
            _hold(g, prompt.maker, g.rules.index[prompt.card], prompt.seat)


def _hold(g: Island, seat: int, kind: int, asked: int) -> None:
    """Turn an imagined card into the one that everybody saw: change it with a third hand, or with the bank."""
    hands, hand = g.table.hands, g.table.hands[seat]
    if hand[kind]:
        return
    given = max(range(g.rules.card_kinds), key=lambda k: hand[k])
    third = (hands[other] for other in g.seats if other not in (seat, asked) and hands[other][kind])
    source = next(third, g.table.bank)
    hand[given] -= 1
    source[given] += 1
    hand[kind] += 1
    source[kind] -= 1
