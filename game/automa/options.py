"""What a seat could do at a prompt, in a number that can be thought through."""

from __future__ import annotations

from itertools import combinations_with_replacement

from game.automa.quick import corner_score, discard
from game.engine import Action, Question
from game.modules.base.discarding import DiscardQuestion
from game.modules.base.founding import FoundBuilding, FoundBuildingQuestion
from game.modules.base.picking import Pick, PickInTurn
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
    if isinstance(prompt, FoundBuildingQuestion):
        found = _best_corners(g, found)
    elif isinstance(prompt, DiscardQuestion):
        found.append(discard(g, prompt))
    elif isinstance(prompt, PickInTurn):
        found += _picks(g, prompt)
    return found


def _best_corners(g: Island, found: list[Action]) -> list[Action]:
    def score(action: Action) -> float:
        return corner_score(g, action.seat, action.corner) if isinstance(action, FoundBuilding) else 0.0

    return sorted(found, key=score, reverse=True)[:CORNERS]


def _picks(g: Island, prompt: PickInTurn) -> list[Action]:
    """Every way to choose a few cards the bank has."""
    number, resources = min(prompt.number, MOST_PICKED), g.rules.resource_kinds
    if prompt.number > MOST_PICKED:
        return []
    found: list[Action] = []
    for kinds in combinations_with_replacement(range(resources), number):
        if all(kinds.count(k) <= g.table.bank[k] for k in kinds):
            found.append(Pick(prompt.seat, {g.rules.kinds[k]: kinds.count(k) for k in kinds}))
    return found


def resting(g: Island, prompt: Question) -> Action | None:
    """What leaves everything as it is: to roll, or to end the turn; None where an answer is owed."""
    if not prompt.turn:
        return None
    default = prompt.default(g)
    return default if default.key in RESTS else None
