"""The stand-in for somebody away: keeps the game moving and spends nothing that is theirs to spend."""

from __future__ import annotations

from random import Random

from game.automa.appraise import WON
from game.automa.steady import weigh
from game.engine import Action, Question
from game.table import Island


def cautious(seen: Island, prompt: Question, rng: Random) -> Action:
    """Answers what is owed as well as it can; in a free phase it only takes a win, and declines what is optional."""
    if prompt.optional:
        return prompt.default(seen)
    if not prompt.turn:
        return weigh(seen, prompt, rng)[0].action
    best = weigh(seen, prompt, rng)[0]
    if best.value >= WON:
        return best.action
    return prompt.default(seen)
