"""What a seat could do at a prompt, in a number that can be thought through."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from game.automa.losing import losses
from game.automa.quick import corner_score
from game.core.cards import hand_size
from game.engine import Action, Pool, Question
from game.modules.base.founding import FoundBuilding, FoundBuildingQuestion
from game.modules.base.picking import Pick, PickInTurn
from game.modules.development.buying import BuyDevelopment
from game.table import Island

DEALS = ("make_offer", "call", "answer_offer", "close_offer", "withdraw_offer", "take_standing")
RESTS = ("roll", "end_turn", "to_building", "done")
CORNERS = 10
MOST_PICKED = 3


def options(g: Island, prompt: Question) -> list[Action]:
    """Legal answers to a prompt, dealing with others aside."""
    seat, found = prompt.seat, list[Action]()
    for kind in g.rules.holder_actions.get(prompt.kind, ()):
        if kind.key not in DEALS:
            found += kind.suggest(g, seat, prompt)
    if prompt.turn:
        return _thrifty(found)
    if isinstance(prompt, FoundBuildingQuestion):
        found = _best_corners(g, found)
    elif isinstance(prompt, PickInTurn):
        found = _picks(g, prompt, found)
    else:
        found += [loss for loss in _losses(g, prompt) if loss not in found]
    return found


def _thrifty(found: list[Action]) -> list[Action]:
    """Without ways to buy a card that keep back tokens: they pay for nothing else, cards do."""
    most = max((sum(a.tokens.values()) for a in found if isinstance(a, BuyDevelopment)), default=0)
    return [a for a in found if not isinstance(a, BuyDevelopment) or sum(a.tokens.values()) == most]


def _losses(g: Island, prompt: Question) -> list[Action]:
    """Ways to give up as many cards of the hand as a question demands, whoever asks it."""
    found = list[Action]()
    for kind in g.rules.holder_actions.get(prompt.kind, ()):
        if kind.argument_names() == ("cards",):
            make: Any = kind
            pool: Pool | None = kind.pool(g, prompt.seat, prompt, {})
            if pool is not None and not pool.gained and pool.least == pool.most <= hand_size(g, prompt.seat):
                found += [make(prompt.seat, cards) for cards in losses(g, prompt.seat, pool.most)]
    return found


def _best_corners(g: Island, found: list[Action]) -> list[Action]:
    def score(action: Action) -> float:
        return corner_score(g, action.seat, action.corner) if isinstance(action, FoundBuilding) else 0.0

    return sorted(found, key=score, reverse=True)[:CORNERS]


def _picks(g: Island, prompt: PickInTurn, found: list[Action]) -> list[Action]:
    """Every way to choose a few cards the bank has; none at all only where one more would put the hand in danger."""
    number, resources = min(prompt.number, MOST_PICKED), g.rules.resource_kinds
    if prompt.number <= MOST_PICKED:
        for kinds in combinations_with_replacement(range(resources), number):
            if all(kinds.count(k) <= g.table.bank[k] for k in kinds):
                found.append(Pick(prompt.seat, {g.rules.kinds[k]: kinds.count(k) for k in kinds}))
    taken = [action for action in found if not isinstance(action, Pick) or any(action.cards.values())]
    return found if _in_danger(g, prompt) or not taken else taken


def _in_danger(g: Island, prompt: PickInTurn) -> bool:
    """Whether a card more would be one too many on a 7 that comes before the own turn."""
    limit = g.rules.number("hand_limit")
    if not limit or g.table.turn.owner == prompt.seat:
        return False
    most = g.rules.hand_limit(g, prompt.seat, limit)
    return hand_size(g, prompt.seat) <= most < hand_size(g, prompt.seat) + prompt.number


def resting(g: Island, prompt: Question) -> Action | None:
    """What leaves everything as it is: to roll, or to end the turn; None where an answer is owed."""
    if not prompt.turn:
        return None
    default = prompt.default(g)
    return default if default.key in RESTS else None
