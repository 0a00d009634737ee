"""The engine: knows prompts, actions, agenda, chance, events, views and saving, and no island.

game = submit(game, action, chance)      the one door: the next game, or Refused with nothing changed
legal(game, seat)                        what a seat may do now
view(game, seat)                         all that a seat may see, itself a game to ask questions of
encode(game) / decode(data, rules)       saving; replay(...) and verify(...) read the log
"""

from game.engine.action import Action, Arg, Argument, Problem
from game.engine.chance import Chance, FairChance, commitment
from game.engine.codec import BadSave, decode, encode
from game.engine.door import admit, advance, begin, legal, menu, resume, submit, suggestions, why_not
from game.engine.game import Event, Game, Prompt, Step
from game.engine.log import Entry, ReplayDiffers, replay, verify
from game.engine.prompt import Kind
from game.engine.refused import Refused
from game.engine.ruleset import Ruleset
from game.engine.undo import Undo
from game.engine.view import view

__all__ = [
    "Action",
    "Arg",
    "Argument",
    "BadSave",
    "Chance",
    "Entry",
    "Event",
    "FairChance",
    "Game",
    "Kind",
    "Problem",
    "Prompt",
    "Refused",
    "ReplayDiffers",
    "Ruleset",
    "Step",
    "Undo",
    "admit",
    "advance",
    "begin",
    "commitment",
    "decode",
    "encode",
    "legal",
    "menu",
    "replay",
    "resume",
    "submit",
    "suggestions",
    "verify",
    "view",
    "why_not",
]
