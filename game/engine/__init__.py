"""The engine: knows prompts, actions, agenda, chance, events, views and saving, and no island.

game = submit(game, action, chance)      the one door: the next game, or Refused with nothing changed
legal(game, seat)                        what a seat may do now
view(game, seat)                         all that a seat may see, itself a game to ask questions of
encode(game) / decode(data, rules)       saving; replay(...) reads the log
"""

from game.engine.action import Action, Arg, Argument, Pool, SoFar
from game.engine.chance import Chance, FairChance, NumberedChance, commitment
from game.engine.codec import BadSave, decode, encode
from game.engine.door import admit, advance, begin, legal, menu, resume, submit, suggestions, why_not
from game.engine.fact import Event, Fact
from game.engine.game import AnyGame, Game, Step
from game.engine.log import Entry, ReplayDiffers, replay
from game.engine.need import Need, Problem
from game.engine.question import Question
from game.engine.refused import Refused
from game.engine.ruleset import Ruleset, phase
from game.engine.undo import Undo
from game.engine.view import view

__all__ = [
    "Action",
    "AnyGame",
    "Arg",
    "Argument",
    "BadSave",
    "Chance",
    "Entry",
    "Event",
    "Fact",
    "FairChance",
    "Game",
    "Need",
    "NumberedChance",
    "Pool",
    "Problem",
    "Question",
    "Refused",
    "ReplayDiffers",
    "Ruleset",
    "SoFar",
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
    "phase",
    "replay",
    "resume",
    "submit",
    "suggestions",
    "view",
    "why_not",
]
