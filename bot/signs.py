"""Which icon stands before which button or option, found by the names of things; None wherever there is none."""

from __future__ import annotations

from bot.arguments import type_of
from bot.speech import Speech
from bot.ui import Sign
from game.engine import Action

ACTIONS = {
    "roll": "dice", "bank_trade": "bank", "found_building": "settlement", "discard": "cards", "steal": "cards",
}  # fmt: skip
"""Actions whose icon is not that of the thing they are named after."""
GROUPS = {
    "build": "settlement", "trade": "ship", "card": "development", "hand": "cards", "guild": "favour",
}  # fmt: skip
"""Groups whose icon is not called like them."""


def of_action(speech: Speech, kind: type[Action], seat: int) -> Sign:
    """What an action is about: what it pays for, or the thing in its name, in the colour of the seat if it has one."""
    about = (getattr(kind, "item", ""), kind.key, kind.key.partition("_")[2])
    names = (ACTIONS[kind.key],) if kind.key in ACTIONS else about
    colour = speech.colour(seat)
    return speech.icons.emoji(*(f"{colour}_{name}" for name in names), *names)


def of_group(speech: Speech, group: str) -> Sign:
    """A group of actions, or the hand."""
    return speech.icons.emoji(GROUPS.get(group, group))


def of_value(speech: Speech, kind: str, value: object) -> Sign:
    """One argument: a card, a player, something with a picture of its own."""
    return type_of(kind).sign(speech, value)


def of_seat(speech: Speech, seat: int) -> Sign:
    """The sign of a player."""
    return type_of("seat").sign(speech, seat)
