"""The progress cards, one small action each, in files by deck."""

from game.engine import Action, Question
from game.modules.cities_and_knights.cards import harbour, politics, science, secrets, trade, turncoats

ACTIONS: tuple[type[Action], ...] = (
    *trade.ACTIONS, *harbour.ACTIONS, *politics.ACTIONS, *turncoats.ACTIONS, *secrets.ACTIONS, *science.ACTIONS
)  # fmt: skip
PROMPTS: tuple[type[Question], ...] = (
    *harbour.PROMPTS, *politics.PROMPTS, *turncoats.PROMPTS, *secrets.PROMPTS, *science.PROMPTS
)  # fmt: skip
